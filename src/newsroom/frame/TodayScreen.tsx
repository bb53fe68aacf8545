import { Box } from '@mui/material';
import { type ReactNode, useContext } from 'react';
import { may } from '../../site/newsroom/permissions.ts';
import { useWords } from '../language.ts';
import { ScreensContext } from '../screens.ts';
import { useMe } from '../staffContext.ts';
import { Title } from '../Title.tsx';
import { newsroomWords } from '../words.ts';

/** The newsroom's first page: the cards of the desks that the user has permission for. */
export function TodayScreen(): ReactNode {
  const words = useWords(newsroomWords);
  const { staff } = useMe();
  const cards = useContext(ScreensContext)
    .flatMap(({ dashboard = [] }) => dashboard)
    .filter(({ permission }) => may(staff.role, permission))
    .sort((a, b) => a.order - b.order);
  return (
    <Box sx={{ columnCount: { xs: 1, md: 2 }, columnGap: 2, py: 2, '& > section': { breakInside: 'avoid', mb: 2 } }}>
      <Title title={words.dashboard} />
      {cards.map(({ order, card: Card }) => (
        <Card key={order} />
      ))}
    </Box>
  );
}
