import { z } from 'zod';
import { searchKeysOf } from '../text/foldedSearch.ts';

const anyRecord = z.record(z.string(), z.unknown());

/** How search keys are made anew of texts that a record holds, for `tableRecords`. */
export const keysOfTexts =
  (columns: readonly string[]) =>
  (record: unknown): string => {
    const known = anyRecord.parse(record);
    return searchKeysOf(columns.map((column) => z.string().parse(known[column])));
  };
