import { Checkbox, FormControlLabel, Switch } from '@mui/material';
import type { ReactNode } from 'react';

type Props = {
  label: string;
  checked: boolean;
  onChange: (isOn: boolean) => void;
  /** A switch for a setting, a box for one of several that are ticked. */
  as?: 'switch' | 'box';
  size?: 'small' | 'medium';
  disabled?: boolean;
};

/** A field of a form that is on or off. */
export function OnOff({ label, onChange, as = 'switch', ...field }: Props): ReactNode {
  const Control = as === 'switch' ? Switch : Checkbox;
  return <FormControlLabel label={label} control={<Control {...field} onChange={(_event, isOn) => onChange(isOn)} />} />;
}
