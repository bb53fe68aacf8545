import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freshDataDir, type RunningApp, startApp } from '../../templateApp.ts';

/** The newspaper gives itself five seconds; a machine that is busy with other things may take some of its own. */
const AT_MOST_MS = 9_000;

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const remove of cleanUp.splice(0)) remove();
});

async function openApp(environment: Record<string, string> = {}): Promise<{ app: RunningApp; dataDir: string }> {
  const { dataDir, remove } = freshDataDir();
  cleanUp.push(remove);
  return { app: await startApp({ DATA_DIR: dataDir, ...environment }), dataDir };
}

/** Stops the newspaper with a signal; gives how long it took. */
async function stopped(app: RunningApp): Promise<number> {
  const began = performance.now();
  await app.stop();
  return performance.now() - began;
}

/** For what comes at once: a wait that does not end says which one it is. */
const soon = () => ({ signal: AbortSignal.timeout(60_000) });

const lockOf = (dataDir: string) => readdirSync(dataDir).filter((name) => name.endsWith('.lock'));

test('clients that ask without a pause on connections they keep do not hold up a stop; who waits is answered, and told that the connection ends', async () => {
  // Looking up a country takes as long as the test wants.
  const lookups: ServerResponse[] = [];
  const slow = createServer((_request, response) => lookups.push(response)).listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const { app, dataDir } = await openApp({ COUNTRY_LOOKUP_URL: `http://127.0.0.1:${(slow.address() as AddressInfo).port}/` });
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const answered = { count: 0, cut: 0 };
  const failures = new Set<string>();
  const ask = async () => {
    const clientRequest = request(`${app.url}/category/gujarat/1`, { agent }).end();
    const [response]: IncomingMessage[] = await once(clientRequest, 'response', soon());
    if (!response) return;
    response.resume();
    await once(response, 'close', soon());
    answered.count++;
    if (!response.complete) answered.cut++;
  };
  let goesOn = true;
  const client = async () => {
    while (goesOn) {
      try {
        await ask();
      } catch (error) {
        failures.add(error instanceof Error && 'code' in error ? String(error.code) : String(error));
        goesOn = false;
      }
    }
  };
  const clients = Promise.all(Array.from({ length: 20 }, client));
  await expect.poll(() => [answered.count >= 200, ...failures], { interval: 5, timeout: 60_000 }).toEqual([true]);
  const waiting = request(`${app.url}/api/country`, { agent: new Agent({ keepAlive: true }) }).end();
  const [lookup] = await once(slow, 'request', soon()).then(() => lookups);
  const stream = request(`${app.url}/api/live?topics=breaking`, { agent: false }).end();
  const [events]: IncomingMessage[] = await once(stream, 'response', soon());
  const balancer = new Agent({ keepAlive: true });
  const [before]: IncomingMessage[] = await once(request(`${app.url}/health/ready`, { agent: balancer }).end(), 'response', soon());
  expect(before?.resume().statusCode).toBe(200);
  const stopping = stopped(app);
  // A live stream ends as soon as the stop begins.
  await once(events?.resume() ?? stream, 'close', soon());
  const [ready]: IncomingMessage[] = await once(request(`${app.url}/health/ready`, { agent: balancer }).end(), 'response', soon());
  expect([ready?.resume().statusCode, ready?.headers.connection]).toEqual([503, 'close']);
  const answer = once(waiting, 'response', soon());
  lookup?.end(JSON.stringify({ country: 'NP' }));
  const [last]: IncomingMessage[] = await answer;
  expect([last?.statusCode, last?.headers.connection]).toEqual([200, 'close']);
  last?.resume();
  const took = await stopping;
  await clients;
  slow.close();
  agent.destroy();
  expect(took).toBeLessThan(AT_MOST_MS);
  expect(answered.cut).toBe(0);
  // The port is shut, or an idle connection was ended just as it was used again: no answer was broken off.
  expect([...failures].filter((code) => code !== 'ECONNREFUSED' && code !== 'ECONNRESET')).toEqual([]);
  expect(lockOf(dataDir)).toEqual([]);
});

test('neither a live stream, an upload that does not end nor a connection on which nothing is asked holds up a stop', async () => {
  const { app, dataDir } = await openApp();
  const { port } = new URL(app.url);
  const stream = request(`${app.url}/api/live?topics=breaking`, { agent: false }).end();
  const [events]: IncomingMessage[] = await once(stream, 'response');
  events?.resume();
  const streamEnded = events && once(events, 'close');
  const upload = request(`${app.url}/api/read`, {
    method: 'POST',
    agent: false,
    headers: { 'content-type': 'application/json', 'content-length': '1000' },
  });
  const uploadCut = once(upload, 'error');
  upload.write('{');
  const unused = connect(Number(port), '127.0.0.1');
  unused.on('error', () => undefined);
  await once(unused, 'connect');
  // What was sent before this answer has arrived.
  expect((await fetch(`${app.url}/api/country`)).status).toBe(200);
  expect(await stopped(app)).toBeLessThan(AT_MOST_MS);
  await streamEnded;
  expect(events?.complete).toBe(true);
  await uploadCut;
  unused.destroy();
  expect(lockOf(dataDir)).toEqual([]);
});
