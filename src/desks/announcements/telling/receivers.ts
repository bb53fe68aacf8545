import { eq, notInArray, sql } from 'drizzle-orm';
import {
  announcementReceivers,
  announcements,
  announcementsTold,
  type ReceiverKind,
  type ToldOutcome,
} from '../../../content/announcing/tables.ts';
import type { Database } from '../../../platform/database.ts';
import type { Settings } from '../../../platform/settings.ts';

// What is to be told, and to whom. All times are the database's.

/** So long changes gather before they are told, and so long an address rests before it is told again to the same receiver, in seconds. */
const WAITS: Record<ReceiverKind, { gather: number; rest: number; most: number }> = {
  hub: { gather: 5, rest: 60, most: 20 },
  indexnow: { gather: 20, rest: 600, most: 10_000 },
};
/** A receiver that cannot be reached is told later: after so long at first, then twice as long each time, unless it asks for a pause. */
const FIRST_PAUSE_SECONDS = 15;
const MIN_PAUSE_SECONDS = 2;
const MAX_PAUSE_SECONDS = 3_600;
/** What could not be told for so long is not told any more. */
const GIVEN_UP = sql`interval '1 day'`;
/** What was told is shown to the newsroom for so long. */
const KEPT = sql`interval '30 days'`;
/** Longer than everything that is told under one claim can take. */
const CLAIM = sql`interval '3 minutes'`;

/** A receiver that this process tells now. */
export type ClaimedReceiver = { id: number; kind: ReceiverKind; address: string; failures: number };

/** An address to be told, with the rows that it comes from. */
export type DueAddress = { address: string; ids: number[]; isOld: boolean };

/** What became of an address; without an outcome it is told again later. */
export type TellingResult = DueAddress & { outcome: ToldOutcome | undefined; answer: string };

/** Enters the receivers of the settings, and removes those that are not there any more with everything that waits for them. */
export async function enterReceivers(db: Database, { hubs, indexNow }: Pick<Settings, 'hubs' | 'indexNow'>): Promise<void> {
  const wanted: { kind: ReceiverKind; address: string }[] = [
    ...hubs.map((address) => ({ kind: 'hub' as const, address })),
    ...(indexNow ? [{ kind: 'indexnow' as const, address: indexNow.url }] : []),
  ];
  await db.transaction(async (tx) => {
    if (wanted.length > 0) await tx.insert(announcementReceivers).values(wanted).onConflictDoNothing();
    const ids = await tx
      .select({ id: announcementReceivers.id })
      .from(announcementReceivers)
      .where(
        wanted.length === 0
          ? sql`false`
          : sql`(${announcementReceivers.kind}, ${announcementReceivers.address}) in (${sql.join(
              wanted.map(({ kind, address }) => sql`(${kind}, ${address})`),
              sql`, `,
            )})`,
      );
    await tx.delete(announcementReceivers).where(
      notInArray(
        announcementReceivers.id,
        ids.map(({ id }) => id),
      ),
    );
  });
}

/** Ends the claims of a process that has died; only where no other process can be alive. */
export async function endClaims(db: Database): Promise<void> {
  await db.update(announcementReceivers).set({ claimedUntil: null });
}

/** The SQL of the addresses that a receiver is due to be told; `receiver` is the row of the receiver. */
const dueOf = (kind: ReceiverKind, receiverId: ReturnType<typeof sql>) => {
  const { gather, rest, most } = WAITS[kind];
  return sql`select a.address, json_agg(a.id) as ids, min(a.created_at) < now() - ${GIVEN_UP} as "isOld"
    from ${announcements} a left join ${announcementsTold} t on t.receiver_id = a.receiver_id and t.address = a.address
    where a.receiver_id = ${receiverId}
    group by a.address
    having min(a.created_at) <= now() - make_interval(secs => ${gather})
      and (max(t.told_at) is null or max(t.told_at) <= now() - make_interval(secs => ${rest}))
    order by min(a.id) limit ${most}`;
};

/** The milliseconds until a receiver is due to be told something, by the database's time; undefined if nothing waits. */
export async function readNextDue(db: Database): Promise<number | undefined> {
  const secondsOf = (wait: 'gather' | 'rest') =>
    sql`make_interval(secs => case r.kind when 'hub' then ${WAITS.hub[wait]}::int else ${WAITS.indexnow[wait]}::int end)`;
  // Nulls do not count for `greatest`.
  const { rows } = await db.execute<{ ms: number | null }>(sql`
    select (extract(epoch from min(greatest(r.next_at, r.claimed_until, waiting.due)) - now()) * 1000)::float8 as ms
    from ${announcementReceivers} r cross join lateral (
      select min(greatest(of_address.first + ${secondsOf('gather')}, of_address.told + ${secondsOf('rest')})) as due
      from (select min(a.created_at) as first, max(t.told_at) as told
        from ${announcements} a left join ${announcementsTold} t on t.receiver_id = a.receiver_id and t.address = a.address
        where a.receiver_id = r.id group by a.address) as of_address) as waiting
    where waiting.due is not null`);
  return rows[0]?.ms ?? undefined;
}

