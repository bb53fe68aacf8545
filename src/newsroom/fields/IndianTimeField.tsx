import { TextField, type TextFieldProps } from '@mui/material';
import type { ReactNode } from 'react';
import { useIndianTimeLabel } from './indianTimeLabel.ts';

type Props = Omit<TextFieldProps, 'type' | 'label' | 'onChange'> & {
  label: string;
  /** A day with its time, as `indianClock` gives it, or a time of every day. */
  type?: 'datetime-local' | 'time';
  onChange?: (clock: string) => void;
  /** The error, shown instead of the help text. */
  wrong?: string | undefined;
  help?: string | undefined;
};

/** The field of a time, which goes by the clock in India wherever the browser is, and says so. */
export function IndianTimeField({ label, type = 'datetime-local', onChange, wrong, help, slotProps, ...field }: Props): ReactNode {
  const labelOf = useIndianTimeLabel();
  return (
    <TextField
      fullWidth
      type={type}
      label={labelOf(label)}
      error={wrong !== undefined}
      helperText={wrong ?? help}
      {...field}
      onChange={(event) => onChange?.(event.target.value)}
      slotProps={{ ...slotProps, inputLabel: { shrink: true } }}
    />
  );
}
