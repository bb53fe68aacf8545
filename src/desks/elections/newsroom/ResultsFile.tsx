import { Alert, Box, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { CallError, callApi } from '../../../newsroom/callApi.ts';
import { FileButton } from '../../../newsroom/fields/FileButton.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { importResults } from './endpoints.ts';
import { electionScreenWords } from './screenWords.ts';
import type { ElectionForEditing, ResultReport } from './shapes.ts';

const MAX_SHOWN = 200;

/** Uploads a results file and shows the outcome of each row. */
export function ResultsFile({ election }: { election: ElectionForEditing }): ReactNode {
  const words = useWords(electionScreenWords);
  const [report, setReport] = useState<ResultReport | undefined>();
  const [refused, setError] = useState<CallError | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  useUnsavedWork(isBusy);
  const send = async (file: File) => {
    setIsBusy(true);
    setReport(undefined);
    setError(undefined);
    try {
      setReport(await callApi(importResults, { params: { id: election.id }, body: file }));
    } catch (why) {
      if (!(why instanceof CallError)) throw why;
      if (!why.isSessionOver) setError(why);
    } finally {
      setIsBusy(false);
    }
  };
  const count = (outcome: string) => report?.lines.filter((line) => line.outcome === outcome).length ?? 0;
  return (
    <Box sx={{ pt: 2, maxWidth: 760 }}>
      <FileButton variant="contained" disabled={isBusy} accept=".csv,.json,text/csv,application/json" onFile={(file) => void send(file)}>
        {words.upload}
      </FileButton>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', my: 1 }}>
        {words.uploadHelp}
      </Typography>
      {report && (
        <Alert severity="success" variant="outlined" role="status">
          {count('taken')} {words.taken} · {count('corrected')} {words.corrected} · {count('unchanged')} {words.asBefore}
        </Alert>
      )}
      {refused && (
        <Alert severity="error" variant="outlined">
          {refused.message}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {Object.entries(refused.fields)
              .slice(0, MAX_SHOWN)
              .map(([row, message]) => (
                <li key={row}>
                  {words.row} {row}: {message}
                </li>
              ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}
