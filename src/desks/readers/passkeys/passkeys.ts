import { and, asc, count, eq } from 'drizzle-orm';
import { siteConfig } from '../../../../site.config.ts';
import { countAttempt } from '../../../platform/accounts/attempts.ts';
import { networkOf } from '../../../platform/clientAddress.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { App } from '../../../site/app.ts';
import { loginNameOf } from '../accounts/loginName.ts';
import { readerPasskeys, readers } from '../tables.ts';
import { CHALLENGE_MS, makeChallenge, takeChallenge } from './challenge.ts';
import { PasskeyKnown, PasskeyRefused, TooManyPasskeys } from './passkeyRefused.ts';
import type { CreationOptions, LoginOptions, NewPasskey, PasskeyLogin } from './passkeySchemas.ts';

const MAX_PASSKEYS = 20;
const SPAN_MS = milliseconds('15m');
const MAX_BY_NETWORK = 60;
/** EdDSA, ES256, RS256 (RFC 9053, RFC 8812): what browsers and security keys offer. */
const ALGORITHMS = [-8, -7, -257];

/** The host for which passkeys are made. */
export const rpIdOf = ({ settings }: App): string => new URL(settings.siteUrl).hostname;
const hereOf = (app: App) => ({ origin: new URL(app.settings.siteUrl).origin, rpId: rpIdOf(app) });

/** What a passkey hands back at a log-in to say whose it is. */
const handleOf = (readerId: string): string => Buffer.from(readerId).toString('base64url');

export type Passkey = { id: string; name: string; createdAt: Date; usedAt: Date | null };

/** A reader's passkeys for this site's address, the oldest first. */
export function readPasskeys(app: App, readerId: string): Promise<Passkey[]> {
  const { id, name, createdAt, usedAt } = readerPasskeys;
  return app.db
    .select({ id, name, createdAt, usedAt })
    .from(readerPasskeys)
    .where(and(eq(readerPasskeys.userId, readerId), eq(readerPasskeys.rpId, rpIdOf(app))))
    .orderBy(asc(createdAt), asc(id));
}

/** What the browser needs to log somebody in with any passkey of this site that the device has. */
export const passkeyRequest = async (app: App): Promise<LoginOptions> => ({
  challenge: await makeChallenge(app, 'login'),
  timeout: CHALLENGE_MS,
  rpId: rpIdOf(app),
  userVerification: 'preferred',
});

/** What the browser needs to make a passkey for an account; undefined if the account is gone. */
export async function passkeyCreation(app: App, readerId: string): Promise<CreationOptions | undefined> {
  const [account] = await app.db
    .select({ email: readers.email, name: readers.name })
    .from(readers)
    .where(eq(readers.id, readerId))
    .limit(1);
  if (!account) return undefined;
  const loginName = loginNameOf(account.email).value;
  const known = await readPasskeys(app, readerId);
  return {
    challenge: await makeChallenge(app, `add ${readerId}`),
    timeout: CHALLENGE_MS,
    rp: { id: rpIdOf(app), name: siteConfig.name },
    user: { id: handleOf(readerId), name: loginName, displayName: account.name || loginName },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    excludeCredentials: known.map(({ id }) => ({ type: 'public-key', id })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'preferred' },
    attestation: 'none',
  };
}

/** Adds a passkey to a reader's account. Throws `PasskeyRefused`, `PasskeyKnown`, `TooManyPasskeys` and `TooManyAttempts`. */
export async function addPasskey(app: App, readerId: string, name: string, passkey: NewPasskey): Promise<void> {
  await countAttempt(app.db, [{ key: `passkey of ${readerId}`, spanMs: SPAN_MS, max: MAX_BY_NETWORK }], app.clock());
  const challenge = await takenChallenge(app, `add ${readerId}`, passkey.response.clientDataJSON);
  const { verifyNewPasskey } = await import('./verifyPasskey.ts');
  const made = await verifyNewPasskey(passkey, { challenge, ...hereOf(app) }, ALGORITHMS);
  await app.db.transaction(async (tx) => {
    // Of several at once, each waits here, so that the limit holds.
    const [account] = await tx.select({ id: readers.id }).from(readers).where(eq(readers.id, readerId)).for('update');
    if (!account) throw new PasskeyRefused('the account is gone');
    const [number] = await tx.select({ of: count() }).from(readerPasskeys).where(eq(readerPasskeys.userId, readerId));
    if ((number?.of ?? 0) >= MAX_PASSKEYS) throw new TooManyPasskeys();
    const row = { ...made, userId: readerId, rpId: rpIdOf(app), name, createdAt: app.clock() };
    const added = await tx.insert(readerPasskeys).values(row).onConflictDoNothing().returning({ id: readerPasskeys.id });
    if (added.length === 0) throw new PasskeyKnown();
  });
}

/** The account whose passkey has signed. Throws `PasskeyRefused`, and `TooManyAttempts` after too many from a network. */
export async function accountOfPasskey(app: App, sent: PasskeyLogin, client: string | undefined): Promise<string> {
  const { id, response } = sent;
  const now = app.clock();
  const attempt = await countAttempt(app.db, [{ key: `passkey by ${networkOf(client)}`, spanMs: SPAN_MS, max: MAX_BY_NETWORK }], now);
  const challenge = await takenChallenge(app, 'login', response.clientDataJSON);
  const [known] = await app.db
    .select({ passkey: readerPasskeys, account: readers.email })
    .from(readerPasskeys)
    .innerJoin(readers, eq(readers.id, readerPasskeys.userId))
    .where(and(eq(readerPasskeys.id, id), eq(readerPasskeys.rpId, rpIdOf(app))))
    .limit(1);
  if (!known) throw new PasskeyRefused('there is no such passkey');
  const { passkey, account } = known;
  if (response.userHandle && response.userHandle !== handleOf(passkey.userId)) throw new PasskeyRefused('it is of another account');
  const { verifyLogin } = await import('./verifyPasskey.ts');
  const counter = await verifyLogin(sent, { challenge, ...hereOf(app) }, passkey);
  // Of two log-ins with the same count, one finds another count here.
  const used = await app.db
    .update(readerPasskeys)
    .set({ counter, usedAt: now })
    .where(and(eq(readerPasskeys.id, id), eq(readerPasskeys.counter, passkey.counter)))
    .returning({ id: readerPasskeys.id });
  if (used.length === 0) throw new PasskeyRefused('it was used elsewhere at the same time');
  await attempt.succeed();
  return account;
}

/** Removes a passkey of a reader's own; no other reader's. */
export async function removePasskey(db: Database, readerId: string, id: string): Promise<void> {
  await db.delete(readerPasskeys).where(and(eq(readerPasskeys.id, id), eq(readerPasskeys.userId, readerId)));
}

/** The challenge that was signed, used up. Throws `PasskeyRefused`. */
async function takenChallenge(app: App, use: Parameters<typeof takeChallenge>[1], clientDataJSON: string): Promise<string> {
  const { challengeIn } = await import('./verifyPasskey.ts');
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined || !(await takeChallenge(app, use, challenge)))
    throw new PasskeyRefused('the challenge is not ours, over or used');
  return challenge;
}
