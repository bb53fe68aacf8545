import { Alert, Link } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { queryOf } from '../../../newsroom/callApi.ts';
import { inLanguage, useWords } from '../../../newsroom/language.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { readAlarm } from './endpoints.ts';
import { mandiDeskWords } from './words.ts';

const AGAIN_MS = 60_000;

/** Shown on the first page if the last scheduled fetch failed; otherwise renders nothing. */
export function FetchAlarmCard(): ReactNode {
  const words = useWords(mandiDeskWords);
  const { data } = useQuery({
    ...queryOf(['mandi', 'alarm'], readAlarm),
    refetchInterval: AGAIN_MS,
  });
  const alarm = data?.alarm;
  if (!alarm?.failure) return null;
  return (
    <section>
      <Alert severity="warning" variant="outlined">
        <Link component={RouterLink} to="/mandi/files">
          {words.alarm}
        </Link>
        : {inLanguage(alarm.failure)} {dateAndTime(new Date(alarm.at))}
      </Alert>
    </section>
  );
}
