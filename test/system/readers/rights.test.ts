import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { LAPTOP, ReaderDevice } from './readerDevice.ts';
import { SoftAuthenticator } from './softAuthenticator.ts';

const EMAIL = 'zankhana@savar.example';
const NAME = 'ઝંખનાબહેન પરીખવાળા';
const PHONE = 'ઝંખનાનો ફોન';

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp({ environment: LAPTOP });
});
afterAll(() => site.close());

/** Somebody who has left something with every desk that stores what readers do. */
async function knownReader(address: string): Promise<ReaderDevice> {
  const device = new ReaderDevice(site, address);
  await device.logIn(EMAIL, EMAIL);
  await device.call('PUT', '/user/profile', { name: NAME });
  await device.call('POST', '/bookmark', { articleId: 3 });
  const { rows } = await site.app.db.execute<{ id: number }>(sql`select id from topics where kind = 'city' limit 1`);
  await device.call('POST', '/follow', { topicId: rows[0]?.id });
  await device.call('PUT', '/user/consents', { purpose: 'history', isGiven: true });
  await device.call('POST', '/user/history', { articleId: 5 });
  await device.call('POST', '/subscribe/', { email: EMAIL });
  await device.call('POST', '/comment', { articleId: 3, text: `${NAME} કહે છે: સરસ લેખ.` });
  await device.call('POST', '/contact', { kind: 'feedback', name: NAME, email: EMAIL, message: 'તમારું છાપું મને ગમે છે.' });
  const { data: options } = await (await device.call('POST', '/user/passkey/options')).json();
  await device.call('POST', '/user/passkey', { name: PHONE, passkey: new SoftAuthenticator(LAPTOP.SITE_URL).create(options) });
  return device;
}

/** Every value of a table's row that is the reader's own. */
async function tracesOf(pattern: string): Promise<string[]> {
  const { rows: tables } = await site.app.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await site.app.db.execute(
        sql`select 1 from ${sql.identifier(name)} as one where one::text like ${`%${pattern}%`} limit 1`,
      );
      return rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat().sort();
}

test('a reader gets all that is stored about them, and nobody else’s', async () => {
  await new ReaderDevice(site, '198.51.100.30').logIn('other@savar.example', 'other@savar.example');
  const device = await knownReader('198.51.100.31');
  const answer = await device.ask('/account/data');
  expect([answer.headers.get('content-disposition'), answer.headers.get('cache-control')]).toEqual([
    'attachment; filename="savar-data.json"',
    'private, no-store',
  ]);
  const copy = await answer.json();
  expect(copy).toMatchObject({
    account: { profile: { name: NAME, email: EMAIL }, sessions: [{ userAgent: '' }], passkeys: [{ name: PHONE, site: 'localhost' }] },
    bookmarks: [{ articleId: 3 }],
    follows: [{ kind: 'city' }],
    consents: { isMinor: false, log: [{ purpose: 'account' }, { purpose: 'history', isGiven: true }] },
    history: [{ articleId: 5 }],
    comments: { written: [{ articleId: 3, name: NAME, state: 'waiting' }], reported: [], block: null },
    newsletter: { email: EMAIL, confirmedAt: null },
    enquiries: [{ email: EMAIL, message: 'તમારું છાપું મને ગમે છે.', replies: [] }],
  });
  expect(JSON.stringify(copy)).not.toContain('other@savar.example');
  expect((await new ReaderDevice(site, '198.51.100.32').ask('/account/data')).headers.get('location')).toBe(
    '/account/login?next=%2Faccount%2Fedit-user',
  );
});

test('an account that is deleted leaves no trace of its reader in any table', async () => {
  const device = await knownReader('198.51.100.33');
  const { rows } = await site.app.db.execute<{ id: string }>(sql`select id from readers where email = ${EMAIL}`);
  expect(await tracesOf(EMAIL)).toEqual(expect.arrayContaining(['enquiries', 'readers', 'subscribers']));
  expect(await tracesOf(PHONE)).toEqual(['reader_passkeys']);
  expect((await device.send('/account/delete', { sure: 'yes' })).status).toBe(303);
  // The outbox is there instead of a mail server; attempts counted for an account end by themselves within a day.
  for (const trace of [EMAIL, NAME, PHONE]) expect((await tracesOf(trace)).filter((table) => table !== 'outbox')).toEqual([]);
  expect((await tracesOf(rows[0]?.id ?? '')).filter((table) => table !== 'attempts')).toEqual([]);
});
