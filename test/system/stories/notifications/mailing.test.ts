import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { removeOld } from '../../../../src/desks/notifications/keeping/removeOld.ts';
import { sendNextMail } from '../../../../src/desks/notifications/mails/sendNotificationMails.ts';
import { notificationMails, notifications } from '../../../../src/desks/notifications/tables.ts';
import { type MailServer, openMailServer } from '../../../mailServer.ts';
import { readMail } from '../../../readMail.ts';
import { openTestApp } from '../../openTestApp.ts';
import { newsroomOf } from '../newsroomStory.ts';
import { addMember, openTeam, type Team } from './newsroomMembers.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let mail: MailServer;
let site: Team['site'];
let room: Team['room'];
let reporter: Team['reporter'];
let editor: Team['editor'];
let returned: Team['returned'];
let settings: Team['clock'];
let pass: Team['pass'];
beforeAll(async () => {
  mail = await openMailServer();
  ({ site, room, reporter, editor, pass, returned, clock: settings } = await openTeam({ SMTP_URL: mail.url }));
});
afterAll(async () => {
  await site.close();
  await mail.close();
});

/** Sends what is due, whether this test or the scheduler of the site gets it. */
const sendDue = async (app = site.app) => {
  while ((await sendNextMail(app)) !== undefined);
};
beforeEach(async () => {
  mail.accept(true);
  await site.app.db.delete(notificationMails);
  mail.mails.length = 0;
});
const newestOf = async (storyId: number) => {
  const [row] = await site.app.db.select().from(notifications).where(eq(notifications.storyId, storyId));
  if (!row) throw new Error('Nobody was told');
  return row;
};
const waiting = () => site.app.db.$count(notificationMails, sql`sent_at is null`);

describe('a mail', () => {
  test('gathers what comes within five minutes, and leads to each story', async () => {
    const first = await returned('આંકડો ખોટો છે.', 'પુલ ખૂલ્યો');
    pass(4 * MINUTE);
    const second = await returned('ફોટો નથી.', '');
    await sendDue();
    expect(mail.mails).toEqual([]);
    pass(MINUTE);
    await sendDue();
    await expect.poll(() => mail.mails.length).toBe(1);
    const { header, text } = readMail(mail.mails[0] ?? '');
    expect([header('To'), header('Auto-Submitted')]).toEqual(['ravi@savar.example', 'auto-generated']);
    expect(header('Subject')).toMatch(/^2 નવી સૂચનાઓ \| /);
    const parts = ['નમસ્તે રવિ પટેલ', 'સ્ટોરી પાછી આવી: પુલ ખૂલ્યો', 'સ્ટોરી પાછી આવી: હેડલાઇન વગરની સ્ટોરી', 'કોણે: મીરા શાહ', 'આંકડો ખોટો છે.'];
    for (const part of parts) expect(text).toContain(part);
    for (const id of [first, second]) expect(text).toContain(`https://savar.example/newsroom/notifications/${(await newestOf(id)).id}\n`);
    // What comes afterwards is in the next one.
    await returned('ફરી જુઓ.');
    pass(5 * MINUTE);
    await sendDue();
    await expect.poll(() => mail.mails.length).toBe(2);
    const next = readMail(mail.mails[1] ?? '');
    expect(next.header('Subject')).toMatch(/^સ્ટોરી પાછી આવી: પુલ ખૂલ્યો \| /);
    expect(next.text).not.toContain('ફોટો નથી.');
    expect(next.header('Message-ID')).not.toBe(header('Message-ID'));
  });

  test('does not repeat what has been read, and is not sent for that alone', async () => {
    const [one, two] = [await returned('એક નોંધ'), await returned('બીજી નોંધ')];
    const read = async (id: number) => site.ask(reporter, 'post', `/notifications/${(await newestOf(id)).id}/read`);
    await read(one);
    pass(5 * MINUTE);
    await sendDue();
    await expect.poll(() => mail.mails.length).toBe(1);
    expect(readMail(mail.mails[0] ?? '').text).not.toContain('એક નોંધ');
    await read(two);
    await read(await returned('ત્રીજી નોંધ'));
    pass(5 * MINUTE);
    await sendDue();
    await expect.poll(waiting).toBe(0);
    expect(mail.mails.length).toBe(1);
  });

  test('is sent for the kinds that a member wants', async () => {
    const choose = (kind: string, isWanted: unknown) =>
      site.ask(reporter, 'put', '/notifications/choices', { channel: 'mail', kind, isWanted });
    const { choices } = await (await site.ask(reporter, 'get', '/notifications/choices')).json();
    const wanted = choices.flatMap((choice: { channel: string; kind: string; isWanted: boolean }) =>
      choice.isWanted ? [`${choice.channel} ${choice.kind}`] : [],
    );
    const kinds = ['returned', 'handedOver', 'missedSchedule', 'mention'];
    expect(wanted).toEqual(['mail', 'push'].flatMap((channel) => kinds.map((kind) => `${channel} ${kind}`)));
    expect((await choose('returned', 'yes')).status).toBe(422);
    expect((await choose('other', true)).status).toBe(422);
    expect((await choose('returned', false)).status).toBe(200);
    expect((await choose('approved', true)).status).toBe(200);
    const id = await returned('ઈમેલ વિના');
    expect(await waiting()).toBe(0);
    await room.stepped(reporter, id, 'submit');
    await room.stepped(editor, id, 'approve');
    expect(await waiting()).toBe(1);
    expect(await newestOf(id), 'in the newsroom all the same').toMatchObject({ kind: 'returned', mailId: null });
    // A choice is one member's own.
    const { choices: others } = await (await site.ask(editor, 'get', '/notifications/choices')).json();
    expect(others).toContainEqual({ channel: 'mail', kind: 'returned', isWanted: true });
    expect((await choose('returned', true)).status).toBe(200);
    expect((await choose('approved', false)).status).toBe(200);
  });

  test('is not sent to an account that was suspended meanwhile', async () => {
    const suspend = (does: boolean) => site.app.db.execute(sql`update staff set suspended = ${does} where id = ${reporter.id}`);
    await returned('બંધ ખાતું');
    await suspend(true);
    pass(5 * MINUTE);
    await sendDue();
    await suspend(false);
    await expect.poll(waiting).toBe(0);
    expect(mail.mails).toEqual([]);
  });
});

