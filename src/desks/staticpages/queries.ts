import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { Link } from '../../site/desk.ts';
import { type StaticPageForEditing, type StaticPageRow, type StaticPageSlug, staticPageSlugs } from './documents/staticPageDraft.ts';
import { staticPages } from './tables.ts';

/** The cache tag of everything that shows a static page or its title. */
export const staticPagesTag = 'static-pages';

export type StaticPageContent = typeof staticPages.$inferSelect;

/** Whether the paper has a static page of this name: their list is fixed (specification, section 2). */
export const isStaticPage = (slug: string): boolean => staticPageSlugs.some((one) => one === slug);

export const staticPageAddress = (slug: string): string => `/static-page/${slug}`;

/** A static page by its slug; undefined when the paper has no such page, or it has not been written. */
export async function readStaticPage(db: Database, slug: string): Promise<StaticPageContent | undefined> {
  const known = staticPageSlugs.find((one) => one === slug);
  if (!known) return undefined;
  const [found] = await db.select().from(staticPages).where(eq(staticPages.slug, known)).limit(1);
  return found;
}

/** Links to the static pages that have been written, in the paper's order. */
export async function readStaticPageLinks(db: Database): Promise<Link[]> {
  const rows = await db.select({ slug: staticPages.slug, title: staticPages.title }).from(staticPages);
  return staticPageSlugs.flatMap((slug) => {
    const written = rows.find((row) => row.slug === slug);
    return written ? [{ name: written.title, href: staticPageAddress(slug) }] : [];
  });
}

/** All static pages for the newsroom, written or not. */
export async function readStaticPageRows(db: Database): Promise<StaticPageRow[]> {
  const rows = await db.select({ slug: staticPages.slug, title: staticPages.title, updatedAt: staticPages.updatedAt }).from(staticPages);
  return staticPageSlugs.map((slug) => {
    const written = rows.find((row) => row.slug === slug);
    return { id: slug, title: written?.title ?? '', updatedAt: written?.updatedAt.toISOString() ?? null, address: staticPageAddress(slug) };
  });
}

/** One static page for its form; one that is not written yet is empty. */
export async function readStaticPageForEditing(db: Database, slug: StaticPageSlug): Promise<StaticPageForEditing> {
  const written = await readStaticPage(db, slug);
  const { title, description, body } = written ?? { title: '', description: '', body: { type: 'doc' as const, content: [] } };
  return { id: slug, title, description, body, updatedAt: written?.updatedAt.toISOString() ?? null, address: staticPageAddress(slug) };
}
