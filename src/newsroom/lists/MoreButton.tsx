import { Box, Button } from '@mui/material';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useWords } from '../language.ts';
import { newsroomWords } from '../words.ts';

type Props = {
  list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'>;
  /** What comes, where the list does not say it. */
  label?: string;
};

/** The button below a list that shows its next part; nothing at its end. */
export function MoreButton({ list, label }: Props): ReactNode {
  const words = useWords(newsroomWords);
  if (!list.hasNextPage) return null;
  return (
    <Box sx={{ textAlign: 'center', py: 3 }}>
      <Button variant="outlined" onClick={() => void list.fetchNextPage()} disabled={list.isFetchingNextPage}>
        {label ?? words.showMore}
      </Button>
    </Box>
  );
}
