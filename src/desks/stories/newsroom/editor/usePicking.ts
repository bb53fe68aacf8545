import { useCallback, useState } from 'react';

/** A choice that is asked for and answered later, as a promise: nothing when the editor changes their mind. */
export function usePicking<Picked>(): {
  /** Whoever waits for an answer now. */
  isAsked: boolean;
  ask: () => Promise<Picked | undefined>;
  answer: (picked: Picked | undefined) => void;
} {
  const [waiting, setWaiting] = useState<{ answer: (picked: Picked | undefined) => void }>();
  const ask = useCallback(
    () =>
      new Promise<Picked | undefined>((answer) => {
        setWaiting((before) => {
          before?.answer(undefined);
          return { answer };
        });
      }),
    [],
  );
  const answer = (picked: Picked | undefined) => {
    waiting?.answer(picked);
    setWaiting(undefined);
  };
  return { isAsked: waiting !== undefined, ask, answer };
}
