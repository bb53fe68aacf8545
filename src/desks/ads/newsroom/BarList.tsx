import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { groupedNumber } from '../../../platform/text/numbers.ts';

type Bar = { name: string; value: number; note: string };

/** Values as bars, each with its name and number, so that it is read without the bars too. */
export function BarList({ title, bars }: { title: string; bars: readonly Bar[] }): ReactNode {
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {bars.map(({ name, value, note }) => (
          <Box component="li" key={name} sx={{ mb: 0.75 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1 }}>
              <Typography variant="caption">{name}</Typography>
              <Typography variant="caption" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                <strong>{groupedNumber(value)}</strong> · {note}
              </Typography>
            </Box>
            <Box aria-hidden sx={{ height: 8, bgcolor: 'action.hover' }}>
              <Box sx={{ height: 8, bgcolor: 'primary.main', width: `${(value / largest) * 100}%` }} />
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
