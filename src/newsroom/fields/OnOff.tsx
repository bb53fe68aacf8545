import { Checkbox, type CheckboxProps, FormControlLabel, Switch } from '@mui/material';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  checked: boolean;
  onChange: (isOn: boolean) => void;
  /** A switch for a setting, a checkbox for one of several options. */
  as?: 'switch' | 'box';
  size?: 'small' | 'medium';
  disabled?: boolean;
};

/** A boolean form field. */
export function OnOff({ label, onChange, as = 'switch', ...field }: Props): ReactNode {
  const Control = as === 'switch' ? Switch : Checkbox;
  return <FormControlLabel label={label} control={<Control {...field} onChange={(_event, isOn) => onChange(isOn)} />} />;
}

/** A checkbox whose label only screen readers say, for a row of a list. It is here so that the browser gets both in one file. */
export const RowCheckbox = ({ label, ...field }: Omit<CheckboxProps, 'slotProps'> & { label: string }): ReactNode => (
  <Checkbox {...field} slotProps={{ input: { 'aria-label': label } }} />
);
