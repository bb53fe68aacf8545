import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endSessions } from '../../../../src/desks/staff/commands.ts';
import type { Staff } from '../../../../src/site/newsroom/staff.ts';
import { decrypt, openPushService, type PushService, readVapid, type TestBrowser } from '../../../pushService.ts';
import { SESSION_HEADER } from '../../openTestApp.ts';
import { planOf } from '../../planOf.ts';
import { openTeam, type Team } from './newsroomMembers.ts';

const HOUR = 60 * 60_000;
const soon = { timeout: 15_000, interval: 50 };

let service: PushService;
let other: PushService;
let site: Team['site'];
let room: Team['room'];
let reporter: Team['reporter'];
let editor: Team['editor'];
let returned: Team['returned'];
let settings: Team['clock'];
let pass: Team['pass'];

beforeAll(async () => {
  [service, other] = await Promise.all([openPushService(), openPushService()]);
  ({
    site,
    room,
    reporter,
    editor,
    pass,
    returned,
    clock: settings,
  } = await openTeam({ PUSH_ORIGINS: `${service.origin},${other.origin}` }));
});
afterAll(async () => {
  await site.close();
  await Promise.all([service.close(), other.close()]);
});
beforeEach(async () => {
  await site.app.db.execute(sql`delete from staff_sessions`);
  for (const one of [service, other]) {
    one.received.length = 0;
    one.answers.to = () => ({ status: 201 });
  }
});

