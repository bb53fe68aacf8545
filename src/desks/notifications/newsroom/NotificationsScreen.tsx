import { mdiCheckAll, mdiEmailOutline } from '@mdi/js';
import { Box, Button, Card, LinearProgress, Link, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../../newsroom/callApi.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { ListPages } from '../../../newsroom/lists/ListPages.tsx';
import { Rows } from '../../../newsroom/lists/ListRow.tsx';
import { useList } from '../../../newsroom/lists/useList.ts';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { Title } from '../../../newsroom/Title.tsx';
import { attempt } from '../../../newsroom/useAction.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { notificationKindWords } from '../words.ts';
import { listNotifications, type NotificationRow, notificationFilter, readAllNotifications } from './endpoints.ts';
import { useNotificationsKey, useRefresh, useUnread } from './useUnread.ts';
import { notificationScreenWords } from './words.ts';

const PER_PAGE = 25;

/** What the user was told, newest first. */
export function NotificationsScreen(): ReactNode {
  const words = useWords(notificationScreenWords);
  const key = useNotificationsKey();
  const list = useList({
    name: key,
    read: (query, signal) => callApi(listNotifications, { query, signal }),
    filter: notificationFilter,
    perPage: PER_PAGE,
  });
  const { rows, isPending, error, total } = list;
  const client = useQueryClient();
  const newestId = useUnread().data?.newestId;
  // The list follows the count, which is read every minute.
  useEffect(() => {
    if (newestId) void client.invalidateQueries({ queryKey: [key, 'list'] });
  }, [client, key, newestId]);
  return (
    <Box sx={{ py: 1, maxWidth: 860, minWidth: 0 }}>
      <Title title={words.title} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'end', pb: 1 }}>
        <MarkAllButton />
        <Button component={RouterLink} to="/notifications/choices" startIcon={<Icon path={mdiEmailOutline} />}>
          {words.choices}
        </Button>
      </Box>
      <ReadError error={error} />
      {isPending && !error && <LinearProgress />}
      {rows.length > 0 && (
        <Card>
          <Rows label={words.title}>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </Rows>
        </Card>
      )}
      {rows.length === 0 && !isPending && !error && (
        <Card sx={{ p: 2 }} role="status">
          {words.empty}
        </Card>
      )}
      {total > 0 && <ListPages list={list} rowsPerPage={[PER_PAGE, 50, 100]} />}
    </Box>
  );
}

/** Marks as read what the user has been told of; what comes meanwhile stays new. */
function MarkAllButton(): ReactNode {
  const words = useWords(notificationScreenWords);
  const { data } = useUnread();
  const refresh = useRefresh();
  const newest = data?.newestId ?? null;
  const mark = async (upTo: number) => {
    await attempt(() => callApi(readAllNotifications, { body: { upTo } }));
    refresh();
  };
  return (
    <Button startIcon={<Icon path={mdiCheckAll} />} disabled={newest === null} onClick={() => newest !== null && void mark(newest)}>
      {words.markAll}
    </Button>
  );
}

function Row({ row: { id, kind, headline, byName, note, createdAt, readAt } }: { row: NotificationRow }): ReactNode {
  const words = useWords(notificationScreenWords);
  const kinds = useWords(notificationKindWords);
  const isNew = readAt === null;
  return (
    <Box
      component="li"
      data-new={isNew}
      sx={{
        borderBottom: 1,
        borderColor: 'divider',
        borderLeft: 4,
        borderLeftColor: isNew ? 'primary.main' : 'transparent',
        px: 2,
        py: 1.25,
        overflowWrap: 'anywhere',
      }}
    >
      <Typography variant="body2" component="p" sx={{ fontWeight: isNew ? 700 : 400 }}>
        {kinds[kind]}
        {isNew && (
          <Typography component="span" variant="body2" sx={{ color: 'primary.main', fontWeight: 700 }}>
            {` · ${words.unread}`}
          </Typography>
        )}
      </Typography>
      {/* Opening it marks it as read and leads on to the story. */}
      <Link
        component={RouterLink}
        to={`/notifications/${id}`}
        color="inherit"
        underline="hover"
        sx={{ typography: 'body1', fontWeight: isNew ? 700 : 400, display: 'inline-block', py: 0.25 }}
      >
        {headline || words.untitled}
      </Link>
      {note !== '' && <Typography sx={{ whiteSpace: 'pre-wrap' }}>{note}</Typography>}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {[byName || words.schedule, dateAndTime(new Date(createdAt))].join(' · ')}
      </Typography>
    </Box>
  );
}
