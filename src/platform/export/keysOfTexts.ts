import { z } from 'zod';
import { searchKeysOf } from '../text/foldedSearch.ts';

const anyRecord = z.record(z.string(), z.unknown());

/** Computes search keys from the text fields of a record, for `made` of `exportTableOf`. */
export const keysOfTexts =
  (columns: readonly string[]) =>
  (record: unknown): string => {
    const known = anyRecord.parse(record);
    return searchKeysOf(columns.map((column) => z.string().parse(known[column])));
  };
