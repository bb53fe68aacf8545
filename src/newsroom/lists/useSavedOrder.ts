import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { CallError } from '../callApi.ts';
import { useWords } from '../language.ts';
import { notify } from '../notify.ts';
import { attempt } from '../useAction.ts';
import { sortingWords } from '../words.ts';

type Row = { id: number };
type Options<Item extends Row> = {
  rows: readonly Item[];
  /** The key of the reads that show the order, which are made again. */
  queryKey: readonly string[];
  /** Said once an order is saved. */
  saved: string;
};

/** The rows, with those of `ids` in that order in the places that they have among the others. */
function inOrder<Item extends Row>(rows: readonly Item[], ids: readonly number[]): readonly Item[] {
  const sorted = ids.flatMap((id) => rows.find((row) => row.id === id) ?? []).values();
  return rows.map((row) => (ids.includes(row.id) ? (sorted.next().value ?? row) : row));
}

/**
 * For a list whose order is saved with each drop: gives the rows as they were last dropped, and `drop`, which sends an order. Orders are
 * sent one after another. If one is refused, the list goes back to what is saved, and those dropped after it are not sent.
 */
export function useSavedOrder<Item extends Row>({ rows, queryKey, saved }: Options<Item>) {
  const words = useWords(sortingWords);
  const client = useQueryClient();
  const [dropped, setDropped] = useState<readonly (readonly number[])[]>([]);
  const last = useRef(Promise.resolve(true));
  const sentence = ({ status, isSessionOver, message }: CallError) =>
    status === 0 || isSessionOver ? words.notSaved : `${words.notSaved} ${message}`;
  const drop = (ids: readonly number[], send: () => Promise<unknown>): void => {
    const before = dropped.length === 0 ? Promise.resolve(true) : last.current;
    setDropped((all) => [...all, ids]);
    last.current = before.then(async (isBeforeSaved) => {
      if (!isBeforeSaved) return false;
      const isSaved = await attempt(send, sentence);
      if (isSaved) notify(saved, { type: 'success' });
      else setDropped([]);
      await client.invalidateQueries({ queryKey });
      setDropped((all) => all.filter((other) => other !== ids));
      return isSaved;
    });
  };
  return { rows: dropped.reduce(inOrder, rows), drop };
}
