import { mdiArrowLeft } from '@mdi/js';
import { Alert, Box, Button, Card, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { callApi, queryOf } from '../../../newsroom/callApi.ts';
import { OnOff } from '../../../newsroom/fields/OnOff.tsx';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import { Title } from '../../../newsroom/Title.tsx';
import { attempt } from '../../../newsroom/useAction.ts';
import type { NotificationKind } from '../telling/notificationKinds.ts';
import { notificationKindWords } from '../words.ts';
import { listChoices, makeChoice } from './endpoints.ts';
import { useNotificationsKey } from './useUnread.ts';
import { notificationScreenWords } from './words.ts';

/** Which kinds of notifications the user also gets by mail; each switch is saved at once. */
export function ChoicesScreen(): ReactNode {
  const words = useWords(notificationScreenWords);
  const kinds = useWords(notificationKindWords);
  const client = useQueryClient();
  const key = [useNotificationsKey(), 'choices'];
  const { data, error } = useQuery(queryOf(key, listChoices));
  const [isBusy, setBusy] = useState(false);
  const choose = async (kind: NotificationKind, isWanted: boolean) => {
    setBusy(true);
    await attempt(async () => client.setQueryData(key, await callApi(makeChoice, { body: { channel: 'mail', kind, isWanted } })));
    setBusy(false);
  };
  return (
    <Box sx={{ py: 2, maxWidth: 640 }}>
      <Title title={words.choices} />
      <Button component={Link} to="/notifications" startIcon={<Icon path={mdiArrowLeft} />} sx={{ mb: 1 }}>
        {words.back}
      </Button>
      {error && <Alert severity="error">{error.message}</Alert>}
      {data && (
        <Card sx={{ p: 2 }}>
          <Typography sx={{ mb: 1 }}>{words.choicesIntro}</Typography>
          <Box role="group" aria-label={words.byMail} sx={{ display: 'grid', justifyItems: 'start', gap: 0.5 }}>
            {data.choices.map(({ kind, isWanted }) => (
              <OnOff key={kind} label={kinds[kind]} checked={isWanted} disabled={isBusy} onChange={(isOn) => void choose(kind, isOn)} />
            ))}
          </Box>
        </Card>
      )}
    </Box>
  );
}
