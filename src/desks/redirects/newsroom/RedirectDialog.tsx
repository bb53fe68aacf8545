import type { ReactNode } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { EditingDialog, type WrongField } from '../../../newsroom/EditingDialog.tsx';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { typedOver } from '../../../newsroom/typedOver.ts';
import { useRecordDraft } from '../../../newsroom/useRecordDraft.ts';
import { type Redirect, redirectStatuses } from '../addresses/redirectDraft.ts';
import { redirectEndpoints } from './endpoints.ts';
import { redirectScreenWords } from './words.ts';

const { list, one, create, update, remove } = redirectEndpoints;
const kinds = { 301: 'moved', 302: 'forNow', 410: 'gone' } as const;

type Props = { row: Redirect | undefined; onSaved: () => void; onRemoved: () => void; onClose: () => void };

const fieldsOf = (row: Redirect | undefined) => ({ from: row?.from ?? '', to: row?.to ?? '', status: row?.status ?? (301 as const) });
type Fields = ReturnType<typeof fieldsOf>;

/** An address as it is compared: the server decodes its letters, and leaves out the site and a slash at the end. */
const comparable = (address: string): string => {
  const text = address.trim();
  return URL.canParse(text, location.origin) ? new URL(text, location.origin).href.replace(/\/+$/, '') : text;
};
const lasting = ({ from, to, status }: Fields) => ({ from: comparable(from), to: to && comparable(to), status });

/** One redirect: an old address with its target, or marked as gone. */
export function RedirectDialog({ row: first, onSaved, onRemoved, onClose }: Props): ReactNode {
  const words = useWords(redirectScreenWords);
  const read = first && (() => callApi(one, { params: { id: first.id } }));
  const readAll = async ({ from }: Fields) => (await callApi(list, { query: { filter: { q: from } } })).data;
  const { row, draft, change, send, loadPresent } = useRecordDraft(first, fieldsOf, read, typedOver, readAll, lasting);
  const save = () =>
    send((sent, over) =>
      over ? callApi(update, { params: { id: over.id }, body: { ...sent, version: over.version } }) : callApi(create, { body: sent }),
    );
  const field = (name: 'from' | 'to', wrong: WrongField) => (
    <TextLine required label={words[name]} value={draft[name]} onChange={(text) => change({ [name]: text })} {...wrong(name)} />
  );
  return (
    <EditingDialog
      title={row ? row.from : words.add}
      draft={draft}
      save={save}
      onSaved={onSaved}
      reload={loadPresent}
      removal={
        row && {
          sure: words.removeSure,
          remove: () => callApi(remove, { params: { id: row.id }, query: { version: row.version } }),
          onRemoved,
        }
      }
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
            onChange={(status) => change(status === 410 ? { status, to: '' } : { status })}
          />
          {draft.status !== 410 && field('to', wrong)}
        </>
      )}
    </EditingDialog>
  );
}
