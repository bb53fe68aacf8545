import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** Before idle connections are closed, busy clients have this long to see `Connection: close`, so that no request in transit is lost. */
const NOTICE_MS = 200;
/** While the server drains, connections without an open request are closed at this interval. */
const LOOK_EVERY_MS = 50;

/**
 * Lets an HTTP server be closed without waiting for its connections. Call it before the server listens. The returned function sends
 * `Connection: close` with every response from then on, soon after that accepts no new connections and closes idle ones, and after `mostMs`
 * closes the remaining ones. It resolves when the last connection has closed.
 */
export function drainableServer(server: Server): (mostMs: number) => Promise<void> {
  /** The latest response of each open connection; undefined before the first request. */
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
    // Browsers open connections before they need them; Node counts these as busy.
    for (const [socket, response] of connections) if (!response && socket.bytesRead === 0) socket.destroy();
    await closed;
    clearInterval(look);
    clearTimeout(cut);
  };
}
