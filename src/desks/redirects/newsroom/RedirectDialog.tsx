import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { Confirm } from 'react-admin';
import { ask, Refused } from '../../../newsroom/ask.ts';
import { useWords } from '../../../newsroom/language.ts';
import { redirectScreenWords } from '../newsroomWords.ts';
import type { Redirect } from '../queries.ts';
import { redirectStatuses } from '../redirectStatus.ts';

const kinds = { 301: 'moved', 302: 'forNow', 410: 'gone' } as const;

type Props = { row: Redirect | undefined; onSaved: () => void; onRemoved: () => void; onClose: () => void };

/** One old address: where it leads, or that what stood there is gone. */
export function RedirectDialog({ row, onSaved, onRemoved, onClose }: Props): ReactNode {
  const words = useWords(redirectScreenWords);
  const [draft, setDraft] = useState({ from: row?.from ?? '', to: row?.to ?? '', status: row?.status ?? (301 as const) });
  const [refused, setRefused] = useState<Refused | undefined>();
  const [asksRemoval, setAsksRemoval] = useState(false);
  const tell = async (act: () => Promise<unknown>, done: () => void) => {
    try {
      await act();
      done();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error);
    }
  };
  const save = () => tell(() => (row ? ask('put', `/redirects/${row.id}`, draft) : ask('post', '/redirects', draft)), onSaved);
  const field = (name: 'from' | 'to') => (
    <TextField
      fullWidth
      required
      label={words[name]}
      value={draft[name]}
      onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
      error={refused?.fields[name] !== undefined}
      helperText={refused?.fields[name]}
    />
  );
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <DialogTitle>{row ? row.from : words.add}</DialogTitle>
        <DialogContent>
          {refused && Object.keys(refused.fields).length === 0 && (
            <Alert severity="error" variant="outlined" sx={{ mb: 1 }}>
              {refused.message}
            </Alert>
          )}
          {field('from')}
          <TextField
            select
            fullWidth
            label={words.kind}
            value={draft.status}
            onChange={(event) => {
              const status = redirectStatuses.find((one) => one === Number(event.target.value)) ?? draft.status;
              setDraft({ ...draft, status, to: status === 410 ? '' : draft.to });
            }}
          >
            {redirectStatuses.map((status) => (
              <MenuItem key={status} value={status}>
                {words[kinds[status]]}
              </MenuItem>
            ))}
          </TextField>
          {draft.status !== 410 && field('to')}
        </DialogContent>
        <DialogActions>
          {row && (
            <Button color="error" onClick={() => setAsksRemoval(true)} sx={{ mr: 'auto' }}>
              {words.remove}
            </Button>
          )}
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" variant="contained">
            {words.save}
          </Button>
        </DialogActions>
      </Box>
      <Confirm
        isOpen={asksRemoval}
        title={row?.from ?? ''}
        content={words.removeSure}
        onConfirm={() => {
          setAsksRemoval(false);
          void tell(async () => row && ask('delete', `/redirects/${row.id}`), onRemoved);
        }}
        onClose={() => setAsksRemoval(false)}
      />
    </Dialog>
  );
}
