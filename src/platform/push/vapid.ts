import { generateKeyPairSync } from 'node:crypto';
import { importJWK, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { siteConfig } from '../../../site.config.ts';
import { readSecret } from '../accounts/secrets.ts';
import { type Clock, milliseconds } from '../clock.ts';
import type { Database } from '../database.ts';
import { parseJson } from '../parseJson.ts';
import type { Settings } from '../settings.ts';

const jwkSchema = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string(), d: z.string() });
type Jwk = z.infer<typeof jwkSchema>;

/** RFC 8292 allows a day; push services want less than that by their own clock. */
const VALID_MS = milliseconds('12h');
/** A token is used until an hour before its end. */
const USED_MS = milliseconds('11h');
const MAX_AUDIENCES = 200;

const makeKeys = (): string => JSON.stringify(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }));

/** The site's key pair for push services, made at the first start. */
async function readKeys(db: Database): Promise<Jwk> {
  return jwkSchema.parse(parseJson(await readSecret(db, 'vapid', makeKeys)));
}

const publicKeyOf = ({ x, y }: Jwk): string =>
  Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url');

/** The public key with which browsers subscribe: an uncompressed point, base64url. */
export const readPublicKey = async (db: Database): Promise<string> => publicKeyOf(await readKeys(db));

/** Gives the `Authorization` header for the push service of an endpoint (RFC 8292). A signature is used for all messages to a service. */
type Authorize = (endpoint: string) => Promise<string>;

export async function openAuthorize({ db, settings, clock }: { db: Database; settings: Settings; clock: Clock }): Promise<Authorize> {
  const jwk = await readKeys(db);
  const key = await importJWK(jwk, 'ES256');
  const publicKey = publicKeyOf(jwk);
  const headers = new LRUCache<string, { header: Promise<string>; until: number }>({ max: MAX_AUDIENCES });
  const sign = async (audience: string, now: number): Promise<string> => {
    const token = await new SignJWT({})
      .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
      .setAudience(audience)
      .setExpirationTime(new Date(now + VALID_MS))
      .setSubject(settings.pushContact ?? `mailto:${siteConfig.email}`)
      .sign(key);
    return `vapid t=${token}, k=${publicKey}`;
  };
  return (endpoint) => {
    const audience = new URL(endpoint).origin;
    const now = clock().getTime();
    const known = headers.get(audience);
    if (known && known.until > now) return known.header;
    const header = sign(audience, now);
    headers.set(audience, { header, until: now + USED_MS });
    return header;
  };
}
