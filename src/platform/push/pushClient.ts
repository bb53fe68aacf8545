import { Agent, request } from 'undici';
import { guardedLookup } from '../outside/guardedLookup.ts';
import { retryAfterMs } from '../outside/retryAfter.ts';
import { allowsAddress, isPushEndpoint } from './browserToken.ts';

const CONNECT_MS = 5_000;
const ANSWER_MS = 10_000;
/** Connections to one push service. */
export const CONNECTIONS_PER_ORIGIN = 64;

type Request = { endpoint: string; body: Buffer; authorization: string; ttlSeconds: number; urgency: string; topic: string };

/**
 * The answer of a push service: it has the message; the subscription is gone; the service wants a pause; it cannot be reached, or has
 * trouble, which may pass; the message is too large; or it refuses for another reason.
 */
export type PushAnswer =
  | { outcome: 'accepted' | 'gone' | 'tooLarge' }
  | { outcome: 'slower'; waitMs: number | undefined }
  | { outcome: 'unreachable' | 'trouble' | 'refused'; reason: string };

type PushClient = { send: (request: Request) => Promise<PushAnswer>; close: () => Promise<void> };

/** Sends messages to push services (RFC 8030), over connections that are kept. It follows no redirects. */
export function openPushClient(origins: readonly string[], now: () => number): PushClient {
  const agent = new Agent({
    allowH2: false,
    connect: { lookup: guardedLookup({ allows: allowsAddress(origins) }), timeout: CONNECT_MS },
    connections: CONNECTIONS_PER_ORIGIN,
    headersTimeout: ANSWER_MS,
    bodyTimeout: ANSWER_MS,
    keepAliveTimeout: 30_000,
  });
  return {
    send: async ({ endpoint, body, authorization, ttlSeconds, urgency, topic }) => {
      // The setting may have changed since the endpoint was stored.
      if (!isPushEndpoint(endpoint, origins)) return { outcome: 'refused', reason: 'an endpoint that is not connected to' };
      try {
        const answer = await request(endpoint, {
          dispatcher: agent,
          method: 'POST',
          headers: {
            authorization,
            'content-type': 'application/octet-stream',
            'content-encoding': 'aes128gcm',
            ttl: String(ttlSeconds),
            urgency,
            topic,
          },
          body,
          signal: AbortSignal.timeout(ANSWER_MS),
        });
        await answer.body.dump();
        return answerOf(answer.statusCode, answer.headers['retry-after'], now());
      } catch (error) {
        return { outcome: 'unreachable', reason: error instanceof Error ? error.message : String(error) };
      }
    },
    close: () => agent.close(),
  };
}

function answerOf(status: number, retryAfter: string | string[] | undefined, now: number): PushAnswer {
  if (status >= 200 && status < 300) return { outcome: 'accepted' };
  if (status === 404 || status === 410) return { outcome: 'gone' };
  if (status === 413) return { outcome: 'tooLarge' };
  if (status === 429 || status === 503) return { outcome: 'slower', waitMs: retryAfterMs(retryAfter, now) };
  return { outcome: status >= 500 ? 'trouble' : 'refused', reason: `the push service answers ${status}` };
}
