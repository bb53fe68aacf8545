import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { receiveEnquiry } from '../../../src/desks/enquiries/commands.ts';
import { enquiryForHandling, enquiryRow } from '../../../src/desks/enquiries/inbox/enquiryShapes.ts';
import { enquiries, enquiryReplies } from '../../../src/desks/enquiries/tables.ts';
import { auditLog } from '../../../src/platform/auditLog.ts';
import type { Staff } from '../../../src/site/newsroom/staff.ts';
import { type MailServer, openMailServer } from '../../mailServer.ts';
import { readMail } from '../../readMail.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { planOf } from '../planOf.ts';

const editor = staffMember('desk-editor', { id: 'staffdeskeditor', name: 'હેતલ રાવલ' });
const chief = staffMember('chief-editor', { id: 'staffchiefeditor', name: 'કિરણ પટેલ' });

let mail: MailServer;
let app: TestApp;
beforeAll(async () => {
  mail = await openMailServer();
  app = await openTestApp({ environment: { SMTP_URL: mail.url } });
  for (const { id, name, email, role } of [editor, chief, staffMember('reporter', { id: 'staffreporter', name: 'ખબરપત્રી' })])
    await app.app.db.execute(sql`insert into staff (id, name, email, role) values (${id}, ${name}, ${email}, ${role})`);
});
afterAll(async () => {
  await app.close();
  await mail.close();
});

type Draft = Partial<Parameters<typeof receiveEnquiry>[1]> & { isSpam?: boolean };
let senders = 0;
/** A new enquiry; gives its id. */
async function received({ isSpam = false, ...draft }: Draft = {}): Promise<number> {
  const client = `203.0.113.${++senders}`;
  const about = {
    kind: 'advertising' as const,
    name: `મોકલનાર ${senders}`,
    email: `sender${senders}@example.com`,
    message: 'પહેલી લીટી\nબીજી લીટી',
  };
  await receiveEnquiry(app.app, { ...about, ...draft }, { client, now: new Date(), isSpam });
  const [row] = await app.app.db.select({ id: enquiries.id }).from(enquiries).orderBy(desc(enquiries.id)).limit(1);
  return row?.id ?? 0;
}

const read = async (id: number, staff: Staff = editor) =>
  enquiryForHandling.parse(await (await app.ask(staff, 'get', `/enquiries/${id}`)).json());
const list = async (filter: object, more = '') => {
  const answer = await app.ask(editor, 'get', `/enquiries?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`);
  const { data, total }: { data: unknown[]; total: number } = await answer.json();
  return { rows: data.map((row) => enquiryRow.parse(row)), total };
};
type Change = Partial<{ version: number; state: string; assigneeId: string | null; note: string }>;
async function change(id: number, changes: Change, staff: Staff = editor): Promise<Response> {
  const { version, state, assigneeId, note } = await read(id);
  return app.ask(staff, 'put', `/enquiries/${id}`, { version, state, assigneeId, note, ...changes });
}
const reply = async (id: number, text = 'આભાર. ભાવપત્રક મોકલીએ છીએ.', more: { version?: number; subject?: string } = {}) =>
  app.ask(editor, 'post', `/enquiries/${id}/replies`, { version: (await read(id)).version, subject: 'જાહેરખબર વિશે', text, ...more });
const logged = async (id: number) =>
  app.app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `enquiry:${id}`))
    .orderBy(auditLog.id);

describe('the list', () => {
  test('is newest first, in pages, by kind, state, assignee and name; spam only if asked for', async () => {
    const ids = [
      await received(),
      await received({ kind: 'correction', name: 'કાનજી 100%' }),
      await received({ isSpam: true }),
      await received({ kind: 'correction', phone: '+919825012345' }),
    ];
    const [first = 0, second = 0, spam = 0, fourth = 0] = ids;
    const mine = ({ rows }: Awaited<ReturnType<typeof list>>) => rows.map(({ id }) => id).filter((id) => ids.includes(id));
    expect(mine(await list({}))).toEqual([fourth, second, first]);
    expect(mine(await list({ kind: 'correction' }))).toEqual([fourth, second]);
    expect(mine(await list({ state: 'spam' }))).toEqual([spam]);
    // As the telephone shows it, the screen writes it, or somebody types it.
    for (const q of ['98250', '98250 12345', '+91 98250 12345', '09825012345', '૯૮૨૫૦ ૧૨૩૪૫'])
      expect(mine(await list({ kind: 'correction', q })), q).toEqual([fourth]);
    expect(mine(await list({ q: '100%' }))).toEqual([second]);
    expect((await list({ q: '%_' })).total).toBe(0);
    const { total } = await list({});
    const pages = await Promise.all([1, 2].map((page) => list({}, `&perPage=2&page=${page}`)));
    expect([pages.map(({ rows }) => rows.length), pages[0]?.total]).toEqual([[2, Math.min(2, total - 2)], total]);
    expect((await change(first, { state: 'in-hand', assigneeId: editor.id })).status).toBe(200);
    expect((await list({ assigneeId: editor.id })).rows).toMatchObject([{ id: first, state: 'in-hand', assigneeName: 'હેતલ રાવલ' }]);
    const count = await (await app.ask(editor, 'get', '/enquiry-count')).json();
    expect(count.new).toBe((await list({ state: 'new' })).total);
  });
});

