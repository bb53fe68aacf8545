import { mdiPlus, mdiTune } from '@mdi/js';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../../newsroom/callApi.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { ListRow } from '../../../newsroom/lists/ListRow.tsx';
import { NewestFirst } from '../../../newsroom/lists/NewestFirst.tsx';
import { Title } from '../../../newsroom/Title.tsx';
import { dayAndMonth } from '../../../platform/text/dates.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { phaseOf } from './campaignPhase.ts';
import { type CampaignRow, listCampaigns } from './endpoints.ts';
import { adScreenWords, campaignPhaseWords } from './words.ts';

const readCampaigns = async (before: number | undefined, signal: AbortSignal) => {
  const { campaigns, hasMore } = await callApi(listCampaigns, { query: { before }, signal });
  return { rows: campaigns, hasMore };
};

/** The campaigns of advertisers, the newest first, with what was counted. */
export function AdsScreen(): ReactNode {
  const words = useWords(adScreenWords);
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
      <NewestFirst label={words.title} none={words.none} queryKey={['ads', 'list']} read={readCampaigns}>
        {(row) => <Row row={row} />}
      </NewestFirst>
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
      facts={[row.advertiser, `${dayAndMonth(new Date(row.startsAt))} – ${dayAndMonth(new Date(row.endsAt))}`]}
    >
      <Typography variant="body2">
        {`${words.impressions} ${groupedNumber(row.impressions)}${ofGoal} · ${words.clicks} ${groupedNumber(row.clicks)}`}
      </Typography>
    </ListRow>
  );
}
