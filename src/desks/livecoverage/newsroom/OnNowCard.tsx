import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { queryOf } from '../../../newsroom/callApi.ts';
import { TodayCard } from '../../../newsroom/frame/TodayCard.tsx';
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
  const lines = data.on.map(({ articleId, headline, posts }) => ({
    id: articleId,
    headline,
    to: `/live/${articleId}`,
    detail: `${posts} ${words.posts}`,
    action: (
      <Button component={RouterLink} to={`/live/${articleId}`} variant="contained" sx={{ flex: 'none' }}>
        {words.post}
      </Button>
    ),
  }));
  return <TodayCard title={words.onNow} lines={lines} />;
}
