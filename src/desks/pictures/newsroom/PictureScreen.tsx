import { Alert, Box, Button, CircularProgress, TextField, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { CallError, callApi } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { OverlayAlert } from '../../../newsroom/OverlayAlert.tsx';
import { useMay, useMe } from '../../../newsroom/staffContext.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { useUnsavedWork, wasSaved } from '../../../newsroom/unsavedWork.ts';
import type { PictureUse } from '../../../site/desk.ts';
import type { PictureDescription } from '../commands.ts';
import { CropPreviews } from './CropPreviews.tsx';
import { describePicture, readPicture, type ShownPicture } from './endpoints.ts';
import { FocalPointPicker } from './FocalPointPicker.tsx';
import { PictureFileActions } from './PictureFileActions.tsx';
import { PictureUses } from './PictureUses.tsx';
import { LIBRARY } from './useLibrary.ts';
import { pictureDeskWords } from './words.ts';

type Described = { picture: ShownPicture; uses: readonly PictureUse[] };

/** One picture: what is said of it, the point that cuts keep, where it is used, the file behind it. */
export function PictureScreen(): ReactNode {
  const words = useWords(pictureDeskWords);
  const { key = '' } = useParams();
  const answer = useQuery({
    queryKey: [LIBRARY, 'one', key],
    queryFn: ({ signal }) => callApi(readPicture, { params: { key }, signal }),
  });
  if (answer.error) return <Alert severity="error">{answer.error.message}</Alert>;
  if (!answer.data) return <CircularProgress size={24} sx={{ m: 3 }} aria-label={words.picture} />;
  const { picture, uses } = answer.data;
  return (
    <Box sx={{ py: 2 }}>
      <Title title={words.picture} />
      {/* A replaced file brings its own middle with it: the form begins anew. */}
      <Describing key={picture.file} picture={picture} uses={uses} />
    </Box>
  );
}

function Describing({ picture, uses }: Described): ReactNode {
  const words = useWords(pictureDeskWords);
  const { staff } = useMe();
  const describesAll = useMay('pictures.describe');
  const isTheirs = describesAll || picture.uploadedBy.id === staff.id;
  const queries = useQueryClient();
  const { alt, credit, rights, focal } = picture;
  const [draft, setDraft] = useState<PictureDescription>({ alt, credit, rights, focal });
  const save = useMutation({
    mutationFn: () => callApi(describePicture, { params: { key: picture.key }, body: draft }),
    onSuccess: async () => {
      notify(words.saved, { type: 'success' });
      await queries.invalidateQueries({ queryKey: [LIBRARY] });
    },
  });
  const wrong = save.error instanceof CallError ? save.error.fields : {};
  const field = (name: 'alt' | 'credit' | 'rights', help: string, lines = 1) => (
    <TextField
      label={words[name]}
      value={draft[name]}
      onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
      error={wrong[name] !== undefined}
      helperText={wrong[name] ?? help}
      disabled={!isTheirs}
      fullWidth
      {...(lines > 1 ? { multiline: true, minRows: lines } : {})}
    />
  );
  const isChanged = JSON.stringify(draft) !== JSON.stringify({ alt, credit, rights, focal });
  useUnsavedWork(isChanged && isTheirs, () => wasSaved(save.mutateAsync()));
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' }, alignItems: 'start' }}>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 2 }}>
        <FocalPointPicker
          picture={picture}
          focal={draft.focal}
          disabled={!isTheirs}
          onChange={(point) => setDraft((before) => ({ ...before, focal: point }))}
        />
        <CropPreviews picture={picture} focal={draft.focal} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1, overflowWrap: 'anywhere' }}>
          {picture.width} × {picture.height}
          {picture.fileName && ` · ${picture.fileName}`}
          {picture.uploadedBy.name && ` · ${picture.uploadedBy.name}`}
          {` · ${new Date(picture.createdAt).toLocaleDateString('gu-u-nu-latn', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' })}`}
        </Typography>
        {!isTheirs && <Alert severity="info">{words.notYours}</Alert>}
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            save.mutate();
          }}
        >
          {field('alt', words.altHelp, 3)}
          {field('credit', words.creditHelp)}
          {field('rights', words.rightsHelp, 2)}
          {save.error && Object.keys(wrong).length === 0 && <OverlayAlert of={save.error}>{save.error.message}</OverlayAlert>}
          {isTheirs && (
            <Button type="submit" variant="contained" disabled={!isChanged || save.isPending} sx={{ mt: 1 }}>
              {words.save}
            </Button>
          )}
        </Box>
        <PictureUses uses={uses} />
        <PictureFileActions picture={picture} isUsed={uses.length > 0} />
      </Box>
    </Box>
  );
}
