import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { z } from 'zod';
import { CHANGES_CHANNEL } from './change.ts';
import type { Log } from './log.ts';

const CONNECT_MS = 5_000;
const MAX_WAIT_MS = 5_000;
/** A Redis that has not even answered a PING for so long is frozen, or the network to it is cut. */
const SILENT_MS = 30_000;

/** Without tags: the sender could not tell of some of its changes. */
const notice = z.object({ from: z.string(), tags: z.array(z.string()).optional() });

/** The bus by which processes notify each other of changes. */
export type ChangesBus = { publish: (tags: readonly string[]) => void; close: () => Promise<void> };

/**
 * Notifies other processes of changes over a shared Redis: for installations where many processes share a database behind a pool that does
 * not forward notifications, and for live updates. While Redis is not reachable, each process continues with its own changes and the cache
 * lifetimes; `onGap` is called when it is reachable again, also when another process could not reach it.
 */
export async function openRedisBus(
  url: string,
  { onTags, onGap, log, silentMs = SILENT_MS }: { onTags: (tags: string[]) => void; onGap: () => void; log: Log; silentMs?: number },
): Promise<ChangesBus> {
  const self = randomUUID();
  const options = {
    url,
    RESP: 2 as const,
    disableOfflineQueue: true,
    pingInterval: silentMs / 3,
    socket: {
      connectTimeout: CONNECT_MS,
      socketTimeout: silentMs,
      reconnectStrategy: (tries: number) => Math.min(100 * 2 ** tries, MAX_WAIT_MS),
    },
  };
  const publisher = createClient(options);
  const subscriber = createClient(options);
  for (const client of [publisher, subscriber]) {
    // Each attempt to reach it again fails with an error of its own.
    let isLost = false;
    client.on('error', (error: unknown) => {
      if (!isLost) log.warn({ error }, 'Redis is out of reach');
      isLost = true;
    });
    client.on('ready', () => {
      if (isLost) log.warn('Redis is there again');
      isLost = false;
    });
  }
  const onMessage = (message: string) => {
    const parsed = notice.safeParse(readJson(message));
    if (!parsed.success) log.warn({ notice: message.slice(0, 200) }, 'a notice of changes was not understood');
    else if (parsed.data.from === self) return;
    else if (parsed.data.tags) onTags(parsed.data.tags);
    else onGap();
  };
  let hasUntold = false;
  const publish = (tags?: readonly string[]) => {
    publisher.publish(CHANGES_CHANNEL, JSON.stringify({ from: self, tags })).catch((error: unknown) => {
      if (!hasUntold) log.warn({ error, tags }, 'other processes could not be told of a change, and are told once Redis is there again');
      hasUntold = true;
    });
  };
  // Others may have reached it before this process, so that their own gap was over when this one's changes were lost.
  publisher.on('ready', () => {
    if (!hasUntold) return;
    hasUntold = false;
    publish();
  });
  const subscribed = new Promise<void>((resolve) => {
    let isSubscribed = false;
    subscriber.on('ready', () => {
      // The client renews its subscriptions itself after a reconnect.
      if (isSubscribed) return onGap();
      isSubscribed = true;
      subscriber.subscribe(CHANGES_CHANNEL, onMessage).then(resolve, (error: unknown) => {
        isSubscribed = false;
        log.warn({ error }, 'Redis does not tell of changes');
      });
    });
  });
  // Both clients retry until they are closed, and log failures.
  for (const client of [publisher, subscriber]) client.connect().catch((error: unknown) => log.warn({ error }, 'Redis is closed'));
  await Promise.race([subscribed, setTimeout(CONNECT_MS, undefined, { ref: false })]);
  return {
    publish,
    close: async () => {
      subscriber.destroy();
      publisher.destroy();
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
