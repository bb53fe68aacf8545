import { MenuItem, TextField, type TextFieldProps } from '@mui/material';
import type { ReactNode } from 'react';

/** Values and their labels. */
export type Options<Value> = readonly (readonly [value: Value, name: string])[];

type Props<Value> = Omit<TextFieldProps, 'value' | 'onChange'> & {
  value: Value | undefined;
  options: Options<Value>;
  onChange: (value: Value) => void;
};

/** A select field for a few values; empty while its value is none of them. */
export function Choice<Value extends string | number>({ value, options, onChange, ...field }: Props<Value>): ReactNode {
  return (
    <TextField
      select
      {...field}
      value={options.some(([option]) => option === value) ? value : ''}
      onChange={(event) => {
        const chosen = options.find(([option]) => String(option) === String(event.target.value));
        if (chosen) onChange(chosen[0]);
      }}
    >
      {options.map(([option, name]) => (
        <MenuItem key={option} value={option} sx={{ minHeight: 44 }}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
