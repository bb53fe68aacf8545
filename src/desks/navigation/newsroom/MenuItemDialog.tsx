import { Box, MenuItem, TextField } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { EditingDialog, type WrongField } from '../../../newsroom/EditingDialog.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { TopicChoice, useTopicBySlug } from '../../taxonomy/newsroom/TopicChoice.tsx';
import type { MenuRow } from '../menus/menuItemDraft.ts';
import { type MenuPlace, menuTypes } from '../menus/menuTypes.ts';
import { menuItemEndpoints } from './endpoints.ts';
import { menuScreenWords, menuTypeWords } from './words.ts';

const { create, update, remove } = menuItemEndpoints;

type Props = { place: MenuPlace; row: MenuRow | undefined; rows: readonly MenuRow[]; onDone: () => void; onClose: () => void };

/** One item of a menu: what it is called, where it leads, under which other it stands. */
export function MenuItemDialog({ place, row, rows, onDone, onClose }: Props): ReactNode {
  const words = useWords(menuScreenWords);
  const types = useWords(menuTypeWords);
  const [draft, setDraft] = useState({
    name: row?.name ?? '',
    type: row?.type ?? ('category' as const),
    slug: row?.slug ?? '',
    url: row?.url ?? '',
    parentId: row?.parentId ?? null,
  });
  const body = { place, ...draft };
  const save = () => (row ? callApi(update, { params: { id: row.id }, body }) : callApi(create, { body }));
  const parents = rows.filter(({ id, parentId }) => parentId === null && id !== row?.id);
  const { type } = draft;
  const text = (name: 'name' | 'slug' | 'url', wrong: WrongField, help?: string) => (
    <TextField
      fullWidth
      required={name === 'name'}
      label={words[name]}
      value={draft[name]}
      onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
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
      removal={
        row && { label: words.remove, sure: words.removeSure, remove: () => callApi(remove, { params: { id: row.id } }), onRemoved: onDone }
      }
      onClose={onClose}
    >
      {(wrong) => (
        <>
          {text('name', wrong)}
          <TextField
            select
            fullWidth
            label={words.type}
            value={type}
            onChange={(event) => setDraft({ ...draft, type: menuTypes.find((choice) => choice === event.target.value) ?? type, slug: '' })}
          >
            {menuTypes.map((choice) => (
              <MenuItem key={choice} value={choice}>
                {types[choice]}
              </MenuItem>
            ))}
          </TextField>
          {type === 'category' || type === 'city' || type === 'magazine' ? (
            <Box sx={{ my: 1 }}>
              <SlugOfTopic kind={type} slug={draft.slug} onChange={(slug) => setDraft({ ...draft, slug })} {...wrong('slug')} />
            </Box>
          ) : (
            text('slug', wrong, words.slugHelp)
          )}
          {text('url', wrong, words.urlHelp)}
          <TextField
            select
            fullWidth
            label={words.parent}
            value={draft.parentId ?? ''}
            onChange={(event) => setDraft({ ...draft, parentId: event.target.value === '' ? null : Number(event.target.value) })}
            {...wrong('parentId')}
          >
            <MenuItem value="">{words.noParent}</MenuItem>
            {parents.map((parent) => (
              <MenuItem key={parent.id} value={parent.id}>
                {parent.name}
              </MenuItem>
            ))}
          </TextField>
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

/** Menus know topics by their slugs, people by their names. */
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
