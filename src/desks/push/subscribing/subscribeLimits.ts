import { type Counter, sendingCounters } from '../../../platform/accounts/attempts.ts';
import { milliseconds } from '../../../platform/clock.ts';
import { rateLimit } from '../../../platform/rateLimit.ts';

/** Requests per network in this process, for all calls about tokens together: a mobile operator puts many readers behind one address. */
export const pushRequestLimit = rateLimit({ max: 600, spanMs: milliseconds('10m') });

const HOUR_MS = milliseconds('1h');

/** New browsers, counted over all processes. */
export const newBrowserCounters = (client: string | undefined): Counter[] =>
  sendingCounters({ what: 'push', client, spanMs: HOUR_MS, ofNetwork: 200, ofAll: 20_000 });
