import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type SavedSearch, savedSearchEndpoints } from '../../../site/newsroom/savedSearches.ts';
import { callApi } from '../../callApi.ts';
import { EditingDialog } from '../../EditingDialog.tsx';
import { Choice } from '../../fields/Choice.tsx';
import { TextLine } from '../../fields/TextLine.tsx';
import { useWords } from '../../language.ts';
import { notify } from '../../notify.ts';
import { typedOver } from '../../typedOver.ts';
import { useRecordDraft } from '../../useRecordDraft.ts';
import { savedSearchWords } from './words.ts';

const { list: readMany, one, create, update, remove } = savedSearchEndpoints;

type Props = {
  list: SavedSearch['list'];
  query: string;
  /** The one that is saved with this search. */
  row: SavedSearch | undefined;
  /** Those that a search which is not saved may take the place of. */
  others: readonly SavedSearch[];
  onClose: () => void;
};

/** Saves the search of a list under a name, or in place of a saved one; one that is saved gets another name, or is removed. */
export function SavedSearchDialog({ list, query, row: first, others, onClose }: Props): ReactNode {
  const words = useWords(savedSearchWords);
  const client = useQueryClient();
  const fieldsOf = (row: SavedSearch | undefined) => ({ name: row?.name ?? '', query: row?.query ?? query });
  const [replaced, setReplaced] = useState<SavedSearch>();
  const [nameOfNew, setNameOfNew] = useState('');
  const id = (first ?? replaced)?.id;
  const read = id === undefined ? undefined : () => callApi(one, { params: { id } });
  const readAll = async () => (await callApi(readMany, { query: { perPage: 100, filter: { list } } })).data;
  const { row, setRow, draft, change, send, loadPresent } = useRecordDraft(first, fieldsOf, read, typedOver, readAll);
  const save = () =>
    send((sent, over) =>
      over
        ? callApi(update, { params: { id: over.id }, body: { ...sent, list, version: over.version } })
        : callApi(create, { body: { ...sent, list } }),
    );
  const replace = (chosen: SavedSearch | undefined) => {
    if (!replaced) setNameOfNew(draft.name);
    setReplaced(chosen);
    setRow(chosen);
    change({ name: chosen?.name ?? nameOfNew, query });
  };
  const afresh = async (message: string) => {
    onClose();
    await client.invalidateQueries({ queryKey: ['saved-searches', list] });
    notify(message, { type: 'success' });
  };
  return (
    <EditingDialog
      title={first ? words.editTitle : words.save}
      maxWidth="xs"
      draft={draft}
      save={save}
      onSaved={() => void afresh(words.saved)}
      reload={loadPresent}
      removal={
        first &&
        row && {
          sure: words.removeSure,
          remove: () => callApi(remove, { params: { id: row.id }, query: { version: row.version } }),
          onRemoved: () => void afresh(words.removed),
        }
      }
      onClose={onClose}
    >
      {(wrong) => (
        <>
          {!first && others.length > 0 && (
            <Choice
              fullWidth
              label={words.place}
              value={replaced?.id ?? 0}
              options={[[0, words.asNew], ...others.map((other) => [other.id, words.inPlaceOf.replace('{name}', other.name)] as const)]}
              onChange={(chosen) => replace(others.find((other) => other.id === chosen))}
              sx={{ my: 1 }}
            />
          )}
          <TextLine
            required
            autoFocus
            label={words.name}
            value={draft.name}
            onChange={(name) => change({ name })}
            {...wrong('name', first ? undefined : replaced ? words.inPlaceHelp : words.saveHelp)}
          />
        </>
      )}
    </EditingDialog>
  );
}
