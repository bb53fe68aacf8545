import { afterAll, beforeAll, expect, test } from 'vitest';
import { returnPathMaker } from '../../../src/platform/messages/returnPath.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

const BOUNCE_KEY = 'a key of the mail server';
const BOUNCE_ADDRESS = 'bounces@post.savar.example';

let app: TestApp;
let returnAddress: string;
beforeAll(async () => {
  app = await openTestApp({ environment: { BOUNCE_KEY, BOUNCE_ADDRESS } });
  returnAddress = (await returnPathMaker(app.app.db, BOUNCE_ADDRESS))('mira@savar.example', 1);
});
afterAll(() => app.close());

/** What a mail to a return address is answered, which any subscriber knows who looks at the source of an issue. */
const send = (text: string) =>
  app.request('/api/newsletter/bounces/message', {
    method: 'POST',
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${BOUNCE_KEY}` },
    body: `From: mailer-daemon@savar.example\r\nTo: ${returnAddress}\r\nContent-Type: text/html\r\n\r\n${text}`,
  });

test('a mail of very many empty lines is not taken apart', async () => {
  // A mail that has been read names somebody who is not on the list any more.
  expect((await send('550 5.1.1\n'.repeat(20_000))).status).toBe(404);
  expect((await send('\n'.repeat(500_000))).status).toBe(422);
});

test('a mail of very many signs that begin a tag keeps nobody waiting', async () => {
  const began = performance.now();
  expect((await send(`${'<'.repeat(70)}\r\n`.repeat(7_000))).status).toBe(404);
  // Looked at from every sign on it took eight seconds.
  expect(performance.now() - began).toBeLessThan(3_000);
});
