import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { countAttempt, TooManyAttempts } from '../../../platform/accounts/attempts.ts';
import { readSecret } from '../../../platform/accounts/secrets.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { App } from '../../../site/app.ts';

/** What a challenge is for: logging in, or adding a passkey to the account of the reader with this id. */
export type ChallengeUse = 'login' | `add ${string}`;

const RANDOM_BYTES = 16;
const TIME_BYTES = 6;
const MAC_BYTES = 32;
export const CHALLENGE_MS = milliseconds('10m');

/** Counted for longer than a challenge lasts, so that none can be used again. */
const COUNTED_MS = milliseconds('1d');

/**
 * A challenge for a passkey, in base64url: random bytes and its end, signed together with its use. Nothing is stored for it until it is
 * used, so that asking for challenges fills no table.
 */
export async function makeChallenge(app: App, use: ChallengeUse): Promise<string> {
  const end = Buffer.alloc(TIME_BYTES);
  end.writeUIntBE(app.clock().getTime() + CHALLENGE_MS, 0, TIME_BYTES);
  const body = Buffer.concat([randomBytes(RANDOM_BYTES), end]);
  return Buffer.concat([body, await macOf(app, use, body)]).toString('base64url');
}

/** Whether a challenge is one of ours for this use and still lasts. It counts once, in all processes, whatever comes of it. */
export async function takeChallenge(app: App, use: ChallengeUse, challenge: string): Promise<boolean> {
  const bytes = Buffer.from(challenge, 'base64url');
  if (bytes.length !== RANDOM_BYTES + TIME_BYTES + MAC_BYTES) return false;
  const body = bytes.subarray(0, RANDOM_BYTES + TIME_BYTES);
  if (!timingSafeEqual(bytes.subarray(body.length), await macOf(app, use, body))) return false;
  const now = app.clock();
  if (body.readUIntBE(RANDOM_BYTES, TIME_BYTES) <= now.getTime()) return false;
  try {
    await countAttempt(app.db, [{ key: `challenge ${body.toString('base64url')}`, spanMs: COUNTED_MS, max: 1 }], now);
    return true;
  } catch (error) {
    if (error instanceof TooManyAttempts) return false;
    throw error;
  }
}

const macOf = async (app: App, use: ChallengeUse, body: Buffer): Promise<Buffer> =>
  createHmac('sha256', await readSecret(app.db, 'reader-passkeys'))
    .update(`${use}\n`)
    .update(body)
    .digest();
