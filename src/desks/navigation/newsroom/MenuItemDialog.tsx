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
import { TopicChoice, useTopicBySlug } from '../../taxonomy/newsroom/TopicChoice.tsx';
import type { MenuRow } from '../menuItemDraft.ts';
import { type MenuPlace, menuTypes } from '../menuTypes.ts';
import { menuScreenWords, menuTypeWords } from '../newsroomWords.ts';

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
  const [refused, setRefused] = useState<Refused | undefined>();
  const [asksRemoval, setAsksRemoval] = useState(false);
  const tell = async (act: () => Promise<unknown>) => {
    try {
      await act();
      onDone();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error);
    }
  };
  const body = { place, ...draft };
  const save = () => tell(() => (row ? ask('put', `/menu-items/${row.id}`, body) : ask('post', '/menu-items', body)));
  const parents = rows.filter((one) => one.parentId === null && one.id !== row?.id);
  const wrong = (name: string) => ({ error: refused?.fields[name] !== undefined, helperText: refused?.fields[name] });
  const { type } = draft;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <DialogTitle>{row ? row.name : words.add}</DialogTitle>
        <DialogContent>
          {refused && Object.keys(refused.fields).length === 0 && (
            <Alert severity="error" variant="outlined" sx={{ mb: 1 }}>
              {refused.message}
            </Alert>
          )}
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
              {...wrong('slug')}
              helperText={refused?.fields['slug'] ?? words.slugHelp}
            />
          )}
          <TextField
            fullWidth
            label={words.url}
            value={draft.url}
            onChange={(event) => setDraft({ ...draft, url: event.target.value })}
            {...wrong('url')}
            helperText={refused?.fields['url'] ?? words.urlHelp}
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
        title={row?.name ?? ''}
        content={words.removeSure}
        onConfirm={() => {
          setAsksRemoval(false);
          void tell(async () => row && ask('delete', `/menu-items/${row.id}`));
        }}
        onClose={() => setAsksRemoval(false)}
      />
    </Dialog>
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
