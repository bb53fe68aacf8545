import { mdiArrowLeft } from '@mdi/js';
import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../Icon.tsx';
import { lastAddressOf } from '../lists/useAddressFilters.ts';
import { ReadError } from '../reads/ReadError.tsx';
import { Title } from '../Title.tsx';

type Props = {
  title: string;
  /** The screen above it, and what its link says. */
  back: [to: string, label: string];
  /** Why it could not be read. */
  error?: Error | null;
  /** In pixels. */
  maxWidth?: number;
  children: ReactNode;
};

/** A screen below one of the menu, such as a single item of a list: its title, the way back, and its content. */
export const SubScreen = ({ title, back: [to, label], error, maxWidth = 860, children }: Props): ReactNode => (
  <Box sx={{ py: 2, maxWidth, minWidth: 0 }}>
    <Title title={title} />
    <Button component={Link} to={lastAddressOf(to)} startIcon={<Icon path={mdiArrowLeft} />} sx={{ mb: 1 }}>
      {label}
    </Button>
    <ReadError error={error} />
    {children}
  </Box>
);
