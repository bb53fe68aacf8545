import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { listNotifications } from '../../../../src/desks/notifications/newsroom/endpoints.ts';
import type { Staff } from '../../../../src/site/newsroom/staff.ts';
import { staffMember } from '../../openTestApp.ts';
import { planOf } from '../../planOf.ts';
import { addMember, openTeam, type Team } from './newsroomMembers.ts';

const soon = { timeout: 10_000, interval: 50 };

let site: Team['site'];
let room: Team['room'];
let reporter: Team['reporter'];
let editor: Team['editor'];
let clock: Team['clock'];
let pass: Team['pass'];
let chief: Staff;
let suspended: Staff;
beforeAll(async () => {
  ({ site, room, reporter, editor, pass, clock } = await openTeam());
  chief = await addMember(site.app, 'chief-editor', 'કિરણ દવે', 'kiran@savar.example');
  suspended = await addMember(site.app, 'reporter', 'જયા દવે', 'jaya@savar.example', { suspended: true });
});
afterAll(() => site.close());

type List = z.output<typeof listNotifications.answer>;
const listOf = async (staff: Staff, query = ''): Promise<List> => (await site.ask(staff, 'get', `/notifications${query}`)).json();
const unreadOf = async (staff: Staff): Promise<number> => (await (await site.ask(staff, 'get', '/notifications/unread')).json()).unread;
/** What a member was told about a story, oldest first. */
const told = async (staff: Staff, storyId: number) =>
  (await listOf(staff, '?perPage=200')).data
    .filter((row) => row.storyId === storyId)
    .map(({ kind, byName, note }) => [kind, byName, note])
    .toReversed();

describe('a step with a story', () => {
  test('returned with a note tells the reporter, and whom the note names', async () => {
    const { id } = await room.begin(reporter, { headline: 'પુલ ખૂલ્યો' });
    await room.stepped(reporter, id, 'submit', { note: '@મીરા શાહ, આજે જોઈએ છે.' });
    const note = '@રવિ પટેલ આંકડો તપાસો; @કિરણ દવેને પૂછો, @મીરા શાહ અને @જયા દવે.';
    await room.stepped(editor, id, 'return', { note });
    expect(await told(reporter, id), 'named as well, but told once').toEqual([['returned', 'મીરા શાહ', note]]);
    expect(await told(chief, id)).toEqual([['mention', 'મીરા શાહ', note]]);
    expect(await told(editor, id), 'not of what she wrote herself').toEqual([['mention', 'રવિ પટેલ', '@મીરા શાહ, આજે જોઈએ છે.']]);
    expect(await told(suspended, id)).toEqual([]);
    const [row] = (await listOf(reporter)).data;
    expect(row).toMatchObject({ headline: 'પુલ ખૂલ્યો', createdAt: clock.at.toISOString(), readAt: null });
  });

  test('approved tells the reporter, unless they did it themselves', async () => {
    const theirs = await room.begin(reporter);
    await room.stepped(reporter, theirs.id, 'submit');
    await room.stepped(editor, theirs.id, 'approve');
    expect(await told(reporter, theirs.id)).toEqual([['approved', 'મીરા શાહ', '']]);
    const own = await room.begin(editor);
    await room.stepped(editor, own.id, 'approve');
    expect(await told(editor, own.id)).toEqual([]);
  });

  test('that is refused tells nobody', async () => {
    const { id } = await room.begin(reporter, { headline: '' });
    await room.stepped(reporter, id, 'submit');
    expect((await room.step(editor, id, 'return')).status).toBe(422);
    expect((await room.step(editor, id, 'approve')).status).toBe(422);
    expect(await told(reporter, id)).toEqual([]);
  });

  test('the line for readers of a withdrawn story names nobody', async () => {
    const { id } = await room.begin(editor);
    await room.stepped(editor, id, 'publish');
    await room.stepped(editor, id, 'withdraw', { note: '@રવિ પટેલ' });
    expect(await told(reporter, id)).toEqual([]);
  });
});

describe('a story in other hands', () => {
  test('taken over while it is open tells who had it open', async () => {
    const { id } = await room.begin(reporter);
    const lock = (staff: Staff, takeOver: boolean) => site.ask(staff, 'post', `/stories/${id}/lock`, { takeOver });
    expect((await lock(editor, false)).status).toBe(409);
    expect(await told(reporter, id)).toEqual([]);
    expect((await lock(editor, true)).status).toBe(200);
    expect((await lock(editor, true)).status).toBe(200);
    expect(await told(reporter, id)).toEqual([['takenOver', 'મીરા શાહ', '']]);
    expect(await told(editor, id)).toEqual([]);
  });

  test('given to a colleague tells both reporters', async () => {
    const { id } = await room.begin(reporter);
    let planVersion = 1;
    const give = (staff: Staff, to: Staff) =>
      site.ask(staff, 'put', `/stories/${id}/owner`, { staffId: to.id, planVersion: planVersion++ });
    expect((await give(editor, chief)).status).toBe(200);
    expect((await give(editor, chief)).status).toBe(200);
    expect(await told(reporter, id)).toEqual([['takenOver', 'મીરા શાહ', '']]);
    expect(await told(chief, id)).toEqual([['handedOver', 'મીરા શાહ', '']]);
    expect((await give(chief, editor)).status).toBe(200);
    expect(await told(chief, id), 'given away by themselves').toHaveLength(1);
  });
});

