import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { NameForEditing } from './endpoints.ts';
import { nameShown } from './useNames.ts';

type Props = {
  label: string;
  options: readonly NameForEditing[];
  value: number | null;
  onChange: (id: number | null) => void;
  error?: string | undefined;
};

/** One of the desk's names, found by typing some of it in either script. */
export function NameChoice({ label, options, value, onChange, error }: Props): ReactNode {
  return (
    <Autocomplete
      options={options}
      value={options.find(({ id }) => id === value) ?? null}
      onChange={(_, chosen) => onChange(chosen?.id ?? null)}
      getOptionLabel={nameShown}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      size="small"
      sx={{ flex: '1 1 14rem', maxWidth: '22rem', minWidth: '12rem' }}
      renderInput={(props) => <TextField {...props} label={label} error={error !== undefined} helperText={error} margin="none" />}
    />
  );
}
