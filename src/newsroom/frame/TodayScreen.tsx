import { Box } from '@mui/material';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useContext, useEffect, useState } from 'react';
import { may } from '../../site/newsroom/permissions.ts';
import { useWords } from '../language.ts';
import { ScreensContext } from '../screens.ts';
import { useMe } from '../staffContext.ts';
import { Title } from '../Title.tsx';
import { newsroomWords } from '../words.ts';
import { OpeningMessage } from './OpeningMessage.tsx';

/** Whether the first answer to a query is still on its way; one that is tried again after a failure is not waited for. */
const isAwaited = ({ state }: Query): boolean => state.status === 'pending' && state.fetchFailureCount === 0;

/** How long the cards wait for the slowest answer. */
const MAX_WAIT_MS = 2_000;

/** Whether the first answers to all that is asked at the beginning have come, or are late. */
function useFirstAnswers(): boolean {
  const client = useQueryClient();
  const [haveCome, setCome] = useState(false);
  useEffect(() => {
    const look = () => {
      if (client.isFetching({ predicate: isAwaited }) === 0) setCome(true);
    };
    look();
    const timer = setTimeout(() => setCome(true), MAX_WAIT_MS);
    const stop = client.getQueryCache().subscribe(look);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [client]);
  return haveCome;
}

/**
 * The newsroom's first page: the cards of the desks that the user has permission for. They appear together, because each that came later would
 * move the links of those below it.
 */
export function TodayScreen(): ReactNode {
  const words = useWords(newsroomWords);
  const { staff } = useMe();
  const cards = useContext(ScreensContext)
    .flatMap(({ dashboard = [] }) => dashboard)
    .filter(({ permission }) => may(staff.role, permission))
    .sort((a, b) => a.order - b.order);
  const isReady = useFirstAnswers();
  return (
    <>
      {!isReady && <OpeningMessage />}
      <Box
        sx={{
          visibility: isReady ? 'visible' : 'hidden',
          columnCount: { xs: 1, md: 2 },
          columnGap: 2,
          py: 2,
          '& > section': { breakInside: 'avoid', mb: 2 },
        }}
      >
        <Title title={words.dashboard} />
        {cards.map(({ order, card: Card }) => (
          <Card key={order} />
        ))}
      </Box>
    </>
  );
}
