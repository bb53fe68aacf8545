import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clocksOf } from '../../../src/desks/grievances/handling/grievanceClocks.ts';
import { sendNextMail } from '../../../src/desks/grievances/mails/sendGrievanceMails.ts';
import { complainantData } from '../../../src/desks/grievances/sending/complainantData.ts';
import { grievanceMails, grievances } from '../../../src/desks/grievances/tables.ts';
import { auditLog } from '../../../src/platform/auditLog.ts';
import { type MailServer, openMailServer } from '../../mailServer.ts';
import { readMail } from '../../readMail.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

const HOUR = 3_600_000;
const chief = staffMember('chief-editor', { name: 'કિરણ પટેલ' });

let mail: MailServer;
let site: TestApp;
const settings = { at: new Date('2026-10-31T10:00:00Z'), environment: {} };
const pass = (ms: number) => {
  settings.at = new Date(settings.at.getTime() + ms);
};
beforeAll(async () => {
  mail = await openMailServer();
  settings.environment = { SMTP_URL: mail.url };
  site = await openTestApp(settings);
});
afterAll(async () => {
  await site.close();
  await mail.close();
});

let people = 0;
/** A person with an address and a network of their own, so that no test uses up another's limit. */
const grievance = (about: Record<string, string> = {}) => ({
  about: '/news/crops/x-1',
  kind: 'fact',
  message: 'આંકડો ખોટો છે.\r\nસુધારો.',
  name: 'જયા દવે',
  email: `jaya${++people}@example.com`,
  phone: '',
  ...about,
});
const network = () => `203.0.113.${people % 250}`;
const send = (fields: Record<string, string>, from = network()) =>
  site.request('/grievance', { method: 'POST', body: new URLSearchParams(fields) }, from);
const call = (body: unknown, from = network()) =>
  site.request('/api/grievance', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }, from);
const newest = async () => {
  const [row] = await site.app.db.select().from(grievances).orderBy(desc(grievances.id)).limit(1);
  if (!row) throw new Error('There is no grievance');
  return row;
};
const textOf = async (path: string) => (await site.get(path)).text();
const decide = (id: number, version: number, outcome = 'upheld') =>
  site.ask(chief, 'post', `/grievances/${id}/decision`, { version, outcome, decision: 'આંકડો સુધાર્યો છે.' });

