import { Box } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { CallError } from '../callApi.ts';
import { OverlayAlert } from '../OverlayAlert.tsx';
import { onSignedInAgain } from '../session/sessionEvents.ts';
import { ReadAgain, readAgain } from './ReadAgain.tsx';
import { shownErrors } from './shownErrors.ts';

/** If the session has ended, the sign-in dialog says so. A message that the screen shows for another read is not repeated. */
const isUnshown = (error: Error | null): error is CallError =>
  error instanceof CallError && error.status !== 401 && !shownErrors.get().some(({ message }) => message === error.message);

/** By then a screen has registered the errors that it shows itself. */
const SETTLED_MS = 100;

/** Shows, over the screen, the errors of reads that the screen does not show itself with `ReadError`: the choices of a field, a count. */
export function FailedReads(): ReactNode {
  const client = useQueryClient();
  const errors = useUnshownErrors();
  // What was asked for after the session had ended.
  useEffect(() => onSignedInAgain(() => void readAgain(client)), [client]);
  const messages = [...new Set(errors.map(({ message }) => message))];
  if (messages.length === 0) return null;
  return (
    <OverlayAlert of={errors}>
      {messages.join('\n')}
      <Box sx={{ mt: 1 }}>
        <ReadAgain errors={errors} />
      </Box>
    </OverlayAlert>
  );
}

/** The errors of reads that have no answer, of which the screen says nothing. */
function useUnshownErrors(): readonly Error[] {
  const client = useQueryClient();
  const [errors, setErrors] = useState<readonly Error[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const cache = client.getQueryCache();
    const look = () => {
      const failed = cache.findAll({ type: 'active' }).filter(({ state }) => state.status === 'error' && state.data === undefined);
      const unshown = failed.map(({ state }) => state.error).filter(isUnshown);
      setErrors((before) => (before.length === unshown.length && unshown.every((error, at) => error === before[at]) ? before : unshown));
    };
    const lookSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(look, SETTLED_MS);
    };
    const stops = [cache.subscribe(lookSoon), shownErrors.listen(lookSoon)];
    lookSoon();
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [client]);
  return errors;
}
