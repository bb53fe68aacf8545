import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { classifiedSweeps } from '../../../../src/desks/classifieds/expiry/classifiedSweeps.ts';
import { sendNextAdMail } from '../../../../src/desks/classifieds/mails/sendAdMails.ts';
import { classifiedMails } from '../../../../src/desks/classifieds/tables.ts';
import type { Mail } from '../../../../src/platform/messages/message.ts';
import { MessageNotSent } from '../../../../src/platform/messages/message.ts';
import { openTestApp, type TestApp } from '../../openTestApp.ts';
import { LAPTOP } from '../readerDevice.ts';
import { advertiser, decide, editor, published } from './advertiser.ts';

let site: TestApp;
let ad: { id: number; address: string };
let other: { id: number; address: string };
const sent: Mail[] = [];
let refuses = false;

beforeAll(async () => {
  site = await openTestApp({ environment: LAPTOP });
  const seller = await advertiser(site, 'seller@savar.example', '198.51.100.60');
  ad = await published(site, seller, { email: 'hidden@savar.example' });
  other = await published(site, seller, { title: 'બીજું હાર્મોનિયમ' });
  // From here on what the mail server gets.
  const { messages } = site.app;
  messages.sendMail = async (mail) => {
    if (refuses) throw new MessageNotSent('the mail server is away');
    sent.push(mail);
  };
});
afterAll(() => site.close());

const message = (more: Record<string, string> = {}) => ({
  ad: String(ad.id),
  name: 'કેતન જોષી',
  email: 'ketan@savar.example',
  phone: '98250 12345',
  message: 'હાર્મોનિયમ હજી છે? કાલે જોવા આવી શકું?',
  consent: 'yes',
  ...more,
});
const send = (fields: Record<string, string>, from: string) =>
  site.request(
    '/classified/contact',
    { method: 'POST', body: new URLSearchParams(fields), headers: { 'sec-fetch-site': 'same-origin' } },
    from,
  );

const storedCount = async () => {
  const { rows } = await site.app.db.execute<{ count: number }>(sql`select count(*)::int as count from classified_messages`);
  return rows[0]?.count;
};

const arrived = async (text: string) => {
  for (let round = 0; round < 200; round++) {
    const mail = sent.find((one) => one.text.includes(text));
    if (mail) return mail;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`No mail with "${text}" arrived`);
};

test('a message reaches the advertiser by mail, to be answered to its sender, and is stored once', async () => {
  const answer = await send(message(), '198.51.100.61');
  expect(answer.headers.get('location')).toBe(`/classified/contact?ad=${ad.id}&state=thanks`);
  await send(message(), '198.51.100.61');
  const mail = await arrived('કાલે જોવા આવી શકું?');
  expect(mail).toMatchObject({ to: 'hidden@savar.example', headers: { 'Reply-To': 'ketan@savar.example' } });
  expect(mail.text).toContain('+91 98250 12345');
  expect(await storedCount()).toBe(1);
  const thanks = await (await site.get(answer.headers.get('location') ?? '')).text();
  expect(thanks).toContain('તમારો સંદેશ જાહેરખબર આપનારને મોકલ્યો છે.');
  expect(thanks).not.toContain('hidden@savar.example');
});

test('without consent, or with faults, nothing is sent and what was typed stays', async () => {
  const { consent, ...without } = message({ email: 'ketan', name: '' });
  const answer = await send(without, '198.51.100.62');
  const html = await answer.text();
  expect(answer.status).toBe(400);
  // The answer opens at the form, where what is wrong is said.
  expect(html).toMatch(/<form [^>]*action="\/classified\/contact#contact"/);
  for (const words of ['સંમતિના ખાનામાં ટિક કરો', 'તમારું નામ લખો.', 'આ ઈમેલ સરનામું બરાબર લાગતું નથી', 'હાર્મોનિયમ હજી છે?'])
    expect(html).toContain(words);
  expect(html).not.toContain('hidden@savar.example');
  expect(await storedCount()).toBe(1);
});

test('a program that fills in every field is thanked and reaches nobody', async () => {
  expect((await send(message({ website: 'https://spam.example', message: 'સસ્તી લોન' }), '198.51.100.63')).status).toBe(303);
  expect(await storedCount()).toBe(1);
});

test('one network can not flood an advertiser, in any process', async () => {
  const answers = [];
  for (let at = 0; at < 6; at++) answers.push((await send(message({ message: `સંદેશ ${at}` }), '198.51.100.64')).status);
  expect(answers).toEqual([303, 303, 303, 303, 303, 429]);
  // The second press of one that has been sent.
  expect((await send(message({ message: 'સંદેશ 4' }), '198.51.100.64')).status).toBe(303);
});

