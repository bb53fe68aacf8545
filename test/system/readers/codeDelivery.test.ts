import { createServer, type Server } from 'node:http';
import { json } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type MailServer, openMailServer } from '../../mailServer.ts';
import { readMail } from '../../readMail.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { ReaderDevice } from './readerDevice.ts';

let mailServer: MailServer;
let gateway: Server;
let site: TestApp;
let withoutServers: TestApp;
const texts: { key: string | undefined; body: unknown }[] = [];
let gatewayStatus = 200;

beforeAll(async () => {
  mailServer = await openMailServer();
  gateway = createServer((request, response) => {
    void json(request).then((body) => {
      texts.push({ key: request.headers.authorization, body });
      response.writeHead(gatewayStatus).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => gateway.once('listening', resolve));
  const address = gateway.address();
  if (address === null || typeof address === 'string') throw new Error('The gateway has no port');
  site = await openTestApp({
    environment: {
      SMTP_URL: mailServer.url,
      MAIL_FROM: 'samachar@savar.example',
      SMS_URL: `http://127.0.0.1:${address.port}/send`,
      SMS_KEY: 'k1',
    },
  });
  withoutServers = await openTestApp();
});
afterAll(async () => {
  await site.close();
  await withoutServers.close();
  await mailServer.close();
  gateway.close();
});
beforeEach(() => {
  gatewayStatus = 200;
  mailServer.accept(true);
});

let count = 0;
function device(test = site): ReaderDevice {
  count += 1;
  return new ReaderDevice(test, `198.51.100.${count}`);
}

test('the code comes by mail, from the paper, and logs in', async () => {
  const reader = device();
  expect((await reader.send('/account/login', { loginName: 'mira@savar.example', next: '' })).status).toBe(303);
  const mail = readMail(mailServer.mails.at(-1) ?? '');
  const code = /\d{6}/.exec(mail.text)?.[0] ?? '';
  expect(mail.header('From')).toBe('સવાર <samachar@savar.example>');
  expect(mail.header('To')).toBe('mira@savar.example');
  expect(mail.header('Subject')).toBe(`${code}: સવાર`);
  expect(mail.text).toContain('કોઈને ન આપશો');
  expect((await reader.send('/account/code', { code })).status).toBe(303);
});

test('the code comes by text message, with the line by which a browser fills it in', async () => {
  const reader = device();
  await reader.send('/account/login', { loginName: '98250 12345', next: '' });
  const { key, body } = texts.at(-1) ?? {};
  expect([key, body]).toEqual(['Bearer k1', { to: '+919825012345', text: expect.stringMatching(/\n\n@savar\.example #\d{6}$/) }]);
});

test('an attack from many networks reaches the limit of all text messages abroad, and readers in India log in as before', async () => {
  const ask = async (loginName: string) => (await device().send('/account/login', { loginName, next: '' })).status;
  expect(await ask('+44 7700 900123')).toBe(303);
  await site.app.db.execute(sql`update attempts set count = 300 where key = 'code texts abroad of all'`);
  const before = texts.length;
  expect(await ask('+44 7700 900124')).toBe(400);
  expect(texts.length).toBe(before);
  expect(await ask('98250 54321')).toBe(303);
  expect(await ask('mira@savar.example')).toBe(303);
  await site.app.db.execute(sql`update attempts set count = 3000 where key = 'code texts of all'`);
  expect(await ask('98250 54322')).toBe(400);
  await site.app.db.execute(sql`delete from attempts`);
});

test.each(['mira@savar.example', '98250 12345'])(
  'a code to %s that cannot be sent is told in words, and what was typed stays',
  async (loginName) => {
    mailServer.accept(false);
    gatewayStatus = 500;
    const answer = await device().send('/account/login', { loginName, next: '' });
    const html = await answer.text();
    expect(answer.status).toBe(400);
    expect(html).toContain('કોડ હમણાં મોકલી શકાયો નથી.');
    expect(html).toContain(`value="${loginName}"`);
  },
);

test('a site without a mail server says so to its readers, and keeps no code in an outbox', async () => {
  const answer = await device(withoutServers).send('/account/login', { loginName: 'mira@savar.example', next: '' });
  expect([answer.status, (await answer.text()).includes('કોડ હમણાં મોકલી શકાયો નથી.')]).toEqual([400, true]);
  expect((await withoutServers.request('/outbox', { headers: { host: 'localhost' } }, '127.0.0.1')).status).toBe(404);
});
