import PQueue from 'p-queue';
import { type Clock, elapsedMs } from '../clock.ts';
import type { Database } from '../database.ts';
import type { Settings } from '../settings.ts';
import type { BrowserToken } from './browserToken.ts';
import { encryptMessage } from './encryptMessage.ts';
import { OriginPauses } from './originPauses.ts';
import { CONNECTIONS_PER_ORIGIN, openPushClient, type PushAnswer } from './pushClient.ts';
import { openAuthorize } from './vapid.ts';

type Message = { payload: Buffer; ttlSeconds: number; urgency: string; topic: string };

/** What sends messages in this process: connections, signatures, and the pauses that push services want. */
export type PushSender = {
  pauses: OriginPauses;
  /** The queue of a push service, as long as its connections: one that is slow holds up no other. */
  queueOf: (origin: string) => PQueue;
  /** Encrypts and sends one message. Never rejects. */
  send: (target: BrowserToken, message: Message) => Promise<PushAnswer>;
  close: () => Promise<void>;
};

type Site = { db: Database; settings: Settings; clock: Clock };

/** A sender that is opened when it is first wanted; after a failure, when it is wanted again. */
export function pushSenderOnDemand(app: Site): { open: () => Promise<PushSender>; close: () => Promise<void> } {
  let opened: Promise<PushSender> | undefined;
  return {
    open: () => {
      opened ??= openPushSender(app).catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      return opened;
    },
    close: async () => (await opened)?.close(),
  };
}

/** Opens connections to push services. Makes the VAPID keys if there are none yet. */
export async function openPushSender(app: Site): Promise<PushSender> {
  const now = () => app.clock().getTime();
  const authorize = await openAuthorize(app);
  const client = openPushClient(app.settings.pushOrigins, now);
  const queues = new Map<string, PQueue>();
  const queueOf = (origin: string): PQueue => {
    const known = queues.get(origin);
    if (known) return known;
    const queue = new PQueue({ concurrency: CONNECTIONS_PER_ORIGIN });
    queues.set(origin, queue);
    queue.addEventListener('idle', () => queues.delete(origin));
    return queue;
  };
  const send: PushSender['send'] = async (target, { payload, ...message }) => {
    let body: Buffer;
    try {
      body = encryptMessage(payload, target);
    } catch {
      return { outcome: 'refused', reason: 'a key that is no point on the curve' };
    }
    return client.send({ endpoint: target.endpoint, body, authorization: await authorize(target.endpoint), ...message });
  };
  return { pauses: new OriginPauses(() => elapsedMs(app.clock)), queueOf, send, close: client.close };
}
