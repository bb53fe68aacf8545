import { hash } from 'node:crypto';
import { z } from '@hono/zod-openapi';
import { isPublicAddress, literalAddress } from '../outside/guardedLookup.ts';
import { parseJson } from '../parseJson.ts';

/** The longest endpoints in use have some 500 characters. */
const MAX_ENDPOINT = 1_000;
const MAX_TOKEN = 2_000;
const MAX_NAME = 60;
/** RFC 8291, section 3.1: an uncompressed point on the curve P-256, and 16 bytes. */
const KEY_BYTES = 65;
const SECRET_BYTES = 16;

const base64url = (bytes: number) =>
  z
    .string()
    .max(200)
    .regex(/^[\w-]+={0,2}$/)
    .transform((text) => Buffer.from(text, 'base64url'))
    .refine((value) => value.length === bytes, { error: `must be ${bytes} bytes in base64url` });

/** A `PushSubscription` as browsers write it. */
const pushSubscription = z.object({
  endpoint: z.string().max(MAX_ENDPOINT),
  keys: z.object({
    p256dh: base64url(KEY_BYTES).refine((key) => key[0] === 4, { error: 'must be an uncompressed point' }),
    auth: base64url(SECRET_BYTES),
  }),
});

/** What the site sends messages to. Keys are base64url without padding. */
export type BrowserToken = { endpoint: string; p256dh: string; auth: string };

/**
 * The token of a browser: its `PushSubscription` as JSON. Whether its endpoint may be connected to is another question
 * (`isPushEndpoint`).
 */
export const browserToken = z
  .string()
  .max(MAX_TOKEN)
  .transform((text, context): BrowserToken => {
    const parsed = pushSubscription.safeParse(readJson(text));
    if (parsed.success) {
      const { endpoint, keys } = parsed.data;
      return { endpoint, p256dh: keys.p256dh.toString('base64url'), auth: keys.auth.toString('base64url') };
    }
    context.addIssue({ code: 'custom', message: 'is not a PushSubscription as JSON: endpoint, keys.p256dh, keys.auth' });
    return z.NEVER;
  })
  .openapi({ type: 'string', description: 'The PushSubscription as JSON', maxLength: MAX_TOKEN });

export const browserName = z.string().trim().min(1).max(MAX_NAME).openapi({ example: 'Chrome' });

function readJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/**
 * Whether messages may be sent to an endpoint: an https address of a named, public host at the usual port, or any of the origins in the
 * setting `PUSH_ORIGINS`. What the name leads to is checked on connecting.
 */
export function isPushEndpoint(endpoint: string, origins: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const url = new URL(endpoint);
  if (url.username || url.password) return false;
  if (origins.includes(url.origin)) return true;
  if (url.protocol !== 'https:' || url.port !== '') return false;
  const literal = literalAddress(url);
  // A browser's push service has a name; a public address without one is nobody's push service.
  return literal === undefined
    ? /\.[a-z]/i.test(url.hostname) && !/\.(local|localhost|internal|test|invalid)\.?$/i.test(url.hostname)
    : false;
}

/** The addresses behind a name that may be connected to. */
export const allowsAddress =
  (origins: readonly string[]) =>
  (address: string, name: string): boolean =>
    isPublicAddress(address) || origins.some((origin) => new URL(origin).hostname === name);

/** Endpoints are found by their hash. */
export const endpointHash = (endpoint: string): string => hash('sha256', endpoint, 'base64url');
