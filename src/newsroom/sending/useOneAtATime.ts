import { useCallback, useRef } from 'react';

/**
 * Runs what a press brings about, unless what an earlier one did is under way: on a busy computer a second press comes before the screen shows
 * the first. Gives undefined for one that is not run.
 */
export function useOneAtATime(): <Answer>(work: () => Promise<Answer>) => Promise<Answer | undefined> {
  const isUnderWay = useRef(false);
  return useCallback(async (work) => {
    if (isUnderWay.current) return undefined;
    isUnderWay.current = true;
    try {
      return await work();
    } finally {
      isUnderWay.current = false;
    }
  }, []);
}
