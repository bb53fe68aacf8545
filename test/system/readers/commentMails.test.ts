import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendNextDecisionMail } from '../../../src/desks/comments/mails/sendDecisionMails.ts';
import { commentMails, comments } from '../../../src/desks/comments/tables.ts';
import { type MailServer, openMailServer } from '../../mailServer.ts';
import { type ReadMail, readMail } from '../../readMail.ts';
import { planOf } from '../planOf.ts';
import { CommentSite } from './commentSite.ts';
import type { ReaderDevice } from './readerDevice.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const soon = { timeout: 10_000, interval: 50 };

let mail: MailServer;
let there: CommentSite;
let ids: number[];
beforeAll(async () => {
  mail = await openMailServer();
  there = new CommentSite({ SMTP_URL: mail.url });
  await there.open();
  ids = await there.quietStories();
});
afterAll(async () => {
  await there.site.close();
  await mail.close();
});
beforeEach(async () => {
  mail.accept(true);
  await there.site.app.db.delete(commentMails);
  mail.mails.length = 0;
});

const story = () => ids.shift() ?? 0;
let members = 0;
/** Somebody who has logged in with a mail address, which a code has confirmed. */
async function withMail(): Promise<{ device: ReaderDevice; email: string }> {
  const email = `gauri${++members}@savar.example`;
  const device = there.stranger();
  const before = mail.mails.length;
  await device.send('/account/login', { loginName: email, next: '' });
  await expect.poll(() => mail.mails.length, soon).toBe(before + 1);
  await device.send('/account/code', { code: /\d{6}/.exec(readMail(mail.mails.at(-1) ?? '').text)?.[0] ?? '' });
  await device.call('PUT', '/user/profile', { name: 'ગૌરી જોશી' });
  mail.mails.length = 0;
  return { device, email };
}
const choose = (device: ReaderDevice, chosen: readonly string[]) =>
  device.send('/account/comments/mails', Object.fromEntries(chosen.map((name) => [name, 'yes'])));
const letter = async (device: ReaderDevice, email: string, text: string): Promise<number> => {
  await there.send(device, '/letters/write', { name: 'ગૌરી જોશી', city: 'વડોદરા', email, subject: 'રસ્તા', text });
  return (await there.newest()).id;
};
const waiting = () => there.site.app.db.$count(commentMails, sql`sent_at is null`);
/** Sends what is due, whether this test or the scheduler of the site gets it. */
const sendDue = async (): Promise<readonly ReadMail[]> => {
  there.pass(5 * MINUTE);
  while ((await sendNextDecisionMail(there.site.app)) !== undefined);
  await expect.poll(waiting, soon).toBe(0);
  return mail.mails.map((raw) => {
    const { header, text } = readMail(raw);
    return { header, text: text.replaceAll('\r\n', '\n') };
  });
};
const stopLinkOf = ({ header }: ReadMail): string => /^<(.+)>$/.exec(header('List-Unsubscribe') ?? '')?.[1] ?? '';

