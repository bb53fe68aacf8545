import { hash } from 'node:crypto';
import { type Counter, countAttempt, readAttempts, sendingCounters } from '../../../platform/accounts/attempts.ts';
import { networkOf } from '../../../platform/clientAddress.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { rateLimit } from '../../../platform/rateLimit.ts';

/** Requests per network in this process, for forms and calls together: also those with errors, which cost a rendering. */
export const commentRequestLimit = rateLimit({ max: 120, spanMs: milliseconds('10m') });

const HOUR_MS = milliseconds('1h');
/** A mobile operator puts many readers behind one address. */
const MAX_OF_NETWORK = 60;
const MAX_OF_READER = 20;
/** Bounds what a flood from many networks can fill the queue and the disk with. */
const MAX_OF_ALL = 3_000;
/** More than a person usually writes in an hour: it is taken, and held. */
const USUAL_OF_NETWORK = 30;
const USUAL_OF_READER = 6;

type From = { client: string | undefined; readerId: string | undefined };

/** The key of a reader is a hash, because accounts are erased. */
const ofReader = (what: string, readerId: string, max: number): Counter => ({
  key: `${what} of ${hash('sha256', readerId, 'base64url')}`,
  spanMs: HOUR_MS,
  max,
});
const ofNetwork = (what: string, client: string | undefined, max: number): Counter => ({
  key: `${what} by ${networkOf(client)}`,
  spanMs: HOUR_MS,
  max,
});
const ofEverybody = (what: string, client: string | undefined): Counter[] =>
  sendingCounters({ what, client, spanMs: HOUR_MS, ofNetwork: MAX_OF_NETWORK, ofAll: MAX_OF_ALL });

/**
 * Counts a comment or letter over all processes. Returns whether reader and network have written unusually much. Throws `TooManyAttempts`
 * beyond what is taken at all.
 */
export async function countComment(db: Database, { client, readerId }: From, now: Date): Promise<boolean> {
  const network = ofNetwork('comment', client, MAX_OF_NETWORK);
  const reader = readerId === undefined ? undefined : ofReader('comment', readerId, MAX_OF_READER);
  await countAttempt(db, [...(reader ? [reader] : []), ...ofEverybody('comment', client)], now);
  const isOften = reader !== undefined && (await readAttempts(db, reader, now)) > USUAL_OF_READER;
  return isOften || (await readAttempts(db, network, now)) > USUAL_OF_NETWORK;
}

/** Counts a report. Throws `TooManyAttempts`. */
export async function countReport(db: Database, { client, readerId }: { client: string | undefined; readerId: string }, now: Date) {
  await countAttempt(db, [ofReader('comment report', readerId, 20), ofNetwork('comment report', client, MAX_OF_NETWORK)], now);
}

/** Counts a comment that is kept while its reader logs in. Throws `TooManyAttempts`. */
export async function countDraft(db: Database, client: string | undefined, now: Date): Promise<void> {
  await countAttempt(db, ofEverybody('comment draft', client), now);
}
