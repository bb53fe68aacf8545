import { useCallback, useRef } from 'react';
import { CallError } from '../callApi.ts';

/** How far the clocks of the editor and of the server may be apart. */
export const CLOCKS_APART_MS = 10 * 60_000;

/**
 * Sends what the server would take twice. Once no answer has come it may be there already: then `find` looks for it before it is sent again,
 * which gets the earliest time, by the server's clock, at which it can have been sent.
 */
export function useSendOnce(): <Answer>(
  send: () => Promise<Answer>,
  find: (since: number) => Promise<Answer | undefined>,
) => Promise<Answer> {
  const unansweredSince = useRef<number>(undefined);
  return useCallback(async (send, find) => {
    try {
      const found = unansweredSince.current === undefined ? undefined : await find(unansweredSince.current - CLOCKS_APART_MS);
      const answer = found ?? (await send());
      unansweredSince.current = undefined;
      return answer;
    } catch (error) {
      if (error instanceof CallError && error.isUnanswered) unansweredSince.current ??= Date.now();
      throw error;
    }
  }, []);
}
