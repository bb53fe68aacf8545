import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { failuresOf, hostileRequests } from './hostileRequests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

// `npm run test:attack` sends many more.
test('no hostile request to any route makes the server fail', async () => {
  expect(await failuresOf(app, hostileRequests(app, 20_261_122, 1_500))).toEqual([]);
}, 120_000);

test.each(['b/', 'b', '?p=1', '/'])('a path of very many slashes before %j keeps nobody waiting', async (end) => {
  const times: number[] = [];
  for (let attempt = 0; attempt < 3; attempt++) {
    const began = performance.now();
    const answer = await app.get(`/a${'/'.repeat(15_000)}${end}`);
    expect([301, 404]).toContain(answer.status);
    times.push(performance.now() - began);
  }
  // One pass takes a millisecond; a pass from every slash on took half a second.
  expect(Math.min(...times)).toBeLessThan(200);
});

test('a mail address with a very long host in other letters keeps nobody waiting', async () => {
  const began = performance.now();
  const answer = await app.postForm('/account/login', { loginName: `a@${'ક'.repeat(40_000)}/` });
  expect(answer.status).toBe(400);
  // Looked at from every letter on it took half a minute, and a form may have four times as many.
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('a form of very many fields keeps nobody waiting', async () => {
  const began = performance.now();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await app.request('/classified/post', { method: 'POST', headers, body: 'a&'.repeat(1_000_000) });
  // Its reader is asked to log in; nothing is read of such a form.
  expect(answer.status).toBe(403);
  // Each field took longer than the one before: together twenty seconds, and a form with files may have twenty times as many.
  expect(performance.now() - began).toBeLessThan(5_000);
});

test('of a form of very many parts no more than the beginning is read', async () => {
  const part = Buffer.from('--boundary\r\nContent-Disposition: form-data; name="title"\r\n\r\nx\r\n'.repeat(1_000));
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      sent += part.length;
      if (sent > 48 * 1024 * 1024) controller.close();
      else controller.enqueue(part);
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=boundary' };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  // Its reader is asked to log in; the reading of all parts took five seconds, in which nobody else was answered.
  expect((await app.request('/classified/post', init)).status).toBe(403);
  expect(sent).toBeLessThan(1024 * 1024);
});
