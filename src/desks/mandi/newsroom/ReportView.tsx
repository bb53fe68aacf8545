import { Alert, Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { inLanguage, useWords } from '../../../newsroom/language.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import type { ImportReport } from '../prices/importReport.ts';
import { refusalReasons } from '../source/refusalReasons.ts';
import { mandiDeskWords } from './words.ts';

const counts = ['read', 'taken', 'unchanged', 'revised', 'refused'] as const;

/** The five counts of a file; the first is the sum of the others. */
export function ReportCounts({ report }: { report: ImportReport }): ReactNode {
  const words = useWords(mandiDeskWords);
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, m: 0, fontVariantNumeric: 'tabular-nums' }}>
      {counts.map((name) => (
        <Box key={name} sx={{ display: 'flex', gap: 0.75 }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {words[name]}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 700 }}>
            {groupedNumber(report[name])}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The report of a file: its counts, each rejected row with the reason, revised prices, and unknown names. */
export function ReportView({ report }: { report: ImportReport }): ReactNode {
  const words = useWords(mandiDeskWords);
  return (
    <Box sx={{ my: 1 }}>
      <ReportCounts report={report} />
      {report.newNames.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ my: 1 }}>
          {words.newNames}: {report.newNames.map(({ name }) => name).join(', ')}
        </Alert>
      )}
      {report.refusals.length > 0 && (
        <RowTable
          title={`${words.refused}: ${groupedNumber(report.refused)}`}
          rows={report.refusals.map(({ row, reason, text }) => ({ row, why: inLanguage(refusalReasons[reason]), text }))}
        />
      )}
      {report.revisions.length > 0 && (
        <RowTable
          title={`${words.revised}: ${groupedNumber(report.revised)}`}
          rows={report.revisions.map(({ row, text, before, after }) => ({
            row,
            why: `${groupedNumber(before)} → ${groupedNumber(after)}`,
            text,
          }))}
        />
      )}
    </Box>
  );
}

function RowTable({ title, rows }: { title: string; rows: readonly { row: number; why: string; text: string }[] }): ReactNode {
  const words = useWords(mandiDeskWords);
  return (
    <Box sx={{ overflow: 'auto', maxHeight: '24rem', my: 1 }}>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>{words.row}</TableCell>
            <TableCell>{words.why}</TableCell>
            <TableCell>{words.says}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ row, why, text }, at) => (
            <TableRow key={at}>
              <TableCell>{row}</TableCell>
              <TableCell>{why}</TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{text}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
