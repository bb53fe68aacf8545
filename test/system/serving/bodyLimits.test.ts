import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { desks } from '../../../src/newspaper.ts';
import { chromelessRoute } from '../../../src/site/pages/chromeless.ts';
import { MAX_BODY_BYTES, MAX_FORM_BYTES } from '../../../src/site/serving/bodyLimit.ts';
import { freshDataDir, type RunningApp, startApp } from '../../templateApp.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const MEGABYTE = 1024 * 1024;
const administrator = { 'x-test-staff': encodeURIComponent(JSON.stringify(staffMember('administrator'))) };

const limitOf = (method: string, path: string) => {
  const calls = desks.flatMap((desk) => desk.newsroom ?? []);
  const form = desks
    .flatMap((desk) => desk.forms ?? [])
    .find((one) => method === 'POST' && [one.path, chromelessRoute(one.path)].includes(path));
  const call = calls.find((one) => one.method.toUpperCase() === method && `/newsroom/api${one.path}` === path);
  const publicCall = desks
    .flatMap((desk) => desk.calls ?? [])
    .find((one) => one.method.toUpperCase() === method && one.addresses.some((address) => `/api${address}` === path));
  return call?.bodyBytes ?? (form && (form.bodyBytes ?? MAX_FORM_BYTES)) ?? publicCall?.bodyBytes;
};

/** Everything that takes a body, at an address that its route matches. */
const takers = () => {
  const methods = (method: string) => (method === 'ALL' ? ['POST', 'PUT', 'DELETE'] : [method]);
  const addressOf = (path: string) => path.replace(/:\w+(\{[^}]*\})?\??/g, '7').replaceAll('*', 'anything');
  const routes = app.routes.flatMap(({ method, path }) => methods(method).map((one) => ({ method: one, path, address: addressOf(path) })));
  return routes.filter(({ method }) => !['GET', 'HEAD'].includes(method));
};

/** A body that comes in parts and would never end; says how much of it was taken. */
function endless() {
  let taken = 0;
  const part = new Uint8Array(16 * 1024).fill(0x20);
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      taken += part.length;
      controller.enqueue(part);
    },
  });
  return { body, taken: () => taken };
}

async function saysInWords(response: Response, address: string): Promise<void> {
  const text = await response.text();
  if (address.startsWith('/newsroom/')) {
    const { message } = z.object({ message: z.object({ gu: z.string(), en: z.string() }) }).parse(JSON.parse(text));
    expect([message.en, message.gu], address).toEqual(['This file or text is too large.', 'આ ફાઇલ કે લખાણ બહુ મોટું છે.']);
  } else if (address.startsWith('/api/'))
    expect(JSON.parse(text), address).toMatchObject({ code: 413, message: expect.stringMatching(/^A body may have/) });
  else expect(text, address).toContain('મોકલેલી માહિતી બહુ મોટી છે');
}

test('a body larger than its route takes is refused on every route before it is read, in words', async () => {
  const routes = takers();
  expect(routes.length).toBeGreaterThan(150);
  for (const { method, path, address } of routes) {
    const length = String((limitOf(method, path) ?? MAX_BODY_BYTES) + 1);
    const { body, taken } = endless();
    const init: RequestInit & { duplex: 'half' } = {
      method,
      body,
      duplex: 'half',
      headers: { ...administrator, 'content-type': 'application/json', 'content-length': length },
    };
    const response = await app.request(address, init);
    expect([response.status, method, path]).toEqual([413, method, path]);
    expect(taken(), `${method} ${path}`).toBeLessThanOrEqual(32 * 1024);
    await saysInWords(response, address);
  }
});

test('a body that does not tell its length is read up to the limit of its route and no further', async () => {
  for (const { method, path, address } of takers()) {
    const limit = limitOf(method, path) ?? MAX_BODY_BYTES;
    // Larger ones are read by the calls that keep files, each in its own test.
    if (limit > 5 * MEGABYTE) continue;
    const { body, taken } = endless();
    const init: RequestInit & { duplex: 'half' } = {
      method,
      body,
      duplex: 'half',
      headers: { ...administrator, 'content-type': 'application/json' },
    };
    const response = await app.request(address, init);
    const isUnread = taken() <= 64 * 1024 && response.status < 500;
    if (limit === MAX_BODY_BYTES || !isUnread) {
      expect([response.status, method, path]).toEqual([413, method, path]);
      await saysInWords(response, address);
    }
    expect(taken(), `${method} ${path}`).toBeLessThanOrEqual(limit + 128 * 1024);
  }
});

test('a body that comes in pieces of a byte each is refused at its beginning', async () => {
  for (const address of ['/classified/post', '/letters/write', '/newsroom/api/pictures', '/newsroom/api/videos/films', '/api/bookmark']) {
    let taken = 0;
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        if (taken === 60_000) return controller.close();
        taken++;
        controller.enqueue(new Uint8Array(1));
      },
    });
    const headers = { ...administrator, 'content-type': 'multipart/form-data; boundary=boundary' };
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half', headers };
    const response = await app.request(address, init);
    expect([address, response.status]).toEqual([address, 413]);
    await saysInWords(response, address);
    // Each takes 200 bytes of memory and 15 µs: three million in a form with pictures took 700 MB and kept the server busy for 40 s.
    expect(taken, address).toBeLessThan(20_000);
  }
});

