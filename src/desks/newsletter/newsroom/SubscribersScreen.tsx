import { mdiTrayArrowDown } from '@mdi/js';
import { Alert, Box, Button, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addressOf, queryOf } from '../../../newsroom/callApi.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { exportSubscribers, readSubscribers } from './endpoints.ts';
import { newsletterScreenWords } from './words.ts';

/** The number of newsletter subscribers, and a download of their addresses. */
export function SubscribersScreen(): ReactNode {
  const words = useWords(newsletterScreenWords);
  const { data, error } = useQuery(queryOf(['subscribers'], readSubscribers));
  return (
    <Box sx={{ py: 2, maxWidth: 720 }}>
      <Title title={words.title} />
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && (
        <>
          <Typography sx={{ mb: 2 }}>
            <Box
              component="span"
              sx={{ fontFamily: 'h1.fontFamily', fontWeight: 700, fontSize: '2.25rem', mr: 1, fontVariantNumeric: 'tabular-nums' }}
            >
              {data.total.toLocaleString('en-IN')}
            </Box>
            {words.subscribers}
          </Typography>
          {data.total > 0 && (
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
          <Typography variant="h6" component="h2" sx={{ mt: 3 }}>
            {words.newest}
          </Typography>
          {data.newest.length === 0 && <Typography>{words.none}</Typography>}
          <Table size="small">
            <TableBody>
              {data.newest.map(({ email, askedAt }) => (
                <TableRow key={email}>
                  <TableCell sx={{ px: 0, overflowWrap: 'anywhere' }}>{email}</TableCell>
                  <TableCell sx={{ px: 0, whiteSpace: 'nowrap', textAlign: 'right' }}>{dateAndTime(new Date(askedAt))}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </>
      )}
    </Box>
  );
}
