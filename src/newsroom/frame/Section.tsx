import { Box, Card, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

/** The sections of a screen, one below the other. */
export const Sections = ({ children }: { children: ReactNode }): ReactNode => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, overflowWrap: 'anywhere' }}>{children}</Box>
);

/** A part of a screen on a card, under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2 }}>
      <Typography id={id} variant="h6" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Card>
  );
}