describe('the form', () => {
  test('says beside a message that it is too long, and keeps it, though a browser sends each Gujarati letter in nine bytes', async () => {
    const tooLong = 'સત્ય '.repeat(3_000).trim();
    const answer = await send(grievance({ message: tooLong }));
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(tooLong)]);
  });

  test('names the officer and is linked from the site map and the page of addresses', async () => {
    const html = await textOf('/grievance');
    for (const text of ['રેખા ભટ્ટ', 'mailto:fariyad@savar.example', '24 કલાકમાં', '15 દિવસમાં', 'action="/grievance"'])
      expect(html).toContain(text);
    expect(await textOf('/sitemap')).toContain('href="/grievance"');
    expect(await textOf('/static-page/contact-us')).toContain('href="/grievance"');
  });

  test('is taken without script, acknowledged by mail, and leads to its private page', async () => {
    const fields = grievance({ phone: '૯૮૨૫૦ ૧૨૩૪૫' });
    const sent = await send(fields);
    const row = await newest();
    expect([sent.status, sent.headers.get('location')]).toEqual([303, `/grievance/${row.id}-${row.checkLetters}?state=thanks`]);
    expect(row).toMatchObject({ state: 'acknowledged', email: fields.email, phone: '+919825012345', acknowledgedAt: settings.at });
    const found = await (await site.ask(chief, 'get', `/grievances?filter=${encodeURIComponent('{"q":"98250 12345"}')}`)).json();
    expect(found.data.map(({ id }: { id: number }) => id)).toContain(row.id);
    const { header, text } = readMail(mail.mails.at(-1) ?? '');
    expect([header('To'), header('Reply-To')]).toEqual([fields.email, 'fariyad@savar.example']);
    expect(text).toContain(`${row.id}-${row.checkLetters}`);
    expect(text).not.toMatch(/જયા|આંકડો/);
    const page = await site.get(sent.headers.get('location') ?? '');
    expect([page.status, page.headers.get('cache-control'), page.headers.get('x-robots-tag')]).toEqual([
      200,
      'private, no-store',
      'noindex',
    ]);
    const html = await page.text();
    for (const part of ['આભાર!', `${row.id}-${row.checkLetters}`, 'પહોંચ તમારા ઈમેલ પર મોકલી છે', '15 Nov 2026']) expect(html).toContain(part);
    expect(html).not.toMatch(/જયા|jaya/);
  });

  test('the same twice is stored once', async () => {
    const before = await site.app.db.$count(grievances);
    const fields = grievance();
    const both = await Promise.all([send(fields), send(fields)]);
    expect(new Set(both.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect(await site.app.db.$count(grievances)).toBe(before + 1);
  });

  test('tells every error at its field and keeps what was typed', async () => {
    const before = await site.app.db.$count(grievances);
    const sent = await send({ about: '"><b>', kind: 'x', message: ' ', name: '', email: 'jaya@', phone: 'abc' });
    const html = await sent.text();
    expect([sent.status, sent.headers.get('cache-control')]).toEqual([400, 'no-store']);
    for (const name of ['kind', 'message', 'name', 'email', 'phone']) expect(html).toContain(`id="grievance-${name}-problem"`);
    expect(html).not.toContain('id="grievance-about-problem"');
    for (const value of ['&quot;&gt;&lt;b&gt;', 'jaya@', 'abc']) expect(html).toContain(`value="${value}"`);
    expect(await site.app.db.$count(grievances)).toBe(before);
  });

  test('what fills in the hidden field is spam: thanked, but not mailed', async () => {
    const before = mail.mails.length;
    const sent = await send({ ...grievance(), website: 'https://spam.example' });
    expect([sent.status, (await newest()).state, mail.mails.length]).toEqual([303, 'spam', before]);
    expect(await textOf(sent.headers.get('location') ?? '')).toContain('પહોંચ તમારા ઈમેલ પર મોકલી છે');
  });

  test('hostile sizes, line breaks, NUL and other sites', async () => {
    expect((await send(grievance({ message: 'a'.repeat(530_000) }))).status).toBe(413);
    expect((await send(grievance({ message: 'ક'.repeat(6_001) }))).status).toBe(400);
    expect((await send(grievance({ name: 'જયા\r\nBcc: all@example.com', message: 'એ\u0000ક' }))).status).toBe(303);
    expect(await newest()).toMatchObject({ name: 'જયા Bcc: all@example.com', message: 'એક' });
    const init = { method: 'POST', headers: { origin: 'https://elsewhere.example' }, body: new URLSearchParams(grievance()) };
    expect((await site.request('/grievance', init)).status).toBe(403);
  });
});

