import { createHmac, timingSafeEqual } from 'node:crypto';
import { readSecret } from '../../../platform/accounts/secrets.ts';
import type { Database } from '../../../platform/database.ts';

/** What a link in a mail is for; a token of one purpose is worth nothing for another. */
type LinkPurpose = 'confirm' | 'unsubscribe' | 'choices';

type Link = { purpose: LinkPurpose; addressHash: string; until?: Date };

/** What a token says: whose address it is about, that it is too old, or that it was not made here. */
type ReadToken = { addressHash: string } | 'expired' | 'wrong';

const TOKEN = /^([0-9a-f]{64})\.([0-9a-z]{0,10})\.([\w-]{43})$/;

/**
 * The token of a link: the hash of the address, the end of its validity, and an HMAC over both and the purpose. Nothing
 * has to be stored for it, so that every newsletter can have a link that works for years.
 */
export async function makeToken(db: Database, link: Link): Promise<string> {
  return (await tokenMaker(db))(link);
}

/** Makes many tokens after one read of the secret. */
export async function tokenMaker(db: Database): Promise<(link: Link) => string> {
  const secret = await readSecret(db, 'newsletter');
  return ({ purpose, addressHash, until }) => {
    const ends = until === undefined ? '' : Math.floor(until.getTime() / 1000).toString(36);
    return `${addressHash}.${ends}.${sign(secret, purpose, addressHash, ends)}`;
  };
}

/** Checks a token from a link of a purpose. */
export async function readToken(db: Database, purpose: LinkPurpose, token: string, now: Date): Promise<ReadToken> {
  const [, addressHash = '', ends = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (addressHash === '') return 'wrong';
  const expected = sign(await readSecret(db, 'newsletter'), purpose, addressHash, ends);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return 'wrong';
  return ends !== '' && Number.parseInt(ends, 36) * 1000 <= now.getTime() ? 'expired' : { addressHash };
}

const sign = (secret: string, purpose: LinkPurpose, addressHash: string, ends: string): string =>
  createHmac('sha256', secret).update(`${purpose} ${addressHash} ${ends}`).digest('base64url');
