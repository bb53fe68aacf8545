import { createHmac, timingSafeEqual } from 'node:crypto';
import { readSecret } from '../../../platform/accounts/secrets.ts';
import type { Database } from '../../../platform/database.ts';
import { type CommentKind, commentKinds } from '../moderation/commentStates.ts';

/** Where a reader stops the mails; the address carries a `token`. */
export const STOP_PATH = '/comment-mails/stop';

/** Whose mails a link stops, and about what. */
type Stopped = { readerId: string; kind: CommentKind };

const sign = async (db: Database, { readerId, kind }: Stopped): Promise<string> =>
  createHmac('sha256', await readSecret(db, 'comment-mails'))
    .update(`stop ${kind} ${readerId}`)
    .digest('base64url');

/** The token of the link in a mail. It never expires: it must work in old mails too. */
export const makeStopToken = async (db: Database, stopped: Stopped): Promise<string> =>
  `${stopped.kind}.${stopped.readerId}.${await sign(db, stopped)}`;

/** What a token says; undefined if it was not made here. */
export async function readStopToken(db: Database, token: string): Promise<Stopped | undefined> {
  const [, sentKind = '', readerId = '', signature = ''] = /^([a-z]{1,20})\.([\w-]{1,64})\.([\w-]{43})$/.exec(token) ?? [];
  const kind = commentKinds.find((one) => one === sentKind);
  if (!kind) return undefined;
  const stopped = { readerId, kind };
  return timingSafeEqual(Buffer.from(signature), Buffer.from(await sign(db, stopped))) ? stopped : undefined;
}
