import { earliest } from '../../../platform/clock.ts';
import { readingOnce } from '../../../platform/reads/readOnce.ts';
import type { App } from '../../../site/app.ts';
import type { FrontPlace, RenderedFrontBlock } from '../../../site/desk.ts';
import type { Device } from '../../../site/pages/device.ts';
import { bytesOfHtml, sharedFragment } from '../../../site/pages/fragments.ts';
import { type Html, renderHtml } from '../../../site/pages/html.tsx';
import type { RenderedBlock } from '../views/HomePage.tsx';
import { readListsAhead, readReserved } from './topStories.ts';

/** Number of places at the top of the front page: one more on a phone. */
export const topPlaces = (device: Device): number => (device === 'mobile' ? 4 : 3);

type RenderedFront = {
  blocks: RenderedBlock[];
  /** Whether no block failed: only then does a missing block mean that there is nothing to show. */
  isWhole: boolean;
  tags: string[];
  until: Date | undefined;
  arranged: Map<string, readonly number[]>;
};

/**
 * Renders the current blocks of the front page. A block that fails is left out, so that one desk's fault does not break the page. If all
 * blocks fail, this throws: an older copy of the page or the error screen is better than an empty page.
 */
export const renderFront = (app: App, device: Device, now: Date): Promise<RenderedFront> =>
  readingOnce(() => renderWorking(app, device, now));

async function renderWorking(app: App, device: Device, now: Date): Promise<RenderedFront> {
  await readListsAhead(app.db);
  let working = app.contributions.front;
  for (;;) {
    const { rendered, tookInVain } = await renderBlocks(app, working, device, now);
    const shown = rendered.filter((block) => block !== undefined);
    if (tookInVain.length > 0) {
      // The stories chosen by failed blocks are not shown, so the others choose again.
      working = working.filter((contribution) => !tookInVain.includes(contribution));
      continue;
    }
    const blocks = shown.flatMap(({ name, place, fragment: { html } }) => (html ? [{ name, place, html }] : []));
    const hasContent = shown.some(({ isExtra, fragment: { html } }) => html && !isExtra);
    const isWhole = shown.length === app.contributions.front.length;
    if (!hasContent && !isWhole) throw new Error('No block of the front page could be drawn');
    const output = shown.map((block) => block.fragment);
    return {
      blocks,
      isWhole,
      tags: [...new Set(['front', ...output.flatMap(({ tags }) => tags)])],
      until: earliest(output.map(({ until }) => until)),
      arranged: new Map(output.flatMap(({ arranged = [] }) => arranged.map(({ block, articleIds }) => [block, articleIds] as const))),
    };
  }
}

type BlockContribution = App['contributions']['front'][number];
/** A rendered block; without `html` it has nothing to show. */
type FrontFragment = { html: Html | undefined } & Pick<RenderedFrontBlock, 'tags' | 'until' | 'arranged'>;
type Rendered = { name: string; place: FrontPlace; isExtra: boolean; fragment: FrontFragment };

/** Lets the blocks choose in order, and renders all of them at once. A failed block is undefined. */
async function renderBlocks(
  app: App,
  contributions: readonly BlockContribution[],
  device: Device,
  now: Date,
): Promise<{ rendered: (Rendered | undefined)[]; tookInVain: BlockContribution[] }> {
  const taken = new Set<number>(await readReserved(app.db, now, topPlaces(device)));
  const tookInVain: BlockContribution[] = [];
  const rendered: Promise<Rendered | undefined>[] = [];
  for (const contribution of contributions) {
    // Stories taken by a block that fails halfway stay available.
    const takenByIt = new Set(taken);
    const chosen = await contribution.use(async (block) => {
      const { name, place, isExtra = false } = block;
      const render = block.choose ? await block.choose(app, { device, now, taken: takenByIt }) : () => block.render(app, { device, now });
      return { name, place, isExtra, render };
    });
    if (!chosen) continue;
    const { name, place, isExtra, render } = chosen;
    const own = [...takenByIt].filter((id) => !taken.has(id));
    for (const id of own) taken.add(id);
    const idPrefix = `${contribution.desk}-${name}`;
    const key = JSON.stringify(['front', idPrefix, device, own]);
    rendered.push(
      contribution
        .use(async () => ({ name, place, isExtra, fragment: await renderShared(app, key, idPrefix, render) }))
        .then((block) => {
          if (!block && own.length > 0) tookInVain.push(contribution);
          return block;
        }),
    );
  }
  return { rendered: await Promise.all(rendered), tookInVain };
}

/** A block is rendered again when its content changes, and for its relative times ("five minutes ago"), not with each page. */
const renderShared = (app: App, key: string, idPrefix: string, render: () => Promise<RenderedFrontBlock>): Promise<FrontFragment> =>
  sharedFragment<FrontFragment>(
    app,
    key,
    // Views of stories fill a block without a change that has a tag, so an empty one expires soon.
    { tags: ({ tags }) => tags, freshFor: ({ html }) => (html ? '1m' : '5s') },
    async () => {
      const { node, tags, until, arranged } = await render();
      return { html: node ? renderHtml(app, node, idPrefix) : undefined, tags, until, arranged };
    },
    bytesOfHtml,
  );
