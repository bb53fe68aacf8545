import { desc, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { eraseUnconfirmed, unsubscribe } from '../../../src/desks/newsletter/commands.ts';
import { readSubscriber } from '../../../src/desks/newsletter/queries.ts';
import { SENDING_TAG } from '../../../src/desks/newsletter/sending/takeDueEditions.ts';
import {
  newsletterChoices,
  newsletterDeliveries,
  newsletterEditions,
  newsletterIssues,
  subscribers,
} from '../../../src/desks/newsletter/tables.ts';
import { addressHash } from '../../../src/platform/messages/addressHash.ts';
import { mailParts } from '../../mailParts.ts';
import { type MailServer, openMailServer } from '../../mailServer.ts';
import { readMail } from '../../readMail.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { dailyEdition, makeDue as setDue, subscribeAll } from './subscribe.ts';

const BOUNCE_KEY = 'a key of the mail provider';
const WAIT = { timeout: 120_000, interval: 50 };
const chief = staffMember('chief-editor');

let mail: MailServer;
let app: TestApp;
let daily: number;
let agriculture: number;
beforeAll(async () => {
  mail = await openMailServer();
  app = await openTestApp({ environment: { SMTP_URL: mail.url, MAILS_PER_SECOND: '500', BOUNCE_KEY } });
  daily = (await dailyEdition(app.app.db)).id;
  const rows = await app.app.db.select().from(newsletterEditions);
  agriculture = rows.find(({ name }) => name === 'ખેતીની વાત')?.id ?? 0;
});
afterAll(async () => {
  await app.close();
  await mail.close();
});
beforeEach(() => {
  mail.mails.length = 0;
});
afterEach(async () => {
  mail.refuse(() => undefined);
  mail.hang(false);
  mail.acknowledgeAfter(0);
  const { db } = app.app;
  await db.delete(newsletterIssues);
  for (const { addressHash: hash } of await db.select().from(subscribers)) await unsubscribe(app.app, hash, new Date());
});

const rawTo = (email: string) => mail.mails.filter((raw) => readMail(raw).header('To') === email);
const lastIssue = async (editionId = daily) => {
  const [issue] = await app.app.db
    .select()
    .from(newsletterIssues)
    .where(eq(newsletterIssues.editionId, editionId))
    .orderBy(desc(newsletterIssues.id))
    .limit(1);
  if (!issue) throw new Error('There is no issue yet');
  return issue;
};
const ended = (editionId = daily) =>
  vi.waitFor(async () => {
    const issue = await lastIssue(editionId);
    expect(issue.endedAt).not.toBeNull();
    return issue;
  }, WAIT);
/** The program sends so many at once. */
const AT_ONCE = 3;
/** Has the mail server hold up what comes once it has so many mails. */
const holdAfter = (count: number) => {
  let isHeld = false;
  mail.refuse(() => {
    if (isHeld || mail.mails.length < count) return undefined;
    isHeld = true;
    mail.hang(true);
    return undefined;
  });
};
/** When everything that the program has on its way is held up, and all before it is recorded. */
const allHeld = () => vi.waitFor(() => expect(mail.heldUp()).toBe(AT_ONCE), WAIT);
/** As when the time of an edition has come. */
const makeDue = async (editionId: number, minutesAgo: number) => {
  await setDue(app.app.db, editionId, minutesAgo);
  app.app.listeners.changed([SENDING_TAG]);
};
const names = (count: number, word = 'reader') => Array.from({ length: count }, (_, at) => `${word}-${at}@example.com`);
const tokenIn = (text: string, path: string) => new RegExp(`https://savar\\.example${path}\\?token=([\\w.-]+)`).exec(text)?.[1] ?? '';
const sendNow = (editionId = daily) => app.ask(chief, 'POST', `/newsletter/editions/${editionId}/issues`);
const report = (body: object, key = BOUNCE_KEY) => app.post('/api/newsletter/bounces', body, { authorization: `Bearer ${key}` });

describe('an edition that is due', () => {
  test('goes once to those who have chosen it, as text and HTML, each with links of its own', async () => {
    await subscribeAll(app.app, names(5));
    await subscribeAll(app.app, ['farmer@example.com'], [agriculture]);
    await makeDue(daily, 5);
    const issue = await ended();
    expect(issue).toMatchObject({ state: 'sent', recipients: 5, sent: 5, bounced: 0, failed: 0, byName: '' });
    expect(mail.mails).toHaveLength(5);
    expect(rawTo('farmer@example.com')).toEqual([]);
    const [raw = ''] = rawTo('reader-3@example.com');
    const { header } = readMail(raw);
    const { text, html, kinds } = mailParts(raw);
    expect(kinds).toEqual(['text/plain', 'text/html']);
    expect(header('Subject')).toBe(issue.subject);
    expect(header('List-Id')).toBe(`<edition-${daily}.newsletter.savar.example>`);
    expect(header('Precedence')).toBe('bulk');
    expect(header('Message-ID')).toBe(`<n${issue.id}.${addressHash('reader-3@example.com')}@savar.example>`);
    expect(header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    const stop = tokenIn(text, '/newsletter/unsubscribe');
    expect(header('List-Unsubscribe')).toBe(`<https://savar.example/newsletter/unsubscribe?token=${stop}>`);
    expect(tokenIn(html, '/newsletter/unsubscribe')).toBe(stop);
    expect(tokenIn(html, '/newsletter/editions')).toBe(tokenIn(text, '/newsletter/editions'));
    expect(`${text}${html}`).not.toContain('.invalid');
    expect(text).toMatch(/રોજની સવાર[\s\S]+સૌથી વધુ વંચાયેલા[\s\S]+તમે મગાવ્યું/);
    // Each story has its address written out, none twice.
    const stories = [...text.matchAll(/https:\/\/savar\.example\/news\/\S+-(\d+)/g)].map(([, id]) => id);
    expect(stories.length).toBeGreaterThan(15);
    expect(new Set(stories).size).toBe(stories.length);
    expect(Buffer.byteLength(html)).toBeLessThan(100 * 1024);
    for (const [picture] of html.matchAll(/<img[^>]+>/g)) {
      expect(picture).toMatch(/src="https:\/\/savar\.example\/image\?[^"]+"/);
      expect(picture).toMatch(/width="\d+"/);
      expect(picture).toMatch(/height="\d+"/);
      expect(picture).toMatch(/alt="[^"]+"/);
    }
    expect(html).not.toMatch(/<script|<link|onload=|tracking|width="1"/);
    // The next one is on a later day, at seven in India.
    const { nextAt } = await dailyEdition(app.app.db);
    expect(nextAt?.getTime()).toBeGreaterThan(Date.now());
    expect(nextAt?.toISOString()).toMatch(/T01:30:00\.000Z$/);
  });

  test('is not sent if the server was down too long, or if there is no new story, and the newsroom is told why', async () => {
    await subscribeAll(app.app, names(2));
    await makeDue(daily, 121);
    expect(await ended()).toMatchObject({ state: 'skipped', skipReason: 'late', recipients: 0 });
    await makeDue(daily, 3);
    await vi.waitFor(async () => expect(await lastIssue()).toMatchObject({ state: 'sent' }), WAIT);
    await makeDue(daily, 2);
    await vi.waitFor(async () => expect(await lastIssue()).toMatchObject({ state: 'skipped', skipReason: 'nothing-new' }), WAIT);
    expect(mail.mails).toHaveLength(2);
    const { issues } = await (await app.ask(chief, 'GET', `/newsletter/editions/${daily}`)).json();
    expect(issues.map((issue: { state: string; skipReason: string }) => [issue.state, issue.skipReason])).toEqual([
      ['skipped', 'nothing-new'],
      ['sent', null],
      ['skipped', 'late'],
    ]);
  });

  test('of a category has its stories only', async () => {
    await subscribeAll(app.app, ['farmer@example.com'], [agriculture]);
    await makeDue(agriculture, 1);
    expect(await ended(agriculture)).toMatchObject({ state: 'sent', sent: 1 });
    const { text } = mailParts(rawTo('farmer@example.com')[0] ?? '');
    expect(text).toContain('/news/');
    expect(text).not.toContain('સૌથી વધુ વંચાયેલા');
  });
});

describe('while an issue is being sent', () => {
  test('whoever unsubscribes gets nothing more, and a stop leaves the rest unsent', async () => {
    const all = names(60, 'many');
    await subscribeAll(app.app, all);
    holdAfter(5);
    expect((await sendNow()).status).toBe(200);
    expect((await sendNow()).status).toBe(409);
    await allHeld();
    const rest = all.filter((email) => rawTo(email).length === 0);
    // The first of them are in hand, the last ones wait.
    const gone = [...rest.slice(0, 10), ...rest.slice(-10)];
    for (const email of gone) await unsubscribe(app.app, addressHash(email), new Date());
    holdAfter(20);
    mail.hang(false);
    await allHeld();
    const { id } = await lastIssue();
    expect((await app.ask(chief, 'POST', `/newsletter/issues/${id}/stop`)).status).toBe(200);
    const atStop = mail.mails.length;
    expect(atStop).toBeGreaterThanOrEqual(20);
    mail.hang(false);
    const claimed = () =>
      app.app.db
        .select()
        .from(newsletterDeliveries)
        .where(inArray(newsletterDeliveries.state, ['claimed', 'handing']));
    await vi.waitFor(async () => expect(await claimed()).toEqual([]), WAIT);
    expect(mail.mails).toHaveLength(atStop);
    for (const email of gone) expect(rawTo(email), email).toEqual([]);
    const issue = await lastIssue();
    expect(issue).toMatchObject({ state: 'stopped', byName: chief.name, sent: atStop });
    expect(issue.dropped).toBeGreaterThanOrEqual(10);
    expect(new Set(mail.mails.map((raw) => readMail(raw).header('Message-ID'))).size).toBe(atStop);
    expect((await app.ask(chief, 'POST', `/newsletter/issues/${id}/stop`)).status).toBe(409);
  });

  test('a mailbox refused for good bounces, and one refused for now is tried again later', async () => {
    await subscribeAll(app.app, ['full@example.com', 'gone@example.com', 'good@example.com']);
    mail.refuse((address) => (address.startsWith('gone') ? 550 : address.startsWith('full') ? 452 : undefined));
    await sendNow();
    const { db } = app.app;
    const waiting = await vi.waitFor(async () => {
      const [row] = await db
        .select()
        .from(newsletterDeliveries)
        .where(eq(newsletterDeliveries.addressHash, addressHash('full@example.com')));
      expect(row).toMatchObject({ state: 'waiting', tries: 1 });
      return row;
    }, WAIT);
    expect(waiting?.dueAt.getTime()).toBeGreaterThan(Date.now() + 30_000);
    await vi.waitFor(async () => expect(await lastIssue()).toMatchObject({ state: 'sending', sent: 1, bounced: 1 }), WAIT);
    mail.refuse(() => undefined);
    await db.update(newsletterDeliveries).set({ dueAt: new Date() }).where(eq(newsletterDeliveries.state, 'waiting'));
    expect(await ended()).toMatchObject({ state: 'sent', recipients: 3, sent: 2, bounced: 1, failed: 0 });
    expect(mail.mails.map((raw) => readMail(raw).header('To')).toSorted()).toEqual(['full@example.com', 'good@example.com']);
  });
});

describe('bounces and complaints', () => {
  test('are taken with the key only', async () => {
    const events = [{ kind: 'hard', email: 'a@example.com' }];
    expect((await report({ events }, 'another key of somebody')).status).toBe(401);
    expect((await app.post('/api/newsletter/bounces', { events })).status).toBe(401);
    expect((await report({ events: [{ kind: 'hard' }] })).status).toBe(400);
    expect((await report({ events: [{ kind: 'other', email: 'a@example.com' }] })).status).toBe(400);
    expect(await (await report({ events })).json()).toMatchObject({ data: { noted: 0 } });
    const closed = await openTestApp();
    expect((await closed.post('/api/newsletter/bounces', { events }, { authorization: `Bearer ${BOUNCE_KEY}` })).status).toBe(404);
    await closed.close();
  });

  test('of three issues erase an address, each issue once; a complaint does at once', async () => {
    await subscribeAll(app.app, ['dead@example.com', 'angry@example.com', 'soft@example.com']);
    for (let round = 1; round <= 3; round++) {
      await sendNow();
      const issue = await ended();
      const messageId = `<n${issue.id}.${addressHash('dead@example.com')}@savar.example>`;
      const events = [
        { kind: 'hard', messageId },
        { kind: 'hard', email: 'DEAD@example.com' },
        { kind: 'soft', email: 'soft@example.com' },
      ];
      expect(await (await report({ events })).json()).toMatchObject({ data: { noted: 2 } });
      expect((await lastIssue()).bounced).toBe(1);
      expect((await readSubscriber(app.app.db, addressHash('dead@example.com'))) === undefined).toBe(round === 3);
    }
    const complaint = { events: [{ kind: 'complaint', email: 'angry@example.com' }] };
    expect(await (await report(complaint)).json()).toMatchObject({ data: { noted: 1 } });
    expect(await readSubscriber(app.app.db, addressHash('angry@example.com'))).toBeUndefined();
    expect(await lastIssue()).toMatchObject({ complained: 1, unsubscribed: 0 });
    expect(await (await report(complaint)).json()).toMatchObject({ data: { noted: 0 } });
    expect(await readSubscriber(app.app.db, addressHash('soft@example.com'))).toBeDefined();
  });
});

describe('a subscriber', () => {
  const chosenBy = async (email: string) =>
    (await app.app.db.select().from(newsletterChoices).where(eq(newsletterChoices.email, email)))
      .map(({ editionId }) => editionId)
      .toSorted();

  test('chooses editions by the link in a mail, one at least, and leaves by one click counted by the issue', async () => {
    await subscribeAll(app.app, ['chooser@example.com']);
    await sendNow();
    await ended();
    const { text } = mailParts(rawTo('chooser@example.com')[0] ?? '');
    const token = tokenIn(text, '/newsletter/editions');
    const page = await app.get(`/newsletter/editions?token=${token}`);
    const html = await page.text();
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
    expect(html).toContain('ખેતીની વાત');
    expect(html.match(/<input type="checkbox"[^>]* checked=""[^>]*>/g)).toHaveLength(1);
    const save = (ids: readonly (number | string)[], sent = token) =>
      app.request('/newsletter/editions', {
        method: 'POST',
        body: new URLSearchParams([['token', sent], ...ids.map((id) => ['edition', String(id)])]),
      });
    const none = await save([]);
    expect([none.status, (await none.text()).includes('ઓછામાં ઓછું એક')]).toEqual([400, true]);
    for (const ids of [['x'], ['999999'], ['0'], ['1e9']]) expect((await save(ids)).status).toBe(400);
    expect(await chosenBy('chooser@example.com')).toEqual([daily]);
    const saved = await save([agriculture, daily]);
    expect([saved.status, saved.headers.get('location')]).toEqual([303, '/newsletter?state=chosen']);
    expect(await chosenBy('chooser@example.com')).toEqual([daily, agriculture].toSorted());
    await save([agriculture]);
    expect(await chosenBy('chooser@example.com')).toEqual([agriculture]);
    const stop = tokenIn(text, '/newsletter/unsubscribe');
    expect((await (await save([daily], stop)).text()).includes('આ લિંક ચાલતી નથી')).toBe(true);
    const click = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await app.request(`/newsletter/unsubscribe?token=${stop}`, { method: 'POST', body: click })).status).toBe(200);
    expect(await lastIssue()).toMatchObject({ unsubscribed: 1, complained: 0 });
    expect(await (await app.get(`/newsletter/editions?token=${token}`)).text()).toContain('આ લિંક ચાલતી નથી');
  });

  test('that never confirms is erased after thirty days', async () => {
    const { db } = app.app;
    const askedAt = new Date(Date.now() - 31 * 86_400_000);
    await db.insert(subscribers).values({ email: 'never@example.com', addressHash: addressHash('never@example.com'), askedAt });
    await subscribeAll(app.app, ['stays@example.com']);
    await db.update(subscribers).set({ askedAt }).where(eq(subscribers.email, 'stays@example.com'));
    expect(await eraseUnconfirmed(db, new Date(), 1_000)).toBe(1);
    const left = await db
      .select({ email: subscribers.email })
      .from(subscribers)
      .where(inArray(subscribers.email, ['never@example.com', 'stays@example.com']));
    expect(left).toEqual([{ email: 'stays@example.com' }]);
  });
});

