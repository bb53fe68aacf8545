import { createHash, timingSafeEqual } from 'node:crypto';
import type { App } from '../../../site/app.ts';
import { ApiError } from '../../../site/calls/call.ts';

export const NOT_TAKEN = 'Bounces are not taken here';

/** Throws `ApiError` unless a request has the key for bounces: 404 where the site has none, 401 for another key. */
export function checkBounceKey({ settings: { bounceKey }, log }: App, header: (name: string) => string | undefined): void {
  if (bounceKey === undefined) {
    log.warn('A report of bounces is refused: BOUNCE_KEY is not set');
    throw new ApiError(404, NOT_TAKEN);
  }
  if (!isSame(header('authorization') ?? '', `Bearer ${bounceKey}`)) throw new ApiError(401, 'The bearer token is not the right one');
}

/** Compares in the same time wherever the texts differ. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
