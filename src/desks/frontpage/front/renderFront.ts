import { earliest } from '../../../platform/clock.ts';
import { readingOnce } from '../../../platform/reads/readOnce.ts';
import type { App } from '../../../site/app.ts';
import type { FrontPlace, RenderedFrontBlock } from '../../../site/desk.ts';
import type { Device } from '../../../site/pages/device.ts';
import { bytesOfHtml, sharedFragment } from '../../../site/pages/fragments.ts';
import { type Html, renderHtml } from '../../../site/pages/html.tsx';
import type { RenderedBlock } from '../views/HomePage.tsx';
import { readListsAhead, readReserved } from './topStories.ts';

/** Places of the top of the front page: on a phone one more. */
export const topPlaces = (device: Device): number => (device === 'mobile' ? 4 : 3);

type RenderedFront = {
  blocks: RenderedBlock[];
  tags: string[];
  until: Date | undefined;
  arranged: Map<string, readonly number[]>;
};

/**
 * The front page's blocks as they stand. A block that fails is left out: one desk's fault must not take the paper from the reader. When
 * nothing but failures is left, this fails: an older copy of the page, or the error screen, says more than an empty one.
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
      // The stories that these blocks took are not shown now: the others choose again without them.
      working = working.filter((contribution) => !tookInVain.includes(contribution));
      continue;
    }
    const blocks = shown.flatMap(({ name, place, drawn: { html } }) => (html ? [{ name, place, html }] : []));
    if (blocks.length === 0 && shown.length < app.contributions.front.length) throw new Error('No block of the front page could be drawn');
    const output = shown.map((block) => block.drawn);
    return {
      blocks,
      tags: [...new Set(['front', ...output.flatMap(({ tags }) => tags)])],
      until: earliest(output.map(({ until }) => until)),
      arranged: new Map(output.flatMap(({ arranged = [] }) => arranged.map(({ block, articleIds }) => [block, articleIds] as const))),
    };
  }
}

type BlockContribution = App['contributions']['front'][number];
/** A block as it stands; without `html` it has nothing to show. */
type FrontFragment = { html: Html | undefined } & Pick<NonNullable<RenderedFrontBlock>, 'tags' | 'until' | 'arranged'>;
type Rendered = { name: string; place: FrontPlace; drawn: FrontFragment };

/** Lets the blocks choose in their order and renders all of them at once. One that failed is undefined. */
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
    // One that fails half way has taken no story from the blocks after it.
    const takenByIt = new Set(taken);
    const chosen = await contribution.use(async (block) => {
      const { name, place } = block;
      const render = block.choose ? await block.choose(app, { device, now, taken: takenByIt }) : () => block.render(app, { device, now });
      return { name, place, render };
    });
    if (!chosen) continue;
    const { name, place, render } = chosen;
    const own = [...takenByIt].filter((id) => !taken.has(id));
    for (const id of own) taken.add(id);
    const idPrefix = `${contribution.desk}-${name}`;
    const key = JSON.stringify(['front', idPrefix, device, own]);
    rendered.push(
      contribution
        .use(async () => ({ name, place, drawn: await renderShared(app, key, idPrefix, render) }))
        .then((block) => {
          if (!block && own.length > 0) tookInVain.push(contribution);
          return block;
        }),
    );
  }
  return { rendered: await Promise.all(rendered), tookInVain };
}

/** A block is rendered again when what it shows changes, and for the times in it ("five minutes ago"), not with each page. */
const renderShared = (app: App, key: string, idPrefix: string, render: () => Promise<RenderedFrontBlock>): Promise<FrontFragment> =>
  sharedFragment<FrontFragment>(
    app,
    key,
    // Nothing tells of the first thing that an empty block would show.
    { tags: ({ tags }) => tags, freshFor: ({ html }) => (html ? '1m' : '5s') },
    async () => {
      const { node, tags, until, arranged } = (await render()) ?? { node: null, tags: [] };
      return { html: node ? renderHtml(app, node, idPrefix) : undefined, tags, until, arranged };
    },
    bytesOfHtml,
  );
