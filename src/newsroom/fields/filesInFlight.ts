import { atom } from 'nanostores';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useUnsavedWork } from '../unsavedWork.ts';

const filesInFlight = atom(0);
const listen = (listener: () => void) => filesInFlight.listen(listener);

/** Says that a file is on its way into the form on the screen: the form waits for it, and leaving the screen asks first. */
export function useFileInFlight(isSending: boolean): void {
  useUnsavedWork(isSending);
  useLayoutEffect(() => {
    if (!isSending) return undefined;
    filesInFlight.set(filesInFlight.get() + 1);
    return () => filesInFlight.set(filesInFlight.get() - 1);
  }, [isSending]);
}

/** Whether a file is on its way into the form on the screen, which would be saved without it. */
export const useIsFileComing = (): boolean => useSyncExternalStore(listen, () => filesInFlight.get()) > 0;
