import { TextField, type TextFieldProps } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useWords } from '../language.ts';
import { newsroomWords } from '../words.ts';
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

/**
 * The field of a time, which goes by the clock in India wherever the browser is, and says so. Its value is empty while it is typed half: once
 * it is left like that it says so, and `PlainForm` is not submitted.
 */
export function IndianTimeField({ label, type = 'datetime-local', onChange, wrong, help, slotProps, onBlur, ...field }: Props): ReactNode {
  const labelOf = useIndianTimeLabel();
  const words = useWords(newsroomWords);
  const [isHalf, setHalf] = useState(false);
  return (
    <TextField
      fullWidth
      type={type}
      label={labelOf(label)}
      error={wrong !== undefined}
      helperText={wrong ?? help}
      {...field}
      {...(isHalf ? { error: true, helperText: words.halfTime } : {})}
      onChange={(event) => {
        setHalf(false);
        onChange?.(event.target.value);
      }}
      onBlur={(event) => {
        setHalf(event.target.validity.badInput);
        onBlur?.(event);
      }}
      slotProps={{ ...slotProps, inputLabel: { shrink: true } }}
    />
  );
}
