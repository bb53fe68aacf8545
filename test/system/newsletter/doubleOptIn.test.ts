import { eq, like, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { noteAddress } from '../../../src/desks/newsletter/commands.ts';
import { newsletterExportTables } from '../../../src/desks/newsletter/exportTables.ts';
import { countSubscribers, readSubscriber } from '../../../src/desks/newsletter/queries.ts';
import { makeToken } from '../../../src/desks/newsletter/subscribing/linkTokens.ts';
import { newsletterRemovals, subscribers } from '../../../src/desks/newsletter/tables.ts';
import { attempts } from '../../../src/platform/accounts/attempts.ts';
import { addressHash } from '../../../src/platform/messages/addressHash.ts';
import { type MailServer, openMailServer } from '../../mailServer.ts';
import { type ReadMail, readMail } from '../../readMail.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

let mail: MailServer;
let app: TestApp;
beforeAll(async () => {
  mail = await openMailServer();
  app = await openTestApp({ environment: { SMTP_URL: mail.url } });
});
afterAll(async () => {
  await app.close();
  await mail.close();
});
beforeEach(() => {
  mail.accept(true);
});

const elsewhere = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
let networks = 0;
const network = () => `203.0.113.${++networks}`;
const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}, from = network()) =>
  app.request(path, { method: 'POST', headers, body: new URLSearchParams(fields) }, from);
const subscribe = (email: string, from?: string) => send('/newsletter/subscribe', { email }, {}, from);
const callSubscribe = (email: string) =>
  app.request(
    '/api/subscribe/',
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email }) },
    network(),
  );
const mailsTo = (email: string): ReadMail[] => mail.mails.map(readMail).filter((one) => one.header('To') === email);
/** The link in the newest mail to an address, as path and query. */
function linkTo(email: string, path: string): string {
  const link = new RegExp(`https://savar\\.example(${path}\\?token=\\S+)`).exec(mailsTo(email).at(-1)?.text ?? '')?.[1];
  if (!link) throw new Error(`No link to ${path} was mailed to ${email}`);
  return link;
}
const tokenIn = (link: string) => new URL(link, 'https://savar.example').searchParams.get('token') ?? '';
const rowOf = async (email: string) => (await app.app.db.select().from(subscribers).where(eq(subscribers.email, email)))[0];
const removalOf = async (email: string) =>
  (
    await app.app.db
      .select()
      .from(newsletterRemovals)
      .where(eq(newsletterRemovals.addressHash, addressHash(email)))
  )[0];
const confirm = (token: string, consent = '2026-11-23', headers = {}) => send('/newsletter/confirm', { token, consent }, headers);
/** Lets the seconds pass in which a second request is taken for a double press. */
const secondsLater = () => app.app.db.delete(attempts).where(like(attempts.key, 'newsletter just now %'));
/** Subscribes and confirms; gives the link to unsubscribe. */
async function confirmed(email: string): Promise<string> {
  await secondsLater();
  await subscribe(email);
  await confirm(tokenIn(linkTo(email, '/newsletter/confirm')));
  return linkTo(email, '/newsletter/unsubscribe');
}

