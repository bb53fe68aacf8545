import { Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { queryOf } from '../../../newsroom/callApi.ts';
import { TodayCard } from '../../../newsroom/frame/TodayCard.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { countText, type Queue } from '../moderation/commentStates.ts';
import { countComments } from './endpoints.ts';
import { commentScreenWords, queueWords } from './words.ts';

const toDo = ['waiting', 'held', 'reported'] as const satisfies readonly Queue[];

/** How many comments wait for a moderator. Not rendered if there are none. */
export function CommentsCard(): ReactNode {
  const words = useWords(commentScreenWords);
  const names = useWords(queueWords);
  const { data } = useQuery(queryOf(['comments', 'counts'], countComments));
  if (!data || toDo.every((queue) => data[queue] === 0)) return null;
  return (
    <TodayCard title={words.toDo}>
      {toDo.map((queue) => (
        <Typography key={queue} sx={{ py: 0.5 }}>
          <Link
            component={RouterLink}
            to={queue === 'waiting' ? '/comments' : `/comments?queue=${queue}`}
            color="inherit"
            underline="hover"
          >
            {names[queue]}: {countText(data[queue])}
          </Link>
        </Typography>
      ))}
    </TodayCard>
  );
}
