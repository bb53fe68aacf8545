import { Box, Button, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useIndianTimeLabel } from '../../../newsroom/fields/indianTimeLabel.ts';
import { sideScroll } from '../../../newsroom/frame/sideScroll.ts';
import { useWords } from '../../../newsroom/language.ts';
import { electionScreenWords } from './screenWords.ts';

const inputTypes = { text: 'text', color: 'color', number: 'number', moment: 'datetime-local' } as const;

/** A field of each row as text: how to format it, and how to parse input into the row. */
export type RowField<Row> = {
  key: string;
  label: string;
  width: number;
  /** A moment is a time in India, in the form of the browser's field for it. */
  kind?: keyof typeof inputTypes;
  show: (row: Row) => string;
  set: (row: Row, typed: string) => Row;
};

type Props<Row> = { title: string; rows: readonly Row[]; fields: readonly RowField<Row>[]; empty: Row; onChange: (rows: Row[]) => void };

/** A short list edited as a table; it scrolls sideways in its own box. */
export function RowsEditor<Row>({ title, rows, fields, empty, onChange }: Props<Row>): ReactNode {
  const words = useWords(electionScreenWords);
  const timeLabel = useIndianTimeLabel();
  const labelOf = ({ label, kind }: Pick<RowField<Row>, 'label' | 'kind'>) => (kind === 'moment' ? timeLabel(label) : label);
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {/* With nothing in it that takes the focus, the table itself is scrolled by the keyboard. */}
      <Box sx={sideScroll()} {...(rows.length === 0 && { role: 'group', tabIndex: 0, 'aria-label': title })}>
        <Box component="table" sx={{ borderCollapse: 'collapse' }}>
          <Box component="thead" sx={{ '& th': { textAlign: 'left', fontWeight: 600, px: 0.5, whiteSpace: 'nowrap' } }}>
            <tr>
              {fields.map((field) => (
                <th key={field.key} scope="col">
                  {labelOf(field)}
                </th>
              ))}
              <td />
            </tr>
          </Box>
          <tbody>
            {rows.map((row, at) => (
              // Unsaved rows have no id other than their index.
              <tr key={`row ${String(at)}`}>
                {fields.map(({ key, label, width, kind = 'text', show, set }) => (
                  <Box component="td" key={key} sx={{ px: 0.25 }}>
                    <TextField
                      size="small"
                      value={show(row)}
                      onChange={(event) => onChange(rows.map((before, index) => (index === at ? set(before, event.target.value) : before)))}
                      slotProps={{
                        htmlInput: {
                          'aria-label': `${labelOf({ label, kind })} ${at + 1}`,
                          type: inputTypes[kind],
                        },
                      }}
                      sx={{ width, m: 0 }}
                    />
                  </Box>
                ))}
                <td>
                  <Button
                    size="small"
                    color="error"
                    aria-label={`${words.remove}: ${title} ${at + 1}`}
                    onClick={() => onChange(rows.filter((_row, place) => place !== at))}
                  >
                    {words.remove}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
      <Button size="small" aria-label={`${words.addRow}: ${title}`} onClick={() => onChange([...rows, empty])}>
        {words.addRow}
      </Button>
    </Box>
  );
}
