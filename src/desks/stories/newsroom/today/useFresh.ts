import { useCallback, useEffect, useState } from 'react';
import { CallError } from '../../../../newsroom/callApi.ts';

const AGAIN_MS = 30_000;

type Fresh<Data> = { data: Data | undefined; failed: string | undefined; again: () => void };

/** The result of `read`, refreshed every 30 seconds and when the window gets the focus; an older result stays if one fails. */
export function useFresh<Data>(read: () => Promise<Data>): Fresh<Data> {
  const [data, setData] = useState<Data>();
  const [failed, setFailed] = useState<string>();
  const again = useCallback(() => {
    read().then(
      (answer) => {
        setData(answer);
        setFailed(undefined);
      },
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error;
        setFailed(error.message);
      },
    );
  }, [read]);
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
