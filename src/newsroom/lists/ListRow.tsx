import { Box, Chip, Link, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';

/** The rows of a list as one list for screen readers, named by `label`. */
export const Rows = ({ label, children }: { label: string; children: ReactNode }): ReactNode => (
  <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {children}
  </Box>
);

type Props = {
  /** The screen of what the row stands for. */
  to: string;
  name: string;
  isBold?: boolean;
  state: string;
  /** Whether somebody has still to act on it: its state stands out. */
  isOpen: boolean;
  /** Small facts in one line, those that are there. */
  facts: readonly (string | null)[];
  /** Between the name and the facts. */
  children?: ReactNode;
};

/** A row that leads to its own screen and shows a state. */
export const ListRow = ({ to, name, isBold = false, state, isOpen, facts, children }: Props): ReactNode => (
  <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider', px: 2, py: 1.25, overflowWrap: 'anywhere' }}>
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
      <Link component={RouterLink} to={to} color="inherit" underline="hover" sx={{ fontWeight: isBold ? 700 : 400, minWidth: 0, py: 0.5 }}>
        {name}
      </Link>
      <Chip size="small" variant={isOpen ? 'filled' : 'outlined'} label={state} sx={{ flex: 'none', mt: 0.5 }} />
    </Box>
    {children}
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
      {facts.filter((fact) => fact !== null).join(' · ')}
    </Typography>
  </Box>
);