test('a client that breaks off its body is no fault of ours', async () => {
  const logged = vi.spyOn(app.app.log, 'error');
  const lengths: Record<string, string>[] = [{}, { 'content-length': '1000' }];
  for (const { method, address, length } of takers().flatMap((one) => lengths.map((length) => ({ ...one, length })))) {
    // As the stream of a connection does that is cut.
    const body = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error('aborted')) });
    const init: RequestInit & { duplex: 'half' } = {
      method,
      body,
      duplex: 'half',
      headers: { ...administrator, ...length, 'content-type': 'application/json' },
    };
    await (await app.request(address, init)).body?.cancel();
  }
  expect(logged.mock.calls.map(([about, message]) => [message, about])).toEqual([]);
  logged.mockRestore();
});

test('only texts and named uploads of the newsroom take more than others', () => {
  const raised = desks
    .flatMap((desk) => desk.newsroom ?? [])
    .filter(({ bodyBytes }) => bodyBytes > 4 * MEGABYTE)
    .map(({ method, path, bodyBytes }) => [method, path, bodyBytes / MEGABYTE]);
  expect(raised.sort()).toEqual(
    [
      ['post', '/ads/pictures', 8],
      ['post', '/elections/:id/results-file', 8],
      ['post', '/epaper/files', 80],
      ['post', '/mandi/files', 66],
      ['post', '/pictures', 40],
      ['post', '/pictures/:key/file', 40],
      ['post', '/videos/films', 2048],
    ].sort(),
  );
});

test('a film of unknown length passes a part at a time', async () => {
  const parts = [new Uint8Array(40_000), new Uint8Array(40_000), new Uint8Array(40_000)];
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const part = parts.pop();
      if (part) controller.enqueue(part);
      else controller.close();
    },
  });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half', headers: administrator };
  // It has come whole, so that it can be said that it is no film.
  expect((await app.request('/newsroom/api/videos/films', init)).status).toBe(415);
});

/** Sends a body over a real connection until it is answered or all is sent. Gives the answer's status; 0 when the connection was cut. */
function send(agent: Agent, url: string, bytes: number, isChunked: boolean): Promise<number> {
  return new Promise((resolve) => {
    const headers = { 'content-type': 'application/json', ...(isChunked ? {} : { 'content-length': String(bytes) }) };
    const sending = request(url, { method: 'POST', headers, agent });
    const part = Buffer.alloc(Math.min(bytes, 64 * 1024), 0x20);
    let sent = 0;
    let answered = false;
    const push = () => {
      while (!answered && sent < bytes) {
        sent += part.length;
        if (!sending.write(part)) return void sending.once('drain', push);
      }
      if (!answered) sending.end();
    };
    sending.on('response', (response) => {
      answered = true;
      response.resume().on('close', () => resolve(response.statusCode ?? 0));
    });
    // Whoever goes on sending after the answer is cut off, and may not have read it.
    sending.on('error', () => resolve(0));
    push();
  });
}

async function statusOf(sent: ClientRequest): Promise<number | undefined> {
  const [response]: IncomingMessage[] = await once(sent, 'response');
  if (response) await once(response.resume(), 'close');
  return response?.statusCode;
}

test('after a body that was too large the connection serves the next request', async () => {
  const { dataDir, remove } = freshDataDir();
  const running = await startApp({ DATA_DIR: dataDir });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  try {
    for (const bytes of [100_000, 300_000, 1_000_000]) {
      const headers = { 'content-type': 'application/json' };
      const tooLarge = request(`${running.url}/api/bookmark`, { agent, headers, method: 'POST' }).end(Buffer.alloc(bytes, 0x20));
      expect(await statusOf(tooLarge)).toBe(413);
      // A body that is left unread holds the connection up, and it is cut after half a second.
      await wait(1_000);
      const next = request(`${running.url}/api/country`, { agent }).end();
      expect([await statusOf(next), next.reusedSocket], `${bytes} bytes`).toEqual([200, true]);
    }
  } finally {
    agent.destroy();
    await running.stop();
    remove();
  }
});

const memoryOf = ({ pid }: RunningApp): number => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

test.runIf(process.platform === 'linux')('the accounts’ calls keep nothing of what strangers send', async () => {
  const { dataDir, remove } = freshDataDir();
  const running = await startApp({ DATA_DIR: dataDir });
  const account = `${running.url}/newsroom/api/account`;
  const agent = new Agent({ keepAlive: true });
  const paths = ['/sign-in/email', '/link', '/welcome', '/change-password', '/two-factor/verify-totp', '/no-such-call'];
  try {
    // What signing in is made with is loaded by the first call.
    for (const path of paths) expect(await send(agent, `${account}${path}`, 10_000, false)).toBeLessThan(500);
    for (const isChunked of [false, true])
      for (const path of paths) expect([path, await send(agent, `${account}${path}`, 128 * 1024, isChunked)]).toEqual([path, 413]);
    const before = memoryOf(running);
    for (const isChunked of [false, true]) {
      const answers = await Promise.all(paths.map((path) => send(agent, `${account}${path}`, 48 * MEGABYTE, isChunked)));
      expect(answers.filter((status) => status !== 413 && status !== 0)).toEqual([]);
    }
    // 576 megabytes were on offer.
    expect(memoryOf(running) - before).toBeLessThan(100);
  } finally {
    agent.destroy();
    await running.stop();
    remove();
  }
});
