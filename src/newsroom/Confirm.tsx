import { mdiAlertCircleOutline, mdiCheckCircle } from '@mdi/js';
import { Button, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { NewsroomDialog } from './frame/NewsroomDialog.tsx';
import { Icon } from './Icon.tsx';
import { useWords } from './language.ts';
import { newsroomWords } from './words.ts';

type Props = { isOpen: boolean; title: string; content: string; onConfirm: () => void; onClose: () => void };

/** Asks for confirmation of an action that cannot be undone. */
export function Confirm({ isOpen, title, content, onConfirm, onClose }: Props): ReactNode {
  const words = useWords(newsroomWords);
  const titleId = useId();
  // While the dialog fades out, the second click of a double click still meets the button.
  const confirm = () => {
    if (isOpen) onConfirm();
  };
  return (
    <NewsroomDialog open={isOpen} onClose={onClose} onClick={(event) => event.stopPropagation()} aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText>{content}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} startIcon={<Icon path={mdiAlertCircleOutline} />}>
          {words.cancel}
        </Button>
        <Button onClick={confirm} autoFocus startIcon={<Icon path={mdiCheckCircle} />}>
          {words.confirm}
        </Button>
      </DialogActions>
    </NewsroomDialog>
  );
}
