import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { type ReactNode, useState } from 'react';
import { Title } from 'react-admin';
import { useParams } from 'react-router-dom';
import { inLanguage, useWords } from '../../../newsroom/language.ts';
import { storyDocument } from '../../../platform/document/storyDocument.ts';
import { PicturePicker } from '../../pictures/newsroom/PicturePicker.tsx';
import { storyDeskWords, storyEditorWords } from '../newsroomWords.ts';
import type { LooseDocument } from '../workingCopy.ts';
import { ChecksList } from './ChecksList.tsx';
import { documentOfEditor } from './documentOfEditor.ts';
import type { PickedPicture, PickedStory } from './editorHelp.ts';
import { HeadlinePreview } from './HeadlinePreview.tsx';
import { libraryPicture } from './libraryPicture.ts';
import { MainPictureField } from './MainPictureField.tsx';
import { PlanFields } from './PlanFields.tsx';
import { PreviewPane } from './PreviewPane.tsx';
import { RevisionsPane } from './RevisionsPane.tsx';
import { readHeadline } from './readHeadline.ts';
import { SaveLine } from './SaveLine.tsx';
import { StoryBanners } from './StoryBanners.tsx';
import { StoryEditor } from './StoryEditor.tsx';
import { HeadFields, PlaceFields } from './StoryFields.tsx';
import { StoryPicker } from './StoryPicker.tsx';
import { StoryStepButtons } from './StoryStepButtons.tsx';
import { usePicking } from './usePicking.ts';
import { type StoryAtHand, useStory } from './useStory.ts';

/** The screen in which a story is written, read, led through its steps and looked back upon. */
export function StoryEditScreen(): ReactNode {
  const { id } = useParams();
  return <StoryAtDesk key={id} id={Number(id)} />;
}

function StoryAtDesk({ id }: { id: number }): ReactNode {
  const hand = useStory(id);
  return hand ? <OpenStory hand={hand} /> : <LinearProgress />;
}

type Pane = 'write' | 'preview' | 'revisions';

function OpenStory({ hand }: { hand: StoryAtHand }): ReactNode {
  const words = useWords(storyDeskWords);
  const [pane, setPane] = useState<Pane>('write');
  const { story, copy, flush, adopt } = hand;
  return (
    <Box component="article" sx={{ py: 2, pr: { md: 2 }, '& .MuiChip-root': { borderRadius: 0 } }}>
      <Title title={copy.headline || words.untitled} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 1 }}>
        <Chip size="small" variant="outlined" label={words[story.state]} data-state={story.state} />
        {story.hasChanges && <Chip size="small" variant="outlined" color="primary" label={words.hasChanges} />}
        <SaveLine state={hand.saveState} isKept={hand.isKept} />
        <Button size="small" color="secondary" disabled={hand.saveState.kind === 'saved'} onClick={() => void flush()}>
          {words.save}
        </Button>
        <Box sx={{ flex: 1 }} />
        {story.address !== null && story.state === 'published' && (
          <Link href={story.address} target="_blank" variant="body2">
            {words.onSite}
          </Link>
        )}
        <StoryStepButtons story={story} flush={flush} onTaken={adopt} />
      </Box>
      <StoryBanners hand={hand} />
      <Tabs value={pane} onChange={(_event, next: Pane) => setPane(next)} sx={{ mb: 2 }}>
        <Tab value="write" label={words.write} />
        <Tab value="preview" label={words.preview} />
        <Tab value="revisions" label={words.revisions} />
      </Tabs>
      {/* What is written stays where it is while something else is looked at. */}
      <Box hidden={pane !== 'write'}>
        <Writing key={hand.round} hand={hand} />
      </Box>
      {pane === 'preview' && <PreviewPane storyId={story.id} flush={flush} />}
      {pane === 'revisions' && <RevisionsPane story={story} copy={copy} mayRestore={hand.mayWrite} flush={flush} onRestored={adopt} />}
    </Box>
  );
}

function Writing({ hand }: { hand: StoryAtHand }): ReactNode {
  const editorWords = useWords(storyEditorWords);
  const { story, copy, change, mayWrite } = hand;
  const picture = usePicking<PickedPicture>();
  const related = usePicking<PickedStory>();
  const wrong = Object.fromEntries(
    story.checks.filter(({ weight }) => weight === 'error').map(({ path, message }) => [path, inLanguage(message)]),
  );
  const shown = { story, copy, isFixed: !mayWrite, change, wrong };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { lg: 'minmax(0, 1fr) 22rem' }, gap: 3, alignItems: 'start' }}>
      <Box>
        <HeadFields {...shown} />
        <Box sx={{ mt: 1 }}>
          <StoryEditor
            key={editorWords.body}
            value={readableBody(copy.body)}
            onChange={(body) => change({ body })}
            editable={mayWrite}
            words={editorWords}
            pickPicture={picture.ask}
            pictureAddress={libraryPicture}
            pickStory={related.ask}
            readHeadline={readHeadline}
          />
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <HeadlinePreview headline={copy.headline} words={editorWords} />
        <ChecksList checks={story.checks} />
        <MainPictureField copy={copy} isFixed={!mayWrite} change={change} pick={picture.ask} />
        <PlaceFields {...shown} />
        <PlanFields story={story} isFixed={!mayWrite} onPlanned={hand.plan} />
      </Box>
      <PicturePicker
        open={picture.isAsked}
        onClose={() => picture.answer(undefined)}
        onChoose={([chosen]) => picture.answer(chosen && { key: chosen.key, caption: '', credit: chosen.credit })}
      />
      {related.isAsked && <StoryPicker onDone={related.answer} />}
    </Box>
  );
}

/** A working copy keeps whatever was in it; the editor takes the blocks that are ours. */
const readableBody = (body: LooseDocument) => {
  const whole = storyDocument.safeParse(body);
  return whole.success ? whole.data : documentOfEditor(JSON.parse(JSON.stringify(body)));
};
