import { useCallback, useState } from 'react';

/** A picker dialog as a promise; undefined if the user cancels. */
export function usePicking<Picked>(): {
  /** Whether a caller waits for a choice. */
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
