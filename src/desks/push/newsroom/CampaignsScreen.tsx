import { mdiPlus } from '@mdi/js';
import { Alert, Box, Button, Card, LinearProgress, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { ListRow, Rows } from '../../../newsroom/lists/ListRow.tsx';
import { Title } from '../../../newsroom/Title.tsx';
import { useAction } from '../../../newsroom/useAction.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import type { CampaignRow } from '../campaigns/campaignDraft.ts';
import { listCampaigns, readPushDesk } from './endpoints.ts';
import { campaignStateWords, pushScreenWords } from './words.ts';

/** Messages to readers, the newest first, with what has become of them. */
export function CampaignsScreen(): ReactNode {
  const words = useWords(pushScreenWords);
  const desk = useQuery(queryOf(['push', 'desk'], readPushDesk));
  const { data, error } = useQuery(queryOf(['push', 'campaigns'], listCampaigns, { query: {} }));
  const [older, setOlder] = useState<{ campaigns: CampaignRow[]; hasMore: boolean }>({ campaigns: [], hasMore: true });
  const { act, isBusy, failed } = useAction();
  const rows = [...(data?.campaigns ?? []), ...older.campaigns];
  const showMore = () =>
    act(async () => {
      const more = await callApi(listCampaigns, { query: { before: rows.at(-1)?.id } });
      setOlder({ campaigns: [...older.campaigns, ...more.campaigns], hasMore: more.hasMore });
    });
  const problem = error?.message ?? desk.error?.message ?? failed;
  return (
    <Box sx={{ py: 2, maxWidth: 860 }}>
      <Title title={words.title} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <Typography>
          {words.browsers}: <strong>{desk.data ? groupedNumber(desk.data.browsers) : '…'}</strong>
        </Typography>
        <Button component={RouterLink} to="/push/create" variant="contained" startIcon={<Icon path={mdiPlus} />}>
          {words.compose}
        </Button>
      </Box>
      {problem !== '' && <Alert severity="error">{problem}</Alert>}
      {!data && !error && <LinearProgress />}
      {data && rows.length === 0 && (
        <Card sx={{ p: 2 }} role="status">
          {words.none}
        </Card>
      )}
      {rows.length > 0 && (
        <Card>
          <Rows label={words.title}>
            {rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </Rows>
        </Card>
      )}
      {data?.hasMore && older.hasMore && (
        <Button onClick={showMore} disabled={isBusy} sx={{ mt: 1 }}>
          {words.more}
        </Button>
      )}
    </Box>
  );
}

function Row({ row }: { row: CampaignRow }): ReactNode {
  const words = useWords(pushScreenWords);
  const states = useWords(campaignStateWords);
  const counts = [
    [words.sent, row.sent],
    [words.expired, row.expired],
    [words.failed, row.failed],
    [words.clicked, row.clicked],
  ] as const;
  return (
    <ListRow
      to={`/push/${row.id}`}
      name={row.title}
      state={states[row.state]}
      isOpen={row.state !== 'sent'}
      facts={[dateAndTime(new Date(row.startedAt ?? row.dueAt)), row.createdBy]}
    >
      {row.state !== 'scheduled' && (
        <Typography variant="body2">{counts.map(([name, count]) => `${name} ${groupedNumber(count)}`).join(' · ')}</Typography>
      )}
    </ListRow>
  );
}
