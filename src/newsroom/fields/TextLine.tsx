import { TextField, type TextFieldProps } from '@mui/material';
import type { ReactNode } from 'react';

type Props = Omit<TextFieldProps, 'value' | 'onChange'> & {
  value: string | number;
  onChange: (text: string) => void;
  /** What is wrong with it, instead of the help. */
  wrong?: string | undefined;
  help?: string | undefined;
  /** More than one where whole sentences are written. */
  lines?: number;
};

/** A field of a form in which something is typed. */
export const TextLine = ({ onChange, wrong, help, lines = 1, ...field }: Props): ReactNode => (
  <TextField
    fullWidth
    error={wrong !== undefined}
    helperText={wrong ?? help}
    {...(lines > 1 ? { multiline: true, minRows: lines } : {})}
    {...field}
    onChange={(event) => onChange(event.target.value)}
  />
);
