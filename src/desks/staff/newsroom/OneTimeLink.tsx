import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useWords } from '../../../newsroom/language.ts';
import { staffWords } from './words.ts';

/** Shows a one-time link to be passed on; it cannot be shown again. */
export function OneTimeLink({ link, onClose }: { link: string; onClose: () => void }): ReactNode {
  const words = useWords(staffWords);
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
  };
  return (
    <Dialog open fullWidth maxWidth="sm">
      <DialogTitle>{words.linkTitle}</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2 }}>{words.linkNote}</Typography>
        <TextField fullWidth value={link} slotProps={{ htmlInput: { readOnly: true, 'aria-label': words.linkTitle } }} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void copy()}>{isCopied ? words.copied : words.copy}</Button>
        <Button variant="contained" onClick={onClose}>
          {words.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
