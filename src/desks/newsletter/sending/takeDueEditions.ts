import { and, asc, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { App } from '../../../site/app.ts';
import { nextSending } from '../editions/nextSending.ts';
import { readEdition } from '../editions/readEditions.ts';
import { type ComposedIssue, composeIssue } from '../issues/composeIssue.ts';
import type { SkipReason } from '../issues/issueStates.ts';
import {
  newsletterBounces,
  newsletterChoices,
  newsletterDeliveries,
  newsletterEditions,
  newsletterIssues,
  subscribers,
} from '../tables.ts';

/** The tag of changes after which something may be due to be sent. */
export const SENDING_TAG = 'newsletter:sending';

/** An edition that the server did not get to in time is not sent any more: in the afternoon nobody wants the morning's news. */
const MAX_LATE_MS = milliseconds('2h');
/** While a process composes an issue, no other does. */
const COMPOSING_MS = milliseconds('2m');

/** Makes an issue of the next edition that is due, once over all processes, or skips it. Returns whether there was one. */
export function takeDueEdition({ db, clock, log }: App): Promise<boolean> {
  const now = clock();
  return db.transaction(async (tx) => {
    const [edition] = await tx
      .select()
      .from(newsletterEditions)
      .where(
        and(
          lte(newsletterEditions.nextAt, now),
          // One that is begun by hand is composed first.
          sql`not exists (select from ${newsletterIssues} i where i.edition_id = ${newsletterEditions.id} and i.state = 'composing')`,
        ),
      )
      .orderBy(asc(newsletterEditions.nextAt))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!edition?.nextAt) return false;
    const { id: editionId, nextAt: plannedAt } = edition;
    const isLate = now.getTime() - plannedAt.getTime() > MAX_LATE_MS;
    if (isLate)
      log.warn({ edition: edition.name, plannedAt: plannedAt.toISOString() }, 'an edition of the newsletter is too late and is not sent');
    await tx
      .insert(newsletterIssues)
      .values(
        isLate
          ? { editionId, plannedAt, state: 'skipped', skipReason: 'late', endedAt: now }
          : { editionId, plannedAt, state: 'composing', claimedUntil: now },
      )
      .onConflictDoNothing();
    await tx
      .update(newsletterEditions)
      .set({ nextAt: edition.isActive ? nextSending(edition, now) : null })
      .where(eq(newsletterEditions.id, editionId));
    return true;
  });
}

/** Plans the editions anew that are due later than in `ms`. */
export async function planAgain({ db, clock }: App, ms: number): Promise<void> {
  const now = clock();
  const isFar = gt(newsletterEditions.nextAt, new Date(now.getTime() + ms));
  for (const edition of await db.select().from(newsletterEditions).where(isFar))
    await db
      .update(newsletterEditions)
      .set({ nextAt: nextSending(edition, now) })
      .where(and(eq(newsletterEditions.id, edition.id), isFar));
}

/**
 * Composes the next issue that waits for it, and fixes its content and its recipients in one transaction. Returns whether there was one. If
 * the process stops meanwhile, another composes it again: nothing of it has been sent.
 */
export async function composeNextIssue(app: App): Promise<boolean> {
  const { db, clock } = app;
  const now = clock();
  const until = new Date(now.getTime() + COMPOSING_MS);
  const next = db
    .select({ id: newsletterIssues.id })
    .from(newsletterIssues)
    .where(and(eq(newsletterIssues.state, 'composing'), lte(newsletterIssues.claimedUntil, now)))
    .limit(1)
    .for('update', { skipLocked: true });
  const [issue] = await db.update(newsletterIssues).set({ claimedUntil: until }).where(inArray(newsletterIssues.id, next)).returning();
  if (!issue) return false;
  const skip = (skipReason: SkipReason) =>
    db
      .update(newsletterIssues)
      .set({ state: 'skipped', skipReason, endedAt: clock() })
      .where(and(eq(newsletterIssues.id, issue.id), eq(newsletterIssues.state, 'composing')));
  if (now.getTime() - issue.plannedAt.getTime() > MAX_LATE_MS) {
    await skip('late');
    return true;
  }
  const edition = await readEdition(db, issue.editionId);
  const composed = edition && (await composeIssue(app, edition, now));
  const before = await readLastStart(app, issue.editionId);
  const isByHand = issue.byName !== '';
  if (!composed || (!isByHand && before && composed.newestAt <= before)) {
    await skip('nothing-new');
    return true;
  }
  await startSending(app, { id: issue.id, editionId: issue.editionId, until }, composed);
  return true;
}

/** When the issue before was composed: every story that was out then has been in it, or was not chosen. */
async function readLastStart({ db }: App, editionId: number): Promise<Date | undefined> {
  const [last] = await db
    .select({ startedAt: newsletterIssues.startedAt })
    .from(newsletterIssues)
    .where(and(eq(newsletterIssues.editionId, editionId), sql`${newsletterIssues.startedAt} is not null`))
    .orderBy(desc(newsletterIssues.plannedAt))
    .limit(1);
  return last?.startedAt ?? undefined;
}

type Claimed = { id: number; editionId: number; until: Date };

/** Fixes content and recipients, unless the staff have stopped the issue or another process composes it meanwhile. */
function startSending({ db, clock }: App, { id, editionId, until }: Claimed, { subject, html, text }: ComposedIssue): Promise<void> {
  const now = clock();
  return db.transaction(async (tx) => {
    const [started] = await tx
      .update(newsletterIssues)
      .set({ subject, html, text, state: 'sending', startedAt: now, claimedUntil: null })
      .where(and(eq(newsletterIssues.id, id), eq(newsletterIssues.state, 'composing'), eq(newsletterIssues.claimedUntil, until)))
      .returning({ id: newsletterIssues.id });
    if (!started) return;
    const recipients = await addRecipients(tx, { id, editionId, now });
    await tx.update(newsletterIssues).set({ recipients }).where(eq(newsletterIssues.id, id));
  });
}

/** How many one statement adds: the server cancels one that takes long. */
const RECIPIENTS_AT_ONCE = 10_000;

/** Adds a row for each subscriber of an edition, in the order of their addresses. Returns how many. */
async function addRecipients(tx: Database, { id, editionId, now }: { id: number; editionId: number; now: Date }): Promise<number> {
  let recipients = 0;
  for (let after: string | null = ''; after !== null; ) {
    const { rows }: { rows: { last: string | null; added: number }[] } = await tx.execute(sql`
      with chosen as (
        select ${newsletterChoices.email} as email from ${newsletterChoices}
        where ${newsletterChoices.editionId} = ${editionId} and ${newsletterChoices.email} > ${after}
        order by ${newsletterChoices.email} limit ${RECIPIENTS_AT_ONCE}),
      added as (
        insert into ${newsletterDeliveries} (issue_id, address_hash, state, due_at)
        select ${id}::int, ${subscribers.addressHash}, 'waiting', ${now.toISOString()}::timestamptz
        from chosen join ${subscribers} on ${subscribers.email} = chosen.email
        where ${subscribers.confirmedAt} is not null
          and not exists (select from ${newsletterBounces} b where b.email = ${subscribers.email} and b.blocked_at is not null)
        returning 1)
      select (select max(email) from chosen) as last, (select count(*)::int from added) as added`);
    recipients += rows[0]?.added ?? 0;
    after = rows[0]?.last ?? null;
  }
  return recipients;
}
