import { Autocomplete, TextField } from '@mui/material';
import type { ReactNode } from 'react';
import type { Choice, Filter } from './listFilters.tsx';

/** A filter by one of many values, with search. */
export function SearchedFilter({ list, name, label, choices }: Filter & { choices: readonly Choice[] }): ReactNode {
  return (
    <Autocomplete
      options={choices}
      value={choices.find(({ id }) => id === list.filterOf(name)) ?? null}
      onChange={(_event, choice) => list.setFilter(name, choice?.id ?? '')}
      getOptionLabel={(choice) => choice.name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      sx={{ flex: { xs: '1 1 100%', sm: '0 1 16rem' } }}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
