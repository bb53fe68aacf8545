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

const NOTHING = { views: 0, seconds: 0, measured: 0, depth50: 0, depth100: 0, readers: 0 };

/**
 * What was counted of a story, in one line. Nothing is seen before there is anything, nor if it cannot be had; the line has its place from the
 * beginning, because what stands below may be pressed while the answer comes.
 */
export function StoryAudienceLine({ id }: { id: number }): ReactNode {
  const words = useWords(audienceScreenWords);
  const query = queryOf(['audience', 'story', id], readStoryAudienceCall, { params: { id } });
  const { data = NOTHING } = useQuery({ ...query, refetchInterval: REFRESH_MS });
  const { views, seconds, measured, depth50, depth100, readers } = data;
  const isSeen = views > 0;
  const facts = [
    `${groupedNumber(views)} ${words.views}`,
    `${words.readFor} ${readingTime(seconds, measured)}`,
    `${words.toHalf} ${share(depth50, measured)}`,
    `${words.toEnd} ${share(depth100, measured)}`,
    `${words.now}: ${groupedNumber(readers)}`,
  ];
  return (
    <Typography
      variant="body2"
      data-audience={isSeen ? '' : undefined}
      sx={{ color: 'text.secondary', mb: 1, fontVariantNumeric: 'tabular-nums', visibility: isSeen ? 'visible' : 'hidden' }}
    >
      {facts.join(' · ')}
    </Typography>
  );
}
