import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { ask } from '../../../newsroom/ask.ts';
import { useWords } from '../../../newsroom/language.ts';
import { TopicChoice, TopicsChoice, useTopicRows } from '../../taxonomy/newsroom/TopicChoice.tsx';
import { storyDeskWords } from '../newsroomWords.ts';
import type { StoryInHand } from '../storyShapes.ts';
import type { WorkingCopy } from '../workingCopy.ts';
import { indianClock, momentOfClock } from './indianClock.ts';

type Props = {
  story: StoryInHand;
  copy: WorkingCopy;
  isFixed: boolean;
  change: (said: Partial<WorkingCopy>) => void;
  /** What is wrong with a field, by its name. */
  wrong: Readonly<Record<string, string>>;
};

/** The lines over the text: kicker, headline, deck. */
export function HeadFields({ copy, isFixed, change, wrong }: Props): ReactNode {
  const words = useWords(storyDeskWords);
  const line = (name: 'kicker' | 'headline' | 'deck', rows: number, size: string) => (
    <TextField
      fullWidth
      multiline={rows > 1}
      minRows={rows}
      label={words[name]}
      value={copy[name]}
      disabled={isFixed}
      error={wrong[name] !== undefined}
      helperText={wrong[name]}
      onChange={(event) => change({ [name]: event.target.value.replace(/\n/g, ' ') })}
      slotProps={{ htmlInput: { lang: copy.language } }}
      sx={{ '& textarea, & input': { typography: size } }}
    />
  );
  return (
    <>
      {line('kicker', 1, 'body2')}
      {line('headline', 2, 'h3')}
      {line('deck', 2, 'body1')}
    </>
  );
}

/** Where the story stands in the paper, and how it is marked. */
export function PlaceFields({ story, copy, isFixed, change, wrong }: Props): ReactNode {
  const words = useWords(storyDeskWords);
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <SlugField story={story} copy={copy} isFixed={isFixed} change={change} wrong={wrong} />
      <TopicChoice
        kind="category"
        label={words.category}
        value={copy.categoryId}
        disabled={isFixed}
        error={wrong['categoryId'] !== undefined}
        helperText={wrong['categoryId']}
        onChange={(categoryId) => change({ categoryId })}
      />
      <TopicChoice kind="city" label={words.city} value={copy.cityId} disabled={isFixed} onChange={(cityId) => change({ cityId })} />
      <OtherTopics copy={copy} isFixed={isFixed} change={change} />
      <TextField
        select
        label={words.language}
        value={copy.language}
        disabled={isFixed}
        onChange={(event) => change({ language: event.target.value === 'en' ? 'en' : event.target.value === 'hi' ? 'hi' : 'gu' })}
      >
        <MenuItem value="gu">ગુજરાતી</MenuItem>
        <MenuItem value="en">English</MenuItem>
        <MenuItem value="hi">हिन्दी</MenuItem>
      </TextField>
      <Marks copy={copy} isFixed={isFixed} change={change} />
      {story.publishedVersion !== null && (
        <TextField
          multiline
          minRows={2}
          label={words.correction}
          value={copy.correction}
          disabled={isFixed}
          onChange={(event) => change({ correction: event.target.value })}
        />
      )}
    </Box>
  );
}

function SlugField({ story, copy, isFixed, change, wrong }: Props): ReactNode {
  const words = useWords(storyDeskWords);
  const [said, setSaid] = useState('');
  const suggest = async () => {
    const asked = new URLSearchParams({ headline: copy.headline, id: String(story.id) });
    const { slug, taken } = await ask<{ slug: string; taken: boolean }>('get', `/stories/slug?${asked}`);
    setSaid(taken ? words.slugTaken : '');
    change({ slug });
  };
  return (
    <Box>
      <TextField
        fullWidth
        label={words.slug}
        value={copy.slug}
        disabled={isFixed}
        error={wrong['slug'] !== undefined}
        helperText={wrong['slug'] ?? said}
        onChange={(event) => change({ slug: event.target.value })}
        slotProps={{ htmlInput: { lang: 'en', autoCapitalize: 'off', spellCheck: false } }}
      />
      <Button
        size="small"
        color="secondary"
        disabled={isFixed || copy.headline.trim() === ''}
        onClick={() => void suggest().catch((error) => setSaid(String(error.message)))}
      >
        {words.suggestSlug}
      </Button>
    </Box>
  );
}

type Part = Pick<Props, 'copy' | 'isFixed' | 'change'>;

/** One list in the story, told apart by kind for the editor; what is not known yet stays where it is. */
function OtherTopics({ copy, isFixed, change }: Part): ReactNode {
  const words = useWords(storyDeskWords);
  const rows = useTopicRows(copy.topicIds);
  const kindOf = (id: number) => rows.get(id)?.kind;
  const of = (kind: string) => copy.topicIds.filter((id) => kindOf(id) === kind);
  const put = (kind: string, ids: number[]) => {
    const others = copy.topicIds.filter((id) => kindOf(id) !== kind);
    // Authors stand first: theirs is the byline.
    change({ topicIds: kind === 'author' ? [...ids, ...others] : [...others, ...ids] });
  };
  const kinds = [
    ['author', words.authors],
    ['tag', words.tags],
    ['section', words.section],
    ['magazine', words.magazine],
    ['column', words.column],
  ] as const;
  return kinds.map(([kind, label]) => (
    <TopicsChoice key={kind} kind={kind} label={label} value={of(kind)} disabled={isFixed} onChange={(ids) => put(kind, ids)} />
  ));
}

function Marks({ copy, isFixed, change }: Part): ReactNode {
  const words = useWords(storyDeskWords);
  return (
    <Box role="group" aria-label={words.marks}>
      {(['breaking', 'topStory', 'topHead', 'sensitive'] as const).map((name) => (
        <FormControlLabel
          key={name}
          control={<Checkbox size="small" checked={copy[name]} disabled={isFixed} onChange={(_event, isOn) => change({ [name]: isOn })} />}
          label={words[name]}
        />
      ))}
      {copy.breaking && (
        <TextField
          fullWidth
          type="datetime-local"
          label={words.breakingUntil}
          value={copy.breakingUntil === null ? '' : indianClock(copy.breakingUntil)}
          disabled={isFixed}
          onChange={(event) => change({ breakingUntil: momentOfClock(event.target.value) ?? null })}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    </Box>
  );
}
