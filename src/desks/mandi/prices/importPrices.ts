import { sql } from 'drizzle-orm';
import { change, type WriteContext } from '../../../platform/change.ts';
import { localDay } from '../../../platform/text/dates.ts';
import { resolveNames } from '../names/resolveNames.ts';
import { lockPriceWrites, seedDictionary } from '../names/seedDictionary.ts';
import { type CheckedRow, checkRecord, type Known } from '../source/checkRecord.ts';
import { FileNotUnderstood } from '../source/fileNotUnderstood.ts';
import { readRecords } from '../source/readRecords.ts';
import type { StateName } from '../source/states.ts';
import { mandiImports } from '../tables.ts';
import { type ImportReport, MAX_LISTED } from './importReport.ts';
import { tagsOfPrices } from './mandiTags.ts';
import { keyOfPrice, type PriceToWrite, writePrices } from './writePrices.ts';

type Options = {
  file: AsyncIterable<Uint8Array>;
  name: string;
  way: 'command' | 'upload' | 'fetch';
  /** The state for rows that name none; without it such rows, or a file without a state column, are rejected. */
  state: StateName | undefined;
  now: Date;
};

/** The valid and invalid rows of a file. */
type Sorted = { read: number; rows: CheckedRow[]; refused: ImportReport['refusals'] };

/**
 * Imports a price file: all valid rows in one transaction; every other row is reported with its reason. Importing the same file again
 * changes nothing. A file that is not understood changes nothing either: it is recorded in the list of imports, and `FileNotUnderstood` is
 * thrown.
 */
export async function importPrices(
  context: WriteContext,
  { file, name, way, state, now }: Options,
): Promise<ImportReport & { id: number }> {
  let sorted: Sorted;
  try {
    sorted = await sortRows(file, { today: localDay(now), state });
  } catch (error) {
    if (error instanceof FileNotUnderstood) await noteFailure(context, { name, way, now }, error.sentence);
    throw error;
  }
  const { read, rows, refused } = sorted;
  return change(context, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await lockPriceWrites(tx);
    await seedDictionary(tx);
    const { prices, newNames } = await resolveNames(tx, rows);
    const sound = withoutDoubles(rows, prices, refused);
    const outcomes = await writePrices(
      tx,
      sound.map(({ price }) => price),
      'file',
    );
    const report = reportOf(read, rows, sound, outcomes, refused);
    const [entered] = await tx
      .insert(mandiImports)
      .values({ at: now, way, name, by: context.by?.name ?? '', report: { ...report, newNames } })
      .returning({ id: mandiImports.id });
    const id = entered?.id ?? 0;
    const written = sound.filter((_, at) => outcomes[at]?.is === 'taken' || outcomes[at]?.is === 'revised');
    const { taken, unchanged, revised, refused: left } = report;
    return {
      result: { ...report, newNames, id },
      tags:
        written.length > 0
          ? await tagsOfPrices(
              tx,
              written.map(({ price }) => price.cropId),
            )
          : [],
      audit: [{ action: 'mandi.import', subject: `mandi-import:${id}`, after: { name, read, taken, unchanged, revised, refused: left } }],
    };
  });
}

async function sortRows(file: AsyncIterable<Uint8Array>, known: Known): Promise<Sorted> {
  const sorted: Sorted = { read: 0, rows: [], refused: [] };
  for await (const record of readRecords(file, known.state !== undefined)) {
    sorted.read++;
    const checked = checkRecord(record, known);
    if (typeof checked === 'string') sorted.refused.push({ row: record.row, reason: checked, text: record.text });
    else sorted.rows.push(checked);
  }
  return sorted;
}

type Sound = { row: CheckedRow; price: PriceToWrite };

/** Removes duplicate rows for the same price: if they agree, the first is kept; if they contradict each other, none is kept. */
function withoutDoubles(rows: readonly CheckedRow[], prices: readonly PriceToWrite[], refused: ImportReport['refusals']): Sound[] {
  const byKey = new Map<string, Sound[]>();
  for (const [at, price] of prices.entries()) {
    const row = rows[at];
    if (!row) continue;
    const key = keyOfPrice(price);
    byKey.set(key, [...(byKey.get(key) ?? []), { row, price }]);
  }
  const sound: Sound[] = [];
  for (const group of byKey.values()) {
    const figures = new Set(group.map(({ price: { minimum, maximum, modal, arrivals } }) => [minimum, maximum, modal, arrivals].join(' ')));
    const [first, ...others] = group;
    if (figures.size === 1 && first) sound.push(first);
    const left = figures.size === 1 ? others : group;
    const reason = figures.size === 1 ? 'repeated' : 'contradictory';
    refused.push(...left.map(({ row: { row, text } }) => ({ row, reason, text }) as const));
  }
  return sound;
}

function reportOf(
  read: number,
  rows: readonly CheckedRow[],
  sound: readonly Sound[],
  outcomes: Awaited<ReturnType<typeof writePrices>>,
  refused: ImportReport['refusals'],
): Omit<ImportReport, 'newNames'> {
  const count = (is: 'taken' | 'unchanged' | 'revised') => outcomes.filter((outcome) => outcome.is === is).length;
  const revisions: ImportReport['revisions'] = [];
  for (const [at, { row, price }] of sound.entries()) {
    const outcome = outcomes[at];
    if (outcome?.is === 'byHand') refused.push({ row: row.row, reason: 'byHand', text: row.text });
    if (outcome?.is === 'revised') revisions.push({ row: row.row, text: row.text, before: outcome.before.modal, after: price.modal });
  }
  refused.sort((a, b) => a.row - b.row);
  const reasons: ImportReport['reasons'] = {};
  for (const { reason } of refused) reasons[reason] = (reasons[reason] ?? 0) + 1;
  const first = rows.reduce((earliest, { day }) => (earliest === '' || day < earliest ? day : earliest), '');
  const last = rows.reduce((latest, { day }) => (day > latest ? day : latest), '');
  return {
    read,
    taken: count('taken'),
    unchanged: count('unchanged'),
    revised: count('revised'),
    refused: refused.length,
    reasons,
    refusals: refused.slice(0, MAX_LISTED),
    revisions: revisions.slice(0, MAX_LISTED),
    days: first === '' ? null : { first, last },
  };
}

/** Records a failed import in the list of imports. */
export async function noteFailure(
  context: WriteContext,
  { name, way, now }: Omit<Options, 'file' | 'state'>,
  failure: { gu: string; en: string },
): Promise<void> {
  await change(context, async (tx) => {
    const [entered] = await tx
      .insert(mandiImports)
      .values({ at: now, way, name, by: context.by?.name ?? '', failure })
      .returning({ id: mandiImports.id });
    return {
      result: undefined,
      tags: [],
      audit: [{ action: 'mandi.importFailed', subject: `mandi-import:${entered?.id}`, after: { name, failure: failure.en } }],
    };
  });
}
