import { earliest } from '../../../platform/clock.ts';
import type { App } from '../../../site/app.ts';
import type { Device } from '../../../site/pages/device.ts';
import type { RenderedBlock } from '../views/HomePage.tsx';
import { readReserved } from './topStories.ts';

/** Places of the top of the front page: on a phone one more. */
export const topPlaces = (device: Device): number => (device === 'mobile' ? 4 : 3);

export type RenderedFrontBlock = {
  blocks: RenderedBlock[];
  tags: string[];
  until: Date | undefined;
  arranged: Map<string, readonly number[]>;
};

/**
 * The front page's blocks as they stand. A block that fails is left out: one desk's fault must not take the paper from the reader. When
 * nothing but failures is left, this fails: an older copy of the page, or the error screen, says more than an empty one.
 */
export async function renderFront(app: App, device: Device, now: Date): Promise<RenderedFrontBlock> {
  const taken = new Set<number>(await readReserved(app.db, now, topPlaces(device)));
  const blocks: RenderedBlock[] = [];
  const tags = new Set<string>(['front']);
  const arranged = new Map<string, readonly number[]>();
  const ends: (Date | undefined)[] = [];
  let failures = 0;
  for (const contribution of app.contributions.front) {
    const outcome = await contribution.use(async ({ name, place, render }) => {
      // One that fails half way has taken no story from the blocks after it.
      const takenByIt = new Set(taken);
      const drawn = await render(app, { device, taken: takenByIt, now });
      return { name, place, takenByIt, drawn, node: drawn?.node };
    });
    if (!outcome) failures++;
    if (!outcome?.drawn) continue;
    const { name, place, drawn, takenByIt } = outcome;
    for (const id of takenByIt) taken.add(id);
    blocks.push({ name, place, desk: contribution.desk, node: drawn.node });
    for (const tag of drawn.tags) tags.add(tag);
    for (const one of drawn.arranged ?? []) arranged.set(one.block, one.articleIds);
    ends.push(drawn.until);
  }
  if (blocks.length === 0 && failures > 0) throw new Error('No block of the front page could be drawn');
  return { blocks, tags: [...tags], until: earliest(ends), arranged };
}
