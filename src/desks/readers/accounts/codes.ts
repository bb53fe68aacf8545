import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { and, eq, gt, lt, lte, sql } from 'drizzle-orm';
import { siteConfig } from '../../../../site.config.ts';
import {
  type Attempt,
  byWideNetwork,
  type Counter,
  countAttempt,
  readAttempts,
  TooManyAttempts,
  takeBackAttempt,
} from '../../../platform/accounts/attempts.ts';
import { readSecret } from '../../../platform/accounts/secrets.ts';
import { deleteOld } from '../../../platform/background/deleteOld.ts';
import { networkOf } from '../../../platform/clientAddress.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { addressHash } from '../../../platform/messages/addressHash.ts';
import { sendInTime } from '../../../platform/messages/sendInTime.ts';
import type { App } from '../../../site/app.ts';
import { readerCodes } from '../tables.ts';
import { codeMessage } from '../words.ts';
import { accountOf, type LoginName } from './loginName.ts';

/** Issue: 6 digits, 10 minutes, 5 tries. */
export const DIGITS = 6;
/**
 * Of an account to which more than `MAX_SHORT_CODES` went in a day. Each network has tries of its own, and some have many networks: six
 * digits would be guessed within hours, and a limit for the account would shut its owner out.
 */
const LONG_DIGITS = 10;
const MAX_SHORT_CODES = 20;
export const CODE_MINUTES = 10;
const CODE_MS = CODE_MINUTES * 60_000;
const MAX_TRIES = 5;
/** So many tries of a code are not held against the network. */
const UNCOUNTED_TRIES = 2;
/** Within so long a form that is sent again is one that a double press has sent twice: it gets one code, which logs its device in. */
const SENT_TWICE_MS = 10_000;

const SPAN_MS = milliseconds('15m');
const DAY_MS = milliseconds('1d');
const MAX_SENT_BY_NETWORK = 40;
const MAX_TRIED_BY_NETWORK = 60;

const HOUR_MS = milliseconds('1h');
/**
 * Text messages cost money, and some attackers earn by them: they request codes from thousands of networks, mostly to numbers abroad. So their
 * number an hour is limited over all readers. Log-ins by mail, passkey or Google are not affected.
 */
const textsOfAll: Counter = { key: 'code texts of all', spanMs: HOUR_MS, max: 3_000 };
const textsAbroadOfAll: Counter = { key: 'code texts abroad of all', spanMs: HOUR_MS, max: 300 };

function textCounters({ kind, value }: LoginName): Counter[] {
  if (kind !== 'phone') return [];
  return value.startsWith('+91') ? [textsOfAll] : [textsAbroadOfAll, textsOfAll];
}

/**
 * Codes that one network may have sent to an account in 15 minutes, depending on those of the day from all networks.
 * Each network always has one, so that nobody elsewhere can lock the owner out.
 */
function codesByNetwork(sentInADay: number): number {
  if (sentInADay < 10) return 4;
  return sentInADay < 40 ? 2 : 1;
}

/** What codes that are sent are counted by; accounts by hashes, because addresses are erased. */
function sendingKeys(account: string, network: string) {
  const hashed = addressHash(account);
  return { byNetwork: `code by ${network}`, toAccountByNetwork: `code to ${hashed} by ${network}`, toAccount: `code to ${hashed} day` };
}

/** A code that was sent: the secret by which the same device tries it, and its length. */
export type SentCode = { device: string; digits: number };

/** Who asks for a code. */
type Asking = {
  client: string | undefined;
  /** The random text of the form, by which one that is sent twice is known; any other if there is none. */
  form: string | undefined;
};

/** A random text for each form that asks for a code. */
export const formOnce = (): string => randomBytes(24).toString('base64url');

/**
 * Sends a code to a login name, whether or not it has an account; one for a form that is sent twice, of which the browser looks at the
 * second answer only. Throws `TooManyAttempts` and `MessageNotSent`.
 */
