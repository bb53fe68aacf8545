import { Box, Typography } from '@mui/material';
import { Fragment, type ReactNode } from 'react';

export type Fact = [name: string, value: ReactNode];

/** What is known of something, a line for each fact; one whose value is null is left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }): ReactNode => (
  <Box
    component="dl"
    sx={{
      m: 0,
      display: 'grid',
      gridTemplateColumns: { xs: '6.5rem minmax(0, 1fr)', sm: '11rem minmax(0, 1fr)' },
      columnGap: 1.5,
      rowGap: 0.5,
      alignItems: 'baseline',
      overflowWrap: 'anywhere',
    }}
  >
    {facts
      .filter(([, value]) => value !== null)
      .map(([name, value]) => (
        <Fragment key={name}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {name}
          </Typography>
          <Typography component="dd" sx={{ m: 0 }}>
            {value}
          </Typography>
        </Fragment>
      ))}
  </Box>
);
