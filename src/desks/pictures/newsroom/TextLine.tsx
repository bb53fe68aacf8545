import { TextField } from '@mui/material';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** What is wrong with it. */
  wrong?: string | undefined;
  help?: string;
  disabled?: boolean;
  /** More than one where whole sentences are written. */
  lines?: number;
  type?: 'text' | 'url' | 'number';
};

/** One field of a form. */
export const TextLine = ({ label, value, onChange, wrong, help, disabled = false, lines = 1, type = 'text' }: Props): ReactNode => (
  <TextField
    label={label}
    value={value}
    type={type}
    onChange={(event) => onChange(event.target.value)}
    error={wrong !== undefined}
    helperText={wrong ?? help}
    disabled={disabled}
    fullWidth
    {...(lines > 1 ? { multiline: true, minRows: lines } : {})}
  />
);
