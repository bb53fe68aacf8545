import { Dialog, DialogContent, DialogTitle, List, ListItemButton, ListItemText } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import type { StoryRow } from '../lists/storyShapes.ts';
import type { PickedStory } from './editor/editorHelp.ts';
import { storyEndpoints } from './endpoints.ts';
import { storyDeskWords } from './words.ts';

/** Delay after the last key before searching. */
const QUIET_MS = 250;

/** Selects a published story by words of its headline. */
export function StoryPicker({ onDone }: { onDone: (picked: PickedStory | undefined) => void }): ReactNode {
  const words = useWords(storyDeskWords);
  const [typed, setTyped] = useState('');
  const [rows, setRows] = useState<StoryRow[]>([]);
  const [failed, setFailed] = useState('');
  useEffect(() => {
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      const filter = { state: 'published' as const, q: typed.trim() || undefined };
      callApi(storyEndpoints.list, { query: { filter, perPage: 20 }, signal: leaving.signal }).then(
        ({ data }) => setRows(data),
        (error: unknown) => !leaving.signal.aborted && setFailed(error instanceof Error ? error.message : String(error)),
      );
    }, QUIET_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [typed]);
  return (
    <Dialog open onClose={() => onDone(undefined)} fullWidth maxWidth="sm" aria-labelledby="story-picker">
      <DialogTitle id="story-picker">{words.chooseStory}</DialogTitle>
      <DialogContent>
        <TextLine autoFocus label={words.search} value={typed} error={failed !== ''} helperText={failed} onChange={setTyped} />
        <List dense>
          {rows.map((row) => (
            <ListItemButton key={row.id} divider onClick={() => onDone({ articleId: row.id, headline: row.headline })}>
              <ListItemText primary={row.headline} secondary={row.publishedAt && dateAndTime(new Date(row.publishedAt))} />
            </ListItemButton>
          ))}
        </List>
      </DialogContent>
    </Dialog>
  );
}
