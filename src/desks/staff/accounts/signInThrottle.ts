import { eq, lt, sql } from 'drizzle-orm';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { staffAttempts } from '../tables.ts';
import { tooManyWrong } from '../words.ts';

const SPAN_MS = milliseconds('15m');
const DAY_MS = milliseconds('1d');

/** Per 15 minutes. */
const MAX_BY_DEVICE = 8;
const MAX_BY_NETWORK = 100;
const MAX_BY_SESSION = 10;
/** Wrong codes for an account whose password the client knows, from all unknown devices together: per 15 minutes, and per day. */
const MAX_CODES = 10;
const MAX_CODES_A_DAY = 50;

/**
 * Password attempts per network for an account in 15 minutes, depending on the wrong ones of the day from all networks. Each network always
 * has one, so that an attack from elsewhere cannot lock the owner out.
 */
function passwordsByNetwork(wrongInADay: number): number {
  if (wrongInADay < 20) return 8;
  return wrongInADay < 100 ? 3 : 1;
}

type Counter = { key: string; spanMs: number; max: number };

/** A counted attempt. */
export type Attempt = { succeed: () => Promise<void> };

/** The origin of an attempt: its network, and the device if the account has signed in on it before. */
type From = { network: string; device: string | undefined };

/**
 * Counts an attempt before the password is checked, so that a thousand parallel attempts count as a thousand; `succeed` removes it from the
 * count. Unknown accounts are counted in the same way. Throws `NewsroomError` (429) after too many wrong attempts.
 */
export async function attemptPassword(db: Database, email: string, { network, device }: From, now: Date): Promise<Attempt> {
  if (device !== undefined) return attempt(db, [byDevice(device)], now);
  const account = { key: `password account ${email}`, spanMs: DAY_MS, max: 1_000_000 };
  const max = passwordsByNetwork(await readCount(db, account, now));
  return attempt(
    db,
    [
      { key: `password network ${network}`, spanMs: SPAN_MS, max: MAX_BY_NETWORK },
      { key: `password account ${email} network ${network}`, spanMs: SPAN_MS, max },
      account,
    ],
    now,
  );
}

/** The same for a second-factor code, which is requested only after the correct password. */
export function attemptCode(db: Database, staffId: string, device: string | undefined, now: Date): Promise<Attempt> {
  if (device !== undefined) return attempt(db, [byDevice(device)], now);
  return attempt(
    db,
    [
      { key: `code account ${staffId}`, spanMs: SPAN_MS, max: MAX_CODES },
      { key: `code account ${staffId} day`, spanMs: DAY_MS, max: MAX_CODES_A_DAY },
    ],
    now,
  );
}

/** The same for the password that a signed-in user enters again. */
export const attemptAgain = (db: Database, sessionId: string, now: Date): Promise<Attempt> =>
  attempt(db, [{ key: `session ${sessionId}`, spanMs: SPAN_MS, max: MAX_BY_SESSION }], now);

const byDevice = (device: string): Counter => ({ key: `device ${device}`, spanMs: SPAN_MS, max: MAX_BY_DEVICE });

async function attempt(db: Database, counters: readonly Counter[], now: Date): Promise<Attempt> {
  const counted: Counter[] = [];
  const takeBack = async () => {
    for (const { key } of counted)
      await db
        .update(staffAttempts)
        .set({ count: sql`greatest(${staffAttempts.count} - 1, 0)` })
        .where(eq(staffAttempts.key, key));
  };
  for (const counter of counters) {
    const waitMs = await countOne(db, counter, now);
    if (waitMs > 0) {
      await takeBack();
      throw new NewsroomError(429, tooManyWrong(Math.ceil(waitMs / 60_000)), { retryAfterSeconds: Math.ceil(waitMs / 1000) });
    }
    counted.push(counter);
  }
  return { succeed: takeBack };
}

/** Counts in one statement, for all processes. Returns the waiting time if there were too many; rejected attempts do not extend it. */
async function countOne(db: Database, { key, spanMs, max }: Counter, now: Date): Promise<number> {
  const isOver = sql`${staffAttempts.since} <= ${new Date(now.getTime() - spanMs).toISOString()}::timestamptz`;
  const [row] = await db
    .insert(staffAttempts)
    .values({ key, count: 1, since: now })
    .onConflictDoUpdate({
      target: staffAttempts.key,
      set: {
        count: sql`case when ${isOver} then 1 else least(${staffAttempts.count}, ${max}) + 1 end`,
        since: sql`case when ${isOver} then ${now.toISOString()}::timestamptz else ${staffAttempts.since} end`,
      },
    })
    .returning({ count: staffAttempts.count, since: staffAttempts.since });
  if (!row) throw new Error('An attempt to sign in was not counted');
  // When a new period begins, deletes old rows.
  if (row.count === 1) await db.delete(staffAttempts).where(lt(staffAttempts.since, new Date(now.getTime() - DAY_MS)));
  return row.count > max ? row.since.getTime() + spanMs - now.getTime() : 0;
}

async function readCount(db: Database, { key, spanMs }: Counter, now: Date): Promise<number> {
  const [row] = await db.select().from(staffAttempts).where(eq(staffAttempts.key, key)).limit(1);
  return row && row.since.getTime() > now.getTime() - spanMs ? row.count : 0;
}
