import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { NewsroomDialog } from '../../../newsroom/frame/NewsroomDialog.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { newsroomWords } from '../../../newsroom/words.ts';
import { type Objection, objections } from '../moderation/commentStates.ts';
import { objectionWords } from '../words.ts';
import { commentScreenWords } from './words.ts';

type Props = { onReject: (reason: Objection) => void; onClose: () => void };

/** Asks why a comment is rejected: one press decides. */
export function RejectDialog({ onReject, onClose }: Props): ReactNode {
  const words = useWords(commentScreenWords);
  const reasons = useWords(objectionWords);
  const { cancel } = useWords(newsroomWords);
  const titleId = useId();
  return (
    <NewsroomDialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{words.rejectTitle}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <DialogContentText variant="body2">{words.rejectHelp}</DialogContentText>
        {objections.map((reason, at) => (
          <Button
            key={reason}
            variant="outlined"
            color="error"
            autoFocus={at === 0}
            onClick={() => onReject(reason)}
            sx={{ minHeight: 44 }}
          >
            {reasons[reason]}
          </Button>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{cancel}</Button>
      </DialogActions>
    </NewsroomDialog>
  );
}
