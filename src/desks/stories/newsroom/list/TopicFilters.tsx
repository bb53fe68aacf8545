import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useWords } from '../../../../newsroom/language.ts';
import type { Filters } from '../../../../newsroom/lists/useAddressFilters.ts';
import { TopicChoice } from '../../../taxonomy/newsroom/TopicChoice.tsx';
import { storyDeskWords } from '../words.ts';

/** The filters by category and by city; each is chosen by typing a few letters, because there may be hundreds. */
export function TopicFilters({ list }: { list: Filters }): ReactNode {
  const words = useWords(storyDeskWords);
  return [
    { name: 'categoryId', kind: 'category', label: words.category } as const,
    { name: 'cityId', kind: 'city', label: words.city } as const,
  ].map(({ name, ...look }) => (
    <Box key={name} sx={{ flex: { xs: '1 1 100%', sm: '0 1 14rem' } }}>
      <TopicChoice
        {...look}
        value={Number(list.filterOf(name)) || null}
        onChange={(id) => list.setFilter(name, id === null ? '' : String(id))}
      />
    </Box>
  ));
}
