import { Button, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { CallError, callApi } from '../../../newsroom/callApi.ts';
import { NewsroomDialog } from '../../../newsroom/frame/NewsroomDialog.tsx';
import { useWords } from '../../../newsroom/language.ts';
import type { TopicRow } from '../topics/topicDraft.ts';
import { mergeTags } from './endpoints.ts';
import { TopicChoice } from './TopicChoice.tsx';
import { topicScreenWords } from './words.ts';

/** Merges a tag into another. */
export function MergeDialog({ row, onMerged, onClose }: { row: TopicRow; onMerged: () => void; onClose: () => void }): ReactNode {
  const words = useWords(topicScreenWords);
  const [intoId, setIntoId] = useState<number | null>(null);
  const [why, setWhy] = useState<string | undefined>();
  const [isBusy, setBusy] = useState(false);
  const merge = async () => {
    if (intoId === null) return;
    setBusy(true);
    try {
      await callApi(mergeTags, { params: { id: row.id }, body: { intoId } });
      onMerged();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setWhy(error.fields['intoId'] ?? error.message);
      setBusy(false);
    }
  };
  // Closing waits for the answer, which would close what has been opened since.
  const close = () => {
    if (!isBusy) onClose();
  };
  return (
    <NewsroomDialog open onClose={close} maxWidth="xs" fullWidth>
      <DialogTitle>
        {words.merge}: {row.name}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{words.mergeHelp}</Typography>
        <TopicChoice kind="tag" label={words.mergeInto} value={intoId} onChange={setIntoId} error={why !== undefined} helperText={why} />
      </DialogContent>
      <DialogActions>
        <Button disabled={isBusy} onClick={close}>
          {words.cancel}
        </Button>
        <Button variant="contained" disabled={intoId === null} loading={isBusy} onClick={() => void merge()}>
          {words.merge}
        </Button>
      </DialogActions>
    </NewsroomDialog>
  );
}
