import { Card, Link, List, ListItem, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ReadError } from '../../../../newsroom/reads/ReadError.tsx';

export type TodayLine = { id: number | string; headline: string; to: string; detail: string; action?: ReactNode };

type Props = { title: string; lines: readonly TodayLine[] | undefined; empty: string; error: Error | null };

/** A card of the first page: a list of stories, each with a line about its state. */
export function TodayCard({ title, lines, empty, error }: Props): ReactNode {
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h5" component="h2">
        {title}
      </Typography>
      <ReadError error={error} />
      {lines?.length === 0 && <Typography sx={{ color: 'text.secondary', mt: 1 }}>{empty}</Typography>}
      <List dense disablePadding>
        {lines?.map(({ id, headline, to, detail: text, action }) => (
          <ListItem key={id} divider disableGutters sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
            <div>
              <Link component={RouterLink} to={to} color="inherit" underline="hover" sx={{ typography: 'body1', fontWeight: 600 }}>
                {headline}
              </Link>
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                {text}
              </Typography>
            </div>
            {action}
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
