import { desc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { unsubscribe } from '../../../src/desks/newsletter/commands.ts';
import { readSubscriber } from '../../../src/desks/newsletter/queries.ts';
import { newsletterBounces, newsletterIssues, newsletterRemovals, subscribers } from '../../../src/desks/newsletter/tables.ts';
import { addressHash } from '../../../src/platform/messages/addressHash.ts';
import { type MailServer, openMailServer } from '../../mailServer.ts';
import { readMail } from '../../readMail.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { type Bounced, bounceWriters, feedbackReport, holidayReply, letterOfPerson, notifications } from './bounceMails.ts';
import { dailyEdition, subscribeAll } from './subscribe.ts';

const BOUNCE_KEY = 'a key of the mail server';
const PATH = '/api/newsletter/bounces/message';
const WAIT = { timeout: 20_000, interval: 50 };
const chief = staffMember('chief-editor');
const administrator = staffMember('administrator');

let mail: MailServer;
let app: TestApp;
let daily: number;
beforeAll(async () => {
  mail = await openMailServer();
  app = await openTestApp({
    environment: { SMTP_URL: mail.url, MAILS_PER_SECOND: '500', BOUNCE_KEY, BOUNCE_ADDRESS: 'bounces@post.savar.example' },
  });
  daily = (await dailyEdition(app.app.db)).id;
});
afterAll(async () => {
  await app.close();
  await mail.close();
});
afterEach(async () => {
  const { db } = app.app;
  mail.mails.length = 0;
  mail.senders.length = 0;
  await db.delete(newsletterIssues);
  for (const { addressHash: hash } of await db.select().from(subscribers)) await unsubscribe(app.app, hash, new Date());
  await db.delete(newsletterRemovals);
});

const lastIssue = async () => {
  const [issue] = await app.app.db.select().from(newsletterIssues).orderBy(desc(newsletterIssues.id)).limit(1);
  if (!issue) throw new Error('There is no issue yet');
  return issue;
};

/** Sends an issue to its subscribers, and says what of it went to each. */
async function sendIssue(): Promise<(to: string) => Pick<Bounced, 'from' | 'to' | 'original'>> {
  mail.mails.length = 0;
  mail.senders.length = 0;
  expect((await app.ask(chief, 'POST', `/newsletter/editions/${daily}/issues`)).status).toBe(200);
  await vi.waitFor(async () => expect((await lastIssue()).endedAt).not.toBeNull(), WAIT);
  const sent = mail.mails.map((original, at) => ({ original, from: mail.senders[at] ?? '', to: readMail(original).header('To') ?? '' }));
  return (to) => {
    const found = sent.find((one) => one.to === to);
    if (!found) throw new Error(`Nothing went to ${to}`);
    return found;
  };
}

type Handing = { key?: string | undefined; to?: string; type?: string };
const hand = (body: string, { key = BOUNCE_KEY, to, type = 'message/rfc822' }: Handing = {}) =>
  app.request(to === undefined ? PATH : `${PATH}?to=${encodeURIComponent(to)}`, {
    method: 'POST',
    headers: { 'content-type': type, ...(key === '' ? {} : { authorization: `Bearer ${key}` }) },
    body,
  });
const statusOf = async (answer: Promise<Response>) => (await answer).status;
const eventOf = async (answer: Promise<Response>) => {
  const { status, data } = await answer.then(async (response) => ({ status: response.status, ...(await response.json()) }));
  return [status, data?.event];
};
const bouncesOf = async (email: string) => (await app.app.db.select().from(newsletterBounces).where(eq(newsletterBounces.email, email)))[0];
/** All that a bounce may change. */
const state = async () =>
  JSON.stringify(
    await Promise.all([
      app.app.db.select().from(subscribers).orderBy(subscribers.email),
      app.app.db.select().from(newsletterBounces).orderBy(newsletterBounces.email),
      app.app.db.select().from(newsletterRemovals).orderBy(newsletterRemovals.addressHash),
      app.app.db.select().from(newsletterIssues).orderBy(newsletterIssues.id),
    ]),
  );

describe('a mail that comes back', () => {
  test('goes to an address of its own, which no two mails share and every server takes', async () => {
    const emails = ['one@example.com', 'two@example.com'];
    await subscribeAll(app.app, emails);
    const first = await sendIssue();
    const firstOf = emails.map((email) => first(email).from);
    const second = await sendIssue();
    const all = [...firstOf, ...emails.map((email) => second(email).from)];
    expect(new Set(all).size).toBe(4);
    for (const sender of all) {
      expect(sender).toMatch(/^bounces\+[0-9a-z]+\.[0-9a-f]{16}\.[0-9a-f]{16}@post\.savar\.example$/);
      expect(sender.split('@')[0]?.length).toBeLessThanOrEqual(64);
    }
    // What readers see is the paper's own address.
    expect(readMail(mail.mails[0] ?? '').header('From')).toContain('noreply@savar.example');
  });

  test.each(Object.keys(bounceWriters))(
    'is counted for good and for now: %s',
    async (name) => {
      const write = bounceWriters[name] ?? bounceWriters.postfix;
      if (!write) throw new Error('There is no such writer');
      const cases = [
        { email: 'gone@example.com', status: '5.1.1', event: 'hard' },
        { email: 'moved@example.com', status: '5.1.10', event: 'hard' },
        { email: 'busy@example.com', status: '4.4.7', event: 'soft' },
        { email: 'full@example.com', status: '5.2.2', event: 'soft' },
        { email: 'strict@example.com', status: '5.7.1', event: 'soft' },
      ] as const;
      await subscribeAll(app.app, [...cases.map(({ email }) => email), 'well@example.com']);
      const sentTo = await sendIssue();
      for (const [at, { email, status, event }] of cases.entries()) {
        const whole = write({ ...sentTo(email), status, action: 'failed' });
        // Pipes of mail servers give lines as the system has them, and some servers change the case of addresses.
        const raw = at % 2 === 0 ? whole.replaceAll('\r\n', '\n') : whole.replaceAll(sentTo(email).from, sentTo(email).from.toUpperCase());
        expect(await eventOf(hand(raw, at === 1 ? { to: sentTo(email).from } : {})), `${name} ${status}`).toEqual([200, event]);
        expect(await bouncesOf(email)).toMatchObject({ hard: event === 'hard' ? 1 : 0, soft: event === 'soft' ? 1 : 0, blockedAt: null });
        expect(await statusOf(hand(raw)), 'sent again').toBe(409);
      }
      expect(await lastIssue()).toMatchObject({ sent: 6, bounced: 2, returnedSoft: 3, complained: 0 });
      expect(await bouncesOf('well@example.com')).toBeUndefined();
    },
    40_000,
  );

  test('after a soft one may still come back for good; one that is only delayed does not count', async () => {
    await subscribeAll(app.app, ['late@example.com']);
    const sent = (await sendIssue())('late@example.com');
    for (const write of Object.values(notifications)) {
      const before = await state();
      expect(await eventOf(hand(write({ ...sent, status: '4.4.1', action: 'delayed' })))).toEqual([200, 'none']);
      expect(await state()).toBe(before);
    }
    const [postfix] = Object.values(notifications);
    if (!postfix) throw new Error('There is no writer');
    expect(await eventOf(hand(postfix({ ...sent, status: '4.4.7', action: 'failed' })))).toEqual([200, 'soft']);
    expect(await eventOf(hand(postfix({ ...sent, status: '5.1.1', action: 'failed' })))).toEqual([200, 'hard']);
    expect(await statusOf(hand(postfix({ ...sent, status: '4.4.7', action: 'failed' })))).toBe(409);
    expect(await bouncesOf('late@example.com')).toMatchObject({ hard: 1, soft: 1 });
  });
});

describe('an address', () => {
  const bounce = async (email: string, status: string) => {
    const sent = (await sendIssue())(email);
    return eventOf(hand(notifications.exim?.({ ...sent, status, action: 'failed' }) ?? ''));
  };

  test('that does not exist is erased after three issues, and counted in the newsroom', async () => {
    await subscribeAll(app.app, ['dead@example.com']);
    for (let round = 1; round <= 3; round++) expect(await bounce('dead@example.com', '5.1.1')).toEqual([200, 'hard']);
    expect(await readSubscriber(app.app.db, addressHash('dead@example.com'))).toBeUndefined();
    const seen = await (await app.ask(administrator, 'GET', '/newsletter/subscribers')).json();
    expect(seen).toMatchObject({ erased: { bounced: 1, complained: 0 }, returned: [] });
  }, 60_000);

  test('that takes nothing for now gets nothing after seven issues, until the staff or its reader say otherwise', async () => {
    const email = 'full@example.com';
    await subscribeAll(app.app, [email, 'well@example.com']);
    const block = async () => {
      for (let round = 1; round <= 7; round++) expect(await bounce(email, '4.2.2')).toEqual([200, 'soft']);
      await sendIssue();
      expect(mail.mails.map((raw) => readMail(raw).header('To'))).toEqual(['well@example.com']);
    };
    await block();
    const seen = await (await app.ask(administrator, 'GET', '/newsletter/subscribers')).json();
    expect(seen.returned).toMatchObject([{ email, soft: 7, isBlocked: true }]);
    expect(seen.newest.find((row: { email: string }) => row.email === email).state).toBe('blocked');
    expect(await (await app.ask(administrator, 'GET', '/newsletter/subscribers.csv')).text()).toContain(`"${email}",blocked`);
    expect((await app.ask(chief, 'POST', '/newsletter/subscribers/unblock', { email })).status).toBe(403);
    expect((await app.ask(administrator, 'POST', '/newsletter/subscribers/unblock', { email })).status).toBe(200);
    expect((await app.ask(administrator, 'POST', '/newsletter/subscribers/unblock', { email })).status).toBe(409);
    await block();
    // A reader who asks again gets a link, and with it the newsletter.
    mail.mails.length = 0;
    expect((await app.post('/api/subscribe/', { email })).status).toBe(200);
    const { text } = readMail(mail.mails[0] ?? '');
    const token = /newsletter\/confirm\?token=([\w.-]+)/.exec(text)?.[1] ?? '';
    expect((await app.postForm('/newsletter/confirm', { token, consent: '2026-11-23' })).status).toBe(303);
    await sendIssue();
    expect(mail.mails).toHaveLength(2);
  }, 120_000);

  test('of which mail came back long ago begins anew', async () => {
    await subscribeAll(app.app, ['seldom@example.com']);
    for (let round = 1; round <= 2; round++) expect(await bounce('seldom@example.com', '4.2.2')).toEqual([200, 'soft']);
    await app.app.db.update(newsletterBounces).set({ at: new Date(Date.now() - 15 * 86_400_000) });
    expect(await bounce('seldom@example.com', '4.2.2')).toEqual([200, 'soft']);
    expect(await bouncesOf('seldom@example.com')).toMatchObject({ soft: 1 });
  }, 40_000);
});

describe('a complaint', () => {
  test('ends the subscription at once, and counts for the issue', async () => {
    for (const type of ['abuse', 'Fraud', 'opt-out']) {
      await subscribeAll(app.app, ['angry@example.com', 'well@example.com']);
      const raw = feedbackReport({ ...(await sendIssue())('angry@example.com'), type });
      expect(await eventOf(hand(raw))).toEqual([200, 'complaint']);
      expect(await readSubscriber(app.app.db, addressHash('angry@example.com'))).toBeUndefined();
      expect(await readSubscriber(app.app.db, addressHash('well@example.com'))).toBeDefined();
      expect(await lastIssue()).toMatchObject({ complained: 1, bounced: 0, unsubscribed: 0 });
      expect(await statusOf(hand(raw))).toBe(404);
    }
    const seen = await (await app.ask(administrator, 'GET', '/newsletter/subscribers')).json();
    expect(seen.erased).toEqual({ bounced: 0, complained: 1 });
  }, 40_000);

  test('is not what reports of signatures and of mail that is no spam are', async () => {
    await subscribeAll(app.app, ['calm@example.com']);
    const sent = (await sendIssue())('calm@example.com');
    const before = await state();
    for (const type of ['auth-failure', 'not-spam', ''])
      expect(await eventOf(hand(feedbackReport({ ...sent, type })))).toEqual([200, 'none']);
    expect(await state()).toBe(before);
  });
});

test('what is no bounce, of another site, unsigned, without the key, broken or too large is refused in words and changes nothing', async () => {
  await subscribeAll(app.app, ['target@example.com', 'other@example.com']);
  const sentTo = await sendIssue();
  const sent = sentTo('target@example.com');
  const write = (bounced: Pick<Bounced, 'from' | 'to' | 'original'>) =>
    notifications.postfix?.({ ...bounced, status: '5.1.1', action: 'failed' }) ?? '';
  const good = write(sent);
  const unsigned = (from: string) => write({ ...sent, from, original: sent.original });
  const [token = ''] = /\+[^@]+/.exec(sent.from) ?? [];
  const before = await state();
  const refused: [string, number, Promise<Response>][] = [
    ['another key', 401, hand(good, { key: 'another key of somebody' })],
    ['no key', 401, hand(good, { key: '' })],
    ['another media type', 415, hand(good, { type: 'application/json' })],
    ['nothing', 422, hand('')],
    ['no mail', 422, hand('\0\u0001\uFFFF {"a": 1}')],
    ['a holiday reply', 422, hand(holidayReply(sent))],
    ['a letter', 422, hand(letterOfPerson(sent))],
    ['the sender without a token', 422, hand(unsigned('bounces@post.savar.example'))],
    ['another signature', 422, hand(unsigned(`bounces${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}@post.savar.example`))],
    ['another mailing', 422, hand(unsigned(sent.from.replace('+', '+1')))],
    ['another site', 422, hand(unsigned('bounces+abc-123=example.com@mail.example.net'))],
    [
      'two of us at once',
      422,
      hand(
        unsigned('bounces@post.savar.example').replace('Subject:', `X-A: ${sent.from}, ${sentTo('other@example.com').from}\r\nSubject:`),
      ),
    ],
    [
      'too many parts',
      422,
      hand(Array.from({ length: 40 }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}`).join('\r\n') + good),
    ],
    ['headers without end', 422, hand(`From: MAILER-DAEMON@x\r\nX: ${'5.1.1 '.repeat(40_000)}\r\n\r\n${good}`)],
    ['more than an issue', 413, hand(`${good}${'x'.repeat(600_000)}`)],
  ];
  for (const [name, status, answer] of refused) {
    const response = await answer;
    expect.soft(response.status, name).toBe(status);
    expect.soft((await response.text()).length, name).toBeGreaterThan(40);
  }
  expect(await state()).toBe(before);
  expect(await eventOf(hand(good))).toEqual([200, 'hard']);
  const closed = await openTestApp({ environment: { BOUNCE_KEY } });
  const init = { method: 'POST', headers: { authorization: `Bearer ${BOUNCE_KEY}`, 'content-type': 'message/rfc822' }, body: good };
  expect((await closed.request(PATH, init)).status).toBe(404);
  await closed.close();
}, 40_000);

test('a mail that is no issue names its recipient too, and is counted once a day', async () => {
  await subscribeAll(app.app, ['writer@example.com']);
  await app.app.messages.sendMail({ to: 'Writer@example.com', subject: 'About your letter', text: 'It is printed.' });
  const sent = { original: mail.mails[0] ?? '', from: mail.senders[0] ?? '', to: 'writer@example.com' };
  const raw = notifications.gmail?.({ ...sent, status: '5.1.1', action: 'failed' }) ?? '';
  expect(await eventOf(hand(raw))).toEqual([200, 'hard']);
  expect(await statusOf(hand(raw))).toBe(409);
  expect(await bouncesOf('writer@example.com')).toMatchObject({ hard: 1 });
});
