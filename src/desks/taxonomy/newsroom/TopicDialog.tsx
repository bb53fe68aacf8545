import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { EditableKind } from '../../../content/topics/topicKinds.ts';
import { callApi } from '../../../newsroom/callApi.ts';
import { EditingDialog, type WrongField } from '../../../newsroom/EditingDialog.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { typedOver } from '../../../newsroom/typedOver.ts';
import { useRecordDraft } from '../../../newsroom/useRecordDraft.ts';
import type { EditedTopic, TopicRow } from '../topics/topicDraft.ts';
import { topicEndpoints } from './endpoints.ts';
import { TopicChoice } from './TopicChoice.tsx';
import { TopicSearchFields } from './TopicSearchFields.tsx';
import { topicScreenWords } from './words.ts';

const { list, one, create, update, remove } = topicEndpoints;

type Props = {
  kind: EditableKind;
  /** The topic; without it a new one is added. */
  row: TopicRow | undefined;
  onSaved: () => void;
  onRemoved: () => void;
  onClose: () => void;
};

const draftOf = (kind: EditableKind, row: TopicRow | undefined): EditedTopic => ({
  kind,
  name: row?.name ?? '',
  nameEn: row?.nameEn ?? '',
  slug: row?.slug ?? '',
  description: row?.description ?? '',
  parentId: row?.parentId ?? null,
  role: row?.role ?? '',
  bio: row?.bio ?? '',
  searchTitle: row?.searchTitle ?? '',
  searchDescription: row?.searchDescription ?? '',
  noindex: row?.noindex ?? false,
  sameAs: row?.sameAs ?? [],
});

/** One topic: its names, its parent, and its deletion. */
export function TopicDialog({ kind, row: first, onSaved, onRemoved, onClose }: Props): ReactNode {
  const words = useWords(topicScreenWords);
  const read = first && (() => callApi(one, { params: { id: first.id } }));
  const fieldsOf = (shown: TopicRow | undefined) => draftOf(kind, shown);
  const readAll = async ({ name: q }: EditedTopic) => (await callApi(list, { query: { filter: { kind, q } } })).data;
  const { row, draft, change, send, loadPresent } = useRecordDraft(first, fieldsOf, read, typedOver, readAll);
  const save = () =>
    send((sent, over) => {
      const body = { ...sent, sameAs: sent.sameAs.map((address) => address.trim()).filter((address) => address !== '') };
      return over ? callApi(update, { params: { id: over.id }, body: { ...body, version: over.version } }) : callApi(create, { body });
    });
  const field = (name: 'name' | 'nameEn' | 'slug' | 'description' | 'role' | 'bio', wrong: WrongField, help = '', rows = 1) => (
    <TextLine
      label={words[name]}
      value={draft[name]}
      onChange={(text) => change({ [name]: text })}
      multiline={rows > 1}
      minRows={rows}
      required={name === 'name'}
      {...wrong(name, help)}
    />
  );
  return (
    <EditingDialog
      title={row ? `${words[kind]}: ${row.name}` : `${words[kind]}: ${words.add}`}
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
          {field('name', wrong)}
          {field('nameEn', wrong)}
          {field('slug', wrong, words.slugHelp)}
          {kind === 'category' && (
            <Box sx={{ my: 1 }}>
              <TopicChoice
                kind="category"
                label={words.parent}
                value={draft.parentId}
                onChange={(parentId) => change({ parentId })}
                {...wrong('parentId')}
              />
            </Box>
          )}
          {kind === 'author' && field('role', wrong)}
          {kind === 'author' ? field('bio', wrong, '', 3) : field('description', wrong, words.descriptionHelp, 2)}
          <TopicSearchFields draft={draft} address={row?.address} wrong={wrong} onChange={change} />
        </>
      )}
    </EditingDialog>
  );
}
