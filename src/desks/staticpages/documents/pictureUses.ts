import { sql } from 'drizzle-orm';
import type { UsesOfPicture } from '../../../site/desk.ts';
import { staticPageScreenWords } from '../newsroom/words.ts';
import { staticPagesTag } from '../queries.ts';
import { staticPages } from '../tables.ts';

/** The static pages that show a picture; there are never many, so that they are read through. */
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
