import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { change, type WriteContext } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import { insertRows } from '../../platform/insertRows.ts';
import { parseLink } from '../../platform/text/linkAddress.ts';
import { checkVersion } from '../../site/newsroom/checkVersion.ts';
import { fieldError, NewsroomError } from '../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../site/newsroom/words.ts';
import { oldAddress, spellingsOf } from './addresses/oldAddress.ts';
import { type Redirect, type RedirectDraft, redirectDraft } from './addresses/redirectDraft.ts';
import { redirectsServerWords as words } from './newsroom/words.ts';
import { redirects } from './tables.ts';

type Writing = WriteContext & { settings: { siteUrl: string } };
type Redirection = Pick<Redirect, 'from' | 'to' | 'status'>;

/** Adds a redirect. Returns its id. Throws `NewsroomError` for a loop, an invalid address, or an existing one. */
export function addRedirect(context: Writing, draft: RedirectDraft): Promise<number> {
  const input = normalized(draft, context.settings.siteUrl);
  return changeRedirects(context, async (tx) => {
    const values = await resolveChain(tx, input, undefined);
    const [row] = await tx.insert(redirects).values(values).onConflictDoNothing().returning({ id: redirects.id });
    if (!row) throw fieldError('from', words.known);
    await addRedirectsFrom(tx, values);
    return { result: row.id, tags: [], audit: [{ action: 'redirect.add', subject: `redirect:${row.id}`, after: values }] };
  });
}

/**
 * Changes a redirect. Throws `NewsroomError`, also if there is no such redirect, or if somebody has changed it since `version`, the one that
 * the editor saw.
 */
export function changeRedirect(context: Writing, id: number, draft: RedirectDraft, version: number): Promise<void> {
  const input = normalized(draft, context.settings.siteUrl);
  return changeRedirects(context, async (tx) => {
    const { version: present, ...before } = await readRow(tx, id);
    checkVersion({ version: present }, version);
    const values = await resolveChain(tx, input, id);
    const [taken] = await tx
      .select({ id: redirects.id })
      .from(redirects)
      .where(and(eq(redirects.from, values.from), ne(redirects.id, id)));
    if (taken) throw fieldError('from', words.known);
    await tx
      .update(redirects)
      .set({ ...values, version: version + 1 })
      .where(eq(redirects.id, id));
    await addRedirectsFrom(tx, values);
    return { result: undefined, tags: [], audit: [{ action: 'redirect.change', subject: `redirect:${id}`, before, after: values }] };
  });
}

/**
 * Deletes a redirect: its old address then answers 404. Throws `NewsroomError` if there is no such redirect, and with `version` (the one that
 * the editor saw) if somebody has changed it since.
 */
export function removeRedirect(context: WriteContext, id: number, version?: number): Promise<void> {
  return changeRedirects(context, async (tx) => {
    const { version: present, ...before } = await readRow(tx, id);
    checkVersion({ version: present }, version);
    await tx.delete(redirects).where(eq(redirects.id, id));
    return { result: undefined, tags: [], audit: [{ action: 'redirect.remove', subject: `redirect:${id}`, before }] };
  });
}

/**
 * Redirects many old addresses to addresses of this site, for an imported archive. Existing redirects are kept; invalid addresses and those
 * that equal their target are skipped. Returns the number of added redirects.
 */