describe('a missed schedule', () => {
  const scheduled = async () => {
    const { id } = await room.begin(reporter);
    await room.stepped(reporter, id, 'submit');
    await room.stepped(editor, id, 'schedule', { at: new Date(clock.at.getTime() + 60_000).toISOString() });
    return id;
  };

  test('tells the reporter and who set the time, though the story is out by now', async () => {
    const id = await scheduled();
    pass(70_000);
    await expect.poll(async () => (await room.one(id)).state, soon).toBe('published');
    for (const staff of [reporter, editor]) expect(await told(staff, id)).toEqual([['missedSchedule', '', '']]);
  });

  test('of which the publication fails gives the reason, once', async () => {
    const id = await scheduled();
    await site.app.db.execute(sql`update stories set working = jsonb_set(working, '{headline}', '""') where id = ${id}`);
    pass(60_000);
    await expect.poll(async () => (await told(editor, id)).length, soon).toBe(1);
    pass(60_000);
    const attempts = () => site.app.db.execute(sql`select schedule_attempts as n from stories where id = ${id}`);
    await expect.poll(async () => (await attempts()).rows[0], soon).toEqual({ n: 2 });
    for (const staff of [reporter, editor]) expect(await told(staff, id)).toEqual([['missedSchedule', '', 'હેડલાઇન લખો.']]);
  });

  test('in time tells nobody', async () => {
    const id = await scheduled();
    pass(60_000);
    await expect.poll(async () => (await room.one(id)).state, soon).toBe('published');
    for (const staff of [reporter, editor]) expect(await told(staff, id)).toEqual([]);
  });
});

describe('the list', () => {
  test('is counted, paged newest first, and marked as read one by one or all at once', async () => {
    const { id } = await room.begin(reporter);
    const ask = (path: string, body?: object) => site.ask(reporter, 'post', `/notifications${path}`, body);
    const all = async () => (await listOf(reporter, '?perPage=200')).data;
    const [newest] = await all();
    await ask('/read', { upTo: newest?.id });
    expect(await unreadOf(reporter)).toBe(0);
    for (const note of ['એક', 'બે', 'ત્રણ']) {
      await room.stepped(reporter, id, 'submit');
      await room.stepped(editor, id, 'return', { note });
    }
    expect(await unreadOf(reporter)).toBe(3);
    const page = async (number: number) => (await listOf(reporter, `?perPage=2&page=${number}`)).data.map(({ note }) => note);
    expect([...(await page(1)), (await page(2))[0]]).toEqual(['ત્રણ', 'બે', 'એક']);
    const [third, second, first] = await all();
    pass(1_000);
    expect(await (await ask(`/${second?.id}/read`)).json()).toEqual({ storyId: id });
    const readAt = clock.at.toISOString();
    pass(1_000);
    expect((await ask(`/${second?.id}/read`)).status, 'once more').toBe(200);
    expect((await all())[1]?.readAt).toBe(readAt);
    expect(await unreadOf(reporter)).toBe(2);
    // What came after the list was shown stays new.
    await ask('/read', { upTo: first?.id });
    expect((await all()).slice(0, 3).map((row) => row.readAt === null)).toEqual([true, false, false]);
    await ask('/read', { upTo: third?.id });
    expect(await unreadOf(reporter)).toBe(0);
  });

  test('is everybody’s own', async () => {
    const { id } = await room.begin(reporter);
    await room.stepped(reporter, id, 'submit');
    await room.stepped(editor, id, 'return', { note: 'ફરી લખો' });
    const [row] = (await listOf(reporter)).data;
    const before = await unreadOf(reporter);
    const administrator = staffMember('administrator');
    for (const staff of [chief, administrator]) {
      expect((await site.ask(staff, 'post', `/notifications/${row?.id}/read`)).status).toBe(404);
      expect((await site.ask(staff, 'post', '/notifications/read', { upTo: row?.id })).status).toBe(200);
      expect(await told(staff, id)).toEqual([]);
    }
    expect(await unreadOf(reporter)).toBe(before);
    for (const path of ['/notifications', '/notifications/unread', '/notifications/choices'])
      expect((await site.ask(undefined, 'get', path)).status).toBe(401);
    for (const path of ['/notifications/x/read', '/notifications/0/read', '/notifications/read'])
      expect((await site.ask(reporter, 'post', path, {})).status, path).toBe(422);
  });

  test('goes with a story that is removed for good', async () => {
    const { id } = await room.begin(reporter);
    await site.ask(editor, 'post', `/stories/${id}/lock`, { takeOver: true });
    expect(await told(reporter, id)).toHaveLength(1);
    await site.app.db.execute(sql`delete from stories where id = ${id}`);
    expect(await told(reporter, id)).toEqual([]);
  });

  test('is read by indexes', async () => {
    const { db } = site.app;
    const own = sql`staff_id = 'x'`;
    expect(await planOf(db, sql`select * from notifications where ${own} order by id desc limit 25`)).toContain('notifications_staff');
    expect(await planOf(db, sql`select id from notifications where ${own} and read_at is null order by id desc limit 100`)).toContain(
      'notifications_unread',
    );
    expect(await planOf(db, sql`select * from notifications where mail_id = 1 and read_at is null`)).toContain('notifications_mail');
    expect(
      await planOf(db, sql`select id from notification_mails where sent_at is null and due_at <= now() order by due_at limit 1`),
    ).toContain('notification_mails_due');
  });
});
