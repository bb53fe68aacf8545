import { Box, Button, type SxProps } from '@mui/material';
import { type KeyboardEvent, memo, type ReactNode, useDeferredValue, useState } from 'react';
import { callApi } from '../../../../newsroom/callApi.ts';
import { Choice } from '../../../../newsroom/fields/Choice.tsx';
import { IndianTimeField } from '../../../../newsroom/fields/IndianTimeField.tsx';
import { OnOff } from '../../../../newsroom/fields/OnOff.tsx';
import { TextLine } from '../../../../newsroom/fields/TextLine.tsx';
import { UNCUT_LINE } from '../../../../newsroom/frame/theme.ts';
import { indianClock, momentOfClock } from '../../../../newsroom/indianClock.ts';
import { useWords } from '../../../../newsroom/language.ts';
import { TopicChoice, TopicsChoice, useTopicRows } from '../../../taxonomy/newsroom/TopicChoice.tsx';
import type { PickedStory } from '../editor/editorHelp.ts';
import { suggestSlug } from '../endpoints.ts';
import { storyDeskWords } from '../words.ts';
import { type CopyStore, useCopyField } from './copyStore.ts';
import { TranslationField } from './TranslationField.tsx';

type Props = {
  storyId: number;
  copy: CopyStore;
  isFixed: boolean;
  /** Whether publishing was attempted and failed: all errors are shown then, also of fields that were not visited. */
  isTried: boolean;
};

/** The error of a field is shown after the field was visited, so that a new story does not start with errors. */
function useTouched(isTried: boolean): { isTouched: boolean; onBlur: () => void } {
  const [isTouched, setTouched] = useState(false);
  return { isTouched: isTouched || isTried, onBlur: () => setTouched(true) };
}

/** The fields above the text: kicker, headline, deck. */
export const HeadFields = memo(function HeadFields({ wrongHeadline, ...shown }: Props & { wrongHeadline: string | undefined }): ReactNode {
  return (
    <>
      <HeadLine {...shown} name="kicker" rows={1} size="body2" />
      <HeadLine {...shown} name="headline" rows={2} size="h3" wrong={wrongHeadline} />
      <HeadLine {...shown} name="deck" rows={2} size="body1" />
    </>
  );
});

type LineProps = Props & { name: 'kicker' | 'headline' | 'deck'; rows: number; size: string; wrong?: string | undefined };

function HeadLine({ copy, isFixed, isTried, name, rows, size, wrong }: LineProps): ReactNode {
  const words = useWords(storyDeskWords);
  const value = useCopyField(copy, name);
  const lang = useCopyField(copy, 'language');
  const { isTouched, onBlur } = useTouched(isTried);
  // The error is from the last save; text entered since then has resolved it.
  const output = isTouched && value.trim() === '' ? wrong : undefined;
  return (
    <TextLine
      multiline={rows > 1}
      minRows={rows}
      label={words[name]}
      value={value}
      disabled={isFixed}
      wrong={output}
      onBlur={onBlur}
      onChange={(text) => copy.change({ [name]: text.replace(/\n/g, ' ') })}
      onKeyDown={goToNextOnEnter}
      slotProps={{ htmlInput: { lang } }}
      sx={lineLook[size]}
    />
  );
}

/** A line has no lines of its own: Enter ends it, except where it ends the choice of an input method. */
function goToNextOnEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  const fields = [...document.querySelectorAll<HTMLElement>('article :is(input, textarea:not([aria-hidden]), [role=textbox])')];
  fields
    .find((field) => event.target instanceof Node && event.target.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING)
    ?.focus();
}

/** Created once, not for every key. */
const lineLook: Record<string, SxProps> = Object.fromEntries(
  ['body2', 'h3', 'body1'].map((size) => [size, { '& textarea, & input': { typography: size, lineHeight: UNCUT_LINE } }]),
);

type PlaceProps = Props & {
  hasCorrection: boolean;
  wrongSlug: string | undefined;
  wrongCategory: string | undefined;
  wrongTranslation: string | undefined;
  pickStory: () => Promise<PickedStory | undefined>;
};

/** Where the story appears, and how it is marked. */
export const PlaceFields = memo(function PlaceFields({
  hasCorrection,
  wrongSlug,
  wrongCategory,
  wrongTranslation,
  pickStory,
  ...shown
}: PlaceProps): ReactNode {
  const words = useWords(storyDeskWords);
  const { copy, isFixed, isTried } = shown;
  const { isTouched, onBlur } = useTouched(isTried);
  const language = useCopyField(copy, 'language');
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SlugField {...shown} wrong={wrongSlug} />
      <Box onBlur={onBlur}>
        <TopicChoice
          kind="category"
          label={words.category}
          value={useCopyField(copy, 'categoryId')}
          disabled={isFixed}
          error={isTouched && wrongCategory !== undefined}
          helperText={isTouched && wrongCategory}
          onChange={(categoryId) => copy.change({ categoryId })}
        />
      </Box>
      <TopicChoice
        kind="city"
        label={words.city}
        value={useCopyField(copy, 'cityId')}
        disabled={isFixed}
        onChange={(cityId) => copy.change({ cityId })}
      />
      <TextLine
        label={words.dateline}
        value={useCopyField(copy, 'dateline')}
        disabled={isFixed}
        onChange={(dateline) => copy.change({ dateline })}
        slotProps={{ htmlInput: { lang: language } }}
      />
      <OtherTopics copy={copy} isFixed={isFixed} />
      <Choice
        label={words.language}
        value={language}
        options={[
          ['gu', 'ગુજરાતી'],
          ['en', 'English'],
          ['hi', 'हिन्दी'],
        ]}
        disabled={isFixed}
        onChange={(chosen) => copy.change({ language: chosen })}
      />
      <TranslationField copy={copy} isFixed={isFixed} wrong={wrongTranslation} pickStory={pickStory} />
      <Marks copy={copy} isFixed={isFixed} />
      <Choice
        label={words.commenting}
        value={useCopyField(copy, 'commenting')}
        options={[
          ['site', words.commentingSite],
          ['open', words.commentingOpen],
          ['closed', words.commentingClosed],
        ]}
        disabled={isFixed}
        onChange={(commenting) => copy.change({ commenting })}
      />
      {hasCorrection && <CorrectionField copy={copy} isFixed={isFixed} />}
    </Box>
  );
});

