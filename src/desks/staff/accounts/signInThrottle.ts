import { type Attempt, type Counter, countAttempt, readAttempts, TooManyAttempts } from '../../../platform/accounts/attempts.ts';
import { DAY_MS, milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { tooManyWrong } from '../words.ts';

const SPAN_MS = milliseconds('15m');

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

/** The origin of an attempt: its network, and the device if the account has signed in on it before. */
type From = { network: string; device: string | undefined };

/**
 * Counts an attempt before the password is checked, so that a thousand parallel attempts count as a thousand; `succeed` removes it from the
 * count. Unknown accounts are counted in the same way. Throws `NewsroomError` (429) after too many wrong attempts.
 */
export async function attemptPassword(db: Database, email: string, { network, device }: From, now: Date): Promise<Attempt> {
  if (device !== undefined) return attempt(db, [byDevice(device)], now);
  const account = { key: `password account ${email}`, spanMs: DAY_MS, max: 1_000_000 };
  const max = passwordsByNetwork(await readAttempts(db, account, now));
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
  try {
    return await countAttempt(db, counters, now);
  } catch (error) {
    if (!(error instanceof TooManyAttempts)) throw error;
    const { waitMs } = error;
    throw new NewsroomError(429, tooManyWrong(Math.ceil(waitMs / 60_000)), { retryAfterSeconds: Math.ceil(waitMs / 1000) });
  }
}