describe('the call', () => {
  test('answers with the reference', async () => {
    const answer = await call(grievance());
    const row = await newest();
    expect(await answer.json()).toEqual({
      code: 200,
      data: { isSuccess: true, message: expect.stringContaining('મળી ગઈ'), reference: `${row.id}-${row.checkLetters}` },
    });
    const refused = await call({ kind: 'fact', email: ['x'] });
    const { issues } = await refused.json();
    expect([refused.status, issues.map(({ path }: { path: string }) => path).sort()]).toEqual([400, ['about', 'email', 'message', 'name']]);
  });

  test('one address gets five mails a day, and a network may file twenty in an hour', async () => {
    const { email } = grievance();
    const statuses: number[] = [];
    for (let at = 0; at < 6; at++) statuses.push((await call(grievance({ email, message: `${at}` }), `198.51.100.${at}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    // What was filed is none too many when its form is sent twice.
    expect((await call(grievance({ email, message: '4' }), '198.51.100.4')).status).toBe(200);
    const many: number[] = [];
    for (let at = 0; at < 21; at++) many.push((await call(grievance(), '192.0.2.77')).status);
    expect([many.slice(0, 20).every((status) => status === 200), many[20]]).toEqual([true, 429]);
    const form = await send(grievance({ message: 'એકવીસમી' }), '192.0.2.77');
    expect([form.status, (await form.text()).includes('એકવીસમી')]).toEqual([429, true]);
  });
});

test('a status page needs number and letters', async () => {
  await send(grievance());
  const { id, checkLetters } = await newest();
  expect((await site.get(`/grievance/${id}-${checkLetters.toLowerCase()}`)).status).toBe(200);
  for (const reference of [`${id}-BBBBBBBB`, `${id}`, `${id}-`, `999999999999-${checkLetters}`, `0-${checkLetters}`])
    expect((await site.get(`/grievance/${reference}`)).status, reference).toBe(404);
});

describe('a mail server that is down', () => {
  test('loses no grievance; the mail is tried again until it is sent, and then once', async () => {
    mail.accept(false);
    const before = mail.mails.length;
    const sent = await send(grievance());
    const { id } = await newest();
    expect(await newest()).toMatchObject({ state: 'received', acknowledgedAt: null });
    expect(await textOf(sent.headers.get('location') ?? '')).toContain('હમણાં મોકલી શકાયો નથી');
    expect(await sendNextMail(site.app)).toBeUndefined();
    pass(HOUR / 60);
    expect(await sendNextMail(site.app)).toBe(false);
    mail.accept(true);
    pass(2 * HOUR);
    // Two processes look at once.
    const both = await Promise.all([sendNextMail(site.app), sendNextMail(site.app)]);
    expect(both.filter((isSent) => isSent === true).length).toBe(1);
    expect(mail.mails.length).toBe(before + 1);
    expect(await newest()).toMatchObject({ id, state: 'acknowledged', acknowledgedAt: settings.at });
    pass(24 * HOUR);
    expect(await sendNextMail(site.app)).toBeUndefined();
  });
});

describe('the newsroom', () => {
  test('is for chief editors and administrators', async () => {
    for (const role of ['reporter', 'sub-editor', 'desk-editor'] as const)
      expect((await site.ask(staffMember(role), 'get', '/grievances')).status).toBe(403);
    expect((await site.ask(staffMember('administrator'), 'get', '/grievances')).status).toBe(200);
  });

  test('shows the two clocks', async () => {
    mail.accept(false);
    await send(grievance());
    mail.accept(true);
    const { id } = await newest();
    const read = async () => (await site.ask(chief, 'get', `/grievances/${id}`)).json();
    expect((await read()).clocks).toMatchObject({
      acknowledgement: { leftMs: 24 * HOUR, isLate: false },
      decision: { leftMs: 360 * HOUR },
    });
    const overdue = async () => {
      const filter = encodeURIComponent(JSON.stringify({ due: 'overdue' }));
      const list = await (await site.ask(chief, 'get', `/grievances?perPage=200&filter=${filter}`)).json();
      return list.data.some((row: { id: number }) => row.id === id);
    };
    expect(await overdue()).toBe(false);
    const receivedAt = new Date('2026-11-01T00:00:00Z');
    const late = clocksOf({ receivedAt, acknowledgedAt: null, decidedAt: null }, new Date('2026-11-16T00:00:01Z'));
    expect([late.acknowledgement.isLate, late.decision.isLate, late.decision.leftMs]).toEqual([true, true, -1_000]);
    const done = clocksOf(
      { receivedAt, acknowledgedAt: receivedAt, decidedAt: new Date('2026-11-16T00:00:00Z') },
      new Date('2027-01-01T00:00:00Z'),
    );
    expect([done.acknowledgement.isLate, done.decision.isLate, done.decision.leftMs]).toEqual([false, false, null]);
    await site.app.db
      .update(grievanceMails)
      .set({ dueAt: new Date(settings.at.getTime() + 99 * HOUR) })
      .where(eq(grievanceMails.grievanceId, id));
    pass(25 * HOUR);
    expect(await overdue()).toBe(true);
    expect((await read()).clocks).toMatchObject({ acknowledgement: { leftMs: -HOUR, isLate: true }, decision: { isLate: false } });
    const { version } = await newest();
    expect((await site.ask(chief, 'put', `/grievances/${id}`, { version, state: 'acknowledged', note: 'ફોન કર્યો' })).status).toBe(200);
    expect(await overdue()).toBe(false);
  });

  test('one that was taken for spam by mistake keeps the time of its acknowledgement, and no second one is sent', async () => {
    await send(grievance());
    const { id, email, acknowledgedAt } = await newest();
    expect(acknowledgedAt).not.toBeNull();
    for (const state of ['spam', 'received']) {
      pass(48 * HOUR);
      const { version } = await newest();
      expect((await site.ask(chief, 'put', `/grievances/${id}`, { version, state, note: '' })).status).toBe(200);
    }
    while ((await sendNextMail(site.app)) !== undefined);
    expect(await newest()).toMatchObject({ state: 'acknowledged', acknowledgedAt });
    expect(mail.mails.filter((one) => readMail(one).header('To') === email)).toHaveLength(1);
  });

  test('decides once: sent by mail, shown on the page, in the log without anybody’s words', async () => {
    const fields = grievance();
    await send(fields);
    const { id, version, checkLetters } = await newest();
    const both = await Promise.all([decide(id, version, 'partly'), decide(id, version)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { text, header } = readMail(mail.mails.at(-1) ?? '');
    expect([header('To'), text.includes('આંકડો સુધાર્યો છે.')]).toEqual([fields.email, true]);
    const html = await textOf(`/grievance/${id}-${checkLetters}`);
    expect(html).toContain('આંકડો સુધાર્યો છે.');
    const row = await newest();
    expect((await decide(id, row.version)).status).toBe(422);
    expect((await site.ask(chief, 'put', `/grievances/${id}`, { version: row.version, state: 'received', note: '' })).status).toBe(422);
    const entries = await site.app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `grievance:${id}`));
    expect(entries.map(({ action }) => action)).toEqual(['grievance.decide']);
    expect(JSON.stringify(entries)).not.toMatch(/જયા|jaya|આંકડો/);
  });

  test('a decision that could not be sent is recorded, and sent later', async () => {
    await send(grievance());
    const { id, version } = await newest();
    mail.accept(false);
    const answer = await (await decide(id, version, 'dismissed')).json();
    expect([answer.isSent, answer.grievance.state, answer.grievance.outcome]).toEqual([false, 'decided', 'dismissed']);
    mail.accept(true);
    pass(HOUR);
    expect(await sendNextMail(site.app)).toBe(true);
    expect(readMail(mail.mails.at(-1) ?? '').text).toContain('ફરિયાદ અમાન્ય ઠરી.');
  });
});

describe('the report', () => {
  test('counts by the day of receipt in India, without spam and without names', async () => {
    settings.at = new Date('2027-03-31T18:29:00Z');
    await send(grievance({ kind: 'privacy' }));
    const first = await newest();
    pass(2 * 60_000);
    await send(grievance({ kind: 'copyright' }));
    await send({ ...grievance({ kind: 'copyright' }), website: 'x' });
    const numbers = async (month: string) =>
      [...(await textOf(`/grievance/report/${month}`)).matchAll(/<(?:dd|td)>([\d,]+)</g)].map(([, number]) => Number(number));
    expect((await numbers('2027-03')).slice(0, 5)).toEqual([1, 0, 0, 1, 0]);
    expect((await numbers('2027-04')).slice(0, 5)).toEqual([1, 0, 0, 1, 0]);
    expect((await decide(first.id, first.version, 'partly')).status).toBe(200);
    const march = await numbers('2027-03');
    expect([march.slice(0, 5), march.slice(10, 15)]).toEqual([
      [1, 1, 1, 0, 0],
      [1, 0, 1, 0, 0],
    ]);
    expect((await numbers('2027-04')).slice(0, 5)).toEqual([1, 0, 0, 1, 1]);
    const months = await textOf('/grievance/report');
    expect([
      months.includes('/grievance/report/2027-04'),
      months.includes('/grievance/report/2026-10'),
      months.includes('2026-09'),
    ]).toEqual([true, true, false]);
    for (const month of ['2027-05', '2026-09', '2027-13', '0000-00', 'x'])
      expect((await site.get(`/grievance/report/${month}`)).status).toBe(404);
    expect(await textOf('/grievance/report/2027-03')).not.toMatch(/જયા|jaya/);
  });
});

test('a reader gets a copy; erasing keeps a decided grievance as a number only', async () => {
  const { email } = grievance();
  await send(grievance({ email, message: 'પહેલી' }));
  const decided = await newest();
  await decide(decided.id, decided.version);
  await send(grievance({ email, message: 'બીજી' }));
  const reader = { id: 'r', email, phone: undefined };
  expect(await complainantData.read(site.app.db, reader)).toMatchObject([{ message: 'પહેલી' }, { message: 'બીજી' }]);
  await site.app.db.transaction(async (tx) => complainantData.erase?.(tx, reader, settings.at));
  expect(await complainantData.read(site.app.db, reader)).toEqual([]);
  const [kept] = await site.app.db.select().from(grievances).where(eq(grievances.id, decided.id));
  expect(kept).toMatchObject({
    state: 'decided',
    outcome: 'upheld',
    name: null,
    email: null,
    phone: null,
    about: null,
    message: null,
    decision: null,
  });
  expect(await site.app.db.$count(grievances, eq(grievances.message, 'બીજી'))).toBe(0);
});
