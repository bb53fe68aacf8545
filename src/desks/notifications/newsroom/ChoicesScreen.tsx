import { Box, Card, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { SubScreen } from '../../../newsroom/frame/SubScreen.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { attempt } from '../../../newsroom/useAction.ts';
import { type NotificationChannel, type NotificationKind, notificationChannels } from '../telling/notificationKinds.ts';
import { notificationKindWords } from '../words.ts';
import { listChoices, makeChoice } from './endpoints.ts';
import { PushSwitch } from './PushSwitch.tsx';
import { useNotificationsKey } from './useUnread.ts';
import { notificationScreenWords } from './words.ts';

/** Which kinds of notifications the user also gets, by each channel; each switch is saved at once. */
export function ChoicesScreen(): ReactNode {
  const words = useWords(notificationScreenWords);
  const kinds = useWords(notificationKindWords);
  const client = useQueryClient();
  const key = [useNotificationsKey(), 'choices'];
  const { data, error } = useQuery(queryOf(key, listChoices));
  const [isBusy, setBusy] = useState(false);
  const choose = async (channel: NotificationChannel, kind: NotificationKind, isWanted: boolean) => {
    setBusy(true);
    await attempt(async () => client.setQueryData(key, await callApi(makeChoice, { body: { channel, kind, isWanted } })));
    setBusy(false);
  };
  const headings = { mail: words.byMail, push: words.byPush };
  return (
    <SubScreen title={words.choices} back={['/notifications', words.back]} error={error} maxWidth={640}>
      {data && (
        <Card sx={{ p: 2 }}>
          <Typography sx={{ mb: 1 }}>{words.choicesIntro}</Typography>
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
            {notificationChannels.map((channel) => (
              <Box key={channel} role="group" aria-label={headings[channel]} sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
                <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 700 }}>
                  {headings[channel]}
                </Typography>
                {data.choices
                  .filter((choice) => choice.channel === channel)
                  .map(({ kind, isWanted }) => (
                    <OnOff
                      key={kind}
                      label={kinds[kind]}
                      checked={isWanted}
                      disabled={isBusy}
                      onChange={(isOn) => void choose(channel, kind, isOn)}
                    />
                  ))}
              </Box>
            ))}
          </Box>
        </Card>
      )}
      {(data || error) && <PushSwitch />}
    </SubScreen>
  );
}
