import { Box, Button, Chip, LinearProgress, Link, Tab, Tabs } from '@mui/material';
import { memo, type ReactNode, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { ActionBar } from '../../../../newsroom/ActionBar.tsx';
import { ScreenMessage } from '../../../../newsroom/frame/ScreenMessage.tsx';
import { inLanguage, useWords } from '../../../../newsroom/language.ts';
import { lazyScreen } from '../../../../newsroom/lazyScreen.tsx';
import { Title } from '../../../../newsroom/Title.tsx';
import { useUnsavedWork } from '../../../../newsroom/unsavedWork.ts';
import { type StoryDocument, storyDocument } from '../../../../platform/document/storyDocument.ts';
import { rowId } from '../../../../site/newsroom/endpoint.ts';
import { StoryAudienceLine } from '../../../audience/newsroom/StoryAudienceLine.tsx';
import { PicturePicker } from '../../../pictures/newsroom/PicturePicker.tsx';
import type { LooseDocument } from '../../copies/workingCopy.ts';
import { documentOfEditor } from '../editor/documentOfEditor.ts';
import type { EditorHelp, EditorWords, PickedPicture, PickedStory, PickedVideo } from '../editor/editorHelp.ts';
import { libraryPicture } from '../editor/libraryPicture.ts';
import { StoryEditor } from '../editor/StoryEditor.tsx';
import { usePicking } from '../editor/usePicking.ts';
import { readHeadline } from '../readHeadline.ts';
import { StoryPicker } from '../StoryPicker.tsx';
import { VideoPicker } from '../VideoPicker.tsx';
import { RevisionsPane } from '../versions/RevisionsPane.tsx';
import { storyDeskWords, storyEditorWords } from '../words.ts';
import { ChecksList } from './ChecksList.tsx';
import { type CopyStore, useCopyField } from './copyStore.ts';
import { HeadlinePreview } from './HeadlinePreview.tsx';
import { isShortcut } from './isShortcut.ts';
import { MainPictureField } from './MainPictureField.tsx';
import { PlanFields } from './PlanFields.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { SaveLine } from './SaveLine.tsx';
import { StoryBanners } from './StoryBanners.tsx';
import { HeadFields, PlaceFields } from './StoryFields.tsx';
import { StoryStepButtons } from './StoryStepButtons.tsx';
import { useStore } from './useStore.ts';
import { type StoryAtHand, useStory } from './useStory.ts';

/** The screen to write, read, process and review a story. */
export function StoryEditScreen(): ReactNode {
  const { id = '' } = useParams();
  return rowId.safeParse(id).success ? <StoryForEditing key={id} id={Number(id)} /> : <NoSuchStory />;
}

const NoSuchStory = (): ReactNode => <ScreenMessage title={storyDeskWords.noSuchStory} text={storyDeskWords.noSuchStoryText} />;

function StoryForEditing({ id }: { id: number }): ReactNode {
  const hand = useStory(id);
  if (hand === 'missing') return <NoSuchStory />;
  return hand ? <OpenStory hand={hand} /> : <LinearProgress />;
}

type Pane = 'write' | 'headlines' | 'presentation' | 'preview' | 'revisions';

const HeadlinesPane = lazyScreen(async () => (await import('../headlines/HeadlinesPane.tsx')).HeadlinesPane);
const PresentationPane = lazyScreen(async () => (await import('../presentation/PresentationPane.tsx')).PresentationPane);

function OpenStory({ hand }: { hand: StoryAtHand }): ReactNode {
  const words = useWords(storyDeskWords);
  const [pane, setPane] = useState<Pane>('write');
  const [isTried, setTried] = useState(false);
  const { story, copy, flush } = hand;
  return (
    <Box component="article" sx={{ pt: 0.5, pb: 12, pr: { md: 2 }, '& .MuiChip-root': { borderRadius: 0 } }}>
      <StoryTitle copy={copy} />
      <ActionBar>
        <Chip size="small" variant="outlined" label={words[story.state]} data-state={story.state} />
        {story.hasChanges && <Chip size="small" variant="outlined" color="primary" label={words.hasChanges} />}
        <SaveLine state={hand.saveState} isKept={hand.isKept} />
        <SaveButton state={hand.saveState} flush={flush} />
        <Box sx={{ flex: 1 }} />
        {story.address !== null && story.state === 'published' && (
          <Link href={story.address} target="_blank" variant="body2">
            {words.onSite}
          </Link>
        )}
        <StoryStepButtons story={story} applyTransition={hand.applyTransition} onError={() => setTried(true)} />
      </ActionBar>
      <StoryBanners hand={hand} />
      {story.state === 'published' && <StoryAudienceLine id={story.id} />}
      <Tabs value={pane} onChange={(_event, next: Pane) => setPane(next)} variant="scrollable" allowScrollButtonsMobile sx={{ mb: 2 }}>
        <Tab value="write" label={words.write} />
        <Tab value="headlines" label={words.headlines} />
        <Tab value="presentation" label={words.presentation} />
        <Tab value="preview" label={words.preview} />
        <Tab value="revisions" label={words.revisions} />
      </Tabs>
      {/* The text stays mounted while another tab is shown. */}
      <Box hidden={pane !== 'write'}>
        <Writing hand={hand} isTried={isTried} />
      </Box>
      {pane === 'headlines' && <HeadlinesPane story={story} copy={copy} request={hand.request} isFixed={!hand.mayWrite} />}
      {pane === 'presentation' && <PresentationPane story={story} copy={copy} isFixed={!hand.mayWrite} />}
      {pane === 'preview' && <PreviewPane storyId={story.id} flush={flush} />}
      {pane === 'revisions' && <RevisionsPane story={story} copy={copy.current()} mayRestore={hand.mayWrite} request={hand.request} />}
    </Box>
  );
}

function StoryTitle({ copy }: { copy: CopyStore }): ReactNode {
  const words = useWords(storyDeskWords);
  return <Title title={useDeferredValue(useCopyField(copy, 'headline')) || words.untitled} />;
}

function SaveButton({ state, flush }: { state: StoryAtHand['saveState']; flush: StoryAtHand['flush'] }): ReactNode {
  const words = useWords(storyDeskWords);
  const current = useStore(state);
  const { kind } = current;
  // Leaving saves, unless the last save failed. What was refused because the story has gone on (403) is kept as a version.
  const isKeptApart = kind === 'conflict' || (current.kind === 'refused' && current.status === 403);
  const isFailed = !isKeptApart && ['waiting', 'signedOut', 'refused'].includes(kind);
  const [isStuck, setStuck] = useState(false);
  if (isStuck ? isKeptApart || kind === 'saved' : isFailed) setStuck(!isStuck);
  useUnsavedWork(isStuck, flush);
  useEffect(() => {
    const save = (event: KeyboardEvent) => {
      if (!isShortcut(event, 's')) return;
      event.preventDefault();
      void flush();
    };
    window.addEventListener('keydown', save);
    return () => window.removeEventListener('keydown', save);
  }, [flush]);
  return (
    <Button size="small" color="secondary" disabled={kind === 'saved'} onClick={() => void flush()}>
      {words.save}
    </Button>
  );
}

function Writing({ hand, isTried }: { hand: StoryAtHand; isTried: boolean }): ReactNode {
  const editorWords = useWords(storyEditorWords);
  const { story, copy, mayWrite } = hand;
  const picture = usePicking<PickedPicture>();
  const related = usePicking<PickedStory>();
  const video = usePicking<PickedVideo>();
  const wrong = Object.fromEntries(
    story.checks.filter(({ weight }) => weight === 'error').map(({ path, message }) => [path, inLanguage(message)]),
  );
  const shown = { storyId: story.id, copy, isFixed: !mayWrite, isTried };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }, gap: 3, alignItems: 'start' }}>
      <Box>
        <HeadFields {...shown} wrongHeadline={wrong['headline']} />
        <Box sx={{ mt: 1 }}>
          <StoryText
            copy={copy}
            mayWrite={mayWrite}
            words={editorWords}
            pickPicture={picture.ask}
            pickStory={related.ask}
            pickVideo={video.ask}
          />
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        <PhoneHeadline copy={copy} words={editorWords} />
        <ChecksList checks={story.checks} isTried={isTried} />
        <MainPictureField copy={copy} isFixed={!mayWrite} pick={picture.ask} />
        <PlaceFields
          {...shown}
          hasCorrection={story.publishedVersion !== null}
          wrongSlug={wrong['slug']}
          wrongCategory={wrong['categoryId']}
          wrongTranslation={wrong['translationOf']}
          pickStory={related.ask}
        />
        <PlanFields story={story} isFixed={!mayWrite} request={hand.request} handOver={hand.handOver} />
      </Box>
      <PicturePicker
        open={picture.isAsked}
        onClose={() => picture.answer(undefined)}
        onChoose={([chosen]) => picture.answer(chosen && { key: chosen.key, caption: '', credit: chosen.credit })}
      />
      {related.isAsked && <StoryPicker onDone={related.answer} />}
      {video.isAsked && <VideoPicker onDone={video.answer} />}
    </Box>
  );
}

