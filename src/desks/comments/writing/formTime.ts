import { createHmac, timingSafeEqual } from 'node:crypto';
import { readSecret } from '../../../platform/accounts/secrets.ts';
import type { Database } from '../../../platform/database.ts';

// The pages with forms are rendered for each request, so that they can say when they were opened; a signature keeps programs from
// inventing a time. (What is cached for everybody cannot have such a time.)

export const TIME_FIELD = 'since';

/** Nobody reads what there is and writes two words in less. */
const MIN_WRITING_MS = 4_000;

const signed = (secret: string, time: string): string => createHmac('sha256', secret).update(time).digest('base64url');

const secretOf = (db: Database): Promise<string> => readSecret(db, 'comment-forms');

/** The value of the field that says when a form was opened. */
export async function formTime(db: Database, openedAt: Date): Promise<string> {
  const time = openedAt.getTime().toString(36);
  return `${time}.${signed(await secretOf(db), time)}`;
}

/** When a form was opened; undefined if its field was not written by us. */
export async function readFormTime(db: Database, field: string): Promise<Date | undefined> {
  const [, time = '', signature = ''] = /^([0-9a-z]{1,11})\.([\w-]{43})$/.exec(field) ?? [];
  const expected = Buffer.from(signed(await secretOf(db), time));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
  return new Date(Number.parseInt(time, 36));
}

/** Whether a form came back sooner than a person can write, or does not say when it was opened. */
export const isTooFast = (openedAt: Date | undefined, now: Date): boolean =>
  openedAt === undefined || now.getTime() - openedAt.getTime() < MIN_WRITING_MS;
