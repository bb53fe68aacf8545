import { Button, Card, Link, List, ListItem, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { queryOf } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { listCoverages } from './endpoints.ts';
import { liveDeskWords } from './words.ts';

const AGAIN_MS = 60_000;

/** On the newsroom's first page: current coverages, with links for posting. Renders nothing if there are none. */
export function OnNowCard(): ReactNode {
  const words = useWords(liveDeskWords);
  const { data } = useQuery({
    ...queryOf(['live'], listCoverages),
    refetchInterval: AGAIN_MS,
  });
  if (!data || data.on.length === 0) return null;
  return (
    <Card component="section" sx={{ p: 2 }}>
      <Typography variant="h5" component="h2">
        {words.onNow}
      </Typography>
      <List dense disablePadding>
        {data.on.map(({ articleId, headline, posts }) => (
          <ListItem key={articleId} divider disableGutters sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}>
            <div>
              <Link component={RouterLink} to={`/live/${articleId}`} color="inherit" underline="hover" sx={{ fontWeight: 600 }}>
                {headline}
              </Link>
              <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
                {posts} {words.posts}
              </Typography>
            </div>
            <Button component={RouterLink} to={`/live/${articleId}`} variant="contained" sx={{ flex: 'none' }}>
              {words.post}
            </Button>
          </ListItem>
        ))}
      </List>
    </Card>
  );
}
