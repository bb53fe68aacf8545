import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import type { Link } from '../../site/desk.ts';
import { staticPages } from './tables.ts';

/** Specification, section 2: the static pages, in the order in which the paper lists them. */
export const staticPageSlugs = [
  'advertise-with-us',
  'about-us',
  'contact-us',
  'terms-condition-with-us',
  'cookie-policy',
  'privacy-policy',
] as const;
export type StaticPageSlug = (typeof staticPageSlugs)[number];

/** What drops whatever shows a static page or its title. */
export const staticPagesTag = 'static-pages';

export type StaticPageContent = typeof staticPages.$inferSelect;

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
