import { mdiTrayArrowDown } from '@mdi/js';
import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addressOf, queryOf } from '../../../newsroom/callApi.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { Title } from '../../../newsroom/Title.tsx';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { exportSubscribers, readSubscribers } from './endpoints.ts';
import { FindSubscriber } from './FindSubscriber.tsx';
import { ReturnedMail } from './ReturnedMail.tsx';
import { newsletterScreenWords, subscriberStateWords } from './words.ts';

const STATE_COLORS = { confirmed: 'success.main', waiting: 'text.secondary', blocked: 'error.main' } as const;

/** How many subscribers have confirmed and how many have not, the newest of them, and a download of their addresses. */
export function SubscribersScreen(): ReactNode {
  const words = useWords(newsletterScreenWords);
  const states = useWords(subscriberStateWords);
  const { data, error } = useQuery(queryOf(['subscribers'], readSubscribers));
  return (
    <Box sx={{ py: 2, maxWidth: 720 }}>
      <Title title={words.title} />
      <ReadError error={error} />
      {data && (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, mb: 2 }}>
            <Count number={data.confirmed} label={states.confirmed} />
            <Count number={data.waiting} label={states.waiting} />
            {data.erased.bounced > 0 && <Count number={data.erased.bounced} label={words.goneBounced} />}
            {data.erased.complained > 0 && <Count number={data.erased.complained} label={words.goneComplained} />}
          </Box>
          {data.confirmed + data.waiting > 0 && (
            <>
              <Button
                component="a"
                href={addressOf(exportSubscribers)}
                download
                variant="contained"
                startIcon={<Icon path={mdiTrayArrowDown} />}
              >
                {words.download}
              </Button>
              <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
                {words.downloadNote}
              </Typography>
            </>
          )}
          <FindSubscriber />
          <Typography variant="h6" component="h2" sx={{ mt: 3 }}>
            {words.newest}
          </Typography>
          {data.newest.length === 0 && <Typography>{words.none}</Typography>}
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {data.newest.map(({ email, askedAt, state }) => (
              // An address that leaves too little room stands in a line of its own.
              <Box
                component="li"
                key={email}
                sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
              >
                <Typography variant="body2" sx={{ flex: '1 1 20rem', minWidth: 0, overflowWrap: 'anywhere' }}>
                  {email}
                </Typography>
                <Typography variant="body2" sx={{ minWidth: '6rem', color: STATE_COLORS[state] }}>
                  {states[state]}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {dateAndTime(new Date(askedAt))}
                </Typography>
              </Box>
            ))}
          </Box>
          <ReturnedMail returned={data.returned} />
        </>
      )}
    </Box>
  );
}

function Count({ number, label }: { number: number; label: string }): ReactNode {
  return (
    <Typography>
      <Box
        component="span"
        sx={{ fontFamily: 'h1.fontFamily', fontWeight: 700, fontSize: '2.25rem', mr: 1, fontVariantNumeric: 'tabular-nums' }}
      >
        {number.toLocaleString('en-IN')}
      </Box>
      {label}
    </Typography>
  );
}
