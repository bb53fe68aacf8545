import { Alert, Box, Link, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { queryOf } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { Title } from '../../../newsroom/Title.tsx';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { readAnnouncements } from './endpoints.ts';
import { announcementScreenWords } from './words.ts';

const REFRESH_MS = 30_000;
const at = (moment: string): string => dateAndTime(new Date(moment));
const row = { py: 1, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' } as const;

/** Who is told of changes, what they were told last, and what they answered. */
export function AnnouncementsScreen(): ReactNode {
  const words = useWords(announcementScreenWords);
  const { data, error } = useQuery({ ...queryOf(['announcements'], readAnnouncements), refetchInterval: REFRESH_MS });
  return (
    <Box sx={{ py: 2, maxWidth: 860 }}>
      <Title title={words.title} />
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {words.note}
      </Typography>
      <ReadError error={error} />
      {data?.receivers.length === 0 && <Alert severity="info">{words.off}</Alert>}
      {data && data.receivers.length > 0 && (
        <>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 3, p: 0 }}>
            {data.receivers.map(({ id, kind, address, failures, nextAt, lastAt, lastAnswer, waiting }) => (
              <Box component="li" key={id} sx={row}>
                <Typography sx={{ fontWeight: 600 }}>{words[kind]}</Typography>
                <Typography variant="body2">{address}</Typography>
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  {[
                    lastAt && lastAnswer !== null
                      ? words.lastAnswer.replace('{answer}', lastAnswer).replace('{at}', at(lastAt))
                      : words.noAnswer,
                    ...(waiting > 0 ? [words.waiting.replace('{count}', groupedNumber(waiting))] : []),
                  ].join(' · ')}
                </Typography>
                {kind === 'indexnow' && data.keyPath !== null && (
                  <Link href={data.keyPath} target="_blank" rel="noopener" variant="caption">
                    {words.key}
                  </Link>
                )}
                {failures > 0 && (
                  <Alert severity="warning" sx={{ mt: 1 }}>
                    {words.retry.replace('{at}', at(nextAt))}
                  </Alert>
                )}
              </Box>
            ))}
          </Box>
          <Typography variant="h6" component="h2">
            {words.told}
          </Typography>
          {data.told.length === 0 && <Typography>{words.none}</Typography>}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.told.map(({ kind, receiver, address, toldAt, outcome, answer }) => (
              <Box component="li" key={`${receiver} ${address}`} sx={row}>
                <Link href={address} target="_blank" rel="noopener">
                  {address}
                </Link>
                <Typography variant="caption" component="p" sx={{ color: outcome === 'taken' ? 'text.secondary' : 'error.main' }}>
                  {[at(toldAt), words[kind], new URL(receiver).host, `${words[outcome]} (${answer})`].join(' · ')}
                </Typography>
              </Box>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}
