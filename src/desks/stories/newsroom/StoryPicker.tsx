import { DialogContent, DialogTitle, LinearProgress, List, ListItemButton, ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { queryOf } from '../../../newsroom/callApi.ts';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { NewsroomDialog } from '../../../newsroom/frame/NewsroomDialog.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { useSettled } from '../../../newsroom/lists/useSettled.ts';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { newsroomWords } from '../../../newsroom/words.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import type { PickedStory } from './editor/editorHelp.ts';
import { storyEndpoints } from './endpoints.ts';
import { storyDeskWords } from './words.ts';

const SHOWN = 20;

/** Selects a published story by words of its headline. */
export function StoryPicker({ onDone }: { onDone: (picked: PickedStory | undefined) => void }): ReactNode {
  const words = useWords(storyDeskWords);
  const common = useWords(newsroomWords);
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const filter = { state: 'published' as const, ...(q !== '' && { q }) };
  const { data, error } = useQuery(queryOf(['stories', 'picker', q], storyEndpoints.list, { query: { filter, perPage: SHOWN } }));
  // Stories that were found for an earlier text would give way to others under a press.
  const rows = q === typed.trim() ? data?.data : undefined;
  return (
    <NewsroomDialog open onClose={() => onDone(undefined)} fullWidth maxWidth="sm" aria-labelledby="story-picker">
      <DialogTitle id="story-picker">{words.chooseStory}</DialogTitle>
      <DialogContent sx={{ minHeight: '60vh' }}>
        <TextLine autoFocus label={words.search} value={typed} onChange={setTyped} />
        <ReadError error={error} />
        {!rows && !error && <LinearProgress aria-label={words.search} />}
        {rows?.length === 0 && <Typography sx={{ py: 2 }}>{common.nothingFound}</Typography>}
        <List dense>
          {rows?.map((row) => (
            <ListItemButton key={row.id} divider onClick={() => onDone({ articleId: row.id, headline: row.headline })}>
              <ListItemText primary={row.headline} secondary={row.publishedAt && dateAndTime(new Date(row.publishedAt))} />
            </ListItemButton>
          ))}
        </List>
      </DialogContent>
    </NewsroomDialog>
  );
}
