import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { jsonRow, readJson } from '../../platform/reads/jsonRows.ts';
import { onceUntilChange } from '../../platform/reads/keptReads.ts';
import type { Link, UsesOfPicture } from '../../site/desk.ts';
import type { SitemapEntry } from '../../site/sitemaps/sitemapSection.ts';
import { type StaticPageForEditing, type StaticPageRow, type StaticPageSlug, staticPageSlugs } from './documents/staticPageDraft.ts';
import { staticPageScreenWords } from './newsroom/words.ts';
import { staticPages } from './tables.ts';

/** The cache tag of everything that shows a static page or its title. */
export const staticPagesTag = 'static-pages';

export type StaticPageContent = typeof staticPages.$inferSelect;

/** Whether there is a static page of this name; the list is fixed (specification, section 2). */
export const isStaticPage = (slug: string): boolean => staticPageSlugs.some((name) => name === slug);

export const staticPageAddress = (slug: string): string => `/static-page/${slug}`;

/** A static page by its slug; undefined if it does not exist or has not been written. */
export async function readStaticPage(db: Database, slug: string): Promise<StaticPageContent | undefined> {
  const name = staticPageSlugs.find((candidate) => candidate === slug);
  if (!name) return undefined;
  const [page] = await db.select().from(staticPages).where(eq(staticPages.slug, name)).limit(1);
  return page;
}

const titleColumns = { slug: staticPages.slug, title: staticPages.title };

/** Links to the written static pages, in display order. */
export const readStaticPageLinks = onceUntilChange(async (db: Database): Promise<Link[]> => {
  const titles = sql<{ slug: string; title: string }[] | null>`select json_agg(${jsonRow(titleColumns)}) from ${staticPages}`;
  const rows = (await readJson(db, titles)) ?? [];
  return staticPageSlugs.flatMap((slug) => {
    const written = rows.find((row) => row.slug === slug);
    return written ? [{ name: written.title, href: staticPageAddress(slug) }] : [];
  });
});

/** The written static pages, for search engines. */
export async function readStaticPageEntries(db: Database): Promise<SitemapEntry[]> {
  const rows = await readStaticPageRows(db);
  return rows.flatMap(({ address, updatedAt }) => (updatedAt === null ? [] : [{ address, changedAt: new Date(updatedAt) }]));
}

/** All static pages for the newsroom, written or not. */
export async function readStaticPageRows(db: Database): Promise<StaticPageRow[]> {
  const rows = await db.select({ slug: staticPages.slug, title: staticPages.title, updatedAt: staticPages.updatedAt }).from(staticPages);
  return staticPageSlugs.map((slug) => {
    const written = rows.find((row) => row.slug === slug);
    return { id: slug, title: written?.title ?? '', updatedAt: written?.updatedAt.toISOString() ?? null, address: staticPageAddress(slug) };
  });
}

/** A static page for its form; an unwritten one is empty. */
export async function readStaticPageForEditing(db: Database, slug: StaticPageSlug): Promise<StaticPageForEditing> {
  const written = await readStaticPage(db, slug);
  const { title, description, body } = written ?? { title: '', description: '', body: { type: 'doc' as const, content: [] } };
  return { id: slug, title, description, body, updatedAt: written?.updatedAt.toISOString() ?? null, address: staticPageAddress(slug) };
}

/** The static pages with a picture; there are only a few, so all are searched. */
export const staticPagesWithPicture: UsesOfPicture = async (db, key, most) => {
  const rows = await db
    .select({ slug: staticPages.slug, title: staticPages.title })
    .from(staticPages)
    .where(sql`jsonb_path_exists(${staticPages.body}, '$.**.picture ? (@ == $key)', jsonb_build_object('key', ${key}::text))`);
  return {
    uses: rows.slice(0, most).map(({ slug, title }) => ({ kind: staticPageScreenWords.page, title, href: `/static-pages/${slug}` })),
    tags: rows.length === 0 ? [] : [staticPagesTag],
  };
};
