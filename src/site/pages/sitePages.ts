import { assetAddress } from '../document/assets.ts';
import { sitemapPages } from '../sitemaps/sitemapPages.ts';
import { readingPages } from '../tools/readingPages.ts';
import { siteText } from '../words.ts';
import { type LinkGroups, LinkGroupsPage } from './LinkGroupsPage.tsx';
import { Moved, type Page, page } from './page.tsx';

/** Specification, section 2: the sitemap for readers. Desks with the same heading share a group. */
const sitemapPage: Page = page({
  path: '/sitemap',
  load: async ({ app }): Promise<LinkGroups & { tags: string[] }> => {
    const { sitemap } = app.contributions;
    const results = await Promise.all(
      sitemap.map((source) => source.use(async ({ heading, tags, load }) => ({ heading, tags, links: await load(app.db) }))),
    );
    const lists = results.filter((list) => list !== undefined);
    const byHeading = Map.groupBy(lists, ({ heading }) => heading);
    const groups = [...byHeading].map(([heading, parts]) => ({ heading, links: parts.flatMap(({ links }) => links) }));
    const { siteMap: title, siteMapText: intro } = siteText;
    return { title, intro, groups: groups.filter(({ links }) => links.length > 0), tags: lists.flatMap(({ tags }) => tags) };
  },
  head: () => ({ title: siteText.siteMap, description: siteText.siteMapText, canonical: '/sitemap' }),
  tags: ({ tags }) => tags,
  keepsMain: true,
  freshFor: () => '10m',
  view: LinkGroupsPage,
});

/** An icon where browsers and telephones look for it by themselves; its file has another address with each build. */
const iconPage = (path: string, icon: '180' | '192'): Page => ({
  path,
  alsoChromeless: false,
  answer: async ({ assets }) => new Moved(assetAddress(assets().icons, icon), 302, { 'cache-control': 'public, max-age=86400' }),
});

const iconPages = [
  iconPage('/favicon.ico', '192'),
  iconPage('/apple-touch-icon.png', '180'),
  iconPage('/apple-touch-icon-precomposed.png', '180'),
];

/** Pages that belong to no desk. */
export const sitePages: readonly Page[] = [sitemapPage, ...sitemapPages, ...readingPages, ...iconPages];
