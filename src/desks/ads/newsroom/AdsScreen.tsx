import { mdiPlus, mdiTune } from '@mdi/js';
import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callApi } from '../../../newsroom/callApi.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { ListRow } from '../../../newsroom/lists/ListRow.tsx';
import { SelectFilter, TextFilter } from '../../../newsroom/lists/listFilters.tsx';
import { NewestFirst } from '../../../newsroom/lists/NewestFirst.tsx';
import { SavedSearches } from '../../../newsroom/lists/saved/SavedSearches.tsx';
import { useAddressFilters } from '../../../newsroom/lists/useAddressFilters.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { newsroomWords } from '../../../newsroom/words.ts';
import { dayAndMonth } from '../../../platform/text/dates.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { campaignPhases, phaseOf } from './campaignPhase.ts';
import { type CampaignRow, listCampaigns } from './endpoints.ts';
import { adScreenWords, campaignPhaseWords } from './words.ts';

/** The campaigns of advertisers, the newest first, with what was counted. */
export function AdsScreen(): ReactNode {
  const words = useWords(adScreenWords);
  const common = useWords(newsroomWords);
  const phases = useWords(campaignPhaseWords);
  const filters = useAddressFilters(['q', 'phase']);
  const q = filters.filterOf('q');
  const phase = campaignPhases.find((one) => one === filters.filterOf('phase'));
  const readCampaigns = async (before: number | undefined, signal: AbortSignal) => {
    const { campaigns, hasMore } = await callApi(listCampaigns, { query: { before, q, phase }, signal });
    return { rows: campaigns, hasMore };
  };
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
      <SavedSearches />
      <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, mb: 1.5 }}>
        <TextFilter list={filters} name="q" label={words.search} />
        <SelectFilter list={filters} name="phase" label={words.state} choices={campaignPhases.map((id) => ({ id, name: phases[id] }))} />
      </Box>
      <NewestFirst
        label={words.title}
        none={filters.set.length > 0 ? common.nothingFound : words.none}
        queryKey={['ads', 'list', q, phase]}
        read={readCampaigns}
      >
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
