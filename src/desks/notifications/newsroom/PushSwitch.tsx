import { Alert, Button, Card, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CallError } from '../../../newsroom/callApi.ts';
import { useWords } from '../../../newsroom/language.ts';
import { useShownError } from '../../../newsroom/reads/shownErrors.ts';
import { useMe } from '../../../newsroom/staffContext.ts';
import { PushError } from '../../../site/push/pushSubscription.client.ts';
import { pushProblemWords } from '../../../site/push/words.ts';
import { isPushOn, turnPushOff, turnPushOn } from './staffPush.ts';
import { useNotificationsKey } from './useUnread.ts';
import { notificationScreenWords } from './words.ts';

/** Turns notifications on and off in the browser in which it is shown, and says why they cannot be had. */
export function PushSwitch(): ReactNode {
  const words = useWords(notificationScreenWords);
  const problems = useWords(pushProblemWords);
  const staffId = useMe().staff.id;
  const client = useQueryClient();
  const key = [useNotificationsKey(), 'browser'];
  // Another try changes nothing about a browser.
  const { data: isOn, error, isPending } = useQuery({ queryKey: key, queryFn: isPushOn, retry: false });
  useShownError(error);
  const [failed, setFailed] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  const turn = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailed(undefined);
    try {
      await work();
      await client.invalidateQueries({ queryKey: key });
    } catch (problem) {
      if (!(problem instanceof PushError || problem instanceof CallError)) throw problem;
      if (!(problem instanceof CallError && problem.isSessionOver)) setFailed(problem);
    } finally {
      setBusy(false);
    }
  };
  const problem = failed ?? error;
  return (
    <Card component="section" aria-label={words.browser} sx={{ p: 2, mt: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography component="h2" variant="h6">
        {words.browser}
      </Typography>
      <Typography>{words.browserIntro}</Typography>
      {isOn ? (
        <Button variant="outlined" disabled={isBusy} onClick={() => void turn(turnPushOff)}>
          {words.turnOff}
        </Button>
      ) : (
        // An answer from before the press, which came after it, would be taken for the present state.
        <Button variant="contained" disabled={isBusy || isPending} onClick={() => void turn(() => turnPushOn(staffId))}>
          {words.turnOn}
        </Button>
      )}
      {/* Below the button, which would move under a press otherwise. */}
      {problem && <Alert severity="warning">{problem instanceof PushError ? problems[problem.code] : problem.message}</Alert>}
      <Typography role="status">{isOn && !problem ? words.isOn : ''}</Typography>
    </Card>
  );
}