describe('a mail server that is down', () => {
  test('holds nobody up; the mail is tried again with the same id, and sent once though two processes look', async () => {
    mail.accept(false);
    await returned('પહેલી વાર');
    pass(5 * MINUTE);
    await sendDue();
    await expect.poll(async () => (await site.app.db.select().from(notificationMails))[0]?.tries).toBe(1);
    const [{ id, createdAt } = { id: 0, createdAt: new Date(0) }] = await site.app.db.select().from(notificationMails);
    // It may not be changed any more: what comes now is in another one.
    await returned('બીજી વાર');
    expect(await waiting()).toBe(2);
    mail.accept(true);
    pass(5 * MINUTE);
    await Promise.all([sendDue(), sendDue()]);
    await expect.poll(() => mail.mails.length).toBe(2);
    const ids = mail.mails.map((one) => readMail(one).header('Message-ID'));
    expect(ids).toContain(`<notifications-${id}-${createdAt.getTime()}@savar.example>`);
    expect(new Set(ids).size).toBe(2);
    pass(DAY);
    await sendDue();
    expect(mail.mails.length).toBe(2);
  });

  test('for a day makes it give up', async () => {
    mail.accept(false);
    const id = await returned('કદી નહીં');
    for (let hour = 0; hour < 30; hour++) {
      pass(60 * MINUTE);
      await sendDue();
    }
    await expect.poll(waiting).toBe(0);
    mail.accept(true);
    expect(await newestOf(id)).toMatchObject({ mailId: null, readAt: null });
  });
});

test('a site without a mail server has the list alone', async () => {
  const other = await openTestApp({ at: settings.at });
  try {
    const app = { ...other.app, clock: () => new Date(settings.at.getTime() + 5 * MINUTE) };
    const colleague = await addMember(other.app, 'reporter', 'રવિ પટેલ', 'ravi@savar.example');
    const there = newsroomOf(other);
    const { id } = await there.begin(colleague);
    await there.stepped(colleague, id, 'submit');
    await there.stepped(there.chief, id, 'return', { note: 'ફરી લખો' });
    expect(await other.app.db.$count(notificationMails)).toBe(1);
    await sendDue(app);
    expect(await other.app.db.$count(notificationMails)).toBe(0);
    expect((await (await other.ask(colleague, 'get', '/notifications/unread')).json()).unread).toBe(1);
  } finally {
    await other.close();
  }
});

test('what was read is removed after 90 days, everything after a year, and sent mails after 90 days', async () => {
  const [read, unread] = [await returned('વંચાયેલી'), await returned('ન વંચાયેલી')];
  const count = async (id: number) => site.app.db.$count(notifications, eq(notifications.storyId, id));
  pass(5 * MINUTE);
  await sendDue();
  await expect.poll(waiting).toBe(0);
  expect((await site.ask(reporter, 'post', `/notifications/${(await newestOf(read)).id}/read`)).status).toBe(200);
  pass(90 * DAY);
  await removeOld(site.app);
  expect([await count(read), await count(unread), await site.app.db.$count(notificationMails)]).toEqual([1, 1, 1]);
  pass(1);
  await removeOld(site.app);
  expect([await count(read), await count(unread), await site.app.db.$count(notificationMails)]).toEqual([0, 1, 0]);
  pass(275 * DAY);
  await removeOld(site.app);
  expect(await count(unread)).toBe(0);
});
