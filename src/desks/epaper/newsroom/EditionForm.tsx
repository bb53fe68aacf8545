import { Alert, Box, Button, LinearProgress, TextField, Typography } from '@mui/material';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CallError, callApi, uploadFile } from '../../../newsroom/callApi.ts';
import { FileButton } from '../../../newsroom/fields/FileButton.tsx';
import { inLanguage, useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { OverlayAlert } from '../../../newsroom/OverlayAlert.tsx';
import { useOneAtATime } from '../../../newsroom/sending/useOneAtATime.ts';
import { useUnsavedWork, wasSaved } from '../../../newsroom/unsavedWork.ts';
import { TopicChoice } from '../../taxonomy/newsroom/TopicChoice.tsx';
import { refusalWords } from '../words.ts';
import { listEditions, type PageForEditing, prepareEdition, publishEdition } from './endpoints.ts';
import { epaperDeskWords } from './words.ts';

/** The server's limit, checked before the upload. */
const MAX_BYTES = 80 * 1024 * 1024;

/** Which edition a file is for. */
export type Which = { cityId: number | null; date: string };

/** Uploads a PDF for a city and day, previews its pages, and publishes it. */
export function EditionForm({ which, onWhich }: { which: Which; onWhich: (which: Which) => void }): ReactNode {
  const words = useWords(epaperDeskWords);
  const queries = useQueryClient();
  const { cityId, date } = which;
  const [progress, setProgress] = useState(0);
  const prepare = useMutation({
    mutationFn: (file: File) => {
      setProgress(0);
      if (file.size > MAX_BYTES) throw new Error(inLanguage(refusalWords.tooLarge));
      return uploadFile(prepareEdition, file, { onProgress: setProgress });
    },
  });
  const publish = useMutation({
    mutationFn: (edition: { cityId: number; date: string; pdfKey: string }) => callApi(publishEdition, { body: edition }),
    onSuccess: async () => {
      notify(words.published, { type: 'success' });
      prepare.reset();
      await queries.invalidateQueries({ queryKey: ['editions'] });
    },
  });
  const oneAtATime = useOneAtATime();
  const publishOnce = async () => {
    const pdfKey = prepare.data?.pdfKey;
    if (pdfKey !== undefined && cityId !== null) await oneAtATime(() => wasSaved(publish.mutateAsync({ cityId, date, pdfKey })));
  };
  useUnsavedWork(prepare.isPending || prepare.data !== undefined);
  // The city's newest edition from this day on is this day's, if there is one.
  const beside = useQuery({
    queryKey: ['editions', 'beside', which],
    queryFn:
      cityId === null || date === ''
        ? skipToken
        : ({ signal }) => callApi(listEditions, { query: { cityId, afterDay: date, afterId: 2_147_483_647 }, signal }),
  });
  const replaces = beside.data?.editions[0]?.day === which.date;
  const wrong = publish.error instanceof CallError ? publish.error.fields : {};
  const error = prepare.error ?? publish.error;
  return (
    <Box
      component="section"
      aria-label={words.newEdition}
      sx={{ p: 2, mb: 3, border: 1, borderColor: 'divider', backgroundColor: 'background.paper' }}
    >
      <Typography variant="h6" component="h2">
        {words.newEdition}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1.5, mt: 1 }}>
        <Box sx={{ flex: '1 1 14rem', maxWidth: '22rem' }}>
          <TopicChoice
            kind="city"
            label={words.city}
            value={which.cityId}
            onChange={(chosen) => onWhich({ ...which, cityId: chosen })}
            error={wrong['cityId'] !== undefined}
            helperText={wrong['cityId']}
          />
        </Box>
        <TextField
          type="date"
          label={words.date}
          value={which.date}
          onChange={(event) => onWhich({ ...which, date: event.target.value })}
          error={wrong['date'] !== undefined}
          helperText={wrong['date']}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <FileButton
          variant="outlined"
          disabled={prepare.isPending || publish.isPending}
          accept="application/pdf"
          sx={{ mt: 1 }}
          onFile={(file) => {
            publish.reset();
            prepare.mutate(file);
          }}
        >
          {words.choose}
        </FileButton>
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {words.chooseHelp}
      </Typography>
      {prepare.isPending && (
        <Box sx={{ my: 1 }}>
          <LinearProgress variant={progress < 1 ? 'determinate' : 'indeterminate'} value={progress * 100} aria-label={words.sending} />
          <Typography variant="caption">{progress < 1 ? `${words.sending}: ${Math.round(progress * 100)} %` : words.drawing}</Typography>
        </Box>
      )}
      {error && <OverlayAlert of={error}>{error.message}</OverlayAlert>}
      {prepare.data && (
        <>
          <Pages pages={prepare.data.pages} />
          <Button variant="contained" disabled={cityId === null || date === '' || publish.isPending} onClick={() => void publishOnce()}>
            {words.publish}
          </Button>
          {replaces && (
            <Alert severity="info" sx={{ my: 1 }}>
              {words.replaces}
            </Alert>
          )}
        </>
      )}
    </Box>
  );
}

function Pages({ pages }: { pages: readonly PageForEditing[] }): ReactNode {
  const words = useWords(epaperDeskWords);
  return (
    <Box component="ol" aria-label={words.pages} sx={{ listStyle: 'none', p: 0, my: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      {pages.map(({ number, thumbnail, large }) => (
        <Box component="li" key={number}>
          <a href={large} target="_blank" rel="noreferrer">
            <Box
              component="img"
              src={thumbnail}
              alt={`${words.pages} ${number}`}
              sx={{ display: 'block', height: 200, border: 1, borderColor: 'divider' }}
            />
          </a>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {number}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
