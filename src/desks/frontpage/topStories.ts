import type { Database } from '../../platform/database.ts';
import { readCards, readNewest, type StoryCard } from '../articles/queries.ts';
import { readTopic } from '../taxonomy/queries.ts';
import { readSlots } from './queries.ts';

type Wanted = {
  block: string;
  most: number;
  taken: ReadonlySet<number>;
  now: Date;
  fillFrom: readonly ('top-story' | 'top-head' | 'latest')[];
};

/**
 * The stories of a curated block: what editors put into it stands at its position, and the places between are filled
 * with the newest stories of the given lists. None that stands in `taken`, and none twice.
 */
export async function readTopStories(db: Database, { block, most, taken, now, fillFrom }: Wanted): Promise<StoryCard[]> {
  const slots = (await readSlots(db, block, now)).filter((slot) => slot.position < most && !taken.has(slot.articleId));
  const pinned = new Map(
    (
      await readCards(
        db,
        slots.map((slot) => slot.articleId),
      )
    ).map((card) => [card.id, card]),
  );
  const filling: StoryCard[] = [];
  for (const slug of fillFrom) {
    const missing = most - pinned.size - filling.length;
    const list = missing > 0 ? await readTopic(db, 'list', slug) : undefined;
    if (list) filling.push(...(await readNewest(db, list.id, missing, [...taken, ...pinned.keys(), ...filling.map((card) => card.id)])));
  }
  return Array.from({ length: most }, (_, position) => {
    const slot = slots.find((one) => one.position === position);
    return (slot && pinned.get(slot.articleId)) ?? filling.shift();
  }).filter((card) => card !== undefined);
}
