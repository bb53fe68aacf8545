import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { TextLine } from '../../../../newsroom/fields/TextLine.tsx';
import { NewsroomDialog } from '../../../../newsroom/frame/NewsroomDialog.tsx';
import { useEditorHelp } from '../editor/editorHelp.ts';

type Props = {
  title: string;
  label: string;
  hint?: string;
  first?: string;
  /** Returns why an address is invalid; an empty text accepts it. */
  refuse: (address: string) => string;
  onDone: (address: string) => void;
  onCancel: () => void;
  /** An alternative action. */
  other?: { label: string; act: () => void } | undefined;
};

/** Asks for an address and validates it at once. */
export function AddressDialog({ title, label, hint = '', first = '', refuse, onDone, onCancel, other }: Props): ReactNode {
  const { words } = useEditorHelp();
  const [address, setAddress] = useState(first);
  const [wrong, setWrong] = useState('');
  const done = () => {
    const text = refuse(address);
    setWrong(text);
    if (text === '') onDone(address.trim());
  };
  return (
    <NewsroomDialog open onClose={onCancel} fullWidth maxWidth="sm" aria-labelledby="address-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          done();
        }}
      >
        <DialogTitle id="address-title">{title}</DialogTitle>
        <DialogContent>
          <TextLine autoFocus label={label} value={address} onChange={setAddress} error={wrong !== ''} helperText={wrong || hint} />
        </DialogContent>
        <DialogActions>
          {other && (
            <Button color="secondary" onClick={other.act} sx={{ mr: 'auto' }}>
              {other.label}
            </Button>
          )}
          <Button color="secondary" onClick={onCancel}>
            {words.cancel}
          </Button>
          <Button type="submit" variant="contained">
            {words.insert}
          </Button>
        </DialogActions>
      </form>
    </NewsroomDialog>
  );
}
