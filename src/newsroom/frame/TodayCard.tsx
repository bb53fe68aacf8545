import { Card, Link, List, ListItem, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ReadError } from '../reads/ReadError.tsx';

type Line = { id: number | string; headline: string; to: string; detail: string; action?: ReactNode };

type Props = {
  title: string;
  /** The screen that the title leads to. */
  to?: string;
  /** What is listed, each with a line about its state. */
  lines?: readonly Line[] | undefined;
  /** What an empty list says. */
  empty?: string;
  error?: Error | null;
  children?: ReactNode;
};

/** A card of the newsroom's first page. */
export const TodayCard = ({ title, to, lines, empty, error, children }: Props): ReactNode => (
  <Card component="section" sx={{ p: 2 }}>
    <Typography variant="h5" component="h2">
      {to === undefined ? (
        title
      ) : (
        <Link component={RouterLink} to={to} color="inherit" underline="hover">
          {title}
        </Link>
      )}
    </Typography>
    <ReadError error={error} />
    {lines?.length === 0 && <Typography sx={{ color: 'text.secondary', mt: 1 }}>{empty}</Typography>}
    {lines && (
      <List dense disablePadding>
        {lines.map((line) => (
          <ListItem key={line.id} divider disableGutters sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
            <div>
              <Link component={RouterLink} to={line.to} color="inherit" underline="hover" sx={{ typography: 'body1', fontWeight: 600 }}>
                {line.headline}
              </Link>
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                {line.detail}
              </Typography>
            </div>
            {line.action}
          </ListItem>
        ))}
      </List>
    )}
    {children}
  </Card>
);
