import { Card, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { queryOf } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { countEnquiries } from './endpoints.ts';
import { enquiryScreenWords } from './words.ts';

/** How many enquiries wait for somebody. Not rendered if there are none. */
export function NewEnquiriesCard(): ReactNode {
  const words = useWords(enquiryScreenWords);
  const { data } = useQuery(queryOf(['enquiries', 'count'], countEnquiries));
  if (!data || data.new === 0) return null;
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h5" component="h2">
        <Link component={RouterLink} to="/enquiries?state=new" color="inherit" underline="hover">
          {words.newOnes}: {data.new.toLocaleString('en-IN')}
        </Link>
      </Typography>
    </Card>
  );
}
