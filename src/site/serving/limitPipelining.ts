import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Browsers and proxies wait for each answer; some programs send a few requests ahead. */
const MAX_UNANSWERED = 16;

/**
 * Ends a connection on which more requests have been sent ahead (pipelining) than may wait for their answers. Node reads all that come in one
 * piece, 2,400 in 64 KB, and starts each at once: two hundred connections of a client that reads nothing would take all memory.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const unansweredOf = new WeakMap<Socket, ServerResponse[]>();
  return (request, response) => {
    const { socket } = request;
    const unanswered = unansweredOf.get(socket)?.filter((one) => !one.writableFinished) ?? [];
    if (unanswered.length >= MAX_UNANSWERED) socket.destroy();
    // The rest of the piece still comes.
    if (socket.destroyed) return;
    unanswered.push(response);
    unansweredOf.set(socket, unanswered);
    listener(request, response);
  };
}
