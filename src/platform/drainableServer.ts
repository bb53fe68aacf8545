import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** So long a client that asks without a pause is told that its connection ends, before idle ones are ended: what it sends meanwhile is not lost. */
const NOTICE_MS = 200;
/** A connection on which all is answered is ended this soon while the server drains. */
const LOOK_EVERY_MS = 50;

/**
 * Lets an HTTP server be ended without hanging on its connections. Call it before the server listens. The function it gives says
 * `Connection: close` in every answer from then on, a moment later takes no new connections and ends idle ones, and after `mostMs` cuts
 * what is still under way. It resolves when the last connection has ended.
 */
export function drainableServer(server: Server): (mostMs: number) => Promise<void> {
  /** The newest answer on each open connection; none while nothing was asked on it. */
  const connections = new Map<Socket, ServerResponse | undefined>();
  let draining = false;
  server.on('connection', (socket) => {
    connections.set(socket, undefined);
    socket.once('close', () => connections.delete(socket));
  });
  server.prependListener('request', ({ socket }, response) => {
    if (draining) response.shouldKeepAlive = false;
    if (connections.has(socket)) connections.set(socket, response);
  });
  return async (mostMs) => {
    draining = true;
    const cut = setTimeout(() => server.closeAllConnections(), mostMs);
    for (const response of connections.values()) if (response) response.shouldKeepAlive = false;
    await wait(Math.min(NOTICE_MS, mostMs));
    const closed = once(server, 'close');
    server.close();
    const look = setInterval(() => server.closeIdleConnections(), LOOK_EVERY_MS);
    // Browsers open connections ahead of what they ask; Node counts those among the busy ones.
    for (const [socket, response] of connections) if (!response && socket.bytesRead === 0) socket.destroy();
    await closed;
    clearInterval(look);
    clearTimeout(cut);
  };
}
