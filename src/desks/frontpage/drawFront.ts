import { earliest } from '../../platform/clock.ts';
import type { Device } from '../../site/device.ts';
import type { Paper } from '../../site/paper.ts';
import type { DrawnBlock } from './HomePage.tsx';
import { readReserved } from './topStories.ts';

/** Places of the top of the front page: on a phone one more. */
export const topPlaces = (device: Device): number => (device === 'mobile' ? 4 : 3);

export type DrawnFront = { blocks: DrawnBlock[]; tags: string[]; until: Date | undefined; arranged: Map<string, readonly number[]> };

/**
 * The front page's blocks as they stand. A block that fails is left out and logged: one desk's fault must not take the paper from the
 * reader. When nothing but failures is left, this fails: an older copy of the page, or the error screen, says more than an empty one.
 */
export async function drawFront(paper: Paper, device: Device, now: Date): Promise<DrawnFront> {
  const taken = new Set<number>(await readReserved(paper.db, now, topPlaces(device)));
  const blocks: DrawnBlock[] = [];
  const tags = new Set<string>(['front']);
  const arranged = new Map<string, readonly number[]>();
  const ends: (Date | undefined)[] = [];
  let failure: unknown;
  for (const block of paper.contributions.front) {
    try {
      const drawn = await block.draw(paper, { device, taken, now });
      if (!drawn) continue;
      blocks.push({ name: block.name, place: block.place, desk: block.desk, node: drawn.node });
      for (const tag of drawn.tags) tags.add(tag);
      for (const one of drawn.arranged ?? []) arranged.set(one.block, one.articleIds);
      ends.push(drawn.until);
    } catch (error) {
      paper.log.error({ block: block.name, error: String(error) }, 'a block of the front page was left out');
      failure = error;
    }
  }
  if (blocks.length === 0 && failure !== undefined) throw failure;
  return { blocks, tags: [...tags], until: earliest(ends), arranged };
}
