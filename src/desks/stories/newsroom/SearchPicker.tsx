import { DialogContent, DialogTitle, LinearProgress, List, ListItemButton, ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { NewsroomDialog } from '../../../newsroom/frame/NewsroomDialog.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { useSettled } from '../../../newsroom/lists/useSettled.ts';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { newsroomWords } from '../../../newsroom/words.ts';

type Choice = { id: number; title: string; detail: string | null };
/** The first of what can be chosen, and whether there is more of it. */
export type Choices = { choices: readonly Choice[]; hasMore: boolean };

type Props = {
  /** What is chosen among: `stories`. */
  name: string;
  title: string;
  /** The label of the field for the words. */
  searchLabel: string;
  /** Reads the first ones with these words, or the newest without any. */
  read: (q: string, signal: AbortSignal) => Promise<Choices>;
  onDone: (chosen: Choice | undefined) => void;
};

/** Selects one of many by words of its title. */
export function SearchPicker({ name, title, searchLabel, read, onDone }: Props): ReactNode {
  const words = useWords(newsroomWords);
  const titleId = useId();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const { data, error } = useQuery({ queryKey: [name, 'picker', q], queryFn: ({ signal }) => read(q, signal) });
  // What was found for an earlier text would give way to others under a press.
  const found = q === typed.trim() ? data : undefined;
  return (
    <NewsroomDialog open onClose={() => onDone(undefined)} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent sx={{ minHeight: '60vh' }}>
        <TextLine autoFocus label={searchLabel} value={typed} onChange={setTyped} />
        <ReadError error={error} />
        {!found && !error && <LinearProgress aria-label={searchLabel} />}
        {found?.choices.length === 0 && <Typography sx={{ py: 2 }}>{words.nothingFound}</Typography>}
        <List dense>
          {found?.choices.map((choice) => (
            <ListItemButton key={choice.id} divider onClick={() => onDone(choice)}>
              <ListItemText primary={choice.title} secondary={choice.detail} />
            </ListItemButton>
          ))}
        </List>
        {found?.hasMore && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.searchFindsMore}
          </Typography>
        )}
      </DialogContent>
    </NewsroomDialog>
  );
}
