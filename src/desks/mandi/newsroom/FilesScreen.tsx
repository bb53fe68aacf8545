import { Alert, Box, Button, LinearProgress, TextField, Typography } from '@mui/material';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { FileButton } from '../../../newsroom/fields/FileButton.tsx';
import { inLanguage, useWords } from '../../../newsroom/language.ts';
import { OverlayAlert } from '../../../newsroom/OverlayAlert.tsx';
import { useOneAtATime } from '../../../newsroom/sending/useOneAtATime.ts';
import { useMay } from '../../../newsroom/staffContext.ts';
import { useUnsavedWork, wasSaved } from '../../../newsroom/unsavedWork.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { HOME_STATE } from '../source/states.ts';
import { type FileImport, importFile, listImports, readImport } from './endpoints.ts';
import { MandiTabs } from './MandiTabs.tsx';
import { ReportCounts, ReportView } from './ReportView.tsx';
import { mandiDeskWords } from './words.ts';

/** Price files: an upload with its report; below it all earlier imports, from any source. */
export function FilesScreen(): ReactNode {
  const words = useWords(mandiDeskWords);
  const mayWrite = useMay('mandi.write');
  const { data } = useQuery(queryOf(['mandi', 'imports'], listImports));
  return (
    <Box sx={{ py: 2 }}>
      <MandiTabs at="files" />
      {mayWrite && <Upload />}
      <Typography variant="h6" component="h2">
        {words.imports}
      </Typography>
      {data?.data.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{words.noImports}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data?.data.map((row) => (
          <ImportRow key={row.id} row={row} />
        ))}
      </Box>
    </Box>
  );
}

function Upload(): ReactNode {
  const words = useWords(mandiDeskWords);
  const queries = useQueryClient();
  const [state, setState] = useState('');
  const send = useMutation({
    mutationFn: (file: File) =>
      callApi(importFile, { query: { name: file.name.slice(0, 200), state: state === '' ? undefined : state }, body: file }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['mandi'] }),
  });
  useUnsavedWork(send.isPending);
  const oneAtATime = useOneAtATime();
  const report = send.data?.import.report;
  return (
    <Box component="section" aria-label={words.upload} sx={{ p: 2, mb: 3, border: 1, borderColor: 'divider', bgcolor: 'background.paper' }}>
      <TextField
        select
        size="small"
        margin="none"
        label={words.stateTold}
        value={state}
        onChange={(event) => setState(event.target.value)}
        disabled={send.isPending}
        slotProps={{ select: { displayEmpty: true, native: true }, inputLabel: { shrink: true } }}
        sx={{ minWidth: '15rem', mb: 1.5, mr: 1.5, display: 'inline-flex' }}
      >
        <option value="">{words.stateNotTold}</option>
        <option value={HOME_STATE}>{words.stateHome}</option>
      </TextField>
      <FileButton
        variant="contained"
        disabled={send.isPending}
        accept=".csv,.tsv,.txt,.json,.xls,.html,text/csv,application/json,text/html,application/vnd.ms-excel"
        onFile={(file) => void oneAtATime(() => wasSaved(send.mutateAsync(file)))}
      >
        {words.upload}
      </FileButton>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
        {words.uploadHelp}
      </Typography>
      {send.isPending && <LinearProgress aria-label={words.sending} />}
      {send.error && <OverlayAlert of={send.error}>{send.error.message}</OverlayAlert>}
      {report && <ReportView report={report} />}
    </Box>
  );
}

function ImportRow({ row }: { row: FileImport }): ReactNode {
  const words = useWords(mandiDeskWords);
  const [open, setOpen] = useState(false);
  const whole = useQuery({
    ...queryOf(['mandi', 'import', row.id], readImport, { params: { id: row.id } }),
    enabled: open,
  });
  const way = { fetch: words.fetch, command: words.command, upload: words.uploaded }[row.way];
  const hasMore = row.report !== null && row.report.refused + row.report.revised + row.report.newNames.length > 0;
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', py: 1 }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{row.name}</Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {[dateAndTime(new Date(row.at)), way, row.by].filter(Boolean).join(' · ')}
      </Typography>
      {row.failure && (
        <Alert severity="warning" variant="outlined" sx={{ my: 0.5 }}>
          {words.notUnderstood}: {inLanguage(row.failure)}
        </Alert>
      )}
      {row.report && !open && <ReportCounts report={row.report} />}
      {hasMore && !open && (
        <Button size="small" onClick={() => setOpen(true)}>
          {words.more}
        </Button>
      )}
      {open && whole.data?.report && <ReportView report={whole.data.report} />}
    </Box>
  );
}
