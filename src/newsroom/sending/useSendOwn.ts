import { useRef } from 'react';
import { CallError } from '../callApi.ts';
import { CLOCKS_APART_MS } from './useSendOnce.ts';

type Present<Row, Fields> = {
  fieldsOf: (row: Row) => Fields;
  /** Reads a record that was there before as it is now. */
  read: (() => Promise<Row>) | undefined;
  /** For one that is added: the records among which it may be, since a time by the server's clock. */
  readAdded?: ((sent: Fields, since: number) => Promise<readonly Row[]>) | undefined;
};

/** Sends fields of a record over the state of it that the editor has seen, or over what they have saved themselves. */
type SendOwn<Row, Fields> = <Answer>(seen: Row, sent: Fields, send: (over: Row) => Promise<Answer>) => Promise<Answer>;

/**
 * For a record that is changed by its version, or added. Once no answer has come, the server may have saved what was sent: if the next change
 * finds a newer version with just that, or what was to be added is there, that is the editor's own and is saved over.
 */
export function useSendOwn<Row, Fields extends object>({ fieldsOf, read, readAdded }: Present<Row, Fields>): SendOwn<Row, Fields> {
  const unanswered = useRef<{ fields: Fields; at: number }[]>([]);
  return async (seen, sent, send) => {
    const sendOver = async (over: Row) => {
      const at = Date.now();
      try {
        const answer = await send(over);
        unanswered.current = [];
        return answer;
      } catch (error) {
        if (error instanceof CallError && error.isUnanswered) unanswered.current.push({ fields: sent, at });
        throw error;
      }
    };
    const isOwn = (row: Row) => unanswered.current.some(({ fields }) => isAsSent(fieldsOf(row), fields, read === undefined));
    const [first] = unanswered.current;
    const added = first && !read && readAdded ? (await readAdded(first.fields, first.at - CLOCKS_APART_MS)).find(isOwn) : undefined;
    try {
      return await sendOver(added ?? seen);
    } catch (error) {
      if (!(error instanceof CallError && error.isOutdated) || !read || !first) throw error;
      const present = await read();
      if (!isOwn(present)) throw error;
      return sendOver(present);
    }
  };
}

/** Whether the server has stored what was sent. It trims texts, and gives a new record what was left empty, such as its address. */
function isAsSent<Fields extends object>(stored: Fields, sent: Fields, isNew: boolean): boolean {
  for (const name in sent) {
    const text = comparable(sent[name]);
    if (text !== comparable(stored[name]) && !(isNew && ['""', 'null'].includes(text))) return false;
  }
  return true;
}

/** A value as text: the same for the same names in another order, and for texts with spaces around them. */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => {
    if (typeof part === 'string') return part.trim();
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }) ?? '';
