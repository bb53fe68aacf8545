import { ToggleButton, ToggleButtonGroup, type ToggleButtonGroupProps } from '@mui/material';
import type { ReactNode } from 'react';
import type { Options } from './Choice.tsx';

type Props<Value> = Omit<ToggleButtonGroupProps, 'value' | 'onChange'> & {
  value: Value;
  options: Options<Value>;
  onChange: (value: Value) => void;
};

/** A choice of one of a few visible values; pressing the selected one again changes nothing. */
export function ToggleChoice<Value extends string | number>({ options, onChange, ...group }: Props<Value>): ReactNode {
  return (
    <ToggleButtonGroup exclusive size="small" {...group} onChange={(_event, value: Value | null) => value !== null && onChange(value)}>
      {options.map(([value, name]) => (
        <ToggleButton key={value} value={value}>
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