test('a message is stored while the mail server is away, shown to editors, and erased after 90 days', async () => {
  refuses = true;
  await send(message({ message: 'સર્વર બંધ હોય ત્યારે' }), '198.51.100.65');
  refuses = false;
  const { messages } = await (await site.ask(editor, 'GET', `/classifieds/${ad.id}`)).json();
  expect(messages[0]).toMatchObject({ message: 'સર્વર બંધ હોય ત્યારે', email: 'ketan@savar.example' });
  const sweepAfter = async (days: number) => {
    for (const sweep of classifiedSweeps) await sweep(site.app.db, new Date(Date.now() + days * 86_400_000), 1_000);
  };
  await sweepAfter(89);
  expect(await storedCount()).toBe(7);
  await sweepAfter(91);
  expect(await storedCount()).toBe(0);
});

test('a decision that waits for the mail server is told as it is by then', async () => {
  await site.app.db.execute(sql`update classified_ads set state = 'waiting' where id = ${other.id}`);
  refuses = true;
  await decide(site, other.id, 'reject', 'ફોટો બીજાનો છે.');
  await expect.poll(() => site.app.db.$count(classifiedMails, sql`tries > 0 and sent_at is null`)).toBeGreaterThan(0);
  await decide(site, other.id, 'approve');
  refuses = false;
  const before = sent.length;
  await site.app.db.execute(sql`update classified_mails set due_at = now() where sent_at is null`);
  while (await sendNextAdMail(site.app));
  await expect.poll(() => sent.slice(before).map(({ subject }) => subject)).toEqual([expect.stringContaining('મુકાઈ ગઈ છે')]);
});

test('a report waits for an editor, who closes it or removes the advertisement', async () => {
  const report = (fields: Record<string, string>) => site.postForm('/classified/report', { ad: String(ad.id), ...fields });
  expect([(await report({ text: 'કારણ વગર' })).status, (await report({ reason: 'fraud', text: 'પૈસા પહેલાં માગે છે.' })).status]).toEqual([
    400, 303,
  ]);
  // Pressed twice.
  expect((await report({ reason: 'fraud', text: 'પૈસા પહેલાં માગે છે.' })).status).toBe(303);
  const queue = await (await site.ask(editor, 'GET', '/classifieds')).json();
  expect(queue.data).toMatchObject([{ id: ad.id, state: 'published', openReports: 1 }]);
  expect((await decide(site, ad.id, 'keep')).status).toBe(200);
  expect((await (await site.ask(editor, 'GET', '/classifieds')).json()).data).toEqual([]);
  // The reports about one that its advertiser has taken away are closed too, and a rejection closes them with its own.
  await report({ reason: 'offensive' });
  await site.app.db.execute(sql`update classified_ads set state = 'withdrawn' where id = ${ad.id}`);
  expect((await decide(site, ad.id, 'keep')).status).toBe(200);
  expect((await (await site.ask(editor, 'GET', '/classifieds')).json()).data).toEqual([]);
  await site.app.db.execute(sql`update classified_ads set state = 'published' where id = ${ad.id}`);
  await report({ reason: 'wrong' });
  await site.app.db.execute(sql`update classified_ads set state = 'waiting' where id = ${ad.id}`);
  expect((await decide(site, ad.id, 'reject', 'ફોટો ખોટો છે.')).status).toBe(200);
  const { reports } = await (await site.ask(editor, 'GET', `/classifieds/${ad.id}`)).json();
  expect(reports.map(({ isOpen }: { isOpen: boolean }) => isOpen)).toEqual([false, false, false]);
  expect((await decide(site, ad.id, 'approve')).status).toBe(200);
  await report({ reason: 'illegal' });
  expect((await decide(site, ad.id, 'remove', 'કાયદા વિરુદ્ધ.')).status).toBe(200);
  const gone = await site.get(ad.address);
  expect([gone.status, (await gone.text()).includes('href="/classified/sale"')]).toEqual([410, true]);
  expect((await send(message(), '198.51.100.66')).headers.get('location')).toBe('/classified');
  const { rows } = await site.app.db.execute<{ action: string }>(
    sql`select action from audit_log where subject = ${`classified:${ad.id}`} order by id`,
  );
  expect(rows.map(({ action }) => action)).toEqual(Array(6).fill('classified.moderate'));
});