const begin = async (staff: Staff, session: string): Promise<void> => {
  const until = new Date(settings.at.getTime() + 14 * HOUR).toISOString();
  await site.app.db.execute(sql`insert into staff_sessions (id, user_id, token, expires_at, created_at, updated_at)
    values (${session}, ${staff.id}, ${session}, ${until}, now(), now())`);
};
const inSession = (staff: Staff, session: string, method: string, body?: object) =>
  site.request('/newsroom/api/notifications/browser', {
    method,
    headers: { ...site.headersOf(staff), [SESSION_HEADER]: session, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
const save = (staff: Staff, session: string, browser: Pick<TestBrowser, 'token'>) =>
  inSession(staff, session, 'PUT', { browserToken: browser.token, browserName: 'Chrome' });
/** A member with notifications on in a browser of a new session. */
const turnOn = async (staff: Staff, name: string, from = service): Promise<TestBrowser> => {
  const browser = from.newBrowser(name);
  await begin(staff, name);
  expect((await save(staff, name, browser)).status).toBe(200);
  return browser;
};
const count = async (table: string) =>
  Number((await site.app.db.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(table)}`)).rows[0]?.n);
const waiting = () => count('notification_pushes');
const browsers = () => count('notification_browsers');
/** Messages that are tried again soon; one under way is leased for a minute. */
const putOff = async () => {
  const soonest = new Date(settings.at.getTime() + 30_000).toISOString();
  const { rows } = await site.app.db.execute<{ n: number }>(
    sql`select count(*)::int as n from notification_pushes where due_at < ${soonest} and tries > 0`,
  );
  return Number(rows[0]?.n);
};
/** Seconds until the last of the messages is tried again. */
const pausedFor = async () => {
  const { rows } = await site.app.db.execute<{ due: number | null }>(
    sql`select extract(epoch from max(due_at))::float8 as due from notification_pushes`,
  );
  return Number(rows[0]?.due) - settings.at.getTime() / 1000;
};
const pathsOf = (from: PushService) => from.received.map(({ path }) => path).sort();

describe('a notification to a browser', () => {
  test('says what happened to which story and opens as its mail does; only that browser can read it', async () => {
    const phone = await turnOn(reporter, 'phone');
    const desk = await turnOn(reporter, 'desk');
    await turnOn(editor, 'mira');
    const id = await returned();
    await expect.poll(() => pathsOf(service), soon).toEqual(['/desk', '/phone']);
    await expect.poll(waiting, soon).toBe(0);
    const { data } = await (await site.ask(reporter, 'get', '/notifications?perPage=1')).json();
    expect(data[0].storyId).toBe(id);
    for (const { path, body, headers } of service.received) {
      const shown = JSON.parse(decrypt(path === '/phone' ? phone : desk, body));
      expect(shown).toMatchObject({
        title: 'સ્ટોરી પાછી આવી',
        text: 'પુલ ખૂલ્યો\nમીરા શાહ: આંકડો ખોટો છે.',
        address: `/newsroom/notifications/${data[0].id}`,
      });
      expect(shown.id).toMatch(new RegExp(`^n${data[0].id}\\.[0-9a-z]+$`));
      expect(() => decrypt(path === '/phone' ? desk : phone, body)).toThrow();
      expect(Number(headers['ttl'])).toBe(24 * 3600);
      const key = (await (await inSession(reporter, 'phone', 'GET')).json()).applicationServerKey;
      expect(readVapid(headers.authorization)).toMatchObject({ aud: service.origin, key });
    }
  });

  test('bears the main picture of the story, unless it may disturb or there is no room', async () => {
    const phone = await turnOn(reporter, 'phone');
    const { rows } = await site.app.db.execute<{ key: string }>(sql`select key from pictures order by key limit 1`);
    const pictureKey = rows[0]?.key ?? null;
    const told = async (changes: object, note = 'જુઓ') => {
      const before = service.received.length;
      const { id } = await room.begin(reporter, { headline: 'પુલ ખૂલ્યો', pictureKey, ...changes });
      await room.stepped(reporter, id, 'submit');
      await room.stepped(editor, id, 'return', { note });
      await expect.poll(() => service.received.length, soon).toBe(before + 1);
      return JSON.parse(decrypt(phone, service.received[before]?.body ?? Buffer.alloc(0)));
    };
    expect((await told({})).picture).toMatch(/^\/image\?url=\/media\/.+&shape=banner.*&w=640$/);
    expect(await told({ sensitive: true })).not.toHaveProperty('picture');
    expect(await told({ pictureKey: null })).not.toHaveProperty('picture');
  });

  test('of any length fits into a message', async () => {
    const phone = await turnOn(reporter, 'phone');
    await returned('ક્ષ્મ્ય'.repeat(70), 'ત્રીજો પુલ '.repeat(12));
    await expect.poll(() => service.received.length, soon).toBe(1);
    const plain = decrypt(phone, service.received[0]?.body ?? Buffer.alloc(0));
    expect(Buffer.byteLength(plain)).toBeLessThanOrEqual(3_000);
    expect(JSON.parse(plain).title).toBe('સ્ટોરી પાછી આવી');
  });

  test('comes for the kinds that a member wants, beside the mail', async () => {
    await turnOn(reporter, 'phone');
    const choose = (channel: string, isWanted: boolean) =>
      site.ask(reporter, 'put', '/notifications/choices', { channel, kind: 'returned', isWanted });
    await choose('mail', false);
    await choose('push', false);
    await returned();
    expect(await waiting()).toBe(0);
    await choose('push', true);
    await returned();
    await expect.poll(() => service.received.length, soon).toBe(1);
    expect((await choose('mail', true)).status).toBe(200);
  });
});

describe('nothing is sent', () => {
  /** A push service that is down, so that what is waiting is sent later. */
  const waitingFor = async (name: string) => {
    service.answers.to = () => ({ status: 500 });
    await turnOn(reporter, name);
    await returned();
    await expect.poll(() => service.received.length, soon).toBe(1);
    // Only what has been put off may find the clock moved on.
    await expect.poll(putOff, soon).toBe(1);
    service.received.length = 0;
    service.answers.to = () => ({ status: 201 });
  };
  const afterwards = async () => {
    pass(60_000);
    await expect.poll(waiting, soon).toBe(0);
    expect(service.received).toEqual([]);
  };

  test('to the browser of a session that is over, or was ended', async () => {
    await turnOn(reporter, 'ended');
    await turnOn(reporter, 'kept');
    await endSessions({ ...site.app, by: { id: reporter.id, name: reporter.name } }, reporter.id, { only: 'ended' });
    expect(await browsers()).toBe(1);
    pass(15 * HOUR);
    await returned();
    expect(await waiting()).toBe(0);
    await site.app.db.execute(sql`delete from staff_sessions`);
    await waitingFor('short');
    await endSessions({ ...site.app, by: { id: reporter.id, name: reporter.name } }, reporter.id, { only: 'short' });
    await afterwards();
  });

  test('to a member who was suspended meanwhile', async () => {
    await waitingFor('phone');
    const suspend = (does: boolean) => site.app.db.execute(sql`update staff set suspended = ${does} where id = ${reporter.id}`);
    await suspend(true);
    await afterwards().finally(() => suspend(false));
    expect(await browsers()).toBe(0);
  });

  test('of what has been read meanwhile', async () => {
    await waitingFor('phone');
    const { newestId } = await (await site.ask(reporter, 'get', '/notifications/unread')).json();
    await site.ask(reporter, 'post', '/notifications/read', { upTo: newestId });
    await afterwards();
    expect(await browsers()).toBe(1);
  });
});

describe('a push service', () => {
  test('that no longer knows a browser ends its notifications; one that refuses does so after five', async () => {
    await turnOn(reporter, 'gone');
    await turnOn(reporter, 'refused');
    service.answers.to = (path) => ({ status: path === '/gone' ? 410 : 403 });
    await returned();
    await expect.poll(browsers, soon).toBe(1);
    for (let time = 0; time < 4; time++) {
      await expect.poll(waiting, soon).toBe(0);
      await returned();
    }
    await expect.poll(browsers, soon).toBe(0);
  });

  test('that does not answer, or wants a pause, does not hold up others; what it missed is sent once', async () => {
    await turnOn(reporter, 'slow');
    await turnOn(reporter, 'good', other);
    service.answers.to = () => ({ status: 201, afterMs: 4_000 });
    await returned();
    await expect.poll(() => pathsOf(other), soon).toEqual(['/good']);
    await returned();
    await expect.poll(() => pathsOf(other), soon).toEqual(['/good', '/good']);
    await expect.poll(waiting, soon).toBe(0);
    expect(pathsOf(service)).toEqual(['/slow', '/slow']);
    service.received.length = 0;
    service.answers.to = () => ({ status: 503, headers: { 'retry-after': '600' }, afterMs: 300 });
    await returned();
    await expect.poll(() => service.received.length, soon).toBe(1);
    // The pause begins when the answer has come; until then the message is leased for a minute.
    await expect.poll(pausedFor, soon).toBeGreaterThan(9 * 60);
    service.answers.to = () => ({ status: 201 });
    pass(9 * 60_000);
    await returned();
    await expect.poll(() => other.received.length, soon).toBe(4);
    expect(service.received).toHaveLength(1);
    pass(60_000);
    await expect.poll(() => service.received.length, soon).toBe(3);
    await expect.poll(waiting, soon).toBe(0);
  });
});

test('a message whose outcome was not recorded, as when the process is killed, is sent again with the same id', async () => {
  const phone = await turnOn(reporter, 'phone');
  const { db } = site.app;
  // A sequence counts also in what is rolled back.
  await db.execute(sql`create sequence refusals`);
  await db.execute(
    sql`create function refuse() returns trigger language plpgsql as 'begin perform nextval($$refusals$$); raise exception $$killed$$; end'`,
  );
  await db.execute(sql`create trigger killed before delete on notification_pushes execute function refuse()`);
  await returned();
  await expect.poll(async () => (await db.execute(sql`select is_called from refusals`)).rows, soon).toEqual([{ is_called: true }]);
  await db.execute(sql`drop trigger killed on notification_pushes`);
  await db.execute(sql`drop function refuse()`);
  await db.execute(sql`drop sequence refusals`);
  expect(service.received).toHaveLength(1);
  expect(await waiting()).toBe(1);
  pass(60_000);
  await expect.poll(() => service.received.length, soon).toBe(2);
  await expect.poll(waiting, soon).toBe(0);
  const ids = service.received.map(({ body, headers }) => [JSON.parse(decrypt(phone, body)).id, headers['topic']]);
  expect(ids[0]).toEqual(ids[1]);
});

describe('a browser', () => {
  test('is one of its session, and no reader’s', async () => {
    const first = await turnOn(reporter, 'first');
    expect((await (await inSession(reporter, 'first', 'GET')).json()).endpoint).toBe(first.endpoint);
    const renewed = service.newBrowser('renewed');
    expect((await save(reporter, 'first', renewed)).status).toBe(200);
    expect(await browsers()).toBe(1);
    // Whoever signs in after them in the same browser, and turns notifications on, gets their own only.
    await begin(editor, 'second');
    expect((await (await inSession(editor, 'second', 'GET')).json()).endpoint).toBeNull();
    expect((await save(editor, 'second', renewed)).status).toBe(200);
    await returned();
    expect(await waiting()).toBe(0);
    expect((await inSession(editor, 'second', 'DELETE')).status).toBe(200);
    expect(await browsers()).toBe(0);
    expect(await count('push_subscriptions')).toBe(0);
  });

  test('is refused with another secret, with an endpoint that is no push service’s, and without a session', async () => {
    const browser = await turnOn(reporter, 'first');
    await begin(editor, 'second');
    const stranger = { token: service.newBrowser('first').token };
    expect((await save(editor, 'second', stranger)).status).toBe(422);
    expect(browser.endpoint).toBe((await (await inSession(reporter, 'first', 'GET')).json()).endpoint);
    for (const token of ['x', JSON.stringify({ endpoint: 'https://127.0.0.1/a' }), service.newBrowser('x').token.replace('http:', 'ftp:')])
      expect((await save(editor, 'second', { token })).status).toBe(422);
    expect((await save(editor, 'none', service.newBrowser('none'))).status).toBe(401);
    expect((await inSession(editor, 'second', 'PUT', {})).status).toBe(422);
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect((await site.request('/newsroom/api/notifications/browser', { method })).status).toBe(401);
  });
});

test('what is due is found by an index', async () => {
  expect(await planOf(site.app.db, sql`select id from notification_pushes where due_at <= now() order by due_at limit 100`)).toContain(
    'notification_pushes_due',
  );
});
