import { type Counter, sendingCounters } from '../../../platform/accounts/attempts.ts';
import { milliseconds } from '../../../platform/clock.ts';
import { addressHash } from '../../../platform/messages/addressHash.ts';
import { rateLimit } from '../../../platform/rateLimit.ts';

/** Requests per network in this process, for the form and the call together. */
export const grievanceRequestLimit = rateLimit({ max: 60, spanMs: milliseconds('10m') });

const HOUR_MS = milliseconds('1h');
/** A mobile operator puts many readers behind one address. */
const MAX_OF_NETWORK = 20;
/** Bounds how many strangers a flood from many networks can send mail to. */
const MAX_OF_ALL = 300;
/** Each grievance sends a mail to an address that anybody may have typed. */
const MAX_OF_ADDRESS_A_DAY = 5;

/** What is stored, counted over all processes. The key of an address is a hash, because addresses are erased. */
export const grievanceCounters = (client: string | undefined, email: string): Counter[] => [
  ...sendingCounters({ what: 'grievance', client, spanMs: HOUR_MS, ofNetwork: MAX_OF_NETWORK, ofAll: MAX_OF_ALL }),
  {
    key: `grievance to ${addressHash(email)}`,
    spanMs: milliseconds('1d'),
    max: MAX_OF_ADDRESS_A_DAY,
  },
];