test('spam is removed after 30 days, when the next enquiry comes', async () => {
  const [old, recent] = [await received({ isSpam: true }), await received({ isSpam: true })];
  await app.app.db.execute(sql`update enquiries set updated_at = now() - interval '31 days' where id = ${old}`);
  await received();
  const spam = (await list({ state: 'spam' })).rows.map(({ id }) => id);
  expect([spam.includes(old), spam.includes(recent)]).toEqual([false, true]);
});

test('a flood of spam goes a hundred at a time, so that no sender waits for it, and is found by an index of its own', async () => {
  const { db } = app.app;
  await db.execute(sql`insert into enquiries (kind, state, name, created_at, updated_at)
    select 'feedback', 'spam', 'flood', now(), now() - interval '31 days' from generate_series(1, 150)`);
  const left = () => db.$count(enquiries, eq(enquiries.name, 'flood'));
  await received();
  expect(await left()).toBe(50);
  await received();
  expect(await left()).toBe(0);
  const { id, state, updatedAt } = enquiries;
  const old = db.select({ id }).from(enquiries).where(sql`${state} = 'spam' and ${updatedAt} < now()`).orderBy(updatedAt).limit(100);
  expect(await planOf(db, old.getSQL())).toContain('enquiries_spam');
});

describe('handling', () => {
  test('goes from state to state, and each change is in the log without what the sender wrote', async () => {
    const id = await received();
    for (const state of ['in-hand', 'answered', 'closed', 'in-hand', 'spam', 'new']) {
      expect((await change(id, { state, note: `નોંધ: ${state}` })).status, state).toBe(200);
      expect(await read(id)).toMatchObject({ state, note: `નોંધ: ${state}` });
    }
    expect((await change(id, { state: 'in-hand' })).status).toBe(200);
    const back = await change(id, { state: 'new' });
    expect([back.status, (await back.json()).issues[0].path]).toEqual([422, 'state']);
    const entries = await logged(id);
    expect(entries.map(({ action }) => action)).toEqual(Array.from({ length: 7 }, () => 'enquiry.change'));
    expect(entries[0]).toMatchObject({
      staffName: 'હેતલ રાવલ',
      before: { state: 'new', assigneeId: null },
      after: { state: 'in-hand', assigneeId: null, noteChanged: true },
    });
    expect(JSON.stringify(entries)).not.toMatch(/મોકલનાર|example\.com|લીટી|નોંધ/);
  });

  test('of two editors with the same version on the screen the second is told, and nothing is overwritten', async () => {
    const id = await received();
    const { version } = await read(id);
    const both = await Promise.all([
      change(id, { version, state: 'in-hand', note: 'પહેલાની નોંધ' }),
      change(id, { version, state: 'closed', note: 'બીજાની નોંધ' }, chief),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = await both.find(({ status }) => status === 409)?.json();
    expect(refused.message.gu).toContain('બીજા કોઈએ');
    expect((await read(id)).version).toBe(version + 1);
  });

  test('is assigned to those who may handle enquiries only', async () => {
    const id = await received();
    const handlers = await (await app.ask(editor, 'get', '/enquiry-handlers')).json();
    expect(handlers.data.map((member: { id: string }) => member.id).sort()).toEqual([chief.id, editor.id]);
    for (const assigneeId of ['staffreporter', 'nobody']) {
      const answer = await change(id, { assigneeId });
      expect([answer.status, (await answer.json()).issues[0].path]).toEqual([422, 'assigneeId']);
    }
    expect((await change(id, { assigneeId: chief.id })).status).toBe(200);
    await app.app.db.execute(sql`update staff set suspended = true where id = ${chief.id}`);
    // Who has left stays named, and other changes are possible.
    expect((await change(id, { note: 'રજા પર' })).status).toBe(200);
    expect((await read(id)).assigneeName).toBe('કિરણ પટેલ');
    await app.app.db.execute(sql`update staff set suspended = false where id = ${chief.id}`);
  });

  test('only what is closed or spam is removed, with its replies', async () => {
    const id = await received();
    expect((await app.ask(editor, 'delete', `/enquiries/${id}`)).status).toBe(422);
    expect((await reply(id)).status).toBe(200);
    await change(id, { state: 'closed' });
    expect((await app.ask(editor, 'delete', `/enquiries/${id}`)).status).toBe(200);
    expect((await app.ask(editor, 'get', `/enquiries/${id}`)).status).toBe(404);
    expect(await app.app.db.$count(enquiryReplies, eq(enquiryReplies.enquiryId, id))).toBe(0);
    expect((await logged(id)).at(-1)?.action).toBe('enquiry.remove');
  });
});

describe('a reply by mail', () => {
  test('is sent with the message below it, stored, and answers the enquiry', async () => {
    const id = await received({ email: 'bhavesh@example.com' });
    const answer = await reply(id);
    expect([answer.status, (await answer.json()).isSent]).toEqual([200, true]);
    const sent = mail.mails.at(-1) ?? '';
    expect(sent).toMatch(/^To: bhavesh@example\.com\r?$/m);
    expect(sent).toMatch(/^Reply-To: desk-editor@savar\.example\r?$/m);
    expect(readMail(sent).header('Subject')).toBe('જાહેરખબર વિશે');
    expect(readMail(sent).text).toMatch(/ભાવપત્રક[\s\S]*તમે લખ્યું હતું[\s\S]*> પહેલી લીટી\r?\n> બીજી લીટી/);
    expect(await read(id)).toMatchObject({
      state: 'answered',
      replies: [{ staffName: 'હેતલ રાવલ', to: 'bhavesh@example.com', subject: 'જાહેરખબર વિશે', state: 'sent' }],
    });
    expect((await logged(id)).map(({ action }) => action)).toEqual(['enquiry.reply', 'enquiry.sent']);
  });

  test('that the mail server refuses is told, kept, and can be sent again', async () => {
    const id = await received();
    mail.accept(false);
    const before = mail.mails.length;
    const failed = await reply(id, 'ન પહોંચેલો જવાબ');
    expect([failed.status, (await failed.json()).isSent, mail.mails.length]).toEqual([200, false, before]);
    expect(await read(id)).toMatchObject({ state: 'new', replies: [{ text: 'ન પહોંચેલો જવાબ', state: 'failed' }] });
    expect((await logged(id)).at(-1)?.action).toBe('enquiry.notSent');
    mail.accept(true);
    expect((await (await reply(id, 'ન પહોંચેલો જવાબ')).json()).isSent).toBe(true);
    expect((await read(id)).replies.map(({ state }) => state)).toEqual(['failed', 'sent']);
  });

  test('of two at once from the same screen one is sent', async () => {
    const id = await received();
    const { version } = await read(id);
    const before = mail.mails.length;
    const both = await Promise.all([reply(id, 'એક', { version }), reply(id, 'બે', { version })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(mail.mails.length).toBe(before + 1);
  });

  test('needs an address, a subject and a text; a line break in the subject makes no header', async () => {
    const byPhone = await received({ email: undefined, phone: '+919825012345' });
    expect((await reply(byPhone)).status).toBe(422);
    const id = await received();
    for (const [text, subject, path] of [
      [' ', 'વિષય', 'text'],
      ['જવાબ', ' ', 'subject'],
      ['ક'.repeat(20_001), 'વિષય', 'text'],
    ] as const) {
      const answer = await reply(id, text, { subject });
      expect([answer.status, (await answer.json()).issues[0].path]).toEqual([422, path]);
    }
    expect((await reply(id, 'જવાબ', { subject: 'Hello\r\nBcc: all@example.com' })).status).toBe(200);
    expect(mail.mails.at(-1)).not.toMatch(/^Bcc:/m);
  });

  test('without a mail server is told and kept', async () => {
    const other = await openTestApp();
    await receiveEnquiry(other.app, { kind: 'other', name: 'જયા', email: 'jaya@example.com' }, { client: undefined, now: new Date() });
    const answer = await other.ask(editor, 'post', '/enquiries/1/replies', { version: 1, subject: 'વિષય', text: 'જવાબ' });
    const { isSent, enquiry } = await answer.json();
    expect([answer.status, isSent, enquiry.replies[0].state]).toEqual([200, false, 'failed']);
    await other.close();
  });
});
