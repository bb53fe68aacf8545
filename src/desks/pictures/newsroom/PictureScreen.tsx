import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { TextLine } from '../../../newsroom/fields/TextLine.tsx';
import { textFields } from '../../../newsroom/fields/textFields.ts';
import { useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { ReloadOverlay } from '../../../newsroom/ReloadOverlay.tsx';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { useMay, useMe } from '../../../newsroom/staffContext.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { isSame } from '../../../newsroom/typedOver.ts';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { useRecordDraft } from '../../../newsroom/useRecordDraft.ts';
import { dayAndMonth } from '../../../platform/text/dates.ts';
import type { PictureUse } from '../../../site/desk.ts';
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
  // A later read that fails takes nothing away.
  if (answer.error && !answer.data) return <ReadError error={answer.error} />;
  if (!answer.data) return <CircularProgress size={24} sx={{ m: 3 }} aria-label={words.picture} />;
  const { picture, uses } = answer.data;
  return (
    <Box sx={{ py: 2 }}>
      <Title title={words.picture} />
      <Describing key={key} picture={picture} uses={uses} />
    </Box>
  );
}

const textsOf = ({ alt, credit, rights }: ShownPicture) => ({ alt, credit, rights });
const describedBy = ({ alt, credit, rights, focal }: ShownPicture) => ({ alt, credit, rights, focal });

function Describing({ picture, uses }: Described): ReactNode {
  const words = useWords(pictureDeskWords);
  const { staff } = useMe();
  const describesAll = useMay('pictures.describe');
  const isTheirs = describesAll || picture.uploadedBy.id === staff.id;
  const queries = useQueryClient();
  const params = { key: picture.key };
  const form = useRecordDraft(picture, describedBy, async () => (await callApi(readPicture, { params })).picture);
  const { row, setRow, draft, change, isChanged, isSaving, refused, loadPresent } = form;
  const save = () =>
    form.save(async (sent, { version }) => {
      setRow((await callApi(describePicture, { params, body: { ...sent, version } })).picture);
      notify(words.saved, { type: 'success' });
      await queries.invalidateQueries({ queryKey: [LIBRARY] });
    });
  /** A new file has a focal point of its own; what was typed about the picture stays. */
  const followFile = (replaced: ShownPicture) => {
    if (isSame(textsOf(replaced), textsOf(row))) setRow(replaced);
    change({ focal: replaced.focal });
  };
  const wrong = refused?.fields ?? {};
  const field = textFields<'alt' | 'credit' | 'rights'>(words, { draft, change, wrong: (name) => wrong[name], disabled: !isTheirs });
  useUnsavedWork(isChanged && isTheirs, save);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '3fr 2fr' }, alignItems: 'start' }}>
      <Box sx={{ minWidth: 0, display: 'grid', gap: 2 }}>
        <FocalPointPicker picture={picture} focal={draft.focal} disabled={!isTheirs} onChange={(point) => change({ focal: point })} />
        <CropPreviews picture={picture} focal={draft.focal} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1, overflowWrap: 'anywhere' }}>
          {picture.width} × {picture.height}
          {picture.fileName && ` · ${picture.fileName}`}
          {picture.uploadedBy.name && ` · ${picture.uploadedBy.name}`}
          {` · ${dayAndMonth(new Date(picture.createdAt))}`}
        </Typography>
        {!isTheirs && <Alert severity="info">{words.notYours}</Alert>}
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            void save();
          }}
        >
          <TextLine {...field('alt')} help={words.altHelp} lines={3} />
          <TextLine {...field('credit')} help={words.creditHelp} />
          <TextLine {...field('rights')} help={words.rightsHelp} lines={2} />
          {refused && Object.keys(wrong).length === 0 && <ReloadOverlay refused={refused} onReload={loadPresent} />}
          {isTheirs && (
            <Button type="submit" variant="contained" disabled={!isChanged || isSaving} sx={{ mt: 1 }}>
              {words.save}
            </Button>
          )}
        </Box>
        <PictureUses uses={uses} />
        <PictureFileActions picture={picture} version={row.version} isUsed={uses.length > 0} reload={loadPresent} onReplaced={followFile} />
      </Box>
    </Box>
  );
}
