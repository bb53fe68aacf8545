import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** As long as Node waits for the headers of a request. */
const LOOK_EVERY_MS = 60_000;
/** Less than one packet of a network. */
const MIN_BYTES = 1024;

/**
 * Ends requests whose body hardly comes (408). Uploads may take half an hour: with a byte now and then, whoever opens many connections would
 * hold each so long, and the few places in which forms with files are read.
 */
export function endSlowBodies(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (!request.complete && (request.headers['content-length'] ?? request.headers['transfer-encoding']) !== undefined)
      watch(request, response);
    listener(request, response);
  };
}

function watch(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  let before = socket.bytesRead;
  const look = setInterval(() => {
    const came = socket.bytesRead - before;
    before += came;
    // What lies here unread is waiting for the server.
    if (request.complete || came >= MIN_BYTES || request.readableLength > 0) return;
    if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    socket.destroySoon();
  }, LOOK_EVERY_MS).unref();
  for (const about of [request, response]) about.once('close', () => clearInterval(look));
}
