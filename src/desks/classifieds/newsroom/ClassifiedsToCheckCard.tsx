import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf } from '../../../newsroom/callApi.ts';
import { TodayCard } from '../../../newsroom/frame/TodayCard.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { countClassifieds } from './endpoints.ts';
import { moderationScreenWords } from './words.ts';

/** How many advertisements wait to be checked. Not rendered if there are none. */
export function ClassifiedsToCheckCard(): ReactNode {
  const words = useWords(moderationScreenWords);
  const { data } = useQuery(queryOf(['classifieds', 'count'], countClassifieds));
  if (!data || data.open === 0) return null;
  return <TodayCard title={`${words.toCheck}: ${data.open.toLocaleString('en-IN')}`} to="/classifieds" />;
}
