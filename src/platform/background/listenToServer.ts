import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** After the idle time the operating system checks (TCP keep-alive) whether the other end of a connection is still there. */
export const connectionOptions = { keepAlive: true, keepAliveInitialDelayMillis: 10_000, connectionTimeoutMillis: 5_000 };

/** Called when the server ends a connection or the connection breaks. A query that runs on it fails separately. */
export type OnLost = (error: Error) => void;

const RECONNECT_MS = 1_000;
/** On a connection to a frozen machine nothing comes, and the system would notice after minutes: others' changes would be missed. */
const LOOK_EVERY_MS = 20_000;

type Listening = { url: string; channel: string; onMessage: (payload: string) => void; onGap: () => void; onLost: OnLost };

/**
 * Listens on a dedicated connection. If that is lost, or its server no longer answers on it, reconnects as soon as the server is available
 * again. Throws if the first connection fails.
 */
export async function listenToServer({ url, channel, onMessage, onGap, onLost }: Listening): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const connect = async (): Promise<{ client: pg.Client; ended: Promise<void> }> => {
    const client = new pg.Client({
      ...connectionOptions,
      connectionString: url,
      query_timeout: connectionOptions.connectionTimeoutMillis,
      application_name: 'newspaper-listen',
    });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('notification', (message) => onMessage(message.payload ?? ''));
    client.on('error', onLost);
    await client.connect();
    try {
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    const look = setInterval(() => {
      client.query('select 1').catch((error: Error) => {
        onLost(error);
        return client.end();
      });
    }, LOOK_EVERY_MS).unref();
    client.once('end', () => clearInterval(look));
    return { client, ended };
  };
  const reconnect = async (): Promise<typeof current | undefined> => {
    while (!stopping.signal.aborted) {
      try {
        return await connect();
      } catch {
        // The server is not available yet.
        await wait(RECONNECT_MS, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
      }
    }
    return undefined;
  };
  let current = await connect();
  const keepListening = async (): Promise<void> => {
    for (;;) {
      await current.ended;
      const next = await reconnect();
      if (!next || stopping.signal.aborted) return next?.client.end();
      current = next;
      // Called after listening again: everything that changed in the gap is committed by now.
      onGap();
    }
  };
  const kept = keepListening();
  return async () => {
    stopping.abort();
    await current.client.end();
    await kept;
  };
}
