import { Box, Button, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { z } from 'zod';
import { callApi } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { Rows } from '../../../newsroom/lists/ListRow.tsx';
import { notify } from '../../../newsroom/notify.ts';
import { attempt } from '../../../newsroom/useAction.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { type readSubscribers, unblockSubscriber } from './endpoints.ts';
import { newsletterScreenWords, subscriberStateWords } from './words.ts';

type Returned = z.output<(typeof readSubscribers)['answer']>['returned'][number];

/** The subscribers from whom mail has come back lately, with a button to send again to those to whom sending has ended. */
export function ReturnedMail({ returned }: { returned: readonly Returned[] }): ReactNode {
  const words = useWords(newsletterScreenWords);
  return (
    <>
      <Typography variant="h6" component="h2" sx={{ mt: 3 }}>
        {words.returned}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {returned.length === 0 ? words.noneReturned : words.returnedNote}
      </Typography>
      <Rows label={words.returned}>
        {returned.map((row) => (
          <ReturnedRow key={row.email} row={row} />
        ))}
      </Rows>
    </>
  );
}

function ReturnedRow({ row: { email, hard, soft, at, isBlocked } }: { row: Returned }): ReactNode {
  const words = useWords(newsletterScreenWords);
  const states = useWords(subscriberStateWords);
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const sendAgain = async () => {
    setBusy(true);
    if (await attempt(() => callApi(unblockSubscriber, { body: { email } })))
      notify(words.unblocked.replace('{email}', email), { type: 'success' });
    // Also after an error: somebody else has done it.
    await client.invalidateQueries({ queryKey: ['subscribers'] });
    setBusy(false);
  };
  const counts = [
    ...(isBlocked ? [states.blocked] : []),
    ...(hard > 0 ? [words.hard.replace('{count}', hard.toLocaleString('en-IN'))] : []),
    ...(soft > 0 ? [words.soft.replace('{count}', soft.toLocaleString('en-IN'))] : []),
    dateAndTime(new Date(at)),
  ];
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">{email}</Typography>
        <Typography variant="body2" sx={{ color: isBlocked ? 'error.main' : 'text.secondary' }}>
          {counts.join(' · ')}
        </Typography>
      </Box>
      {isBlocked && (
        <Button aria-label={`${words.unblock}: ${email}`} onClick={() => void sendAgain()} disabled={isBusy}>
          {words.unblock}
        </Button>
      )}
    </Box>
  );
}
