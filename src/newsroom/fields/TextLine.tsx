import { TextField, type TextFieldProps } from '@mui/material';
import type { ReactNode } from 'react';

type Props = Omit<TextFieldProps, 'value' | 'onChange'> & {
  value: string | number;
  onChange: (text: string) => void;
  /** The error, shown instead of the help text. */
  wrong?: string | undefined;
  help?: string | undefined;
  /** More than one for longer texts. */
  lines?: number;
};

/** A text field of a form. */
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
