import { type ReactNode, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { EditingDialog, type WrongField } from '../../../newsroom/EditingDialog.tsx';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
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
    <TextLine required label={words[name]} value={draft[name]} onChange={(text) => setDraft({ ...draft, [name]: text })} {...wrong(name)} />
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
          <Choice
            fullWidth
            label={words.kind}
            value={draft.status}
            options={redirectStatuses.map((status) => [status, words[kinds[status]]])}
            onChange={(status) => setDraft({ ...draft, status, to: status === 410 ? '' : draft.to })}
          />
          {draft.status !== 410 && field('to', wrong)}
        </>
      )}
    </EditingDialog>
  );
}
