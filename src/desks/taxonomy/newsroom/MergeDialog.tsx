import { Button, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { NewsroomDialog } from '../../../newsroom/frame/NewsroomDialog.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { ReloadOverlay } from '../../../newsroom/ReloadOverlay.tsx';
import { useRemoveOnce } from '../../../newsroom/sending/useRemoveOnce.ts';
import { useDraft } from '../../../newsroom/useDraft.ts';
import type { TopicRow } from '../topics/topicDraft.ts';
import { mergeTags } from './endpoints.ts';
import { TopicChoice } from './TopicChoice.tsx';
import { topicScreenWords } from './words.ts';

/** Merges a tag into another. */
export function MergeDialog({ row, onMerged, onClose }: { row: TopicRow; onMerged: () => void; onClose: () => void }): ReactNode {
  const words = useWords(topicScreenWords);
  const { draft, change, isSaving, refused, save } = useDraft<{ intoId: number | null }>({ intoId: null });
  const { intoId } = draft;
  const removeOnce = useRemoveOnce();
  const merge = () =>
    save(async () => {
      if (intoId === null) return;
      // The tag that is merged into another is removed.
      await removeOnce(() => callApi(mergeTags, { params: { id: row.id }, body: { intoId } }));
      onMerged();
    });
  const wrong = refused?.fields['intoId'];
  // Closing waits for the answer, which would close what has been opened since.
  const close = () => {
    if (!isSaving) onClose();
  };
  return (
    <NewsroomDialog open onClose={close} maxWidth="xs" fullWidth>
      <DialogTitle>
        {words.merge}: {row.name}
      </DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{words.mergeHelp}</Typography>
        {refused && <ReloadOverlay refused={refused} onReload={undefined} />}
        <TopicChoice
          kind="tag"
          label={words.mergeInto}
          value={intoId}
          onChange={(chosen) => change({ intoId: chosen })}
          error={wrong !== undefined}
          helperText={wrong}
        />
      </DialogContent>
      <DialogActions>
        <Button disabled={isSaving} onClick={close}>
          {words.cancel}
        </Button>
        <Button variant="contained" disabled={intoId === null} loading={isSaving} onClick={() => void merge()}>
          {words.merge}
        </Button>
      </DialogActions>
    </NewsroomDialog>
  );
}
