import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { freshDataDir, startApp } from '../../templateApp.ts';
import { openTestApp, staffMember } from '../openTestApp.ts';

/** The events of a stream, as they come. */
async function* eventsOf(
  response: Response,
): AsyncGenerator<{ id: string; data: { topic: string; state: { html: string; say?: string } } }> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
      const [, id, data] = /^id: (.*)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
      text = text.slice(end + 2);
      if (id !== undefined && data !== undefined) yield { id, data: JSON.parse(data) };
    }
  }
}

test('the stream says what stands, and a paper that stops ends it at once', async () => {
  const { dataDir, remove } = freshDataDir();
  const app = await startApp({ DATA_DIR: dataDir });
  const response = await fetch(`${app.url}/api/live?topics=breaking`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const events = eventsOf(response);
  const { value: first } = await events.next();
  expect(first?.data).toMatchObject({ topic: 'breaking', state: { html: expect.stringContaining('<a href="/news/') } });

  // Who comes back with the id of the last event is told nothing that it knows: only the time after which to come again.
  const again = await fetch(`${app.url}/api/live?topics=breaking`, { headers: { 'last-event-id': first?.id ?? '' } });
  const later = await fetch(`${app.url}/api/live?topics=breaking`, { headers: { 'last-event-id': 'older' } });
  expect((await eventsOf(later).next()).value?.id).toBe(first?.id);
  const reader = again.body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toMatch(/^retry: \d{4}\n\n$/);

  for (const topics of ['', 'weather', 'breaking:..', 'breaking,'.repeat(9)]) {
    const refused = await fetch(`${app.url}/api/live?topics=${topics}`);
    expect([topics, refused.status]).toEqual([topics, 400]);
  }
  expect((await fetch(`${app.url}/api/live?topics=breaking`, { method: 'POST' })).status).toBe(405);
  const head = await fetch(`${app.url}/api/live?topics=breaking`, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/event-stream; charset=utf-8']);

  // Longer than this test may take, were the connection waited for.
  await app.stop();
  expect((await events.next()).done).toBe(true);
  remove();
});

test('one network may hold a quarter of the connections, and the others go on', async () => {
  const { dataDir, remove } = freshDataDir();
  const app = await startApp({ DATA_DIR: dataDir, LIVE_CONNECTIONS: '12', TRUSTED_PROXIES: '127.0.0.1' });
  const statuses = async (clients: readonly string[]) => {
    const open = clients.map((client) => fetch(`${app.url}/api/live?topics=breaking`, { headers: { 'x-forwarded-for': client } }));
    return (await Promise.all(open)).map(({ status }) => status).sort();
  };
  expect(await statuses(['203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.1'])).toEqual([200, 200, 200, 503]);
  // Four networks of one IPv6 connection.
  expect(await statuses(['2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:3::1', '2001:db8:1:4::1'])).toEqual([200, 200, 200, 503]);
  expect(await statuses(['203.0.113.2', '2001:db8:2::1'])).toEqual([200, 200]);
  await app.stop();
  remove();
});

test('who is past the number of connections asks for the state instead, and is given the same', async () => {
  const { dataDir, remove } = freshDataDir();
  const app = await startApp({ DATA_DIR: dataDir, LIVE_CONNECTIONS: '0' });
  expect((await fetch(`${app.url}/api/live?topics=breaking`)).status).toBe(503);
  const { code, data } = JSON.parse(await (await fetch(`${app.url}/api/live/state?topics=breaking`)).text());
  expect(code).toBe(200);
  expect(data.states.breaking.html).toContain('<a href="/news/');
  expect(data.id).toMatch(/^[\w-]{8}$/);
  expect((await fetch(`${app.url}/api/live/state?topics=weather`)).status).toBe(400);
  await app.stop();
  remove();
});

test('a page says of its live parts what their states say, so that nothing that stands is announced as new', async () => {
  const { get, close } = await openTestApp();
  const { data: cricket } = JSON.parse(await (await get('/api/cricket/matches')).text());
  const paths = ['/', '/election-2024', '/election-2024/gujarat-seats', '/election-2024/live-news', '/election-2024/seat/banaskantha'];
  const announced: string[] = [];
  for (const path of [...paths, '/gujarat-2027', '/cricket', cricket.live[0].url]) {
    const html = await (await get(path)).text();
    const places = [...html.matchAll(/ data-live="([^"]+)"(?: data-say="([^"]*)")?/g)];
    expect(places, path).not.toEqual([]);
    const { data } = JSON.parse(await (await get(`/api/live/state?topics=${places.map(([, topic]) => topic)}`)).text());
    for (const [, topic = '', sentence] of places) {
      expect([path, topic, sentence]).toEqual([path, topic, data.states[topic].say && renderToStaticMarkup(data.states[topic].say)]);
      if (sentence !== undefined) announced.push(topic.split(':')[0] ?? '');
    }
  }
  expect([...new Set(announced)].sort()).toEqual(['breaking', 'election-line', 'gujarat-tally', 'match', 'seat-votes', 'tally-box']);
  await close();
});

test('breaking news is told when it is put up, corrected and taken down', async () => {
  const { app, ask, get, close } = await openTestApp();
  const shown = async () => JSON.parse(await (await get('/api/live/state?topics=breaking')).text()).data.states.breaking;
  const { data: list } = JSON.parse(await (await get('/api/article-list?limit=20')).text());
  const before = await shown();
  const newest = list.articles.find(({ url }: { url: string }) => !before.html.includes(`"${url}"`));
  const id = Number(newest._id);
  const put = (breaking: boolean) => ask(staffMember('chief-editor'), 'put', `/stories/${id}/breaking`, { breaking, until: null });
  expect((await put(true)).status).toBe(200);
  await expect.poll(async () => (await shown()).html).toContain(`-${id}"`);
  expect((await put(false)).status).toBe(200);
  await expect.poll(shown).toEqual(before);
  expect(app.live.count()).toBe(0);
  await close();
});
