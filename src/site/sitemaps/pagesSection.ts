import type { App } from '../app.ts';
import type { SitemapEntry, SitemapSection } from './sitemapSection.ts';

/** What the sitemap for readers lists, without what a desk has in a section of its own. */
async function readSources({ db, contributions }: App): Promise<{ addresses: string[]; tags: string[] }> {
  const sources = await Promise.all(
    contributions.sitemap.map((source) =>
      source.use(async ({ isInSection, tags, load }) => {
        const links = isInSection ? [] : await load(db);
        return { tags, addresses: links.flatMap(({ href, children = [] }) => [href, ...children.map((child) => child.href)]) };
      }),
    ),
  );
  return {
    addresses: sources.flatMap((source) => source?.addresses ?? []),
    tags: sources.flatMap((source) => source?.tags ?? []),
  };
}

/** When these pages change is not known: they show lists of everything. */
const readEntries = async (app: App): Promise<SitemapEntry[]> =>
  [...new Set(['/', '/sitemap', ...(await readSources(app)).addresses])].map((address) => ({ address }));

/** The front page, and the pages of the sitemap for readers that are in no section of a desk. */
export const pagesSection: SitemapSection = {
  name: 'pages',
  tags: async (app) => (await readSources(app)).tags,
  parts: async (app) => [{ name: 'all', entries: (await readEntries(app)).length, changedAt: undefined }],
  entries: async (app, _part, { skip, most }) => (await readEntries(app)).slice(skip, skip + most),
};
