import { type SQL, sql } from 'drizzle-orm';
import { articles } from '../tables.ts';

// An editor may name a story's own address, the present or a former one, as that of its original: it is an original then.

/** A pattern for JavaScript and PostgreSQL; a story's address ends with its id. */
const patternOf = (id: string): string => `^/(en/)?news/[^/]+/[^/?#]*-${id}/?([?#]|$)`;

/** Whether the address is one of this story. */
export function isOwnAddress(address: string, { id, siteUrl }: { id: number; siteUrl: string }): boolean {
  return new RegExp(patternOf(String(id))).test(address.startsWith(`${siteUrl}/`) ? address.slice(siteUrl.length) : address);
}

/** Whether the original that a story names is the story itself. */
export function isOwnOriginal(siteUrl: string): SQL {
  const { id, canonical } = articles;
  const path = sql`case when starts_with(${canonical}, ${`${siteUrl}/`}) then substr(${canonical}, ${siteUrl.length + 1}::int) else ${canonical} end`;
  return sql`(${path}) ~ replace(${patternOf('ID')}, 'ID', ${id}::text)`;
}
