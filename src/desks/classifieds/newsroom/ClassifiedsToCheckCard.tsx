import { Card, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { queryOf } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { countClassifieds } from './endpoints.ts';
import { moderationScreenWords } from './words.ts';

/** How many advertisements wait to be checked. Not rendered if there are none. */
export function ClassifiedsToCheckCard(): ReactNode {
  const words = useWords(moderationScreenWords);
  const { data } = useQuery(queryOf(['classifieds', 'count'], countClassifieds));
  if (!data || data.open === 0) return null;
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h5" component="h2">
        <Link component={RouterLink} to="/classifieds" color="inherit" underline="hover">
          {words.toCheck}: {data.open.toLocaleString('en-IN')}
        </Link>
      </Typography>
    </Card>
  );
}
