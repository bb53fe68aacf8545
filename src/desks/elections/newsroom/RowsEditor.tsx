import { Box, Button, FormHelperText, TextField, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useIndianTimeLabel } from '../../../newsroom/fields/indianTimeLabel.ts';
import { useWords } from '../../../newsroom/language.ts';
import { electionScreenWords } from './screenWords.ts';

const inputTypes = { text: 'text', color: 'color', number: 'number', moment: 'datetime-local' } as const;

/** A field of each row as text: how to format it, and how to parse input into the row. `key` is its name in the errors of a save. */
export type RowField<Row> = {
  key: string;
  label: string;
  width: number;
  /** A moment is a time in India, in the form of the browser's field for it. */
  kind?: keyof typeof inputTypes;
  show: (row: Row) => string;
  set: (row: Row, typed: string) => Row;
};

type Props<Row> = {
  title: string;
  rows: readonly Row[];
  fields: readonly RowField<Row>[];
  empty: Row;
  /** The error of the whole list. */
  wrong: string | undefined;
  /** The error at a field, such as `3.name`, counted from 0, or within it. */
  wrongAt: (path: string) => string | undefined;
  onChange: (rows: Row[]) => void;
};

/** A short list, of which each row is a line of fields that wraps on narrow screens. */
export function RowsEditor<Row>({ title, rows, fields, empty, wrong, wrongAt, onChange }: Props<Row>): ReactNode {
  const words = useWords(electionScreenWords);
  const timeLabel = useIndianTimeLabel();
  return (
    <Box component="section" sx={{ mt: 3 }}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      {wrong && <FormHelperText error>{wrong}</FormHelperText>}
      {rows.map((row, at) => (
        <Box
          // Unsaved rows have no id other than their index.
          key={`row ${String(at)}`}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', py: 1.5, borderBottom: 1, borderColor: 'divider' }}
        >
          {fields.map(({ key, label, width, kind = 'text', show, set }) => {
            const name = kind === 'moment' ? timeLabel(label) : label;
            const error = wrongAt(`${at}.${key}`);
            return (
              <TextField
                key={key}
                size="small"
                label={name}
                value={show(row)}
                error={error !== undefined}
                helperText={error}
                onChange={(event) => onChange(rows.map((before, index) => (index === at ? set(before, event.target.value) : before)))}
                slotProps={{ inputLabel: { shrink: true }, htmlInput: { 'aria-label': `${name} ${at + 1}`, type: inputTypes[kind] } }}
                sx={{ flex: `1 1 ${width}px`, maxWidth: { sm: width }, m: 0 }}
              />
            );
          })}
          <Button
            size="small"
            color="error"
            aria-label={`${words.remove}: ${title} ${at + 1}`}
            onClick={() => onChange(rows.filter((_row, place) => place !== at))}
          >
            {words.remove}
          </Button>
        </Box>
      ))}
      <Button size="small" aria-label={`${words.addRow}: ${title}`} onClick={() => onChange([...rows, empty])}>
        {words.addRow}
      </Button>
    </Box>
  );
}
