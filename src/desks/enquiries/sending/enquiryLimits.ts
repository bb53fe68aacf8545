import { type Counter, sendingCounters } from '../../../platform/accounts/attempts.ts';
import { milliseconds } from '../../../platform/clock.ts';
import { rateLimit } from '../../../platform/rateLimit.ts';

/** Requests per network in this process, for forms and calls together: also those with errors, which cost a rendering. */
export const requestLimit = rateLimit({ max: 60, spanMs: milliseconds('10m') });

const HOUR_MS = milliseconds('1h');
/** A mobile operator puts many readers behind one address. */
const MAX_OF_NETWORK = 40;
/** Bounds what a flood from many networks can fill the inbox and the disk with. */
const MAX_OF_ALL = 600;

/** What is stored, counted over all processes. */
export const enquiryCounters = (client: string | undefined): Counter[] =>
  sendingCounters({ what: 'enquiry', client, spanMs: HOUR_MS, ofNetwork: MAX_OF_NETWORK, ofAll: MAX_OF_ALL });
