import { rateLimit } from '../../../platform/rateLimit.ts';

/** Subscriptions by one network, by form and call together: room for all who share an address, none for filling the list by machine. */
export const subscribeLimit = rateLimit({ max: 100, spanMs: 10 * 60_000 });
