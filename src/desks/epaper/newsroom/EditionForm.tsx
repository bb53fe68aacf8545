import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError, callApi } from '../../../newsroom/callApi.ts';
import { FileButton } from '../../../newsroom/fields/FileButton.tsx';
import { inLanguage, useWords } from '../../../newsroom/language.ts';
import { notify } from '../../../newsroom/notify.ts';
import { OverlayAlert } from '../../../newsroom/OverlayAlert.tsx';
import { useOneAtATime } from '../../../newsroom/sending/useOneAtATime.ts';
import { useUnsavedWork, wasSaved } from '../../../newsroom/unsavedWork.ts';
import { TopicChoice } from '../../taxonomy/newsroom/TopicChoice.tsx';
import { EditionFiles } from './EditionFiles.tsx';
import { listEditions, publishEdition } from './endpoints.ts';
import { useEditionFiles } from './useEditionFiles.ts';
import { epaperDeskWords } from './words.ts';

/** Which edition a file is for. */
export type Which = { cityId: number | null; date: string };

/** Uploads a PDF, or several such as one for each page, for a city and day; previews the pages, and publishes them. */
export function EditionForm({ which, onWhich }: { which: Which; onWhich: (which: Which) => void }): ReactNode {
  const words = useWords(epaperDeskWords);
  const queries = useQueryClient();
  const { cityId, date } = which;
  const { files, queue, refusal, add, sort, clear } = useEditionFiles();
  const publish = useMutation({
    mutationFn: (edition: { cityId: number; date: string; pdfKeys: string[] }) => callApi(publishEdition, { body: edition }),
    onSuccess: async () => {
      notify(words.published, { type: 'success' });
      clear();
      await queries.invalidateQueries({ queryKey: ['editions'] });
    },
  });
  const pdfKeys = files.flatMap(({ answer }) => answer?.pdfKey ?? []);
  const haveAllArrived = pdfKeys.length === files.length;
  const oneAtATime = useOneAtATime();
  const publishOnce = async () => {
    if (cityId !== null) await oneAtATime(() => wasSaved(publish.mutateAsync({ cityId, date, pdfKeys })));
  };
  useUnsavedWork(files.length > 0);
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
          disabled={publish.isPending}
          accept="application/pdf"
          sx={{ mt: 1 }}
          onFiles={(chosen) => {
            publish.reset();
            clear();
            add(chosen);
          }}
        >
          {words.choose}
        </FileButton>
        {files.length > 0 && (
          <FileButton disabled={publish.isPending} accept="application/pdf" sx={{ mt: 1 }} onFiles={add}>
            {words.addFiles}
          </FileButton>
        )}
      </Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {words.chooseHelp}
      </Typography>
      {files.length > 0 && <EditionFiles files={files} queue={queue} sort={sort} disabled={publish.isPending} />}
      {refusal && <Alert severity="error">{inLanguage(refusal)}</Alert>}
      {publish.error && <OverlayAlert of={publish.error}>{publish.error.message}</OverlayAlert>}
      {pdfKeys.length > 0 && (
        <>
          <Button
            variant="contained"
            disabled={!haveAllArrived || refusal !== undefined || cityId === null || date === '' || publish.isPending}
            onClick={() => void publishOnce()}
          >
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
