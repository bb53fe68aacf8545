import { useCallback, useRef } from 'react';
import { CallError } from '../callApi.ts';

/** Removes something. What is gone when it is to be removed again, because no answer came, was removed by the first press. */
export function useRemoveOnce(): (remove: () => Promise<unknown>) => Promise<void> {
  const isUnanswered = useRef(false);
  return useCallback(async (remove) => {
    try {
      await remove();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      if (error.status === 404 && isUnanswered.current) return;
      if (error.isUnanswered) isUnanswered.current = true;
      throw error;
    }
  }, []);
}
