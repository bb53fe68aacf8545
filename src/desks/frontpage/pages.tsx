import { siteConfig } from '../../../site.config.ts';
import { type Page, page } from '../../site/page.tsx';
import { type DrawnBlock, HomePage, type HomePageData } from './HomePage.tsx';
import { frontText } from './words.ts';

/**
 * The front page. A block that fails is left out and logged: one desk's fault must not take the paper from the reader. When
 * nothing but failures is left, the page fails: an older copy of it, or the error screen, says more than an empty one.
 */
const homePage: Page = page({
  path: '/',
  varies: 'device',
  alsoChromeless: true,
  load: async ({ paper, device, now }): Promise<HomePageData> => {
    const taken = new Set<number>();
    const blocks: DrawnBlock[] = [];
    const tags = new Set<string>(['front']);
    let failure: unknown;
    for (const block of paper.contributions.front) {
      try {
        const drawn = await block.draw(paper, { device, taken, now });
        if (!drawn) continue;
        blocks.push({ name: block.name, place: block.place, desk: block.desk, node: drawn.node });
        for (const tag of drawn.tags) tags.add(tag);
      } catch (error) {
        paper.log.error({ block: block.name, error: String(error) }, 'a block of the front page was left out');
        failure = error;
      }
    }
    if (blocks.length === 0 && failure !== undefined) throw failure;
    return { blocks, tags: [...tags] };
  },
  head: () => ({
    title: frontText.title,
    description: siteConfig.description,
    canonical: '/',
    things: [{ '@type': 'WebSite', name: siteConfig.name, inLanguage: 'gu' }],
  }),
  tags: (data) => data.tags,
  freshFor: () => '30s',
  stylesOf: (data) => data.blocks.map((block) => block.desk),
  view: HomePage,
});

export const frontPages: readonly Page[] = [homePage];
