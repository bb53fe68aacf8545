import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type SavedSearch, savedSearchEndpoints } from '../../../site/newsroom/savedSearches.ts';
import { callApi } from '../../callApi.ts';
import { EditingDialog } from '../../EditingDialog.tsx';
import { TextLine } from '../../fields/TextLine.tsx';
import { useWords } from '../../language.ts';
import { notify } from '../../notify.ts';
import { typedOver } from '../../typedOver.ts';
import { useRecordDraft } from '../../useRecordDraft.ts';
import { savedSearchWords } from './words.ts';

const { list: readMany, one, create, update, remove } = savedSearchEndpoints;

type Props = { list: SavedSearch['list']; query: string; row: SavedSearch | undefined; onClose: () => void };

/** Saves the search of a list under a name; one that is saved gets another name, or is removed. */
export function SavedSearchDialog({ list, query, row: first, onClose }: Props): ReactNode {
  const words = useWords(savedSearchWords);
  const client = useQueryClient();
  const fieldsOf = (row: SavedSearch | undefined) => ({ name: row?.name ?? '', query: row?.query ?? query });
  const read = first && (() => callApi(one, { params: { id: first.id } }));
  const readAll = async () => (await callApi(readMany, { query: { perPage: 100, filter: { list } } })).data;
  const { row, draft, change, send, loadPresent } = useRecordDraft(first, fieldsOf, read, typedOver, readAll);
  const save = () =>
    send((sent, over) =>
      over
        ? callApi(update, { params: { id: over.id }, body: { ...sent, list, version: over.version } })
        : callApi(create, { body: { ...sent, list } }),
    );
  const afresh = async (message: string) => {
    onClose();
    await client.invalidateQueries({ queryKey: ['saved-searches', list] });
    notify(message, { type: 'success' });
  };
  return (
    <EditingDialog
      title={row ? words.editTitle : words.save}
      maxWidth="xs"
      draft={draft}
      save={save}
      onSaved={() => void afresh(words.saved)}
      reload={loadPresent}
      removal={
        row && {
          sure: words.removeSure,
          remove: () => callApi(remove, { params: { id: row.id }, query: { version: row.version } }),
          onRemoved: () => void afresh(words.removed),
        }
      }
      onClose={onClose}
    >
      {(wrong) => (
        <TextLine
          required
          autoFocus
          label={words.name}
          value={draft.name}
          onChange={(name) => change({ name })}
          {...wrong('name', row ? undefined : words.saveHelp)}
        />
      )}
    </EditingDialog>
  );
}