/** Takes a receiver with something due, if no other process has it. */
export async function claimReceiver(db: Database): Promise<ClaimedReceiver | undefined> {
  return db.transaction(async (tx) => {
    // Not `for update`: that would wait for publications, which refer to the row.
    const free = await tx
      .select({
        id: announcementReceivers.id,
        kind: announcementReceivers.kind,
        address: announcementReceivers.address,
        failures: announcementReceivers.failures,
      })
      .from(announcementReceivers)
      .where(
        sql`${announcementReceivers.nextAt} <= now() and coalesce(${announcementReceivers.claimedUntil} < now(), true)
          and exists (select from ${announcements} where ${announcements.receiverId} = ${announcementReceivers.id})`,
      )
      .orderBy(announcementReceivers.nextAt)
      .for('no key update', { skipLocked: true });
    for (const receiver of free) {
      const { rows } = await tx.execute(sql`select from (${dueOf(receiver.kind, sql`${receiver.id}`)}) as due limit 1`);
      if (rows.length === 0) continue;
      await tx
        .update(announcementReceivers)
        .set({ claimedUntil: sql`now() + ${CLAIM}` })
        .where(eq(announcementReceivers.id, receiver.id));
      return receiver;
    }
    return undefined;
  });
}

/** What a receiver is to be told now, the oldest first. */
export async function readDue(db: Database, { id, kind }: ClaimedReceiver): Promise<DueAddress[]> {
  const { rows } = await db.execute<DueAddress>(dueOf(kind, sql`${id}`));
  return rows;
}

const pauseSeconds = (failures: number, askedMs: number | undefined): number => {
  const seconds = askedMs === undefined ? FIRST_PAUSE_SECONDS * 2 ** Math.min(failures, 12) : Math.ceil(askedMs / 1000);
  return Math.min(Math.max(seconds, MIN_PAUSE_SECONDS), MAX_PAUSE_SECONDS);
};

/**
 * Records what a receiver has answered and ends the claim. `pauseMs` is the pause that the receiver wants; undefined without a wish.
 * What has no outcome stays for later, unless it has waited for a day.
 */
export async function recordTold(
  db: Database,
  { id, failures }: ClaimedReceiver,
  results: readonly TellingResult[],
  pauseMs: number | undefined,
): Promise<void> {
  const done = results.flatMap((result) => {
    const outcome = result.outcome ?? (result.isOld ? 'failed' : undefined);
    return outcome ? [{ ...result, outcome }] : [];
  });
  const isTrouble = results.some(({ outcome }) => outcome === undefined);
  const pause = isTrouble ? pauseSeconds(failures, pauseMs) : 0;
  await db.transaction(async (tx) => {
    if (done.length > 0) {
      const rows = JSON.stringify(done.map(({ address, outcome, answer }) => ({ address, outcome, answer })));
      await tx.execute(sql`insert into ${announcementsTold} (receiver_id, address, told_at, outcome, answer)
        select ${id}::int, address, now(), outcome, answer from json_to_recordset(${rows}::json) as given (address text, outcome text, answer text)
        on conflict (receiver_id, address) do update set told_at = excluded.told_at, outcome = excluded.outcome, answer = excluded.answer`);
      // The very rows that were told: another of the same address may have been committed meanwhile.
      await tx.execute(sql`delete from ${announcements} where id = any(${sql.param(done.flatMap(({ ids }) => ids))}::bigint[])`);
    }
    await tx
      .update(announcementReceivers)
      .set({
        claimedUntil: null,
        failures: isTrouble ? failures + 1 : 0,
        nextAt: sql`now() + make_interval(secs => ${pause})`,
        ...(results.length > 0 && { lastAnswer: results.at(-1)?.answer ?? null, lastAt: sql`now()` }),
      })
      .where(eq(announcementReceivers.id, id));
  });
}

/** Removes what was told long ago. */
export async function forgetTold(db: Database): Promise<void> {
  await db.execute(sql`delete from ${announcementsTold} where told_at < now() - ${KEPT}`);
}
