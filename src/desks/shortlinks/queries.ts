import { desc, eq, like } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { likePattern } from '../../platform/text/likePattern.ts';
import { countRows } from '../../site/newsroom/countRows.ts';
import type { ListPart, ListQuery } from '../../site/newsroom/listQuery.ts';
import type { ShortLinkRow } from './newsroom/endpoints.ts';
import { shortLinks } from './tables.ts';

/** The target path of a short link. */
export async function readPathOfCode(db: Database, code: string): Promise<string | undefined> {
  const [link] = await db.select({ path: shortLinks.path }).from(shortLinks).where(eq(shortLinks.code, code)).limit(1);
  return link?.path;
}

/** The short link of a path, if there is one. */
export async function readCodeOfPath(db: Database, path: string): Promise<string | undefined> {
  const [link] = await db.select({ code: shortLinks.code }).from(shortLinks).where(eq(shortLinks.path, path)).limit(1);
  return link?.code;
}

/** Maximum count; readers create many links by sharing. */
const MAX_COUNTED = 1_000;

const asRow = ({ code, path, visits, createdAt }: typeof shortLinks.$inferSelect, siteUrl: string): ShortLinkRow => ({
  id: code,
  link: `${siteUrl}/s/${code}`,
  path,
  visits,
  createdAt: createdAt.toISOString(),
});

/** Part of the newsroom's list of short links, newest first, whose path begins with `q`. */
export async function readShortLinks(
  db: Database,
  siteUrl: string,
  { page, perPage, filter }: Pick<ListQuery<{ q?: string | undefined }>, 'page' | 'perPage' | 'filter'>,
): Promise<ListPart<ShortLinkRow>> {
  const begins = filter?.q && likePattern(filter.q.trim());
  const where = begins ? like(shortLinks.path, `${begins.startsWith('/') ? '' : '/'}${begins}%`) : undefined;
  const rows = await db
    .select()
    .from(shortLinks)
    .where(where)
    .orderBy(desc(shortLinks.createdAt), desc(shortLinks.code))
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { data: rows.map((row) => asRow(row, siteUrl)), ...(await countRows(db, shortLinks, where, MAX_COUNTED)) };
}

/** One short link for the newsroom. */
export async function readShortLink(db: Database, siteUrl: string, code: string): Promise<ShortLinkRow | undefined> {
  const [row] = await db.select().from(shortLinks).where(eq(shortLinks.code, code)).limit(1);
  return row && asRow(row, siteUrl);
}
