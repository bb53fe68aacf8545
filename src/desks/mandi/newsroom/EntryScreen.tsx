import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ask } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { leaveFor } from '../../../newsroom/unsavedWork.ts';
import { EntryGrid } from './EntryGrid.tsx';
import type { EntryUnit } from './gridRows.ts';
import { MandiTabs } from './MandiTabs.tsx';
import { NameChoice } from './NameChoice.tsx';
import type { GridRow } from './queries.ts';
import { today, useNames } from './useNames.ts';
import { mandiDeskWords } from './words.ts';

/** A yard's day, entered by hand; which yard and day stand in the address, so that a correction leads here. */
export function EntryScreen(): ReactNode {
  const words = useWords(mandiDeskWords);
  const names = useNames();
  const [asked, setAsked] = useSearchParams();
  const [unit, setUnit] = useState<EntryUnit>('twenty');
  const yardId = Number(asked.get('yard')) || null;
  const day = asked.get('day') ?? today();
  // Another yard, day or unit begins another grid.
  const choose = (yard: number | null, on: string) =>
    leaveFor(() => setAsked({ ...(yard ? { yard: String(yard) } : {}), day: on }, { replace: true }));
  const { data } = useQuery({
    queryKey: ['mandi', 'grid', yardId, day],
    queryFn: ({ signal }) => ask<{ rows: GridRow[] }>('get', `/mandi/grid?yardId=${yardId}&day=${day}`, undefined, signal),
    enabled: yardId !== null && day !== '',
    // What is being typed must not be taken away by a fresh answer.
    refetchOnWindowFocus: false,
  });
  return (
    <Box sx={{ py: 2 }}>
      <MandiTabs at="entry" />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 1 }}>
        <NameChoice label={words.yard} options={names?.yards ?? []} value={yardId} onChange={(id) => choose(id, day)} />
        <TextField
          type="date"
          size="small"
          margin="none"
          label={words.day}
          value={day}
          onChange={(event) => choose(yardId, event.target.value)}
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
