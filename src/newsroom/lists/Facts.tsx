import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

export type Fact = [name: string, value: ReactNode];

/** What is known of something, a line for each fact; one whose value is null is left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }): ReactNode => (
  <Box
    component="dl"
    sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' }, columnGap: 2 }}
  >
    {facts
      .filter(([, value]) => value !== null)
      .map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary', pt: 0.5 }}>
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0, pt: { xs: 0, sm: 0.5 }, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
  </Box>
);
