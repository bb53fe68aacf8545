import { Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { readStoryAudienceCall } from './endpoints.ts';
import { readingTime, share } from './readingTime.ts';
import { audienceScreenWords } from './words.ts';

const REFRESH_MS = 30_000;

/** What was counted of a story, in one line. Nothing is shown before there is anything, nor if it cannot be had. */
export function StoryAudienceLine({ id }: { id: number }): ReactNode {
  const words = useWords(audienceScreenWords);
  const query = queryOf(['audience', 'story', id], readStoryAudienceCall, { params: { id } });
  const { data } = useQuery({ ...query, refetchInterval: REFRESH_MS });
  if (!data || data.views === 0) return null;
  const { views, seconds, measured, depth50, depth100, readers } = data;
  const facts = [
    `${groupedNumber(views)} ${words.views}`,
    `${words.readFor} ${readingTime(seconds, measured)}`,
    `${words.toHalf} ${share(depth50, measured)}`,
    `${words.toEnd} ${share(depth100, measured)}`,
    `${words.now}: ${groupedNumber(readers)}`,
  ];
  return (
    <Typography variant="body2" data-audience sx={{ color: 'text.secondary', mb: 1, fontVariantNumeric: 'tabular-nums' }}>
      {facts.join(' · ')}
    </Typography>
  );
}
