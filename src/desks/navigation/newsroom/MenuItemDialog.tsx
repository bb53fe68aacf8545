import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { EditingDialog } from '../../../newsroom/EditingDialog.tsx';
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
  const parents = rows.filter((one) => one.parentId === null && one.id !== row?.id);
  const { type } = draft;
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
          <TextField
            fullWidth
            required
            label={words.name}
            value={draft.name}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
            {...wrong('name')}
          />
          <TextField
            select
            fullWidth
            label={words.type}
            value={type}
            onChange={(event) => setDraft({ ...draft, type: menuTypes.find((one) => one === event.target.value) ?? type, slug: '' })}
          >
            {menuTypes.map((one) => (
              <MenuItem key={one} value={one}>
                {types[one]}
              </MenuItem>
            ))}
          </TextField>
          {type === 'category' || type === 'city' || type === 'magazine' ? (
            <Box sx={{ my: 1 }}>
              <SlugOfTopic kind={type} slug={draft.slug} onChange={(slug) => setDraft({ ...draft, slug })} {...wrong('slug')} />
            </Box>
          ) : (
            <TextField
              fullWidth
              label={words.slug}
              value={draft.slug}
              onChange={(event) => setDraft({ ...draft, slug: event.target.value })}
              {...wrong('slug', words.slugHelp)}
            />
          )}
          <TextField
            fullWidth
            label={words.url}
            value={draft.url}
            onChange={(event) => setDraft({ ...draft, url: event.target.value })}
            {...wrong('url', words.urlHelp)}
          />
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
  error: boolean;
  helperText: string | undefined;
};

/** Menus know topics by their slugs, people by their names. */
function SlugOfTopic({ kind, slug, onChange, error, helperText }: SlugProps): ReactNode {
  const words = useWords(menuScreenWords);
  const known = useTopicBySlug(kind, slug);
  return (
    <TopicChoice
      kind={kind}
      label={words.slug}
      value={known?.id ?? null}
      onChange={(_id, row) => onChange(row?.slug ?? '')}
      error={error}
      helperText={helperText ?? words.slugHelp}
    />
  );
}
