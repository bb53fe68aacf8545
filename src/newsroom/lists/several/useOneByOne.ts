import { useEffect, useRef, useState } from 'react';
import { CallError } from '../../callApi.ts';

/** What became of a row: done, or why not. */
export type Outcome = 'done' | { refused: string };

export type Calls<Row> = {
  /** Sends the call for a row. */
  send: (row: Row) => Promise<unknown>;
  /** Whether the call for a row has been carried out, although no answer came. */
  wasDone: (row: Row) => Promise<boolean>;
  /** Reads a row as it is now, after somebody else has changed it. */
  readRow: (row: Row) => Promise<Row>;
};

type OneByOne<Row> = {
  outcomes: ReadonlyMap<number, Outcome>;
  /** A row as it was read last. */
  presentOf: (row: Row) => Row;
  isRunning: boolean;
  /** Sends the calls for the rows that are not done yet, in turn; returns whether all of them are done then. */
  run: (rows: readonly Row[]) => Promise<boolean>;
  /** Lets the call under way end, and sends no other. */
  stop: () => void;
};

/**
 * Sends a call for each of several rows, one after the other. A refusal of one does not keep the others from being sent; without an answer,
 * or when the session has ended, it stops. A row that somebody else has changed is sent as it then is by the next run.
 */
export function useOneByOne<Row extends { id: number }>({ send, wasDone, readRow }: Calls<Row>): OneByOne<Row> {
  const [outcomes, setOutcomes] = useState<ReadonlyMap<number, Outcome>>(new Map());
  const [isRunning, setRunning] = useState(false);
  const isStopped = useRef(false);
  const unanswered = useRef(new Set<number>());
  const [changed, setChanged] = useState<ReadonlyMap<number, Row>>(new Map());
  useEffect(() => {
    isStopped.current = false;
    return () => {
      isStopped.current = true;
    };
  }, []);

  const presentOf = (row: Row) => changed.get(row.id) ?? row;
  /** Sends the call for a row; throws what it throws. */
  const sendOne = async (row: Row) => {
    if (unanswered.current.has(row.id) && (await wasDone(row))) return;
    await send(row);
  };
  /** Reads a row that somebody else has changed. If that fails, the next run is told again that it has changed. */
  const readAgain = async (row: Row) => {
    try {
      const present = await readRow(row);
      setChanged((rows) => new Map(rows).set(row.id, present));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  };
  const run = async (rows: readonly Row[]) => {
    isStopped.current = false;
    setRunning(true);
    const results = new Map([...outcomes].filter(([, outcome]) => outcome === 'done'));
    const note = (row: Row, outcome: Outcome) => setOutcomes(new Map(results.set(row.id, outcome)));
    try {
      for (const row of rows) {
        if (isStopped.current) break;
        if (results.get(row.id) === 'done') continue;
        try {
          await sendOne(presentOf(row));
          note(row, 'done');
        } catch (error) {
          if (!(error instanceof CallError)) throw error;
          if (error.isUnanswered) unanswered.current.add(row.id);
          if (error.isOutdated) await readAgain(row);
          if (!error.isSessionOver) note(row, { refused: reasonOf(error) });
          if (error.isUnanswered || error.isSessionOver) break;
        }
      }
    } finally {
      setRunning(false);
    }
    return rows.every(({ id }) => results.get(id) === 'done');
  };
  return {
    outcomes,
    presentOf,
    isRunning,
    run,
    stop: () => {
      isStopped.current = true;
    },
  };
}

/** Why a call was refused. What is wrong in the fields says more than the message, which sends an editor to marks in a form. */
const reasonOf = ({ message, fields }: CallError): string => [...new Set(Object.values(fields))].join(' ') || message;
