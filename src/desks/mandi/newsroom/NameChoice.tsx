import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf } from '../../../newsroom/callApi.ts';
import { type NameForEditing, type NamesForEditing, readNames } from './endpoints.ts';

export const NAMES_KEY = ['mandi', 'names'];

/** All names of the desk; undefined until they are loaded. */
export const useNames = (): NamesForEditing | undefined => useQuery(queryOf(NAMES_KEY, readNames)).data;

/** A name in a list: the Gujarati with the English one after it, so that either can be typed. */
const nameShown = ({ name, nameEn }: NameForEditing): string => (name ? `${name} · ${nameEn}` : nameEn);

type Props = {
  label: string;
  options: readonly NameForEditing[];
  value: number | null;
  onChange: (id: number | null) => void;
};

/** Selects one of the desk's names by typing part of it in either script. */
export function NameChoice({ label, options, value, onChange }: Props): ReactNode {
  return (
    <Autocomplete
      options={options}
      value={options.find(({ id }) => id === value) ?? null}
      onChange={(_, chosen) => onChange(chosen?.id ?? null)}
      getOptionLabel={nameShown}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      size="small"
      sx={{ flex: '1 1 14rem', maxWidth: '22rem', minWidth: '12rem' }}
      renderInput={(props) => <TextField {...props} label={label} margin="none" />}
    />
  );
}
