import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { Confirm } from 'react-admin';
import { ask, Refused } from '../../../newsroom/ask.ts';
import { useWords } from '../../../newsroom/language.ts';
import { topicScreenWords } from '../newsroomWords.ts';
import type { EditedTopic, TopicRow } from '../topicDraft.ts';
import type { EditableKind } from '../topicKinds.ts';
import { TopicChoice } from './TopicChoice.tsx';

type Props = {
  kind: EditableKind;
  /** Without it, a new one is added. */
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
});

/** One topic: what it is called, where it stands, and whether it goes. */
export function TopicDialog({ kind, row, onSaved, onRemoved, onClose }: Props): ReactNode {
  const words = useWords(topicScreenWords);
  const [draft, setDraft] = useState(() => draftOf(kind, row));
  const [refused, setRefused] = useState<Refused | undefined>();
  const [asksRemoval, setAsksRemoval] = useState(false);
  const tell = async (act: () => Promise<unknown>, done: () => void) => {
    try {
      await act();
      done();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setRefused(error);
    }
  };
  const save = () => tell(() => (row ? ask('put', `/topics/${row.id}`, draft) : ask('post', '/topics', draft)), onSaved);
  const remove = () => tell(async () => row && ask('delete', `/topics/${row.id}`), onRemoved);
  const field = (name: 'name' | 'nameEn' | 'slug' | 'description' | 'role' | 'bio', help = '', rows = 1) => (
    <TextField
      fullWidth
      label={words[name]}
      value={draft[name]}
      onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
      multiline={rows > 1}
      minRows={rows}
      required={name === 'name'}
      error={refused?.fields[name] !== undefined}
      helperText={refused?.fields[name] ?? help}
    />
  );
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <DialogTitle>{row ? `${words[kind]}: ${row.name}` : `${words[kind]}: ${words.add}`}</DialogTitle>
        <DialogContent>
          {refused && Object.keys(refused.fields).length === 0 && (
            <Alert severity="error" variant="outlined" sx={{ mb: 1 }}>
              {refused.message}
            </Alert>
          )}
          {field('name')}
          {field('nameEn')}
          {field('slug', words.slugHelp)}
          {kind === 'category' && (
            <Box sx={{ my: 1 }}>
              <TopicChoice
                kind="category"
                label={words.parent}
                value={draft.parentId}
                onChange={(parentId) => setDraft({ ...draft, parentId })}
                error={refused?.fields['parentId'] !== undefined}
                helperText={refused?.fields['parentId']}
              />
            </Box>
          )}
          {kind === 'author' && field('role')}
          {kind === 'author' ? field('bio', '', 3) : field('description', words.descriptionHelp, 2)}
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
          void remove();
        }}
        onClose={() => setAsksRemoval(false)}
      />
    </Dialog>
  );
}
