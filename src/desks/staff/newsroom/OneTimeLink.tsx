import { Button, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useCopyLink } from '../../../newsroom/fields/useCopyLink.ts';
import { NewsroomDialog } from '../../../newsroom/frame/NewsroomDialog.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { staffWords } from './words.ts';

type Props = {
  link: string;
  /** What was done to the account besides. */
  done?: string;
  onClose: () => void;
};

/** Shows a one-time link to be passed on; it cannot be shown again. */
export function OneTimeLink({ link, done, onClose }: Props): ReactNode {
  const words = useWords(staffWords);
  const [isCopied, setCopied] = useState(false);
  const copyLink = useCopyLink();
  const copy = async () => setCopied(await copyLink(link));
  return (
    <NewsroomDialog open fullWidth maxWidth="sm">
      <DialogTitle>{words.linkTitle}</DialogTitle>
      <DialogContent>
        {done && <Typography sx={{ mb: 1 }}>{done}</Typography>}
        <Typography sx={{ mb: 2 }}>{words.linkNote}</Typography>
        <TextField
          fullWidth
          value={link}
          onFocus={({ target }) => target.select()}
          slotProps={{ htmlInput: { readOnly: true, 'aria-label': words.linkTitle } }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy()}>{isCopied ? words.copied : words.copy}</Button>
        <Button variant="contained" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </NewsroomDialog>
  );
}
