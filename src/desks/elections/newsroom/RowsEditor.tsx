import { Box, Button, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { sideScroll } from '../../../newsroom/frame/sideScroll.ts';
import { useWords } from '../../../newsroom/language.ts';
import { electionScreenWords } from './screenWords.ts';

/** A field of each row as text: how to format it, and how to parse input into the row. */
export type RowField<Row> = {
  key: string;
  label: string;
  width: number;
  kind?: 'color' | 'number';
  show: (row: Row) => string;
  set: (row: Row, typed: string) => Row;
};

type Props<Row> = { title: string; rows: readonly Row[]; fields: readonly RowField<Row>[]; empty: Row; onChange: (rows: Row[]) => void };

/** A short list edited as a table; it scrolls sideways in its own box. */
export function RowsEditor<Row>({ title, rows, fields, empty, onChange }: Props<Row>): ReactNode {
  const words = useWords(electionScreenWords);
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Box sx={sideScroll()}>
        <Box component="table" sx={{ borderCollapse: 'collapse' }}>
          <Box component="thead" sx={{ '& th': { textAlign: 'left', fontWeight: 600, px: 0.5, whiteSpace: 'nowrap' } }}>
            <tr>
              {fields.map(({ key, label }) => (
                <th key={key} scope="col">
                  {label}
                </th>
              ))}
              <td />
            </tr>
          </Box>
          <tbody>
            {rows.map((row, at) => (
              // Unsaved rows have no id other than their index.
              <tr key={`row ${String(at)}`}>
                {fields.map(({ key, label, width, kind, show, set }) => (
                  <Box component="td" key={key} sx={{ px: 0.25 }}>
                    <TextField
                      size="small"
                      value={show(row)}
                      onChange={(event) => onChange(rows.map((before, index) => (index === at ? set(before, event.target.value) : before)))}
                      slotProps={{
                        htmlInput: {
                          'aria-label': `${label} ${at + 1}`,
                          type: kind === 'color' ? 'color' : kind === 'number' ? 'number' : 'text',
                        },
                      }}
                      sx={{ width, m: 0 }}
                    />
                  </Box>
                ))}
                <td>
                  <Button size="small" color="error" onClick={() => onChange(rows.filter((_row, place) => place !== at))}>
                    {words.remove}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <Button size="small" onClick={() => onChange([...rows, empty])}>
        {words.addRow}
      </Button>
    </Box>
  );
}
