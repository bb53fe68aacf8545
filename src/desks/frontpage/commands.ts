import { and, eq, inArray } from 'drizzle-orm';
import type { AuditEntry } from '../../platform/auditLog.ts';
import { change, type WriteContext } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import { editionOf } from '../../platform/text/language.ts';
import { VersionConflict } from '../../site/newsroom/checkVersion.ts';
import { NewsroomError } from '../../site/newsroom/newsroomError.ts';
import { readCards } from '../articles/queries.ts';
import { blocksOfPage, type FrontArrangement } from './front/frontPages.ts';
import type { Slot } from './front/slots.ts';
import { frontRefusalWords as words } from './newsroom/words.ts';
import { pinnedStoriesTag } from './queries.ts';
import { frontArrangements, frontSlots } from './tables.ts';

type BlockSlot = Slot & { block: string };

/**
 * Saves the arrangement of all blocks of a page. Throws (409) without any change if somebody has saved the page since the given version.
 * Pins that have expired meanwhile are left out.
 */
export function arrangePage(context: WriteContext, page: string, { version, blocks }: FrontArrangement, now: Date): Promise<void> {
  return change(context, async (tx) => {
    const saved = { savedByName: context.by?.name ?? '', savedAt: now };
    await tx
      .insert(frontArrangements)
      .values({ page, version: 0, ...saved })
      .onConflictDoNothing();
    const [current] = await tx
      .select({ version: frontArrangements.version })
      .from(frontArrangements)
      .where(eq(frontArrangements.page, page))
      .for('update');
    if (current?.version !== version) throw new VersionConflict(words.arrangedMeanwhile);
    const places = blocksOfPage(page);
    const names = Object.keys(places);
    const before = await tx.select().from(frontSlots).where(inArray(frontSlots.block, names));
    const wanted = blocks.flatMap(({ block, slots }) =>
      slots.map((slot): BlockSlot => ({ ...slot, block, until: slot.until === null ? null : new Date(slot.until) })),
    );
    await checkSlots(tx, wanted, { places, before, now });
    const slots = wanted.filter(({ until }) => until === null || until > now);
    await tx.delete(frontSlots).where(inArray(frontSlots.block, names));
    if (slots.length > 0) await tx.insert(frontSlots).values(slots);
    await tx
      .update(frontArrangements)
      .set({ version: version + 1, ...saved })
      .where(and(eq(frontArrangements.page, page), eq(frontArrangements.version, version)));
    const audit: AuditEntry[] = [{ action: 'frontpage.arrange', subject: `frontpage:${page}`, before, after: slots }];
    return { result: undefined, tags: page === 'home' ? ['front'] : [pinnedStoriesTag(page)], audit };
  });
}

type Known = { places: Record<string, number>; before: readonly BlockSlot[]; now: Date };

/** Throws (422) for invalid positions, duplicate positions or stories, unpublished stories, and times in the past. */
async function checkSlots(tx: Database, wanted: readonly BlockSlot[], { places, before, now }: Known): Promise<void> {
  if (wanted.some(({ block, position }) => position >= (places[block] ?? 0))) throw new NewsroomError(422, words.noSuchPlace);
  if (new Set(wanted.map(({ block, position }) => `${block} ${position}`)).size < wanted.length)
    throw new NewsroomError(422, words.placeTwice);
  const ids = wanted.map(({ articleId }) => articleId);
  if (new Set(ids).size < ids.length) throw new NewsroomError(422, words.storyTwice);
  const found = (await readCards(tx, ids)).filter(({ language }) => editionOf(language) === 'gu');
  if (found.length < ids.length) throw new NewsroomError(422, words.storyGone);
  const stood = (slot: BlockSlot) =>
    before.some(({ articleId, until }) => articleId === slot.articleId && until?.getTime() === slot.until?.getTime());
  if (wanted.some((slot) => slot.until !== null && slot.until <= now && !stood(slot))) throw new NewsroomError(422, words.momentPast);
}
