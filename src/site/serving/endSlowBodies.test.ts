import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endSlowBodies } from './endSlowBodies.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that says how many letters have come, and a client that has sent the beginning of a body of a hundred thousand. */
async function begun() {
  const server = createServer(
    endSlowBodies(async (request, response) => {
      const body = await text(request).catch(() => '');
      response.end(String(body.length));
    }),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  const answer = text(socket);
  const requested = once(server, 'request');
  socket.write('POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 100000\r\n\r\n');
  const [request] = await requested;
  /** Sends letters, and waits until they are there. */
  const send = async (letters: number) => {
    const before = request.socket.bytesRead;
    socket.write('a'.repeat(letters));
    await expect.poll(() => request.socket.bytesRead - before, { interval: 5 }).toBe(letters);
  };
  return { send, answer, close: () => once(server.close(), 'close') };
}

test('a body that hardly comes is ended with 408', async () => {
  const { send, answer, close } = await begun();
  await send(50_000);
  vi.advanceTimersByTime(60_000);
  await send(60);
  vi.advanceTimersByTime(60_000);
  expect(await answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\nConnection: close\r\n\r\n$/);
  await close();
});

test('a body that comes over a slow network is taken', async () => {
  const { send, answer, close } = await begun();
  for (let minute = 0; minute < 20; minute++) {
    await send(2_000);
    vi.advanceTimersByTime(60_000);
  }
  await send(60_000);
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK.*\r\n\r\n100000$/s);
  await close();
});
