import { chosen, isSame } from './typedOver.ts';

/**
 * The present rows of a list with what an editor has typed meanwhile, row by row: `typedOver` for lists whose rows have a key. Rows that
 * somebody else has added come along, and rows that they have removed go, unless the editor has changed them. The order is the present one
 * if the editor has not touched it. While two rows have the same key, the typed list stays as it is.
 */
export function mergeRows<Row>(
  present: readonly Row[],
  typed: readonly Row[],
  earlier: readonly Row[],
  keyOf: (row: Row) => string | number,
): Row[] {
  const byKey = (rows: readonly Row[]) => new Map(rows.map((row) => [keyOf(row), row]));
  const [now, mine, before] = [byKey(present), byKey(typed), byKey(earlier)];
  if (mine.size < typed.length) return [...typed];
  const isOrderKept = isSame([...mine.keys()], [...before.keys()]);
  const keys = new Set(isOrderKept ? [...now.keys(), ...mine.keys()] : [...mine.keys(), ...now.keys()]);
  return [...keys].flatMap((key) => {
    const [theirs, own, first] = [now.get(key), mine.get(key), before.get(key)];
    if (own === undefined) return theirs === undefined || before.has(key) ? [] : [theirs];
    if (theirs === undefined) return isSame(own, first) ? [] : [own];
    return [first === undefined ? own : chosen(theirs, own, first)];
  });
}
