import { MenuItem, TextField, type TextFieldProps } from '@mui/material';
import type { ReactNode } from 'react';

/** Values with what each is called. */
export type Options<Value> = readonly (readonly [value: Value, name: string])[];

type Props<Value> = Omit<TextFieldProps, 'value' | 'onChange'> & {
  value: Value | undefined;
  options: Options<Value>;
  onChange: (value: Value) => void;
};

/** A field of a form in which one of a few values is chosen; empty while its value is none of them. */
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
