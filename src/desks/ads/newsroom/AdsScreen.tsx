import { mdiPlus, mdiTune } from '@mdi/js';
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
import { dateNumeric } from '../../../platform/text/dates.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { phaseOf } from './campaignPhase.ts';
import { type CampaignRow, listCampaigns } from './endpoints.ts';
import { adScreenWords, campaignPhaseWords } from './words.ts';

/** The campaigns of advertisers, the newest first, with what was counted. */
export function AdsScreen(): ReactNode {
  const words = useWords(adScreenWords);
  const { data, error } = useQuery(queryOf(['ads', 'list'], listCampaigns, { query: {} }));
  const [older, setOlder] = useState<{ campaigns: CampaignRow[]; hasMore: boolean }>({ campaigns: [], hasMore: true });
  const { act, isBusy, failed } = useAction();
  const rows = [...(data?.campaigns ?? []), ...older.campaigns];
  const showMore = () =>
    act(async () => {
      const more = await callApi(listCampaigns, { query: { before: rows.at(-1)?.id } });
      setOlder({ campaigns: [...older.campaigns, ...more.campaigns], hasMore: more.hasMore });
    });
  const problem = error?.message ?? failed;
  return (
    <Box sx={{ py: 2, maxWidth: 860 }}>
      <Title title={words.title} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mb: 1 }}>
        <Button component={RouterLink} to="/ads/create" variant="contained" startIcon={<Icon path={mdiPlus} />}>
          {words.add}
        </Button>
        <Button component={RouterLink} to="/ads/settings" startIcon={<Icon path={mdiTune} />}>
          {words.settings}
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
  const words = useWords(adScreenWords);
  const phases = useWords(campaignPhaseWords);
  const phase = phaseOf(row, new Date());
  const ofGoal = row.goal === null ? '' : ` (${Math.floor((row.impressions / row.goal) * 100)}% ${words.ofGoal})`;
  return (
    <ListRow
      to={`/ads/${row.id}`}
      name={row.name}
      state={phases[phase]}
      isOpen={phase === 'running'}
      facts={[row.advertiser, `${dateNumeric(new Date(row.startsAt))} – ${dateNumeric(new Date(row.endsAt))}`]}
    >
      <Typography variant="body2">
        {`${words.impressions} ${groupedNumber(row.impressions)}${ofGoal} · ${words.clicks} ${groupedNumber(row.clicks)}`}
      </Typography>
    </ListRow>
  );
}
