import { Box, Button, Card, Chip, LinearProgress, Link } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { Confirm } from '../../../newsroom/Confirm.tsx';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { Sections } from '../../../newsroom/frame/Section.tsx';
import { SubScreen } from '../../../newsroom/frame/SubScreen.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { type Fact, Facts } from '../../../newsroom/lists/Facts.tsx';
import { notify } from '../../../newsroom/notify.ts';
import { attempt } from '../../../newsroom/useAction.ts';
import { dateAndTime } from '../../../platform/text/dates.ts';
import { groupedNumber } from '../../../platform/text/numbers.ts';
import { readCampaign, stopCampaignCall } from './endpoints.ts';
import { PushPreview } from './PushPreview.tsx';
import { campaignStateWords, pushScreenWords } from './words.ts';

/** How often the progress of a message that is being sent is read. */
const LOOK_EVERY_MS = 2_000;

/** One message: how it looks, and what has become of it. */
export function CampaignScreen(): ReactNode {
  const words = useWords(pushScreenWords);
  const states = useWords(campaignStateWords);
  const id = Number(useParams()['id']);
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { data, error } = useQuery({
    ...queryOf(['push', 'one', id], readCampaign, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && ['scheduled', 'sending'].includes(state.data.state) ? LOOK_EVERY_MS : false),
  });
  const stop = async () => {
    setAsking(false);
    await attempt(async () => {
      await callApi(stopCampaignCall, { params: { id } });
      notify(words.stopped, { type: 'success' });
    });
    await client.invalidateQueries({ queryKey: ['push'] });
  };
  const done = data ? data.sent + data.expired + data.failed : 0;
  const facts: Fact[] = data
    ? [
        [words.by, data.createdBy],
        [words.due, dateAndTime(new Date(data.startedAt ?? data.dueAt))],
        [words.ended, data.endedAt && dateAndTime(new Date(data.endedAt))],
        [words.sent, groupedNumber(data.sent)],
        [words.expired, groupedNumber(data.expired)],
        [words.failed, groupedNumber(data.failed)],
        [words.clicked, groupedNumber(data.clicked)],
      ]
    : [];
  return (
    <SubScreen title={words.title} back={['/push', words.back]} error={error}>
      {data && (
        <Sections>
          <Card component="section" sx={{ p: 2 }}>
            <PushPreview title={data.title} text={data.text} picture={data.picture} />
            <Link href={data.address} target="_blank" rel="noopener" sx={{ display: 'inline-block', mt: 1, overflowWrap: 'anywhere' }}>
              {words.openStory}
            </Link>
          </Card>
          <Card component="section" sx={{ p: 2 }}>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
              <Chip label={states[data.state]} />
              {(data.state === 'scheduled' || data.state === 'sending') && (
                <Button color="error" variant="outlined" onClick={() => setAsking(true)}>
                  {words.stop}
                </Button>
              )}
            </Box>
            {data.state === 'sending' && (
              <LinearProgress
                variant="determinate"
                aria-label={words.progress}
                value={Math.min((done / Math.max(data.audience, done, 1)) * 100, 100)}
                sx={{ mb: 1 }}
              />
            )}
            <Facts facts={facts} />
          </Card>
        </Sections>
      )}
      <Confirm
        isOpen={isAsking}
        title={words.stop}
        content={words.stopSure}
        onConfirm={() => void stop()}
        onClose={() => setAsking(false)}
      />
    </SubScreen>
  );
}