function CorrectionField({ copy, isFixed }: Part): ReactNode {
  const words = useWords(storyDeskWords);
  return (
    <TextLine
      lines={2}
      label={words.correction}
      value={useCopyField(copy, 'correction')}
      disabled={isFixed}
      onChange={(correction) => copy.change({ correction })}
    />
  );
}

function SlugField({ storyId, copy, isFixed, isTried, wrong }: Props & { wrong: string | undefined }): ReactNode {
  const words = useWords(storyDeskWords);
  const value = useCopyField(copy, 'slug');
  const { isTouched, onBlur } = useTouched(isTried);
  const [output, setSaid] = useState('');
  const suggest = async () => {
    const { slug, taken } = await callApi(suggestSlug, { query: { headline: copy.current().headline, id: storyId } });
    // The editor has changed the slug meanwhile; keep that.
    if (copy.current().slug !== value) return;
    setSaid(taken ? words.slugTaken : '');
    copy.change({ slug });
  };
  const isWrong = isTouched && wrong !== undefined;
  return (
    <Box>
      <TextLine
        label={words.slug}
        value={value}
        disabled={isFixed}
        error={isWrong}
        helperText={isWrong ? wrong : output}
        onBlur={onBlur}
        onChange={(text) => copy.change({ slug: text })}
        slotProps={{ htmlInput: { lang: 'en', autoCapitalize: 'off', spellCheck: false } }}
      />
      <SuggestButton
        copy={copy}
        isFixed={isFixed}
        label={words.suggestSlug}
        onClick={() => void suggest().catch((error) => setSaid(String(error.message)))}
      />
    </Box>
  );
}

function SuggestButton({ copy, isFixed, label, onClick }: Part & { label: string; onClick: () => void }): ReactNode {
  const hasHeadline = useDeferredValue(useCopyField(copy, 'headline')).trim() !== '';
  return (
    <Button size="small" color="secondary" disabled={isFixed || !hasHeadline} onClick={onClick}>
      {label}
    </Button>
  );
}

type Part = Pick<Props, 'copy' | 'isFixed'>;

/** The story's single topic list, shown by kind; unknown topics keep their place. */
function OtherTopics({ copy, isFixed }: Part): ReactNode {
  const words = useWords(storyDeskWords);
  const topicIds = useCopyField(copy, 'topicIds');
  const rows = useTopicRows(topicIds);
  const kindOf = (id: number) => rows.get(id)?.kind;
  const of = (kind: string) => topicIds.filter((id) => kindOf(id) === kind);
  const put = (kind: string, ids: number[]) => {
    const others = copy.current().topicIds.filter((id) => kindOf(id) !== kind);
    // Authors come first, in the order of the byline.
    copy.change({ topicIds: kind === 'author' ? [...ids, ...others] : [...others, ...ids] });
  };
  const kinds = [
    ['author', words.authors],
    ['tag', words.tags],
    ['section', words.section],
    ['magazine', words.magazine],
    ['column', words.column],
    // Only imported stories stand in several.
    ...(of('category').length > 0 ? [['category', words.furtherCategories] as const] : []),
    ...(of('city').length > 0 ? [['city', words.furtherCities] as const] : []),
  ] as const;
  return kinds.map(([kind, label]) => (
    <TopicsChoice key={kind} kind={kind} label={label} value={of(kind)} disabled={isFixed} onChange={(ids) => put(kind, ids)} />
  ));
}

function Marks({ copy, isFixed }: Part): ReactNode {
  const words = useWords(storyDeskWords);
  const isBreaking = useCopyField(copy, 'breaking');
  const until = useCopyField(copy, 'breakingUntil');
  return (
    <Box role="group" aria-label={words.marks}>
      {(['breaking', 'topStory', 'topHead', 'sensitive'] as const).map((name) => (
        <Mark key={name} name={name} copy={copy} isFixed={isFixed} />
      ))}
      {isBreaking && (
        <IndianTimeField
          label={words.breakingUntil}
          value={until === null ? '' : indianClock(until)}
          disabled={isFixed}
          onChange={(clock) => copy.change({ breakingUntil: momentOfClock(clock) ?? null })}
        />
      )}
    </Box>
  );
}

function Mark({ copy, isFixed, name }: Part & { name: 'breaking' | 'topStory' | 'topHead' | 'sensitive' }): ReactNode {
  const words = useWords(storyDeskWords);
  const isOn = useCopyField(copy, name);
  return (
    <OnOff as="box" size="small" label={words[name]} checked={isOn} disabled={isFixed} onChange={(next) => copy.change({ [name]: next })} />
  );
}