export async function sendCode(app: App, name: LoginName, { client, form }: Asking): Promise<SentCode> {
  const now = app.clock();
  const account = accountOf(name);
  const network = networkOf(client);
  const keys = sendingKeys(account, network);
  const inADay: Counter = { key: keys.toAccount, spanMs: DAY_MS, max: 1_000_000 };
  const key = await readSecret(app.db, 'reader-codes');
  const device = hash(key, `${form || formOnce()} ${account}`);
  const id = hash(key, device);
  const digitsNow = async () => ((await readAttempts(app.db, inADay, now)) > MAX_SHORT_CODES ? LONG_DIGITS : DIGITS);
  const sentUntil = new Date(now.getTime() + CODE_MS - SENT_TWICE_MS);
  const [justSent] = await app.db
    .select({ id: readerCodes.id })
    .from(readerCodes)
    .where(and(eq(readerCodes.id, id), gt(readerCodes.expiresAt, sentUntil)));
  if (justSent) return { device, digits: await digitsNow() };
  const max = codesByNetwork(await readAttempts(app.db, inADay, now));
  const ofAll = textCounters(name);
  const counters: Counter[] = [
    { key: keys.byNetwork, spanMs: SPAN_MS, max: MAX_SENT_BY_NETWORK },
    { key: keys.toAccountByNetwork, spanMs: SPAN_MS, max },
    inADay,
    ...ofAll.flatMap((counter) => [...byWideNetwork(counter, client), counter]),
  ];
  const attempt = await countAttempt(app.db, counters, now).catch((error: unknown) => {
    if (error instanceof TooManyAttempts && ofAll.some((counter) => counter.key === error.key))
      app.log.warn({ limit: error.key }, 'a log-in code was not sent: the hourly limit of text messages is reached');
    throw error;
  });
  // Counted above, so that of a thousand requests at once no more are short.
  const digits = await digitsNow();
  const code = String(randomInt(10 ** digits)).padStart(digits, '0');
  const fresh = { codeHash: hash(key, `${device} ${code}`), tries: 0, expiresAt: new Date(now.getTime() + CODE_MS) };
  const [stored] = await app.db
    .insert(readerCodes)
    .values({ id, account, ...fresh })
    .onConflictDoUpdate({ target: readerCodes.id, set: fresh, setWhere: lte(readerCodes.expiresAt, sentUntil) })
    .returning({ id: readerCodes.id });
  if (!stored) {
    await attempt.succeed();
    return { device, digits };
  }
  try {
    await sendInTime(() => sendTo(app, name, code));
  } catch (error) {
    await app.db.delete(readerCodes).where(and(eq(readerCodes.id, id), eq(readerCodes.codeHash, fresh.codeHash)));
    throw error;
  }
  return { device, digits };
}

const sendTo = ({ messages, settings }: App, { kind, value: to }: LoginName, code: string): Promise<void> =>
  kind === 'phone'
    ? messages.sendSms({ to, text: codeMessage(code, new URL(settings.siteUrl).host) })
    : messages.sendMail({ to, subject: `${code}: ${siteConfig.name}`, text: codeMessage(code) });

/** What became of a try: the account that may log in, a wrong code, or a code that no longer counts. */
export type Tried = { account: string } | 'wrong' | 'ended';

/**
 * Tries a code. A correct one counts for some seconds more on the same device, for a form that is sent twice. Throws `TooManyAttempts` after
 * too many wrong codes from a network.
 */
export async function tryCode(app: App, device: string, code: string, client: string | undefined): Promise<Tried> {
  const now = app.clock();
  const network = networkOf(client);
  const key = await readSecret(app.db, 'reader-codes');
  const id = hash(key, device);
  const attempt = await countNetworkTry(app, id, network, now);
  const codeHash = hash(key, `${device} ${code}`);
  const counted = await countTry(app.db, { id, codeHash }, now);
  if (!counted) return 'ended';
  if (counted.codeHash !== codeHash) return counted.tries >= MAX_TRIES ? 'ended' : 'wrong';
  await attempt?.succeed();
  const usedUntil = new Date(now.getTime() + SENT_TWICE_MS);
  // Of two requests with the correct code, one is the first.
  const [used] = await app.db
    .update(readerCodes)
    .set({ expiresAt: usedUntil })
    .where(and(eq(readerCodes.id, id), gt(readerCodes.expiresAt, usedUntil)))
    .returning({ account: readerCodes.account });
  // A mobile operator puts thousands of readers behind one address: only codes that nobody has used are held against it.
  if (used) await takeBackAttempt(app.db, Object.values(sendingKeys(used.account, network)));
  return { account: counted.account };
}

/**
 * Counts a try against its network, but for the first tries of a code: somebody's wrong codes do not shut out the readers behind the same
 * address of a mobile operator, and the codes that a network may have sent bound the tries that are not counted.
 */
async function countNetworkTry({ db }: App, id: string, network: string, now: Date): Promise<Attempt | undefined> {
  const [sent] = await db.select({ tries: readerCodes.tries }).from(readerCodes).where(eq(readerCodes.id, id));
  if (sent && sent.tries < UNCOUNTED_TRIES) return undefined;
  return countAttempt(db, [{ key: `code tried by ${network}`, spanMs: SPAN_MS, max: MAX_TRIED_BY_NETWORK }], now);
}

type Try = Pick<typeof readerCodes.$inferSelect, 'id' | 'codeHash'>;

/** Counts a wrong code in the statement that compares it: parallel tries are five in all. */
async function countTry(db: Database, { id, codeHash }: Try, now: Date): Promise<typeof readerCodes.$inferSelect | undefined> {
  const [row] = await db
    .update(readerCodes)
    .set({ tries: sql`${readerCodes.tries} + (${readerCodes.codeHash} <> ${codeHash})::int` })
    .where(and(eq(readerCodes.id, id), lt(readerCodes.tries, MAX_TRIES), gt(readerCodes.expiresAt, now)))
    .returning();
  return row;
}

/** Removes codes whose time is over. Returns how many. */
export const sweepCodes = (db: Database, now: Date, most: number): Promise<number> =>
  deleteOld(db, readerCodes, { key: readerCodes.id, time: readerCodes.expiresAt, before: now, most });

const hash = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('base64url');
