import { useRef } from 'react';
import { CallError } from '../callApi.ts';
import { CLOCKS_APART_MS } from './useSendOnce.ts';

export type Present<Row, Fields> = {
  fieldsOf: (row: Row) => Fields;
  /** What of the fields is the same once they are saved, where rows of them get other numbers then. */
  lasting?: ((fields: Fields) => object) | undefined;
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
export function useSendOwn<Row, Fields extends object>(present: Present<Row, Fields>): SendOwn<Row, Fields> {
  const { fieldsOf, lasting = (fields) => fields, read, readAdded } = present;
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
    const isOwn = (row: Row) =>
      unanswered.current.some(({ fields }) => isAsSent(lasting(fieldsOf(row)), lasting(fields), read === undefined));
    const [first] = unanswered.current;
    const added = first && !read && readAdded ? (await readAdded(first.fields, first.at - CLOCKS_APART_MS)).find(isOwn) : undefined;
    try {
      return await sendOver(added ?? seen);
    } catch (error) {
      if (!(error instanceof CallError && error.isOutdated) || !read || !first) throw error;
      const now = await read();
      if (!isOwn(now)) throw error;
      return sendOver(now);
    }
  };
}

/** Whether the server has stored what was sent. It trims texts, and gives a new record what was left empty, such as its address. */
function isAsSent(stored: object, sent: object, isNew: boolean): boolean {
  const there = new Map<string, unknown>(Object.entries(stored));
  return Object.entries(sent).every(([name, value]) => {
    const text = comparable(value);
    return text === comparable(there.get(name)) || (isNew && ['""', 'null'].includes(text));
  });
}

/** A value as text: the same for the same names in another order, and for texts with spaces around them. */
const comparable = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) => {
    if (typeof part === 'string') return part.trim();
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)));
  }) ?? '';
