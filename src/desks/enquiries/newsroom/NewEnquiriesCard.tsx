import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf } from '../../../newsroom/callApi.ts';
import { TodayCard } from '../../../newsroom/frame/TodayCard.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { countEnquiries } from './endpoints.ts';
import { enquiryScreenWords } from './words.ts';

/** How many enquiries wait for somebody. Not rendered if there are none. */
export function NewEnquiriesCard(): ReactNode {
  const words = useWords(enquiryScreenWords);
  const { data } = useQuery(queryOf(['enquiries', 'count'], countEnquiries));
  if (!data || data.new === 0) return null;
  return <TodayCard title={`${words.newOnes}: ${data.new.toLocaleString('en-IN')}`} to="/enquiries?state=new" />;
}
