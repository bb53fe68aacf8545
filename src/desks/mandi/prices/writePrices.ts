import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../../platform/database.ts';
import { insertRows } from '../../../platform/insertRows.ts';
import { mandiPrices } from '../tables.ts';
import type { Figures, PriceDraft } from './drafts.ts';
import { followPrices } from './followPrices.ts';

/** A price to write: rupees per quintal, tonnes. */
export type PriceToWrite = PriceDraft & { day: string; yardId: number };

/** The outcome for each price, in input order; for a revised one, the earlier price. */
export type Outcome =
  | { is: 'taken' | 'unchanged' | 'byHand' }
  | { is: 'revised'; before: Pick<StoredPrice, 'minimum' | 'maximum' | 'modal' | 'arrivals' | 'status'> };

const AT_A_TIME = 5_000;

const number = z.coerce.number();
const storedPrice = z.object({
  at: z.number(),
  id: number,
  minimum: number,
  maximum: number,
  modal: number,
  arrivals: number.nullable(),
  source: z.enum(['file', 'hand']),
  status: z.enum(['stands', 'withdrawn']),
});
/** A price as it is stored. */
export type StoredPrice = z.infer<typeof storedPrice>;

/** The unique key of a price. */
export const keyOfPrice = ({ day, yardId, cropId, varietyId, gradeId }: PriceToWrite): string =>
  [day, yardId, cropId, varietyId, gradeId].join(' ');

/**
 * Writes prices, each key at most once, and data derived from them. Identical prices are left unchanged. Prices that the newsroom has
 * entered, corrected or withdrawn are only changed by the newsroom.
 */
export async function writePrices(tx: Database, prices: readonly PriceToWrite[], source: 'file' | 'hand'): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const changed: PriceToWrite[] = [];
  for (let from = 0; from < prices.length; from += AT_A_TIME) {
    const batch = prices.slice(from, from + AT_A_TIME);
    const present = await readStoredPrices(tx, batch);
    const fresh: (PriceToWrite & { source: 'file' | 'hand' })[] = [];
    const revised: (PriceToWrite & { id: number })[] = [];
    for (const [at, price] of batch.entries()) {
      const before = present.get(at);
      const outcome = outcomeOf(price, before, source);
      outcomes.push(outcome);
      if (outcome.is === 'taken') fresh.push({ ...price, source });
      if (outcome.is === 'revised' && before) revised.push({ ...price, arrivals: price.arrivals ?? before.arrivals, id: before.id });
    }
    await insertRows(tx, mandiPrices, fresh);
    await revise(tx, revised, source);
    changed.push(...fresh, ...revised);
  }
  await followPrices(tx, changed);
  return outcomes;
}

function outcomeOf(price: PriceToWrite, before: StoredPrice | undefined, source: 'file' | 'hand'): Outcome {
  if (!before) return { is: 'taken' };
  if (isSamePrice(price, before)) return { is: 'unchanged' };
  if (source === 'file' && before.source === 'hand') return { is: 'byHand' };
  const { minimum, maximum, modal, arrivals, status } = before;
  return { is: 'revised', before: { minimum, maximum, modal, arrivals, status } };
}

/** Whether writing a price would change nothing. */
export const isSamePrice = (price: Figures, before: StoredPrice): boolean =>
  before.status === 'stands' &&
  price.minimum === before.minimum &&
  price.maximum === before.maximum &&
  price.modal === before.modal &&
  (price.arrivals === null || price.arrivals === before.arrivals);

/** The stored prices with the keys of others, by their places in the list. */
export async function readStoredPrices(tx: Database, prices: readonly PriceToWrite[]): Promise<Map<number, StoredPrice>> {
  const keys = JSON.stringify(prices.map((price, at) => ({ ...price, at })));
  const { rows } = await tx.execute(sql`
    select given.at, p.id, p.minimum, p.maximum, p.modal, p.arrivals, p.source, p.status
    from json_to_recordset(${keys}::json) as given (at int, day date, "yardId" int, "cropId" int, "varietyId" int, "gradeId" int)
    join ${mandiPrices} as p on p.yard_id = given."yardId" and p.crop_id = given."cropId" and p.variety_id = given."varietyId"
      and p.day = given.day and p.grade_id = given."gradeId"`);
  return new Map(rows.map((row) => storedPrice.parse(row)).map((row) => [row.at, row]));
}

async function revise(tx: Database, prices: readonly (PriceToWrite & { id: number })[], source: 'file' | 'hand'): Promise<void> {
  if (prices.length === 0) return;
  await tx.execute(sql`
    update ${mandiPrices} as p
    set minimum = given.minimum, maximum = given.maximum, modal = given.modal, arrivals = given.arrivals, source = ${source}, status = 'stands'
    from json_to_recordset(${JSON.stringify(prices)}::json)
      as given (id bigint, minimum numeric(10, 2), maximum numeric(10, 2), modal numeric(10, 2), arrivals numeric(10, 2))
    where p.id = given.id`);
}
