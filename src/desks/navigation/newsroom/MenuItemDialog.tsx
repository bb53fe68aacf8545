import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { EditingDialog, type WrongField } from '../../../newsroom/EditingDialog.tsx';
import { Choice } from '../../../newsroom/fields/Choice.tsx';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { typedOver } from '../../../newsroom/typedOver.ts';
import { useRecordDraft } from '../../../newsroom/useRecordDraft.ts';
import { TopicChoice, useTopicBySlug } from '../../taxonomy/newsroom/TopicChoice.tsx';
import type { MenuRow } from '../menus/menuItemDraft.ts';
import { type MenuPlace, menuTypes } from '../menus/menuTypes.ts';
import { menuItemEndpoints } from './endpoints.ts';
import { menuScreenWords, menuTypeWords } from './words.ts';

const { list, one, create, update, remove } = menuItemEndpoints;

type Props = { place: MenuPlace; row: MenuRow | undefined; rows: readonly MenuRow[]; onDone: () => void; onClose: () => void };

const fieldsOf = (row: MenuRow | undefined) => ({
  name: row?.name ?? '',
  type: row?.type ?? ('category' as const),
  slug: row?.slug ?? '',
  url: row?.url ?? '',
  parentId: row?.parentId ?? null,
});

/** One item of a menu: its name, its target, its parent. */
export function MenuItemDialog({ place, row: first, rows, onDone, onClose }: Props): ReactNode {
  const words = useWords(menuScreenWords);
  const types = useWords(menuTypeWords);
  const read = first && (() => callApi(one, { params: { id: first.id } }));
  const readAll = async () => (await callApi(list, { query: { filter: { place } } })).data;
  const { row, draft, change, send, loadPresent } = useRecordDraft(first, fieldsOf, read, typedOver, readAll);
  const save = () =>
    send((sent, over) => {
      const body = { place, ...sent };
      return over ? callApi(update, { params: { id: over.id }, body: { ...body, version: over.version } }) : callApi(create, { body });
    });
  const parents = rows.filter(({ id, parentId }) => parentId === null && id !== row?.id);
  const { type } = draft;
  const text = (name: 'name' | 'slug' | 'url', wrong: WrongField, help?: string) => (
    <TextLine
      required={name === 'name'}
      label={words[name]}
      value={draft[name]}
      onChange={(text) => change({ [name]: text })}
      {...wrong(name, help)}
    />
  );
  return (
    <EditingDialog
      title={row ? row.name : words.add}
      draft={draft}
      maxWidth="xs"
      save={save}
      onSaved={onDone}
      reload={loadPresent}
      removal={
        row && {
          label: words.remove,
          sure: words.removeSure,
          remove: () => callApi(remove, { params: { id: row.id }, query: { version: row.version } }),
          onRemoved: onDone,
        }
      }
      onClose={onClose}
    >
      {(wrong) => (
        <>
          {text('name', wrong)}
          <Choice
            fullWidth
            label={words.type}
            value={type}
            options={menuTypes.map((choice) => [choice, types[choice]])}
            onChange={(chosen) => change({ type: chosen, slug: '' })}
          />
          {type === 'category' || type === 'city' || type === 'magazine' ? (
            <Box sx={{ my: 1 }}>
              <SlugOfTopic kind={type} slug={draft.slug} onChange={(slug) => change({ slug })} {...wrong('slug')} />
            </Box>
          ) : (
            text('slug', wrong, words.slugHelp)
          )}
          {text('url', wrong, words.urlHelp)}
          <Choice<number | ''>
            fullWidth
            label={words.parent}
            value={draft.parentId ?? ''}
            options={[['', words.noParent], ...parents.map(({ id, name }) => [id, name] as const)]}
            onChange={(id) => change({ parentId: id || null })}
            {...wrong('parentId')}
          />
        </>
      )}
    </EditingDialog>
  );
}

type SlugProps = {
  kind: 'category' | 'city' | 'magazine';
  slug: string;
  onChange: (slug: string) => void;
} & ReturnType<WrongField>;

/** Menus store topics by slug; editors choose them by name. */
function SlugOfTopic({ kind, slug, onChange, error, helperText }: SlugProps): ReactNode {
  const words = useWords(menuScreenWords);
  const topic = useTopicBySlug(kind, slug);
  return (
    <TopicChoice
      kind={kind}
      label={words.slug}
      value={topic?.id ?? null}
      onChange={(_id, row) => onChange(row?.slug ?? '')}
      error={error}
      helperText={helperText ?? words.slugHelp}
    />
  );
}
