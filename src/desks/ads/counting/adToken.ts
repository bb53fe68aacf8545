import { createHmac, timingSafeEqual } from 'node:crypto';
import { milliseconds } from '../../../platform/clock.ts';

/** The name of the secret that signs (`readSecret`). */
export const AD_SECRET = 'ads';

const HOUR_MS = milliseconds('1h');
/** A page may stay open for a while before its advertisement is pressed. */
const COUNTED_HOURS = 12;
const TOKEN = /^([1-9]\d{0,9})\.([0-9a-z]{1,8})\.([\w-]{22})$/;

const signature = (secret: string, content: string): string =>
  createHmac('sha256', secret).update(`ad ${content}`).digest('base64url').slice(0, 22);

/** Names a creative that was sent to a page, signed, with the hour: only what was sent is counted, and only for some hours. */
export function adToken(secret: string, creativeId: number, now: Date): string {
  const content = `${creativeId}.${Math.floor(now.getTime() / HOUR_MS).toString(36)}`;
  return `${content}.${signature(secret, content)}`;
}

/** The creative of a token, and whether it is recent enough to be counted; undefined if the token was not made here. */
export function readAdToken(secret: string, token: string, now: Date): { creativeId: number; isRecent: boolean } | undefined {
  const [, id = '', hour = '', its = ''] = TOKEN.exec(token) ?? [];
  const right = signature(secret, `${id}.${hour}`);
  if (its.length !== right.length || !timingSafeEqual(Buffer.from(its), Buffer.from(right))) return undefined;
  const age = Math.floor(now.getTime() / HOUR_MS) - Number.parseInt(hour, 36);
  return { creativeId: Number(id), isRecent: age >= 0 && age <= COUNTED_HOURS };
}
