import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createClient } from '@redis/client';
import { z } from 'zod';
import { CHANGES_CHANNEL } from './change.ts';
import type { Log } from './log.ts';

const CONNECT_MS = 5_000;
const MAX_WAIT_MS = 5_000;

const notice = z.object({ from: z.string(), tags: z.array(z.string()) });

/** What processes tell each other of changes by. */
export type ChangesBus = { tell: (tags: readonly string[]) => void; close: () => Promise<void> };

/**
 * Tells other processes what has changed, over a Redis that all of them reach: where many processes share a database behind a pool that
 * passes no notifications on, and as the fan-out of what is live. While it cannot be reached the paper goes on, each process by its own
 * changes and by the times that its copies may be shown; `onGap` is called when it is reached again.
 */
export async function openRedisBus(
  url: string,
  { onTags, onGap, log }: { onTags: (tags: string[]) => void; onGap: () => void; log: Log },
): Promise<ChangesBus> {
  const self = randomUUID();
  const options = {
    url,
    RESP: 2 as const,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_MS, reconnectStrategy: (tries: number) => Math.min(100 * 2 ** tries, MAX_WAIT_MS) },
  };
  const speaker = createClient(options);
  const hearer = createClient(options);
  for (const client of [speaker, hearer])
    client.on('error', (error: unknown) => log.warn({ error: String(error) }, 'Redis is out of reach'));
  const hear = (message: string) => {
    const parsed = notice.safeParse(readJson(message));
    if (!parsed.success) log.warn({ notice: message.slice(0, 200) }, 'a notice of changes was not understood');
    else if (parsed.data.from !== self) onTags(parsed.data.tags);
  };
  const heard = new Promise<void>((resolve) => {
    let isHeard = false;
    hearer.on('ready', () => {
      // What was subscribed to once is subscribed to again by the client itself.
      if (isHeard) return onGap();
      isHeard = true;
      hearer.subscribe(CHANGES_CHANNEL, hear).then(resolve, (error: unknown) => {
        isHeard = false;
        log.warn({ error: String(error) }, 'Redis does not tell of changes');
      });
    });
  });
  // Both go on trying until they are closed, and say so in the log.
  for (const client of [speaker, hearer]) client.connect().catch((error: unknown) => log.warn({ error: String(error) }, 'Redis is closed'));
  await Promise.race([heard, setTimeout(CONNECT_MS, undefined, { ref: false })]);
  return {
    tell: (tags) => {
      speaker.publish(CHANGES_CHANNEL, JSON.stringify({ from: self, tags })).catch((error: unknown) => {
        log.warn({ error: String(error), tags }, 'other processes could not be told of a change');
      });
    },
    close: async () => {
      hearer.destroy();
      speaker.destroy();
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
