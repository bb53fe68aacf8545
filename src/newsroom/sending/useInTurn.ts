import { useEffect, useRef } from 'react';

/** Sends a change of a record in its turn. `send` gets the record as it then is, with its version, and returns it as changed. */
export type InTurn<Row> = (send: (now: Row) => Promise<Row>) => Promise<void>;

/**
 * For a record with several forms on one screen: each change waits for the answer to the one before, and is sent with the version that this
 * brought about. Otherwise an editor who replies while a note is still being saved would be told that somebody else has changed the record.
 * The returned function shows the record that `send` returns, and throws what `send` throws; the next change is sent all the same.
 */
export function useInTurn<Row>(row: Row, show: (row: Row) => void): InTurn<Row> {
  const newest = useRef(row);
  const last = useRef(Promise.resolve());
  useEffect(() => {
    newest.current = row;
  }, [row]);
  return (send) => {
    const change = last.current.then(async () => {
      newest.current = await send(newest.current);
      show(newest.current);
    });
    // Whoever sent it handles its refusal.
    last.current = change.catch(() => {});
    return change;
  };
}
