import { asc, desc, eq, inArray, like, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { likePattern } from '../../platform/text/likePattern.ts';
import type { MissingPath } from '../../site/desk.ts';
import { countRows } from '../../site/newsroom/countRows.ts';
import type { ListPart, ListQuery } from '../../site/newsroom/listQuery.ts';
import { asLocation, oldAddress, spellingsOf, withoutEnding } from './addresses/oldAddress.ts';
import type { Redirect } from './addresses/redirectDraft.ts';
import { redirects } from './tables.ts';

/** The redirect for a requested path with its query, also of what other systems put behind the address of a page. */
export async function findRedirect(db: Database, query: string): Promise<MissingPath | undefined> {
  const asked = spellingsOf(query);
  const spellings = [...asked, ...asked.flatMap((address) => spellingsOf(withoutEnding(address)))];
  if (spellings.length === 0) return undefined;
  const rows = await db.select().from(redirects).where(inArray(redirects.from, spellings));
  const [first] = rows.toSorted((a, b) => spellings.indexOf(a.from) - spellings.indexOf(b.from));
  // One to such an address must not lead in a circle.
  if (!first || asked.includes(first.to)) return undefined;
  return first.status === 410 ? 'gone' : { to: asLocation(first.to), status: first.status };
}

/** One redirect. */
export async function readRedirect(db: Database, id: number): Promise<Redirect | undefined> {
  const [row] = await db.select().from(redirects).where(eq(redirects.id, id)).limit(1);
  return row && asRedirect(row);
}

const asRedirect = ({ createdAt, ...row }: typeof redirects.$inferSelect): Redirect => ({ ...row, createdAt: createdAt.toISOString() });

/** An imported archive may have hundreds of thousands; counting all of them would be slow and is not needed. */
const MAX_COUNTED = 10_000;

/** Newest first, or by old address; with `q` those whose old or new address begins with it. */
export async function listRedirects(
  db: Database,
  { page, perPage, sort, order, filter }: ListQuery<{ q?: string | undefined }>,
): Promise<ListPart<Redirect>> {
  const where = filter?.q ? beginsWith(filter.q) : undefined;
  const column = sort === 'from' ? redirects.from : redirects.id;
  const direction = sort === '' || order === 'DESC' ? desc(column) : asc(column);
  const rows = await db
    .select()
    .from(redirects)
    .where(where)
    .orderBy(direction)
    .limit(perPage)
    .offset((page - 1) * perPage);
  return { data: rows.map(asRedirect), ...(await countRows(db, redirects, where, MAX_COUNTED)) };
}

/** Matches an editor's input: the beginning of an address, with or without its first slash, or a full address. */
function beginsWith(typed: string): SQL | undefined {
  const { pathname, search } = URL.canParse(typed) ? new URL(typed) : { pathname: typed.replace(/^\/?/, '/'), search: '' };
  const path = oldAddress(pathname + search) ?? pathname;
  const pattern = (text: string) => `${likePattern(text)}%`;
  return or(like(redirects.from, pattern(path)), like(redirects.to, pattern(path)), like(redirects.to, pattern(typed)));
}