describe('subscribing', () => {
  test('by form mails a link in Gujarati, and the address waits', async () => {
    const sent = await subscribe(' Meera@Example.com ');
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/newsletter?state=thanks']);
    const [first, ...more] = mailsTo('meera@example.com');
    expect(more).toEqual([]);
    expect(first?.header('Subject')).toBe('ન્યૂઝલેટર શરૂ કરવા પુષ્ટિ કરો | સવાર');
    expect(first?.header('Content-Type')).toBe('text/plain; charset=utf-8');
    expect(first?.text).toMatch(
      /^નમસ્તે,\s+આ ઈમેલ સરનામે અમારું ન્યૂઝલેટર[\s\S]*https:\/\/savar\.example\/newsletter\/confirm\?token=\S+\s+આ લિંક સાત દિવસ/,
    );
    expect(await rowOf('meera@example.com')).toMatchObject({ confirmedAt: null, consent: null });
  });

  test('by call does the same, with the same answer for every address', async () => {
    await confirmed('there@example.com');
    const before = mailsTo('there@example.com').length;
    const [first, known] = [await callSubscribe('call@example.com'), await callSubscribe('there@example.com')];
    expect([first.status, known.status]).toEqual([200, 200]);
    expect(await first.json()).toEqual(await known.json());
    expect(mailsTo('call@example.com')).toHaveLength(1);
    expect(mailsTo('there@example.com')).toHaveLength(before);
  });

  test('by a double press of a form without script mails one link', async () => {
    const answers = await Promise.all([subscribe('pressed@example.com'), subscribe('pressed@example.com')]);
    expect(answers.map(({ status, headers }) => [status, headers.get('location')])).toEqual(
      answers.map(() => [303, '/newsletter?state=thanks']),
    );
    expect(mailsTo('pressed@example.com')).toHaveLength(1);
  });

  test('again sends the link again, three times a day', async () => {
    for (let times = 0; times < 5; times++) {
      await secondsLater();
      expect((await subscribe('again@example.com')).status).toBe(303);
    }
    expect(mailsTo('again@example.com')).toHaveLength(3);
    const yesterday = new Date(Date.now() - 25 * 60 * 60_000);
    await app.app.db.update(attempts).set({ since: yesterday }).where(like(attempts.key, 'newsletter %to %'));
    await subscribe('again@example.com');
    expect(mailsTo('again@example.com')).toHaveLength(4);
    expect((await app.app.db.select().from(attempts)).filter(({ key }) => key.includes('@'))).toEqual([]);
  });

  test('is limited per network over all processes, and what was typed stays', async () => {
    const from = network();
    await app.app.db.insert(attempts).values({ key: `newsletter by ${from}`, count: 200, since: new Date() });
    const refused = await subscribe('flood@example.com', from);
    const html = await refused.text();
    expect([refused.status, html.includes('value="flood@example.com"'), html.includes('તમારા નેટવર્ક પરથી')]).toEqual([429, true, true]);
    expect(await rowOf('flood@example.com')).toBeUndefined();
    const call = await app.request(
      '/api/subscribe/',
      { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ email: 'flood@example.com' }) },
      from,
    );
    expect([call.status, Number(call.headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  test('while the mail server refuses is told in words, loses nothing, and uses up none of the three', async () => {
    mail.accept(false);
    for (let times = 0; times < 4; times++) {
      const failed = await subscribe('later@example.com');
      const html = await failed.text();
      expect([failed.status, html.includes('value="later@example.com"'), html.includes('હમણાં મોકલી શકાયો નથી')]).toEqual([503, true, true]);
    }
    const call = await callSubscribe('later@example.com');
    expect([call.status, (await call.json()).data]).toEqual([
      200,
      { isSuccess: false, message: expect.stringContaining('હમણાં મોકલી શકાયો નથી') },
    ]);
    expect(await rowOf('later@example.com')).toMatchObject({ confirmedAt: null });
    mail.accept(true);
    expect((await subscribe('later@example.com')).status).toBe(303);
    expect(mailsTo('later@example.com')).toHaveLength(1);
  });

  test('while the mail server hangs is answered after ten seconds', async () => {
    mail.hang(true);
    const begun = Date.now();
    const failed = await subscribe('slow@example.com');
    mail.hang(false);
    expect(failed.status).toBe(503);
    expect(Date.now() - begun).toBeLessThan(13_000);
  }, 20_000);
});

describe('the link in the mail', () => {
  test('changes nothing when it is opened, and says what is agreed to', async () => {
    await subscribe('open@example.com');
    const link = linkTo('open@example.com', '/newsletter/confirm');
    for (const path of [link, link, `/mobile${link}`]) {
      const page = await app.get(path);
      const html = await page.text();
      expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(html).toContain('open@example.com');
      expect(html).toContain('દરેક ઈમેલમાં ન્યૂઝલેટર બંધ કરવાની લિંક હશે');
      expect(html).toContain('<link rel="canonical" href="https://savar.example/newsletter/confirm"/>');
      // The token stands in the field of the form and nowhere else.
      expect(html.split(tokenIn(link))).toHaveLength(2);
    }
    await app.request(link, { method: 'HEAD' });
    expect(await rowOf('open@example.com')).toMatchObject({ confirmedAt: null });
    expect(mailsTo('open@example.com')).toHaveLength(1);
  });

  test('confirms by its button, once, and a mail says how to stop', async () => {
    await subscribe('button@example.com');
    const link = linkTo('button@example.com', '/newsletter/confirm');
    const before = await countSubscribers(app.app.db);
    const [one, other] = await Promise.all([confirm(tokenIn(link)), confirm(tokenIn(link))]);
    expect([one.status, one.headers.get('location'), other.headers.get('location')]).toEqual([
      303,
      '/newsletter?state=confirmed',
      '/newsletter?state=confirmed',
    ]);
    const row = await rowOf('button@example.com');
    expect(row?.consent).toBe('2026-11-23');
    expect(Date.now() - (row?.confirmedAt?.getTime() ?? 0)).toBeLessThan(10_000);
    expect(await countSubscribers(app.app.db)).toEqual({ confirmed: before.confirmed + 1, waiting: before.waiting - 1 });
    const [, welcome, ...more] = mailsTo('button@example.com');
    expect(more).toEqual([]);
    expect(welcome?.header('Subject')).toBe('તમારું ન્યૂઝલેટર શરૂ થયું | સવાર');
    const stop = linkTo('button@example.com', '/newsletter/unsubscribe');
    expect(welcome?.header('List-Unsubscribe')).toBe(`<https://savar.example${stop}>`);
    expect(welcome?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect((await app.get(link)).headers.get('location')).toBe('/newsletter?state=confirmed');
    expect(await (await app.get('/newsletter?state=confirmed')).text()).toContain('ન્યૂઝલેટર શરૂ થયું');
  });

  test('that is expired, changed, of another purpose or of another address is refused in words, with the form', async () => {
    await subscribe('wrong@example.com');
    const token = tokenIn(linkTo('wrong@example.com', '/newsletter/confirm'));
    const [hash = '', ends = '', signature = ''] = token.split('.');
    const { db } = app.app;
    const tokens = [
      '',
      'nonsense',
      `${token}x`,
      `${hash}.${ends}0.${signature}`,
      `${addressHash('open@example.com')}.${ends}.${signature}`,
      tokenIn(await confirmed('foreign@example.com')),
      await makeToken(db, { purpose: 'unsubscribe', addressHash: hash, until: new Date(Date.now() + 60_000) }),
      await makeToken(db, { purpose: 'confirm', addressHash: hash, until: new Date(Date.now() - 1_000) }),
      await makeToken(db, { purpose: 'confirm', addressHash: addressHash('nobody@example.com'), until: new Date(Date.now() + 60_000) }),
    ];
    for (const wrong of tokens) {
      const page = await (await app.get(`/newsletter/confirm?token=${encodeURIComponent(wrong)}`)).text();
      expect(page).toContain('આ લિંક ચાલતી નથી');
      const answer = await confirm(wrong);
      const html = await answer.text();
      expect([answer.status, html.includes('આ લિંક ચાલતી નથી'), html.includes('id="newsletter-email"')]).toEqual([400, true, true]);
    }
    expect((await confirm(token, 'another wording')).status).toBe(400);
    expect((await confirm(token, '2026-11-23', elsewhere)).status).toBe(403);
    expect(await rowOf('wrong@example.com')).toMatchObject({ confirmedAt: null });
  });

  test('confirms also when the next mail fails, and no log names a token or an address', async () => {
    const logged = vi.spyOn(app.app.log, 'error');
    mail.accept(false);
    await subscribe('nomail@example.com');
    mail.accept(true);
    await subscribe('nomail@example.com');
    const link = linkTo('nomail@example.com', '/newsletter/confirm');
    mail.accept(false);
    expect((await confirm(tokenIn(link))).status).toBe(303);
    expect((await rowOf('nomail@example.com'))?.confirmedAt).toBeInstanceOf(Date);
    const lines = logged.mock.calls.map((call) => JSON.stringify(call));
    expect(lines).toHaveLength(2);
    expect(lines.filter((line) => line.includes(tokenIn(link)) || line.includes('nomail@'))).toEqual([]);
    logged.mockRestore();
  });
});

describe('unsubscribing', () => {
  test('by the button of the page erases the address and keeps a hash', async () => {
    const link = await confirmed('stop@example.com');
    const page = await app.get(link);
    const html = await page.text();
    expect([page.status, html.includes('stop@example.com'), html.includes('હા, બંધ કરો')]).toEqual([200, true, true]);
    expect(html).toContain('<link rel="canonical" href="https://savar.example/newsletter/unsubscribe"/>');
    expect(html.split(tokenIn(link))).toHaveLength(2);
    expect(await rowOf('stop@example.com')).toBeDefined();
    const before = await countSubscribers(app.app.db);
    expect((await send('/newsletter/unsubscribe', { token: tokenIn(link) }, elsewhere)).status).toBe(403);
    const sent = await send('/newsletter/unsubscribe', { token: tokenIn(link) }, { origin: 'https://savar.example' });
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/newsletter?state=stopped']);
    expect(await rowOf('stop@example.com')).toBeUndefined();
    expect(await removalOf('stop@example.com')).toMatchObject({ addressHash: addressHash('stop@example.com'), at: expect.any(Date) });
    expect(await countSubscribers(app.app.db)).toEqual({ ...before, confirmed: before.confirmed - 1 });
    expect((await app.get(link)).headers.get('location')).toBe('/newsletter?state=stopped');
  });

  test('by one click of a mail program works from elsewhere, without cookies or redirects, and twice', async () => {
    const link = await confirmed('click@example.com');
    const click = () => send(link, { 'List-Unsubscribe': 'One-Click' }, elsewhere);
    const answer = await click();
    expect([answer.status, answer.headers.get('location'), answer.headers.get('set-cookie')]).toEqual([200, null, null]);
    expect(await answer.text()).toContain('ન્યૂઝલેટર બંધ થયું');
    expect(await rowOf('click@example.com')).toBeUndefined();
    expect((await click()).status).toBe(200);
    const multipart = new FormData();
    multipart.set('List-Unsubscribe', 'One-Click');
    const other = await confirmed('multipart@example.com');
    expect((await app.request(other, { method: 'POST', headers: elsewhere, body: multipart })).status).toBe(200);
    expect(await rowOf('multipart@example.com')).toBeUndefined();
  });

  test('needs the right token, and no other form is accepted from elsewhere', async () => {
    const link = await confirmed('stays@example.com');
    const oneClick = { 'List-Unsubscribe': 'One-Click' };
    await subscribe('waits@example.com');
    const foreign = tokenIn(linkTo('waits@example.com', '/newsletter/confirm'));
    for (const token of ['', 'x', `${tokenIn(link)}x`, foreign])
      expect((await send(`/newsletter/unsubscribe?token=${token}`, oneClick, elsewhere)).status).toBe(400);
    expect((await send(link, {}, elsewhere)).status).toBe(403);
    expect((await send(link, { 'List-Unsubscribe': 'something' }, elsewhere)).status).toBe(403);
    for (const path of ['/newsletter/subscribe', '/newsletter/confirm', '/contact'])
      expect((await send(path, { email: 'x@example.com', ...oneClick }, elsewhere)).status).toBe(403);
    expect(await rowOf('stays@example.com')).toBeDefined();
    expect(await (await app.get('/newsletter/unsubscribe?token=x')).text()).toContain('href="/contact"');
  });

  test('can be followed by subscribing again, with a new confirmation', async () => {
    const link = await confirmed('back@example.com');
    await send('/newsletter/unsubscribe', { token: tokenIn(link) });
    await confirmed('back@example.com');
    expect((await rowOf('back@example.com'))?.confirmedAt).toBeInstanceOf(Date);
    expect(await removalOf('back@example.com')).toBeUndefined();
  });
});

describe('the newsroom', () => {
  const administrator = staffMember('administrator');

  test('sees how many are confirmed and waiting, and the state of each in the file', async () => {
    await confirmed('file@example.com');
    await subscribe('file-waits@example.com');
    const { confirmed: done, waiting, newest } = await (await app.ask(administrator, 'get', '/newsletter/subscribers')).json();
    const rows = await app.app.db.select().from(subscribers);
    const ofState = (state: boolean) => rows.filter(({ confirmedAt }) => (confirmedAt !== null) === state).length;
    expect([done, waiting]).toEqual([ofState(true), ofState(false)]);
    expect(newest.slice(0, 2)).toMatchObject([
      { email: 'file-waits@example.com', state: 'waiting' },
      { email: 'file@example.com', state: 'confirmed' },
    ]);
    const lines = (await (await app.ask(administrator, 'get', '/newsletter/subscribers.csv')).text()).split('\r\n');
    expect(lines[0]).toBe('email,state,asked_at,confirmed_at,consent');
    expect(lines.find((line) => line.startsWith('"file@'))).toMatch(/^"file@example\.com",confirmed,\d{4}-[^,]+Z,\d{4}-[^,]+Z,2026-11-23$/);
    expect(lines.find((line) => line.startsWith('"file-waits@'))).toMatch(/^"file-waits@example\.com",waiting,\d{4}-[^,]+Z,,$/);
  });

  test('counts addresses from before the counts as waiting, under the hash that the migration gave them', async () => {
    const old = await openTestApp();
    await old.app.db.execute(
      sql`insert into subscribers (email, address_hash) select email, encode(sha256(convert_to(email, 'UTF8')), 'hex')
        from (values ('old@example.com')) as given (email)`,
    );
    expect(await readSubscriber(old.app.db, addressHash('old@example.com'))).toMatchObject({ email: 'old@example.com', confirmedAt: null });
    expect(await countSubscribers(old.app.db)).toEqual({ confirmed: 0, waiting: 1 });
    await noteAddress(old.app, 'new@example.com', new Date());
    expect(await countSubscribers(old.app.db)).toEqual({ confirmed: 0, waiting: 2 });
    await old.close();
  });
});

test('an older list does not bring back an address that was unsubscribed since', async () => {
  const other = await openTestApp();
  const { db } = other.app;
  const at = new Date('2026-11-10T00:00:00Z');
  for (const email of ['gone@example.com', 'returned@example.com'])
    await db.insert(newsletterRemovals).values({ addressHash: addressHash(email), at });
  const line = (email: string, askedAt: string) =>
    JSON.stringify({ record: 'subscriber', email, askedAt, confirmedAt: askedAt, consent: '2026-11-23' });
  const list = newsletterExportTables.find(({ kind }) => kind === 'subscriber');
  await db.transaction(async (tx) => {
    await list?.write(tx, [line('gone@example.com', '2026-11-01T00:00:00Z'), line('returned@example.com', '2026-11-20T00:00:00Z')]);
    await list?.finish(tx);
  });
  expect((await db.select().from(subscribers)).map(({ email }) => email)).toEqual(['returned@example.com']);
  expect(await countSubscribers(db)).toEqual({ confirmed: 1, waiting: 0 });
  await other.close();
});
