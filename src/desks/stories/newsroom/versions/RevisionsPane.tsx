import { Alert, Box, Button, List, ListItemButton, ListItemText } from '@mui/material';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { callApi } from '../../../../newsroom/callApi.ts';
import { useWords } from '../../../../newsroom/language.ts';
import { useAction } from '../../../../newsroom/useAction.ts';
import { dateAndTime } from '../../../../platform/text/dates.ts';
import type { WorkingCopy } from '../../copies/workingCopy.ts';
import type { Revision, RevisionRow, StoryForEditing } from '../../lists/storyShapes.ts';
import { listRevisions, readRevision, restoreRevision } from '../endpoints.ts';
import { storyDeskWords } from '../words.ts';
import type { StoryAtHand } from '../writing/useStory.ts';
import { VersionDifference } from './VersionDifference.tsx';

type Props = {
  story: StoryForEditing;
  copy: WorkingCopy;
  mayRestore: boolean;
} & Pick<StoryAtHand, 'request'>;

/** Number of revisions per request. */
const PAGE = 50;

/** All revisions of the story; a selected one is compared with the current text and can be restored. */
export function RevisionsPane({ story, copy, mayRestore, request }: Props): ReactNode {
  const words = useWords(storyDeskWords);
  const [rows, setRows] = useState<RevisionRow[]>([]);
  const [hasOlder, setHasOlder] = useState(false);
  const [chosen, setChosen] = useState<Revision>();
  const { failed, setFailed, act } = useAction();
  const read = useCallback(
    (before?: number) =>
      act(async () => {
        const { data } = await callApi(listRevisions, { params: { id: story.id }, query: { before } });
        setRows((newer) => (before ? [...newer, ...data] : data));
        setHasOlder(data.length === PAGE);
      }),
    [act, story.id],
  );
  // The list is reloaded when the server has a newer version.
  const { version } = story;
  useEffect(() => {
    if (version > 0) void read();
  }, [read, version]);

  const restore = (revision: Revision) =>
    act(async () => {
      const isSent = await request((current) =>
        callApi(restoreRevision, { params: { id: story.id }, body: { revision: revision.id, version: current } }),
      );
      if (isSent) setChosen(undefined);
      else setFailed(words.notSavedYet);
    });
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: { md: '18rem 1fr' }, gap: 2 }}>
      <List dense aria-label={words.revisions} sx={{ border: 1, borderColor: 'divider', p: 0, maxHeight: '70vh', overflow: 'auto' }}>
        {rows.map((row) => (
          <ListItemButton
            key={row.id}
            divider
            selected={row.id === chosen?.id}
            onClick={() => void act(async () => setChosen(await callApi(readRevision, { params: { id: story.id, revision: row.id } })))}
          >
            <ListItemText
              primary={[dateAndTime(new Date(row.savedAt)), row.savedByName].filter(Boolean).join(' · ')}
              secondary={[words[row.state], row.autosave && words.autosaved, row.conflict && words.rejected, row.note]
                .filter(Boolean)
                .join(' · ')}
            />
          </ListItemButton>
        ))}
        {hasOlder && (
          <Button fullWidth color="secondary" onClick={() => void read(rows.at(-1)?.id)}>
            {words.older}
          </Button>
        )}
      </List>
      <Box>
        {failed !== '' && <Alert severity="error">{failed}</Alert>}
        {chosen && (
          <>
            <VersionDifference
              before={chosen.working}
              after={copy}
              beforeName={dateAndTime(new Date(chosen.savedAt))}
              afterName={words.present}
            />
            {mayRestore && (
              <Button variant="contained" sx={{ mt: 2 }} onClick={() => void restore(chosen)}>
                {words.restore}
              </Button>
            )}
          </>
        )}
      </Box>
    </Box>
  );
}