describe('a reader is told by mail', () => {
  test('that a letter is published, with a link to it', async () => {
    const { device, email } = await withMail();
    const id = await letter(device, email, 'અમારા ગામનો રસ્તો તૂટી ગયો છે.');
    await there.step(id, 'approve');
    expect(mail.mails).toEqual([]);
    const [told] = await sendDue();
    expect([told?.header('To'), told?.header('Auto-Submitted')]).toEqual([email, 'auto-generated']);
    expect(told?.header('Subject')).toMatch(/^તમારો પત્ર પ્રગટ થયો છે \| /);
    expect(told?.text).toContain('> અમારા ગામનો રસ્તો તૂટી ગયો છે.');
    expect(told?.text).toContain(`http://localhost:3000/letters#letter-${id}\n`);
    expect(told?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    expect(told?.text).toContain(told ? stopLinkOf(told) : 'a link');
  });

  test('why a comment is not published, if they have chosen mails about comments', async () => {
    const { device } = await withMail();
    const first = await there.comment(device, story(), 'પહેલી વાત.');
    await there.step(first.id, 'approve');
    expect(await waiting()).toBe(0);
    expect((await choose(device, ['comment', 'letter'])).headers.get('location')).toBe('/account/comments?state=saved');
    const id = story();
    const second = await there.comment(device, id, 'બીજી વાત.');
    await there.step(second.id, 'reject', 'offTopic');
    const [told] = await sendDue();
    expect(told?.header('Subject')).toMatch(/^તમારી ટિપ્પણી પ્રગટ કરી નથી \| /);
    expect(told?.text).toContain('કારણ: વિષય બહારની વાત.');
    expect(told?.text).toContain('http://localhost:3000/account/comments\n');
    // The moderator has thought again; what is told once is not told twice.
    await there.step(second.id, 'approve');
    expect((await sendDue())[1]?.text).toContain(`http://localhost:3000/comments/${id}#comment-${second.id}\n`);
    await there.step(second.id, 'reject', 'other');
    await there.step(second.id, 'approve');
    expect(await sendDue()).toHaveLength(2);
  });

  test('of the last decision within five minutes, once', async () => {
    const { device, email } = await withMail();
    const id = await letter(device, email, 'ભૂલથી નકારાયેલો પત્ર.');
    await there.step(id, 'reject', 'other');
    there.pass(4 * MINUTE);
    await there.step(id, 'approve');
    const told = await sendDue();
    expect(told.map(({ header }) => header('Subject'))).toEqual([expect.stringMatching(/^તમારો પત્ર પ્રગટ થયો છે/)]);
  });

  test('again after a failure, with the same id; after three days it is given up', async () => {
    const { device, email } = await withMail();
    await there.step(await letter(device, email, 'મોડો પહોંચેલો ઈમેલ.'), 'approve');
    mail.accept(false);
    there.pass(5 * MINUTE);
    await sendNextDecisionMail(there.site.app);
    await expect.poll(async () => (await there.site.app.db.select().from(commentMails))[0]?.tries, soon).toBe(1);
    expect(await waiting()).toBe(1);
    mail.accept(true);
    expect((await sendDue())[0]?.header('Message-ID')).toMatch(/^<comment-mail-\d+-\d+@localhost>$/);
    await there.step(await letter(device, email, 'ક્યારેય ન પહોંચેલો ઈમેલ.'), 'approve');
    mail.accept(false);
    there.pass(4 * DAY);
    await sendDue();
    expect(mail.mails).toHaveLength(1);
  });
});

describe('nobody is told', () => {
  test('without a confirmed mail address: a letter’s own is what somebody typed', async () => {
    const stranger = there.stranger();
    await there.step(await letter(stranger, 'typed@savar.example', 'ખાતા વગરનો પત્ર.'), 'approve');
    const byPhone = await there.reader();
    await choose(byPhone, ['comment', 'letter']);
    expect(await (await byPhone.ask('/account/comments')).text()).not.toContain('નિર્ણયના ઈમેલ');
    await there.step((await there.comment(byPhone, story(), 'ફોનથી લખ્યું.')).id, 'approve');
    await there.step(await letter(byPhone, 'typed@savar.example', 'ફોનવાળાનો પત્ર.'), 'approve');
    expect(await waiting()).toBe(0);
  });

  test('who has switched it off, or taken the letter back, in the meantime', async () => {
    const { device, email } = await withMail();
    await there.step(await letter(device, email, 'પહેલો પત્ર.'), 'approve');
    await choose(device, []);
    expect(await sendDue()).toEqual([]);
    await choose(device, ['letter']);
    const id = await letter(device, email, 'બીજો પત્ર.');
    await there.step(id, 'approve');
    await device.send('/account/comments/withdraw', { id: String(id) });
    expect(await sendDue()).toEqual([]);
  });
});

test('one click in a mail program stops the mails of that kind; opening the link changes nothing', async () => {
  const { device, email } = await withMail();
  await choose(device, ['comment', 'letter']);
  await there.step(await letter(device, email, 'એક પત્ર.'), 'approve');
  const [told] = await sendDue();
  const link = new URL(told ? stopLinkOf(told) : '');
  const stranger = there.stranger();
  const path = `${link.pathname}${link.search}`;
  const boxes = async () =>
    [...(await (await device.ask('/account/comments')).text()).matchAll(/<input type="checkbox" name="(\w+)"[^>]*>/g)]
      .filter(([box]) => box.includes('checked'))
      .map(([, name]) => name);
  expect(await (await stranger.ask(path)).text()).toContain('ઈમેલ બંધ કરો');
  expect(await boxes()).toEqual(['letter', 'comment']);
  const click = (to: string) => stranger.send(to, { 'List-Unsubscribe': 'One-Click' }, { 'sec-fetch-site': 'cross-site' });
  expect((await click(path.replace(/token=.{9}/, 'token=comment.x'))).status).toBe(400);
  expect(await boxes()).toEqual(['letter', 'comment']);
  expect((await click(path)).status).toBe(200);
  expect(await boxes()).toEqual(['comment']);
  const token = link.searchParams.get('token') ?? '';
  const cross = await stranger.send(link.pathname, { token }, { 'sec-fetch-site': 'cross-site' });
  expect(cross.status).toBe(403);
  await choose(device, ['letter']);
  expect(await (await stranger.send(link.pathname, { token })).text()).toContain('ઈમેલ બંધ થયા છે');
  expect(await boxes()).toEqual([]);
});

test('mails and choice are in the reader’s own copy, and go with the account', async () => {
  const { device, email } = await withMail();
  await choose(device, ['letter']);
  const id = await letter(device, email, 'કૉપીમાં છે.');
  await there.step(id, 'approve');
  await sendDue();
  const copy = await (await device.ask('/account/data')).json();
  expect(copy.comments).toMatchObject({
    mails: [{ commentId: id, decision: 'published' }],
    mailChoice: { comment: false, letter: true },
  });
  const [row] = await there.site.app.db.select({ readerId: comments.readerId }).from(comments).where(eq(comments.id, id));
  const count = async (table: string) =>
    (await there.site.app.db.execute(sql`select 1 from ${sql.identifier(table)} where reader_id = ${row?.readerId ?? ''}`)).rows.length;
  expect([await count('comment_mails'), await count('comment_mail_choices')]).toEqual([1, 1]);
  await there.site.app.db.execute(sql`delete from readers where id = ${row?.readerId ?? ''}`);
  expect([await count('comment_mails'), await count('comment_mail_choices')]).toEqual([0, 0]);
});

test('what is due is found by an index', async () => {
  expect(
    await planOf(there.site.app.db, sql`select id from comment_mails where sent_at is null and due_at <= now() order by due_at limit 1`),
  ).toContain('comment_mails_due');
});
