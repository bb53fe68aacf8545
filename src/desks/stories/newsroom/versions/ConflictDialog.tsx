import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import { ToggleChoice } from '../../../../newsroom/fields/ToggleChoice.tsx';
import { NewsroomDialog } from '../../../../newsroom/frame/NewsroomDialog.tsx';
import { useWords } from '../../../../newsroom/language.ts';
import { useAction } from '../../../../newsroom/useAction.ts';
import { dateAndTime } from '../../../../platform/text/dates.ts';
import { useTopicRows } from '../../../taxonomy/newsroom/TopicChoice.tsx';
import type { WorkingCopy } from '../../copies/workingCopy.ts';
import type { StoryConflict } from '../../lists/storyShapes.ts';
import { storyDeskWords, storyEditorWords } from '../words.ts';
import type { StoryAtHand } from '../writing/useStory.ts';
import { type Choice, chosenCopy, type MergeRow, mergeRows } from './mergeChoices.ts';
import { blockNames, fieldWords, Words } from './VersionDifference.tsx';

type Props = { hand: StoryAtHand; conflict: StoryConflict };

/**
 * Resolves a conflict between two versions of a story: the editor continues with one of them, chooses place by place, or saves their own as
 * a new story.
 */
export function ConflictDialog({ hand, conflict }: Props): ReactNode {
  const words = useWords(storyDeskWords);
  const jsonLd = useWords(storyEditorWords);
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  // The dialog covers the text, so nothing changes while it is open.
  const [{ mine, base }] = useState(() => ({ mine: hand.copy.current(), base: hand.base() }));
  const theirs = conflict.working;
  const topics = useTopicRows(
    [theirs, mine].flatMap(({ categoryId, cityId, topicIds }) => [...idsOf(categoryId), ...idsOf(cityId), ...topicIds]),
  );
  const written = (value: unknown): string => {
    if (Array.isArray(value)) return value.map(written).join(', ');
    return typeof value === 'number' ? (topics.get(value)?.name ?? String(value)) : String(value ?? '');
  };
  const rows = mergeRows({ base, theirs, mine }, { blocks: blockNames(jsonLd), value: (_field, value) => written(value) });
  const [choices, setChoices] = useState<readonly Choice[]>(() => rows.map(({ first }) => first));
  const { failed, isBusy, act } = useAction();
  const button = (label: string, work: () => Promise<unknown>, variant: 'text' | 'contained' = 'text') => (
    <Button variant={variant} color={variant === 'contained' ? 'primary' : 'secondary'} disabled={isBusy} onClick={() => void act(work)}>
      {label}
    </Button>
  );
  const savedBy = `${words.theirs}: ${conflict.savedBy}, ${dateAndTime(new Date(conflict.savedAt))}`;
  return (
    <NewsroomDialog open fullWidth fullScreen={isPhone} maxWidth="lg" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">{words.conflictTitle}</DialogTitle>
      <DialogContent sx={{ px: { xs: 2, sm: 3 } }}>
        <DialogContentText sx={{ mb: 2 }}>
          {words.conflictHelp}
          {conflict.lock && conflict.lock.staffId !== hand.staffId && ` ${conflict.lock.staffName} ${words.heldConflict}`}
        </DialogContentText>
        {rows.length === 0 && <Typography color="text.secondary">{words.sameAsNow}</Typography>}
        {rows.map((row, at) => (
          <Row
            key={at}
            row={row}
            name={words[fieldWords[row.field]]}
            savedBy={savedBy}
            choice={choices[at] ?? row.first}
            onChoose={(choice) => setChoices((before) => before.with(at, choice))}
          />
        ))}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
        {failed !== '' && (
          <Alert severity="error" sx={{ flexBasis: '100%' }}>
            {failed}
          </Alert>
        )}
        {button(words.useTheirs, hand.useServerText)}
        {button(words.saveElsewhere, hand.saveElsewhere)}
        {button(words.takeYours, () => hand.settle(conflict, mine))}
        {button(words.takeChosen, () => hand.settle(conflict, chosenCopy({ theirs, mine }, choices)), 'contained')}
      </DialogActions>
    </NewsroomDialog>
  );
}

const idsOf = (id: WorkingCopy['categoryId']): number[] => (id === null ? [] : [id]);

type RowProps = { row: MergeRow; name: string; savedBy: string; choice: Choice; onChoose: (choice: Choice) => void };

function Row({ row, name, savedBy, choice, onChoose }: RowProps): ReactNode {
  const words = useWords(storyDeskWords);
  const side = (which: 'theirs' | 'mine', label: string, tag: 'del' | 'ins') => (
    <Box
      sx={{
        p: 1,
        minWidth: 0,
        border: 1,
        borderColor: choice === which || choice === 'both' ? 'primary.main' : 'divider',
        opacity: choice === which || choice === 'both' ? 1 : 0.7,
      }}
    >
      <Typography variant="caption" component="div" color="text.secondary">
        {label}
      </Typography>
      {row[which].length === 0 ? (
        <Typography color="text.secondary">{words.nothingHere}</Typography>
      ) : (
        <Words parts={row[which]} tag={tag} />
      )}
    </Box>
  );
  return (
    <Box component="section" aria-label={name} sx={{ mb: 3 }}>
      <Typography variant="h6" component="h3">
        {name}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }, gap: 1, my: 1 }}>
        {side('theirs', savedBy, 'del')}
        {side('mine', words.yours, 'ins')}
      </Box>
      <ToggleChoice<Choice>
        value={choice}
        options={[
          ['theirs', words.chooseTheirs],
          ['mine', words.chooseMine],
          ...(row.mayBoth ? [['both', words.chooseBoth] as const] : []),
        ]}
        aria-label={name}
        onChange={onChoose}
      />
    </Box>
  );
}
