import { useCallback, useEffect, useState } from 'react';
import { ask, CallError } from '../../../../newsroom/callApi.ts';

const AGAIN_MS = 30_000;

type Fresh<Data> = { data: Data | undefined; failed: string | undefined; again: () => void };

/** What a call answers, asked anew every half a minute and when the screen is looked at again; an older answer stays while one fails. */
export function useFresh<Data>(path: string): Fresh<Data> {
  const [data, setData] = useState<Data>();
  const [failed, setFailed] = useState<string>();
  const again = useCallback(() => {
    ask<Data>('get', path).then(
      (answer) => {
        setData(answer);
        setFailed(undefined);
      },
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error;
        setFailed(error.message);
      },
    );
  }, [path]);
  useEffect(() => {
    again();
    const whenSeen = () => {
      if (document.visibilityState === 'visible') again();
    };
    const timer = setInterval(whenSeen, AGAIN_MS);
    document.addEventListener('visibilitychange', whenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', whenSeen);
    };
  }, [again]);
  return { data, failed, again };
}
