import { and, eq, type SQL } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { AuditEntry } from '../../platform/auditLog.ts';
import { change, type WriteContext } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import { localDay } from '../../platform/text/dates.ts';
import { checkVersion } from '../../site/newsroom/checkVersion.ts';
import type { Versioned } from '../../site/newsroom/endpoint.ts';
import { type FieldIssue, fieldError, NewsroomError, type Sentence } from '../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../site/newsroom/words.ts';
import { districtOf } from './names/districts.ts';
import { indexNames } from './names/mandiSearch.ts';
import type { NameKind } from './names/nameKey.ts';
import { lockPriceWrites } from './names/seedDictionary.ts';
import { mandiServerWords as words } from './newsroom/words.ts';
import { checkSeen } from './prices/checkSeen.ts';
import type { cropDraft, GridDraft, qualityDraft, yardDraft } from './prices/drafts.ts';
import { followPrices } from './prices/followPrices.ts';
import { MANDI_TAG, tagsOfPrices, WANTED_TAG } from './prices/mandiTags.ts';
import { keyOfPrice, writePrices } from './prices/writePrices.ts';
import { mandiCrops, mandiPrices, mandiQualities, mandiYards } from './tables.ts';

/**
 * Saves manually entered prices of a yard and day, replacing existing ones. Returns the number of new or changed prices. Throws
 * `NewsroomError` with the errors by row, also if somebody has changed one of them since the editor saw it, and saves nothing then.
 */
export async function enterPrices(context: WriteContext, { yardId, day, rows }: GridDraft, now: Date): Promise<{ changed: number }> {
  const issues = issuesOf(rows);
  if (day > localDay(now) || day < '2000-01-01') issues.push({ path: 'day', message: words.futureDay });
  if (issues.length > 0) throw new NewsroomError(422, newsroomServerWords.somethingWrong, { issues });
  return change(context, async (tx) => {
    await lockPriceWrites(tx);
    await checkNames(tx, yardId, rows);
    const prices = rows.map(({ seen: _, ...row }) => ({ ...row, yardId, day }));
    if (new Set(prices.map(keyOfPrice)).size < prices.length) throw new NewsroomError(422, words.twice);
    await checkSeen(
      tx,
      prices,
      rows.map(({ seen }) => seen),
    );
    const outcomes = await writePrices(tx, prices, 'hand');
    const audit = prices.flatMap((price, at): AuditEntry[] => {
      const outcome = outcomes[at];
      if (!outcome || outcome.is === 'unchanged' || outcome.is === 'byHand') return [];
      const before = outcome.is === 'revised' ? { before: outcome.before } : {};
      return [{ action: 'mandi.enter', subject: `mandi-yard:${yardId}`, ...before, after: price }];
    });
    const cropIds = rows.map(({ cropId }) => cropId);
    return { result: { changed: audit.length }, tags: audit.length > 0 ? await tagsOfPrices(tx, cropIds) : [], audit };
  });
}

function issuesOf(rows: GridDraft['rows']): FieldIssue[] {
  return rows.flatMap(({ minimum, maximum, modal }, at) => {
    const wrong = (path: string, message: Sentence) => ({ path: `rows.${at}.${path}`, message });
    if (maximum < minimum) return [wrong('maximum', words.maximumBelowMinimum)];
    return modal < minimum || modal > maximum ? [wrong('modal', words.modalOutside)] : [];
  });
}

async function checkNames(tx: Database, yardId: number, rows: GridDraft['rows']): Promise<void> {
  const [yard] = await tx.select({ id: mandiYards.id }).from(mandiYards).where(eq(mandiYards.id, yardId));
  const crops = new Set((await tx.select({ id: mandiCrops.id }).from(mandiCrops)).map(({ id }) => id));
  const qualities = await tx.select({ id: mandiQualities.id, kind: mandiQualities.kind }).from(mandiQualities);
  const kinds = new Map(qualities.map(({ id, kind }) => [id, kind]));
  const isKnown = rows.every(
    ({ cropId, varietyId, gradeId }) => crops.has(cropId) && kinds.get(varietyId) === 'variety' && kinds.get(gradeId) === 'grade',
  );
  if (!yard || !isKnown) throw new NewsroomError(422, words.unknownName);
}

/**
 * Withdraws a price from the site, or restores it. From then on imports do not change it. Throws `NewsroomError` if there is no such price.
 */
export async function setPriceStatus(context: WriteContext, id: number, status: 'stands' | 'withdrawn'): Promise<void> {
  await change(context, async (tx) => {
    await lockPriceWrites(tx);
    const [before] = await tx.select().from(mandiPrices).where(eq(mandiPrices.id, id));
    if (!before) throw new NewsroomError(404, newsroomServerWords.notThere);
    if (before.status === status) return { result: undefined, tags: [], audit: [] };
    await tx.update(mandiPrices).set({ status, source: 'hand' }).where(eq(mandiPrices.id, id));
    await followPrices(tx, [before]);
    const action = status === 'stands' ? 'mandi.restore' : 'mandi.withdraw';
    return {
      result: undefined,
      tags: await tagsOfPrices(tx, [before.cropId]),
      audit: [{ action, subject: `mandi-price:${id}`, before, after: { status } }],
    };
  });
}

type NameTable = typeof mandiCrops | typeof mandiYards | typeof mandiQualities;

/** Changes a row of a name table. Throws `NewsroomError` if there is no such row, or if somebody has changed it since the version seen. */
const changeName = <Table extends NameTable>(
  context: WriteContext,
  kind: NameKind,
  {
    table,
    id,
    version,
    draft,
    where,
  }: { table: Table; id: number; version: number | undefined; draft: PgUpdateSetSource<Table>; where?: SQL },
): Promise<void> =>
  change(context, async (tx) => {
    const isRow = and(eq(table.id, id), where);
    const [before] = await tx.select().from<NameTable>(table).where(isRow).for('update');
    if (!before) throw new NewsroomError(404, newsroomServerWords.notThere);
    checkVersion(before, version);
    await tx
      .update(table)
      .set({ ...draft, version: before.version + 1 })
      .where(isRow);
    if (kind === 'crop' || kind === 'yard') await indexNames(tx, kind, id);
    return {
      result: undefined,
      tags: [MANDI_TAG, WANTED_TAG],
      audit: [{ action: 'mandi.name', subject: `mandi-${kind}:${id}`, before, after: draft }],
    };
  });

/** Changes a crop's name, its category, and its rank among the main crops. */
export const changeCrop = (context: WriteContext, id: number, { version, ...draft }: Versioned<z.infer<typeof cropDraft>>): Promise<void> =>
  changeName(context, 'crop', { table: mandiCrops, id, version, draft });

/** Changes a yard's name and location. */
export async function changeYard(
  context: WriteContext,
  id: number,
  { version, ...draft }: Versioned<z.infer<typeof yardDraft>>,
): Promise<void> {
  if (draft.district !== null && !districtOf(draft.district)) throw fieldError('district', newsroomServerWords.notChoice);
  if ((draft.latitude === null) !== (draft.longitude === null)) throw fieldError('longitude', words.bothDegrees);
  await changeName(context, 'yard', { table: mandiYards, id, version, draft });
}

/** Changes the name of a variety or a grade. */
export const changeQuality = (
  context: WriteContext,
  kind: 'variety' | 'grade',
  id: number,
  { version, ...draft }: Versioned<z.infer<typeof qualityDraft>>,
): Promise<void> => changeName(context, kind, { table: mandiQualities, id, version, draft, where: eq(mandiQualities.kind, kind) });
