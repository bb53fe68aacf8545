import { Box, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError, callApi } from '../../../newsroom/callApi.ts';
import { FileButton } from '../../../newsroom/fields/FileButton.tsx';
import { inLanguage, useWords } from '../../../newsroom/language.ts';
import { OverlayAlert } from '../../../newsroom/OverlayAlert.tsx';
import { useUnsavedWork } from '../../../newsroom/unsavedWork.ts';
import { importMatchFile } from './endpoints.ts';
import { importReport } from './shapes.ts';
import { cricketDeskWords } from './words.ts';

/** Imports a match file and shows the result, or all faults of the file. */
export function ImportMatch({ onImported }: { onImported: (message: string) => void }): ReactNode {
  const words = useWords(cricketDeskWords);
  const importFile = useMutation({
    mutationFn: (file: File) => callApi(importMatchFile, { body: file }),
    onSuccess: ({ status, title }) => onImported(`${status === 'refused' ? '' : words[status]}: ${title}`),
  });
  useUnsavedWork(importFile.isPending);
  const faults = importFile.error instanceof CallError ? faultsOf(importFile.error.details) : [];
  return (
    <Box sx={{ mb: 2 }}>
      <FileButton variant="outlined" disabled={importFile.isPending} accept="application/json,.json" onFile={importFile.mutate}>
        {words.importFile}
      </FileButton>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {words.importHelp}
      </Typography>
      {importFile.error && (
        <OverlayAlert of={importFile.error}>
          {importFile.error.message}
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {faults.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </OverlayAlert>
      )}
    </Box>
  );
}

/** The faults in the report of a rejected file; other errors have none. */
const faultsOf = (details: unknown): string[] => importReport.safeParse(details).data?.faults.map(inLanguage) ?? [];
