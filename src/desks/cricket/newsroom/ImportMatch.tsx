import { Box, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallError, callApi } from '../../../newsroom/callApi.ts';
import { FileButton } from '../../../newsroom/fields/FileButton.tsx';
import { inLanguage, useWords } from '../../../newsroom/language.ts';
import { OverlayAlert } from '../../../newsroom/OverlayAlert.tsx';
import { importMatchFile } from './endpoints.ts';
import { importReport } from './shapes.ts';
import { cricketDeskWords } from './words.ts';

/** A match file is given; what came of it, or all that is wrong with it, is told in its place. */
export function ImportMatch({ onTaken }: { onTaken: (message: string) => void }): ReactNode {
  const words = useWords(cricketDeskWords);
  const give = useMutation({
    mutationFn: (file: File) => callApi(importMatchFile, { body: file }),
    onSuccess: ({ status, title }) => onTaken(`${status === 'refused' ? '' : words[status]}: ${title}`),
  });
  const refused = give.error instanceof CallError ? faultsOf(give.error.details) : [];
  return (
    <Box sx={{ mb: 2 }}>
      <FileButton variant="outlined" disabled={give.isPending} accept="application/json,.json" onFile={give.mutate}>
        {words.importFile}
      </FileButton>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {words.importHelp}
      </Typography>
      {give.error && (
        <OverlayAlert of={give.error}>
          {give.error.message}
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {refused.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </OverlayAlert>
      )}
    </Box>
  );
}

/** What the report in a refusal tells; another refusal has none. */
const faultsOf = (details: unknown): string[] => importReport.safeParse(details).data?.faults.map(inLanguage) ?? [];
