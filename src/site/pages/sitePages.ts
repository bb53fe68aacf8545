import { sitemapPages } from '../sitemaps/sitemapPages.ts';
import { siteText } from '../words.ts';
import { type Page, page } from './page.tsx';
import { type SitemapData, SitemapPage } from './SitemapPage.tsx';

/** Specification, section 2: the sitemap for readers. Desks with the same heading share a group. */
const sitemapPage: Page = page({
  path: '/sitemap',
  load: async ({ app }): Promise<SitemapData & { tags: string[] }> => {
    const { sitemap } = app.contributions;
    const results = await Promise.all(
      sitemap.map((source) => source.use(async ({ heading, tags, load }) => ({ heading, tags, links: await load(app.db) }))),
    );
    const lists = results.filter((list) => list !== undefined);
    const byHeading = Map.groupBy(lists, ({ heading }) => heading);
    const groups = [...byHeading].map(([heading, parts]) => ({ heading, links: parts.flatMap(({ links }) => links) }));
    return { groups: groups.filter(({ links }) => links.length > 0), tags: lists.flatMap(({ tags }) => tags) };
  },
  head: () => ({ title: siteText.siteMap, description: siteText.siteMapText, canonical: '/sitemap' }),
  tags: ({ tags }) => tags,
  keepsMain: true,
  freshFor: () => '10m',
  view: SitemapPage,
});

/** Pages that belong to no desk. */
export const sitePages: readonly Page[] = [sitemapPage, ...sitemapPages];