function PhoneHeadline({ copy, words }: { copy: CopyStore; words: EditorWords }): ReactNode {
  // Deferred, because it measures the page: the changed headline field is painted first.
  return <HeadlinePreview headline={useDeferredValue(useCopyField(copy, 'headline'))} words={words} />;
}

type TextProps = { copy: CopyStore; mayWrite: boolean } & Pick<EditorHelp, 'words' | 'pickPicture' | 'pickStory' | 'pickVideo'>;

/** The text editor holds its own state, so that typing does not render this component. */
const StoryText = memo(function StoryText({ copy, mayWrite, words, ...picks }: TextProps): ReactNode {
  const onReplaced = useCallback(
    (listener: (document: StoryDocument) => void) => copy.onBodyReplaced((body) => listener(readableBody(body))),
    [copy],
  );
  return (
    <StoryEditor
      key={words.body}
      value={readableBody(copy.current().body)}
      onChange={(body) => copy.change({ body })}
      onReplaced={onReplaced}
      editable={mayWrite}
      words={words}
      {...picks}
      pictureAddress={libraryPicture}
      readHeadline={readHeadline}
    />
  );
});

/** A working copy may hold any block; the editor gets those that are valid. */
const readableBody = (body: LooseDocument) => {
  const whole = storyDocument.safeParse(body);
  return whole.success ? whole.data : documentOfEditor(JSON.parse(JSON.stringify(body)));
};
