import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { CallError, callApi, queryOf } from '../../../newsroom/callApi.ts';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { textFields } from '../../../newsroom/fields/textFields.ts';
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

/** One picture: its description, its focal point, its uses, its file. */
export function PictureScreen(): ReactNode {
  const words = useWords(pictureDeskWords);
  const { key = '' } = useParams();
  const answer = useQuery(queryOf([LIBRARY, 'one', key], readPicture, { params: { key } }));
  if (answer.error) return <Alert severity="error">{answer.error.message}</Alert>;
  if (!answer.data) return <CircularProgress size={24} sx={{ m: 3 }} aria-label={words.picture} />;
  const { picture, uses } = answer.data;
  return (
    <Box sx={{ py: 2 }}>
      <Title title={words.picture} />
      {/* Replacing the file resets the focal point, so the form starts again. */}
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
  const field = textFields<'alt' | 'credit' | 'rights'>(words, {
    draft,
    change: (changes) => setDraft({ ...draft, ...changes }),
    wrong: (name) => wrong[name],
    disabled: !isTheirs,
  });
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
          <TextLine {...field('alt')} help={words.altHelp} lines={3} />
          <TextLine {...field('credit')} help={words.creditHelp} />
          <TextLine {...field('rights')} help={words.rightsHelp} lines={2} />
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
