import { and, eq, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { newsletterDeliveries as deliveries, newsletterIssues as issues, subscribers } from '../tables.ts';

/**
 * The rows by which an issue goes to each subscriber once. A process claims rows; just before it lets go of the last part of a mail it says
 * so in the row (`handing`), and after the mail server's answer what came of it. Whatever stops a process, a row that is `claimed` has not
 * been accepted by any mail server and is sent by another process; one that is `handing` may have been, and is not sent again by itself.
 */

/** Longer than a batch takes, even by a slow mail server. A process that has lost its claim can complete no mail any more. */
const CLAIM_MS = milliseconds('5m');

export type ClaimedDelivery = { addressHash: string; tries: number /** Null if the subscriber has left. */; email: string | null };

type Claim = { issueId: number; most: number; by: string; now: Date };

/** The rows of an issue that may be sent now. */
export const waitingOf = (issueId: number, now: Date): SQL => sql`
  select d.issue_id, d.address_hash from ${deliveries} d
  where d.issue_id = ${issueId} and d.state = 'waiting' and d.due_at <= ${now.toISOString()}::timestamptz order by d.due_at`;

/** Claims rows of an issue for a process, in one statement; other processes skip them. */
export async function claimDeliveries(db: Database, { issueId, most, by, now }: Claim): Promise<ClaimedDelivery[]> {
  const until = new Date(now.getTime() + CLAIM_MS).toISOString();
  const { rows } = await db.execute<{ address_hash: string; tries: number; email: string | null }>(sql`
    with next as (${waitingOf(issueId, now)} limit ${most} for update skip locked)
    update ${deliveries} d set state = 'claimed', claimed_by = ${by}, due_at = ${until}::timestamptz, tries = d.tries + 1
    from next where d.issue_id = next.issue_id and d.address_hash = next.address_hash
    returning d.address_hash, d.tries,
      (select s.email from ${subscribers} s where s.address_hash = d.address_hash and s.confirmed_at is not null) as email`);
  return rows.map(({ address_hash: addressHash, ...row }) => ({ addressHash, ...row }));
}

type Own = { issueId: number; addressHash: string; by: string };

const isOwn = ({ issueId, addressHash, by }: Own) =>
  and(eq(deliveries.issueId, issueId), eq(deliveries.addressHash, addressHash), eq(deliveries.claimedBy, by));

/**
 * Notes that the last part of a mail goes out next. Returns false, and the mail must be withdrawn, if the claim has
 * been lost, the issue been stopped, or the subscriber has left meanwhile.
 */
export async function noteHanding(db: Database, own: Own): Promise<boolean> {
  const noted = await db
    .update(deliveries)
    .set({ state: 'handing' })
    .where(
      and(
        isOwn(own),
        eq(deliveries.state, 'claimed'),
        sql`exists (select from ${issues} i where i.id = ${own.issueId} and i.state = 'sending')`,
        sql`exists (select from ${subscribers} s where s.address_hash = ${own.addressHash} and s.confirmed_at is not null)`,
      ),
    )
    .returning({ issueId: deliveries.issueId });
  return noted.length > 0;
}

/** What came of a mail; `waiting` may be tried again at `dueAt`. */
export type Outcome = { state: 'sent' | 'bounced' | 'failed' | 'dropped' | 'uncertain' } | { state: 'waiting'; dueAt: Date };

const COUNTED = { sent: issues.sent, bounced: issues.bounced, failed: issues.failed, dropped: issues.dropped } as const;

/** Stores what came of a claimed mail, and counts it, in one statement. A row that is not this process's any more stays as it is. */
export async function recordOutcome(db: Database, own: Own, outcome: Outcome): Promise<void> {
  const changes = {
    state: outcome.state,
    ...(outcome.state === 'waiting' ? { dueAt: outcome.dueAt, claimedBy: null } : {}),
  };
  const recorded = db
    .update(deliveries)
    .set(changes)
    .where(and(isOwn(own), inArray(deliveries.state, ['claimed', 'handing', 'uncertain'])))
    .returning({ issueId: deliveries.issueId });
  if (outcome.state === 'waiting' || outcome.state === 'uncertain') {
    await recorded;
    return;
  }
  const counter = sql.identifier(COUNTED[outcome.state].name);
  await db.execute(sql`
    with done as (${recorded.getSQL()}) update ${issues} set ${counter} = ${counter} + (select count(*) from done) where id = ${own.issueId}`);
}

/** Gives rows back that a process has claimed and not begun to send. */
export async function giveBack(db: Database, { issueId, by, now }: Omit<Claim, 'most'>): Promise<void> {
  await db
    .update(deliveries)
    .set({ state: 'waiting', claimedBy: null, dueAt: now, tries: sql`${deliveries.tries} - 1` })
    .where(and(eq(deliveries.issueId, issueId), eq(deliveries.claimedBy, by), eq(deliveries.state, 'claimed')));
}

/**
 * Takes up what stopped processes have left: those whose claim has expired, or all where this process is the only one. Rows
 * that no mail server can have accepted wait again; the others are uncertain, and stay so until the staff decide.
 */
export async function releaseBroken(db: Database, now: Date, isAlone: boolean): Promise<void> {
  const expired = isAlone ? undefined : lte(deliveries.dueAt, now);
  await db
    .update(deliveries)
    .set({ state: 'waiting', claimedBy: null, dueAt: now })
    .where(and(eq(deliveries.state, 'claimed'), expired));
  await db
    .update(deliveries)
    .set({ state: 'uncertain' })
    .where(and(eq(deliveries.state, 'handing'), expired));
}

/** Closes issues of which nothing is left to send. */
export async function closeFinished(db: Database, now: Date): Promise<void> {
  await db
    .update(issues)
    .set({ state: 'sent', endedAt: now })
    .where(
      and(
        eq(issues.state, 'sending'),
        isNotNull(issues.startedAt),
        sql`not exists (select from ${deliveries} d where d.issue_id = ${issues.id} and d.state = 'waiting')`,
        sql`not exists (select from ${deliveries} d where d.issue_id = ${issues.id} and d.state in ('claimed', 'handing'))`,
      ),
    );
}

/** How many one statement gives up: the server cancels one that takes long, and other writes do not wait. */
const GIVEN_UP_AT_ONCE = 1_000;

/**
 * Some of what is still waiting of issues that began before a time fails: nobody wants yesterday's news. Returns whether there may be more.
 */
export async function giveUpOld(db: Database, before: Date): Promise<boolean> {
  const { rows } = await db.execute<{ count: number }>(sql`
    with next as (
      select d.issue_id, d.address_hash from ${issues} i join ${deliveries} d on d.issue_id = i.id
      where i.state = 'sending' and i.started_at < ${before.toISOString()}::timestamptz and d.state = 'waiting'
      limit ${GIVEN_UP_AT_ONCE} for update of d skip locked),
    old as (
      update ${deliveries} d set state = 'failed' from next where d.issue_id = next.issue_id and d.address_hash = next.address_hash
      returning d.issue_id),
    counted as (
      update ${issues} i set failed = failed + o.count from (select issue_id, count(*) as count from old group by issue_id) o where i.id = o.issue_id)
    select count(*)::int as count from old`);
  return rows[0]?.count === GIVEN_UP_AT_ONCE;
}
