import { Button, Chip, List, ListItem, ListItemText, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { callApi } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { attempt } from '../../../newsroom/useAction.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { endOwnSessions, endStaffSessions, readOwnSessions, readStaffSessions, type StaffSession } from './endpoints.ts';
import { staffWords } from './words.ts';

type Props = {
  /** The account; by default the user's own. */
  staffId?: string;
};

/** Browser and operating system from a user agent, if they are well known. */
function browserName(userAgent: string): string {
  const browser = /Edg|OPR|Firefox|Chrome|Safari|curl/.exec(userAgent)?.[0] ?? '';
  const system = /Android|iPhone|iPad|Windows|Mac OS X|Linux/.exec(userAgent)?.[0] ?? '';
  const name = { Edg: 'Edge', OPR: 'Opera' }[browser] ?? browser;
  return [name, system].filter(Boolean).join(', ') || userAgent.slice(0, 60);
}

/** The sessions of an account; each can be ended. */
export function SessionList({ staffId }: Props): ReactNode {
  const words = useWords(staffWords);
  const { data, error, refetch } = useQuery<{ sessions: readonly StaffSession[]; current?: string }>({
    queryKey: ['sessions', staffId],
    queryFn: ({ signal }) =>
      staffId === undefined ? callApi(readOwnSessions, { signal }) : callApi(readStaffSessions, { params: { id: staffId }, signal }),
  });
  const end = async (id?: string) => {
    const body = id === undefined ? {} : { id };
    await attempt(() =>
      staffId === undefined ? callApi(endOwnSessions, { body }) : callApi(endStaffSessions, { params: { id: staffId }, body }),
    );
    // Also after an error: the server may have done it, though its answer was lost.
    await refetch();
  };
  if (!data) return <ReadError error={error} />;
  const { sessions, current } = data;
  return (
    <>
      <Typography variant="h5" component="h2">
        {words.sessions}
      </Typography>
      {sessions.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{words.noSessions}</Typography>}
      <List dense>
        {sessions.map(({ id, address, browser, lastSeenAt }) => (
          <ListItem
            key={id}
            divider
            disableGutters
            secondaryAction={
              id === current ? (
                <Chip size="small" label={words.thisSession} />
              ) : (
                <Button size="small" onClick={() => void end(id)}>
                  {words.end}
                </Button>
              )
            }
          >
            <ListItemText
              primary={browserName(browser)}
              secondary={`${address} · ${words.seen}: ${dateAndTime(new Date(lastSeenAt))}`}
              sx={{ pr: 10 }}
            />
          </ListItem>
        ))}
      </List>
      {sessions.length > 1 && <Button onClick={() => void end()}>{staffId === undefined ? words.endOthers : words.endAll}</Button>}
    </>
  );
}
