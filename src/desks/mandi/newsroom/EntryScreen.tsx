import { Box, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { skipToken, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { useAddressSearch } from '../../../newsroom/lists/useAddressSearch.ts';
import { leaveFor } from '../../../newsroom/unsavedWork.ts';
import { localDay } from '../../../platform/text/dates.ts';
import { EntryGrid } from './EntryGrid.tsx';
import { readGrid } from './endpoints.ts';
import type { EntryUnit } from './gridRows.ts';
import { MandiTabs } from './MandiTabs.tsx';
import { NameChoice, useNames } from './NameChoice.tsx';
import { mandiDeskWords } from './words.ts';

/** Manual entry of a yard's day; yard and day are in the address, so that corrections can link here. */
export function EntryScreen(): ReactNode {
  const words = useWords(mandiDeskWords);
  const names = useNames();
  const [search, changeSearch] = useAddressSearch();
  const [unit, setUnit] = useState<EntryUnit>('twenty');
  const yardId = Number(search.get('yard')) || null;
  const day = search.get('day') ?? localDay(new Date());
  // Another yard, day or unit starts a new grid.
  const choose = (name: 'yard' | 'day', value: string) =>
    leaveFor(() =>
      changeSearch(
        (next) => {
          // The day stays the one that was shown, also after midnight.
          next.set('day', next.get('day') ?? day);
          next.set(name, value);
        },
        { replace: true },
      ),
    );
  const { data } = useQuery({
    queryKey: ['mandi', 'grid', yardId, day],
    queryFn: yardId === null || day === '' ? skipToken : ({ signal }) => callApi(readGrid, { query: { yardId, day }, signal }),
    // A refetch must not replace what is being typed.
    refetchOnWindowFocus: false,
  });
  return (
    <Box sx={{ py: 2 }}>
      <MandiTabs at="entry" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1 }}>
        <NameChoice label={words.yard} options={names?.yards ?? []} value={yardId} onChange={(id) => choose('yard', String(id ?? ''))} />
        <TextField
          type="date"
          size="small"
          margin="none"
          label={words.day}
          value={day}
          onChange={(event) => choose('day', event.target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          value={unit}
          aria-label={words.unit}
          onChange={(_, chosen: EntryUnit | null) => chosen && leaveFor(() => setUnit(chosen))}
        >
          <ToggleButton value="twenty">{words.twenty}</ToggleButton>
          <ToggleButton value="quintal">{words.quintal}</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      {yardId === null && <Typography sx={{ py: 2 }}>{words.chooseYard}</Typography>}
      {yardId !== null && data && names && (
        <EntryGrid key={`${yardId} ${day} ${unit}`} yardId={yardId} day={day} unit={unit} rows={data.rows} names={names} />
      )}
    </Box>
  );
}