describe('in the newsroom', () => {
  test('an edition is added, changed and shown; faults are sentences, and a reporter may do nothing of it', async () => {
    const path = `/newsletter/editions/${daily}`;
    for (const [method, at] of [
      ['GET', '/newsletter/editions'],
      ['POST', `${path}/issues`],
      ['GET', `${path}/preview`],
      ['PUT', path],
    ] as const)
      expect((await app.ask(staffMember('desk-editor'), method, at, method === 'PUT' ? {} : undefined)).status).toBe(403);
    const { edition } = await (await app.ask(chief, 'GET', path)).json();
    const { name, subject, days, minute, version } = edition;
    const draft = { name, subject, days, minute, isActive: true, version };
    const wrong = await app.ask(chief, 'PUT', path, { ...draft, name: ' ', days: [], minute: 1440 });
    const { issues } = await wrong.json();
    expect([wrong.status, issues.map((issue: { path: string }) => issue.path).toSorted()]).toEqual([422, ['days', 'minute', 'name']]);
    expect((await app.ask(chief, 'PUT', path, { ...draft, subject: '{name}, {date}: {lead}' })).status).toBe(200);
    expect((await app.ask(chief, 'PUT', path, draft)).status).toBe(409);
    const { composed } = await (await app.ask(chief, 'GET', `${path}/preview`)).json();
    expect(composed.subject).toMatch(/^રોજની સવાર, \d+ \w+ \d{4}: \S/);
    expect(composed.htmlBytes).toBeLessThan(100 * 1024);
    const present = (await (await app.ask(chief, 'GET', path)).json()).edition.version;
    const lead = '{lead} '.repeat(12).trim();
    expect((await app.ask(chief, 'PUT', path, { ...draft, subject: lead, version: present })).status).toBe(200);
    const long = (await (await app.ask(chief, 'GET', `${path}/preview`)).json()).composed.subject;
    const headline = composed.subject.replace(/^.*?\d{4}: /, '');
    const [cut, rest] = [long.slice(0, -1), `${headline} `.repeat(12).slice(long.length - 1)];
    // Cut at the end of a word.
    expect([`${headline} `.repeat(12).startsWith(cut), long.at(-1), rest.at(0)]).toEqual([true, '…', ' ']);
    const html = await app.ask(chief, 'GET', `${path}/preview.html`);
    expect(html.headers.get('content-security-policy')).toContain('sandbox');
    expect((await app.ask(chief, 'POST', '/newsletter/editions', { ...draft, topicId: null })).status).toBe(409);
    expect((await app.ask(chief, 'POST', '/newsletter/editions', { ...draft, topicId: 999_999 })).status).toBe(422);
    const sent = await app.ask(chief, 'POST', `${path}/test`);
    expect(await sent.json()).toEqual({ email: chief.email });
    expect(rawTo(chief.email)).toHaveLength(1);
    mail.accept(false);
    expect((await app.ask(chief, 'POST', `${path}/test`)).status).toBe(503);
    mail.accept(true);
  });
});

// The last, because after it the program rests for half a minute.
test('a server that breaks off after a complete mail leaves it uncertain, until the staff send it again', async () => {
  await subscribeAll(app.app, ['one@example.com']);
  mail.acknowledgeAfter(20_000);
  await sendNow();
  const issue = await ended();
  const detail = await (await app.ask(chief, 'GET', `/newsletter/editions/${daily}`)).json();
  expect(detail.issues[0]).toMatchObject({ state: 'sent', sent: 0, uncertain: 1 });
  expect(mail.mails).toHaveLength(1);
  mail.acknowledgeAfter(0);
  const again = await app.ask(chief, 'POST', `/newsletter/issues/${issue.id}/uncertain`);
  expect(await again.json()).toEqual({ count: 1 });
});