export function addRedirects(context: WriteContext, moves: readonly { from: string; to: string }[]): Promise<number> {
  const rows = new Map<string, Redirection>();
  for (const { from, to } of moves) {
    const old = oldAddress(from);
    if (old !== undefined && old !== '/' && parseLink(to)?.kind === 'path' && !spellingsOf(to).includes(old))
      rows.set(old, { from: old, to, status: 301 });
  }
  return changeRedirects(context, async (tx) => {
    const froms = [...rows.keys()];
    const present = await tx
      .select({ from: redirects.from })
      .from(redirects)
      .where(sql`${redirects.from} = any(${sql.param(froms)}::text[])`);
    for (const { from } of present) rows.delete(from);
    const fresh = [...rows.values()];
    await insertRows(tx, redirects, fresh);
    // Existing redirects to an address that is now redirected are changed to its target.
    await tx.execute(sql`
      update redirects set to_address = onward.to_address, version = redirects.version + 1 from redirects as onward
      where redirects.to_address = onward.from_address and onward.from_address = any(${sql.param(fresh.map(({ from }) => from))}::text[])
        and onward.to_address <> redirects.from_address`);
    return {
      result: fresh.length,
      tags: [],
      audit: [{ action: 'redirect.addMany', subject: 'redirect:*', after: { count: fresh.length } }],
    };
  });
}

/** One writer at a time, because two editors at once could redirect two addresses to each other. */
const changeRedirects: typeof change = (context, write) =>
  change(context, async (tx) => {
    await tx.execute(sql`lock table ${redirects} in share row exclusive mode`);
    return write(tx);
  });

/** The draft in stored form; a full address of this site becomes a path. */
function normalized(draft: RedirectDraft, siteUrl: string): Redirection {
  const { from, to, status } = redirectDraft.parse(draft);
  const old = oldAddress(onSite(from, siteUrl));
  if (old === undefined) throw fieldError('from', words.noAddress);
  if (old === '/') throw fieldError('from', words.frontPage);
  if (status === 410) {
    if (to !== '') throw fieldError('to', words.targetNotNeeded);
    return { from: old, to, status };
  }
  if (to === '') throw fieldError('to', words.targetNeeded);
  const target = onSite(to, siteUrl);
  if (target.startsWith('/')) {
    const address = oldAddress(target);
    if (address === undefined) throw fieldError('to', words.noTarget);
    return { from: old, to: address, status };
  }
  const link = parseLink(target);
  if (link?.kind !== 'web') throw fieldError('to', words.noTarget);
  return { from: old, to: link.href, status };
}

function onSite(address: string, siteUrl: string): string {
  if (parseLink(address)?.kind !== 'web') return address;
  const url = new URL(address);
  return url.host === new URL(siteUrl).host ? url.pathname + url.search : address;
}

/** If the target is redirected itself, the redirect goes to the end of the chain. Throws `NewsroomError` for a loop. */
async function resolveChain(tx: Database, redirection: Redirection, id: number | undefined): Promise<Redirection> {
  if (redirection.status === 410 || !redirection.to.startsWith('/')) return redirection;
  const spellings = spellingsOf(redirection.to);
  if (spellings.includes(redirection.from)) throw fieldError('to', words.toItself);
  const rows = await tx.select().from(redirects).where(inArray(redirects.from, spellings));
  const [onward] = rows.filter((row) => row.id !== id).sort((a, b) => spellings.indexOf(a.from) - spellings.indexOf(b.from));
  if (!onward) return redirection;
  if (onward.status === 410) throw fieldError('to', words.toGone);
  if (spellingsOf(onward.to).includes(redirection.from)) throw fieldError('to', words.toItself);
  return { ...redirection, to: onward.to };
}

/** Existing redirects to an address that is now redirected, or gone, are changed to its target. */
async function addRedirectsFrom(tx: Database, { from, to, status }: Redirection): Promise<void> {
  await tx
    .update(redirects)
    .set({ to, ...(status === 410 ? { status } : {}), version: sql`${redirects.version} + 1` })
    .where(eq(redirects.to, from));
}

async function readRow(tx: Database, id: number): Promise<Redirection & { version: number }> {
  const [row] = await tx
    .select({ from: redirects.from, to: redirects.to, status: redirects.status, version: redirects.version })
    .from(redirects)
    .where(eq(redirects.id, id));
  if (!row) throw new NewsroomError(404, newsroomServerWords.notThere);
  return row;
}
