import { createHmac, timingSafeEqual } from 'node:crypto';
import { readSecret } from '../accounts/secrets.ts';
import type { Database } from '../database.ts';
import { addressHash } from './addressHash.ts';

/**
 * Addresses to which mails come back, one for each mail (VERP): `bounces+<mailing>.<hash>.<signature>@domain`. They are as long as the 64
 * octets of RFC 5321 (4.5.3.1.1) allow, in lower case and digits only, since some servers change the case.
 */
const HASH_LETTERS = 16;
const SIGNATURE_LETTERS = 16;

const TOKEN = `([0-9a-z]{1,6})\\.([0-9a-f]{${HASH_LETTERS}})\\.([0-9a-f]{${SIGNATURE_LETTERS}})`;

/** What a return address names: the mailing (0 for a mail that is of none), and the begin of the hash of the recipient's address. */
export type Returned = { mailing: number; hashBegin: string };

/** Makes the return addresses of mails after one read of the secret. `bounceAddress` is the mailbox that gets them all. */
export async function returnPathMaker(db: Database, bounceAddress: string): Promise<(to: string, mailing: number) => string> {
  const secret = await readSecret(db, 'mail-returns');
  const [name, domain] = bounceAddress.split('@');
  return (to, mailing) => {
    const named = `${mailing.toString(36)}.${addressHash(to.trim().toLowerCase()).slice(0, HASH_LETTERS)}`;
    return `${name}+${named}.${sign(secret, named)}@${domain}`;
  };
}

/** Finds the return addresses of this site in any text, each once; those whose signature is wrong are left out. */
export async function findReturned(db: Database, bounceAddress: string, text: string): Promise<Returned[]> {
  const secret = await readSecret(db, 'mail-returns');
  const name = bounceAddress.split('@')[0]?.replace(/[^\w]/g, '\\$&') ?? '';
  const found = new Map<string, Returned>();
  for (const [, mailing = '', hashBegin = '', signature = ''] of text.matchAll(new RegExp(`${name}\\+${TOKEN}(?![0-9a-z])`, 'gi'))) {
    const named = `${mailing}.${hashBegin}`.toLowerCase();
    if (!timingSafeEqual(Buffer.from(sign(secret, named)), Buffer.from(signature.toLowerCase()))) continue;
    found.set(named, { mailing: Number.parseInt(mailing, 36), hashBegin: hashBegin.toLowerCase() });
  }
  return [...found.values()];
}

const sign = (secret: string, named: string): string =>
  createHmac('sha256', secret).update(named).digest('hex').slice(0, SIGNATURE_LETTERS);
