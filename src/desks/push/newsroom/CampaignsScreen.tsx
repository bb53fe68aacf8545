import { mdiPlus } from '@mdi/js';
import { Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { ListRow } from '../../../newsroom/lists/ListRow.tsx';
import { NewestFirst } from '../../../newsroom/lists/NewestFirst.tsx';
import { ReadError } from '../../../newsroom/reads/ReadError.tsx';
import { Title } from '../../../newsroom/Title.tsx';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import type { CampaignRow } from '../campaigns/campaignDraft.ts';
import { listCampaigns, readPushDesk } from './endpoints.ts';
import { campaignStateWords, pushScreenWords } from './words.ts';

const readCampaigns = async (before: number | undefined, signal: AbortSignal) => {
  const { campaigns, hasMore } = await callApi(listCampaigns, { query: { before }, signal });
  return { rows: campaigns, hasMore };
};

/** Messages to readers, the newest first, with what has become of them. */
export function CampaignsScreen(): ReactNode {
  const words = useWords(pushScreenWords);
  const desk = useQuery(queryOf(['push', 'desk'], readPushDesk));
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
      <ReadError error={desk.error} />
      <NewestFirst label={words.title} none={words.none} queryKey={['push', 'campaigns']} read={readCampaigns}>
        {(row) => <Row row={row} />}
      </NewestFirst>
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
