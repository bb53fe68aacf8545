import { atom } from 'nanostores';
import { useEffect } from 'react';

/** The errors of reads that a screen shows itself, in the place of what could not be read. */
export const shownErrors = atom<readonly Error[]>([]);

/** Says that the component shows this error, so that `FailedReads` does not. */
export function useShownError(error: Error | null | undefined): void {
  useEffect(() => {
    if (!error) return;
    shownErrors.set([...shownErrors.get(), error]);
    return () => shownErrors.set(shownErrors.get().filter((shown) => shown !== error));
  }, [error]);
}
