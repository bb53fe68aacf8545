import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openLiveHub } from './liveHub.ts';

type Sent = { id: string; topic: string; state: { runs?: number } | null };

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A hub behind a server; `scores` is what its matches stand at, `reads` how often each was read. */
async function openHub(mostConnections = 100) {
  const scores = new Map<string, unknown>([['1', { runs: 0 }]]);
  const reads: string[] = [];
  const waiting: (() => void)[] = [];
  let isSlow = false;
  const hub = openLiveHub({
    kinds: [
      {
        kind: 'match',
        tags: (key) => [`match:${key}`],
        read: async (key) => {
          reads.push(key);
          const state = structuredClone(scores.get(key));
          if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
          return state;
        },
      },
      { kind: 'breaking', tags: () => ['breaking'], read: async () => 'વરસાદ' },
    ],
    mostConnections,
    now: () => 0,
    onError: (topic, error) => {
      throw new Error(`${topic}: ${String(error)}`);
    },
  });
  const server = createServer((clientRequest, response) => {
    const query = new URL(clientRequest.url ?? '', 'http://hub').searchParams;
    const topics = hub.topicsOf((query.get('topics') ?? '').split(','));
    if (!topics || !hub.join(response, topics, { since: query.get('since') ?? '', network: query.get('from') ?? '192.0.2.1' }))
      response.writeHead(503).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  ends.push(() => {
    hub.close();
    server.closeAllConnections();
    server.close();
  });
  return {
    hub,
    scores,
    reads,
    listen: (topics: string, since = '') => listen(port, topics, since),
    readSlowly: (slow: boolean) => {
      isSlow = slow;
    },
    letReadEnd: () => waiting.shift()?.(),
  };
}

/** Listens as a browser does; `next` is the next event. */
async function listen(port: number, topics: string, since: string) {
  const clientRequest = request({ host: '127.0.0.1', port, path: `/?topics=${topics}&since=${since}` }).end();
  const [response] = await once(clientRequest, 'response');
  const events: Sent[] = [];
  const wanted: ((told: Sent) => void)[] = [];
  let text = '';
  response.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk;
    const frames = text.split('\n\n');
    text = frames.pop() ?? '';
    for (const frame of frames) {
      const [, id = '', data = ''] = /^id: (.*)\ndata: (.*)$/.exec(frame) ?? [];
      if (data === '') continue;
      const entry = { id, ...JSON.parse(data) };
      const want = wanted.shift();
      if (want) want(entry);
      else events.push(entry);
    }
  });
  return {
    status: response.statusCode,
    events,
    next: async (): Promise<Sent> => events.shift() ?? new Promise((resolve) => wanted.push(resolve)),
    leave: () => clientRequest.destroy(),
    pause: () => response.pause(),
    resume: () => response.resume(),
  };
}

test('who listens is told the state, and every change of it once', async () => {
  const { hub, scores, listen, reads } = await openHub();
  const reader = await listen('match:1');
  expect(await reader.next()).toMatchObject({ topic: 'match:1', state: { runs: 0 } });
  scores.set('1', { runs: 4 });
  hub.changed(['match:1', 'match:2']);
  expect(await reader.next()).toMatchObject({ state: { runs: 4 } });
  // Nothing of it has changed: it is read, and not told.
  hub.changed(['match:1']);
  await expect.poll(() => reads.length).toBe(3);
  scores.set('1', { runs: 5 });
  hub.changed(['match:1']);
  expect(await reader.next()).toMatchObject({ state: { runs: 5 } });
  expect(reads).toEqual(['1', '1', '1', '1']);
});

test('who comes back is told only what is newer than what it has', async () => {
  const { hub, scores, listen } = await openHub();
  const before = await listen('breaking,match:1');
  const [first, second] = [await before.next(), await before.next()];
  expect([first.topic, second.topic]).toEqual(['breaking', 'match:1']);
  before.leave();
  await expect.poll(() => hub.count()).toBe(0);
  scores.set('1', { runs: 6 });
  const again = await listen('breaking,match:1', second.id);
  expect(await again.next()).toMatchObject({ topic: 'match:1', state: { runs: 6 } });
  expect(again.events).toEqual([]);
});

test('a change while the state is being read is not lost', async () => {
  const { hub, scores, listen, readSlowly, letReadEnd, reads } = await openHub();
  const reader = await listen('match:1');
  await reader.next();
  readSlowly(true);
  hub.changed(['match:1']);
  scores.set('1', { runs: 1 });
  hub.changed(['match:1']);
  letReadEnd();
  await expect.poll(() => reads.length).toBe(3);
  letReadEnd();
  expect(await reader.next()).toMatchObject({ state: { runs: 1 } });
});

test('who joins while others listen is given the newest', async () => {
  const { hub, scores, listen } = await openHub();
  const first = await listen('match:1');
  await first.next();
  scores.set('1', { runs: 2 });
  hub.changed(['match:1']);
  await first.next();
  const second = await listen('match:1,breaking');
  expect([await second.next(), await second.next()].map(({ state }) => state)).toEqual(['વરસાદ', { runs: 2 }]);
  scores.set('1', { runs: 3 });
  hub.changed(['match:1']);
  for (const reader of [first, second]) expect(await reader.next()).toMatchObject({ state: { runs: 3 } });
});

test('who asks now and then is given what stands after a change, and it is read once for all who ask meanwhile', async () => {
  const { hub, scores, reads } = await openHub();
  const ask = async () => (await hub.states(['match:1'])).map(({ json }) => JSON.parse(json));
  expect(await Promise.all([ask(), ask()])).toEqual([[{ runs: 0 }], [{ runs: 0 }]]);
  expect(await ask()).toEqual([{ runs: 0 }]);
  expect(reads).toEqual(['1']);
  scores.set('1', { runs: 1 });
  hub.changed(['match:1']);
  expect(await ask()).toEqual([{ runs: 1 }]);
});

test('what there is not is told as null, and what is no topic is refused', async () => {
  const { hub, listen } = await openHub();
  expect(await (await listen('match:9')).next()).toMatchObject({ topic: 'match:9', state: null });
  expect(hub.topicsOf(['weather'])).toBeUndefined();
  expect(hub.topicsOf(['match:../1'])).toBeUndefined();
  expect(hub.topicsOf([''])).toBeUndefined();
  expect(hub.topicsOf(Array.from({ length: 9 }, (_, at) => `match:${at}`))).toBeUndefined();
});

test('no more are let in than are allowed; who leaves makes room', async () => {
  const { hub, listen } = await openHub(1);
  const first = await listen('match:1');
  expect((await listen('match:1')).status).toBe(503);
  first.leave();
  await expect.poll(() => hub.count()).toBe(0);
  expect((await listen('match:1')).status).toBe(200);
});

test('who does not read holds up nobody, and is given the newest when it reads again', async () => {
  const { hub, scores, listen } = await openHub();
  const slow = await listen('match:1');
  const quick = await listen('match:1');
  await Promise.all([slow.next(), quick.next()]);
  slow.pause();
  const changes = 400;
  for (let runs = 1; runs <= changes; runs++) {
    // More than the connection of one who does not read can hold.
    scores.set('1', { runs, overs: 'x'.repeat(50_000) });
    hub.changed(['match:1']);
    expect(await quick.next()).toMatchObject({ state: { runs } });
  }
  slow.resume();
  let entry = 1;
  while ((await slow.next()).state?.runs !== changes) entry++;
  expect(entry).toBeLessThan(changes);
});
