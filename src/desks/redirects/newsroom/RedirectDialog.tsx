import { MenuItem, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { EditingDialog, type WrongField } from '../../../newsroom/EditingDialog.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { type Redirect, redirectStatuses } from '../addresses/redirectDraft.ts';
import { redirectEndpoints } from './endpoints.ts';
import { redirectScreenWords } from './words.ts';

const { create, update, remove } = redirectEndpoints;
const kinds = { 301: 'moved', 302: 'forNow', 410: 'gone' } as const;

type Props = { row: Redirect | undefined; onSaved: () => void; onRemoved: () => void; onClose: () => void };

/** One redirect: an old address with its target, or marked as gone. */
export function RedirectDialog({ row, onSaved, onRemoved, onClose }: Props): ReactNode {
  const words = useWords(redirectScreenWords);
  const [draft, setDraft] = useState({ from: row?.from ?? '', to: row?.to ?? '', status: row?.status ?? (301 as const) });
  const save = () => (row ? callApi(update, { params: { id: row.id }, body: draft }) : callApi(create, { body: draft }));
  const field = (name: 'from' | 'to', wrong: WrongField) => (
    <TextField
      fullWidth
      required
      label={words[name]}
      value={draft[name]}
      onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
      {...wrong(name)}
    />
  );
  return (
    <EditingDialog
      title={row ? row.from : words.add}
      draft={draft}
      save={save}
      onSaved={onSaved}
      removal={row && { sure: words.removeSure, remove: () => callApi(remove, { params: { id: row.id } }), onRemoved }}
      onClose={onClose}
    >
      {(wrong) => (
        <>
          {field('from', wrong)}
          <TextField
            select
            fullWidth
            label={words.kind}
            value={draft.status}
            onChange={(event) => {
              const status = redirectStatuses.find((choice) => choice === Number(event.target.value)) ?? draft.status;
              setDraft({ ...draft, status, to: status === 410 ? '' : draft.to });
            }}
          >
            {redirectStatuses.map((status) => (
              <MenuItem key={status} value={status}>
                {words[kinds[status]]}
              </MenuItem>
            ))}
          </TextField>
          {draft.status !== 410 && field('to', wrong)}
        </>
      )}
    </EditingDialog>
  );
}
