import { desc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readStoryAuthors } from '../../../src/desks/articles/queries.ts';
import { queueQuery } from '../../../src/desks/comments/moderation/readQueues.ts';
import { commentReports, comments } from '../../../src/desks/comments/tables.ts';
import { auditLog } from '../../../src/platform/auditLog.ts';
import { staffMember } from '../openTestApp.ts';
import { planOf } from '../planOf.ts';
import { CommentSite } from './commentSite.ts';
import type { ReaderDevice } from './readerDevice.ts';

const there = new CommentSite();
let ids: number[];
beforeAll(async () => {
  await there.open();
  ids = await there.quietStories();
});
afterAll(() => there.site.close());

const story = () => ids.shift() ?? 0;
const ask = (method: string, path: string, body?: object) => there.site.ask(there.editor, method, path, body);
const read = async (path: string) => (await ask('get', path)).json();
const queue = async (name: string): Promise<number[]> =>
  (await read(`/comments?filter=${encodeURIComponent(JSON.stringify({ queue: name }))}`)).data.map(({ id }: { id: number }) => id);

describe('moderators', () => {
  test('see each comment in its queue, with counts, and decide it once', async () => {
    const id = story();
    const before = await read('/comment-counts');
    const device = await there.reader();
    const waiting = (await there.comment(device, id, 'તપાસવાની છે.')).id;
    const held = (await there.comment(await there.reader(), id, 'સરસ!!!!!!!!!!!!!!')).id;
    expect(await queue('waiting')).toContain(waiting);
    expect(await queue('held')).toEqual([held]);
    expect(await read('/comment-counts')).toMatchObject({ waiting: before.waiting + 1, held: before.held + 1 });
    const [first, second] = await Promise.all([there.step(waiting, 'approve'), there.step(waiting, 'approve')]);
    expect([first?.status, second?.status].sort()).toEqual([200, 409]);
    expect((await there.step(held, 'reject')).status).toBe(422);
    expect((await there.step(held, 'reject', 'advertising')).status).toBe(200);
    expect((await there.step(held, 'pick')).status).toBe(409);
    expect(await queue('rejected')).toContain(held);
    const [entry] = await there.site.app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, `comment:${waiting}`))
      .orderBy(desc(auditLog.id));
    expect(entry).toMatchObject({
      action: 'comment.approve',
      staffId: there.editor.id,
      before: { state: 'waiting' },
      after: { state: 'published' },
    });
    expect(JSON.stringify(entry)).not.toContain('તપાસવાની');
  });

  test('tell a reader why a comment is rejected; one that was published is off the page at once', async () => {
    const id = story();
    const device = await there.reader();
    const comment = await there.published(device, id, 'પછી નકારાશે.');
    expect(await there.textOf(`/comments/${id}`)).toContain('પછી નકારાશે.');
    await there.step(comment, 'reject', 'privacy');
    expect(await there.textOf(`/comments/${id}`)).not.toContain('પછી નકારાશે.');
    expect(await (await device.ask('/account/comments')).text()).toContain('પ્રગટ કરી નથી: કોઈની અંગત માહિતી');
  });

  test('answer in their own name or in that of an author of the story', async () => {
    const { rows } = await there.site.app.db.execute<{ id: number }>(
      sql`select p.item_id as id from placements p join topics t on t.id = p.topic_id where p.kind = 'article' and t.kind = 'author'
        and exists (select from articles a where a.id = p.item_id and a.published_at > now() - interval '10 days' and not a.sensitive) limit 1`,
    );
    const id = Number(rows[0]?.id);
    const [author] = await readStoryAuthors(there.site.app.db, id);
    const comment = await there.comment(await there.reader(), id, 'લેખકને સવાલ છે.');
    expect((await ask('post', `/comments/${comment.id}/answers`, { text: 'વહેલો જવાબ', authorId: null })).status).toBe(409);
    await there.step(comment.id, 'approve');
    expect((await ask('post', `/comments/${comment.id}/answers`, { text: 'ખોટા લેખક', authorId: 999_999 })).status).toBe(422);
    expect((await ask('post', `/comments/${comment.id}/answers`, { text: 'લેખકનો જવાબ.', authorId: author?.id })).status).toBe(200);
    expect(await there.textOf(`/comments/${id}`)).toContain(`${author?.name}</strong><span`);
    const answer = await there.newest();
    expect(answer).toMatchObject({ badge: 'author', state: 'published', parentId: comment.id });
    const report = await (await there.reader()).call('POST', '/comment/report', { id: answer.id, reason: 'abuse' });
    expect(report.status).toBe(409);
    expect(await there.newest()).toMatchObject({ openReports: 0 });
  });

  test('block a reader, who is told why and keeps what was typed, until the time is over or they are let in again', async () => {
    const id = story();
    const device = await there.reader();
    const { id: comment } = await there.comment(device, id, 'પહેલી વાત.');
    const until = (days: number) => new Date(there.settings.at.getTime() + days * 86_400_000).toISOString();
    expect((await ask('put', `/comments/${comment}/block`, { reason: 'ગાળાગાળી', until: until(-1) })).status).toBe(422);
    expect((await ask('put', `/comments/${comment}/block`, { reason: 'ગાળાગાળી', until: until(7) })).status).toBe(200);
    expect((await read(`/comments/${comment}`)).reader.block.reason).toBe('ગાળાગાળી');
    const refused = await there.send(device, `/comments/${id}/write`, { text: 'બીજી વાત.' });
    const html = await refused.text();
    expect(refused.status).toBe(400);
    for (const part of ['ટિપ્પણી લખી શકતા નથી. કારણ: ગાળાગાળી', 'બીજી વાત.']) expect(html).toContain(part);
    expect((await device.call('POST', '/comment', { articleId: id, text: 'બીજી વાત.' })).status).toBe(409);
    const { reader } = await read(`/comments/${comment}`);
    expect((await ask('delete', `/blocked-readers/${reader.id}`)).status).toBe(200);
    expect((await read(`/comments/${comment}`)).reader.block).toBeNull();
    await there.comment(device, id, 'ત્રીજી વાત.');
    await ask('put', `/comments/${comment}/block`, { reason: 'ગાળાગાળી', until: until(1) });
    there.pass(2 * 86_400_000);
    await there.comment(device, id, 'ચોથી વાત.');
  });

  test('need the permission, and a comment that is there', async () => {
    for (const staff of [undefined, staffMember('reporter')])
      for (const [method, path, body] of [
        ['get', '/comments'],
        ['get', '/comment-counts'],
        ['get', '/comments/1'],
        ['post', '/comments/1/steps', { version: 1, step: 'approve' }],
        ['post', '/comments/1/answers', { text: 'જવાબ', authorId: null }],
        ['put', '/comments/1/block', { reason: 'x', until: null }],
      ] as const)
        expect((await there.site.ask(staff, method, path, body)).status, `${method} ${path}`).toBe(staff ? 403 : 401);
    expect((await ask('get', '/comments/999999')).status).toBe(404);
    expect((await there.step(999_999, 'approve')).status).toBe(404);
  });

  test('read their queues by an index', async () => {
    const { db } = there.site.app;
    for (const [name, index] of [
      ['waiting', 'comments_queue'],
      ['held', 'comments_queue'],
      ['published', 'comments_queue'],
      ['reported', 'comments_reported'],
    ] as const) {
      const plan = await planOf(db, queueQuery(db, { page: 1, perPage: 25, filter: { queue: name } }).getSQL());
      expect(plan, name).toContain(index);
      expect(plan, name).not.toMatch(/Seq Scan|Sort/);
    }
  });
});

describe('reports', () => {
  test('need an account, count once for each reader, and end with a decision', async () => {
    const id = story();
    const comment = await there.published(await there.reader(), id, 'વાંધાજનક વાત.');
    const form = `/comments/${comment}/report`;
    const stranger = there.stranger();
    expect((await stranger.ask(form)).headers.get('location')).toBe(`/account/login?next=${encodeURIComponent(form)}`);
    const refused = await stranger.send(form, { reason: 'abuse', note: 'આ ટિપ્પણી વાંચો.' });
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('આ ટિપ્પણી વાંચો.</textarea>');
    const device = await there.reader();
    expect((await device.send(form, { reason: 'x' })).status).toBe(400);
    for (let at = 0; at < 2; at += 1)
      expect((await device.send(form, { reason: 'abuse', note: 'અપમાન છે.' })).headers.get('location')).toBe(`${form}?state=reported`);
    expect(await (await device.ask(`${form}?state=reported`)).text()).toContain('સંપાદકો આ ટિપ્પણી ફરી વાંચશે.');
    expect(await there.site.app.db.$count(commentReports, eq(commentReports.commentId, comment))).toBe(1);
    expect(await queue('reported')).toEqual([comment]);
    expect((await read(`/comments/${comment}`)).reports).toMatchObject([{ reason: 'abuse', note: 'અપમાન છે.', isOpen: true }]);
    expect((await there.step(comment, 'keep')).status).toBe(200);
    expect(await queue('reported')).toEqual([]);
    expect(await there.textOf(`/comments/${id}`)).toContain('વાંધાજનક વાત.');
  });
});

describe('the calls', () => {
  const post = (device: ReaderDevice, body: unknown, headers = {}) => device.call('POST', '/comment', body, headers);

  test('list, write, report and take back', async () => {
    const id = story();
    const [device, other] = [await there.reader('કૉલ કરનાર'), await there.reader()];
    expect(await (await post(device, { articleId: id, text: 'કૉલથી લખ્યું.' })).json()).toMatchObject({ code: 200, data: { success: true } });
    const row = await there.newest();
    expect([row.state, row.name]).toEqual(['waiting', 'કૉલ કરનાર']);
    const list = async () => (await (await there.site.get(`/api/comments/${id}`)).json()).data;
    expect(await list()).toMatchObject({ isOpen: true, comments: [], totalCount: 0, pageCount: 1, hasMore: false });
    await there.step(row.id, 'approve');
    expect((await list()).comments).toMatchObject([
      { id: row.id, name: 'કૉલ કરનાર', text: 'કૉલથી લખ્યું.', badge: null, isPick: false, replies: [] },
    ]);
    expect((await (await device.call('GET', '/user/comment')).json()).data.comments).toMatchObject([{ id: row.id, state: 'published' }]);
    expect((await (await other.call('POST', '/comment/report', { id: row.id, reason: 'falsehood' })).json()).data.success).toBe(true);
    expect((await (await other.call('DELETE', '/comment', { id: row.id })).json()).data.success).toBe(false);
    expect((await (await device.call('DELETE', '/comment', { id: row.id })).json()).data.success).toBe(true);
    expect((await list()).comments).toEqual([]);
    expect((await there.site.get(`/api/comments/${id}?pageIndex=2`)).status).toBe(404);
    expect((await there.site.get('/api/comments/987654')).status).toBe(404);
    expect((await (await there.site.get('/api/letters')).json()).data.letters.length).toBeGreaterThan(1);
  });

  test('refuse who is logged out, a page of another site, and what is malformed or too large', async () => {
    const id = story();
    const device = await there.reader();
    const calls: [method: string, path: string, body?: object][] = [
      ['POST', '/comment', { articleId: id, text: 'નમસ્તે' }],
      ['DELETE', '/comment', { id: 1 }],
      ['POST', '/comment/report', { id: 1, reason: 'abuse' }],
      ['GET', '/user/comment'],
    ];
    for (const [method, path, body] of calls) {
      expect((await there.stranger().call(method, path, body)).status, path).toBe(401);
      expect((await device.call(method, path, body, { origin: 'https://other.example' })).status, path).toBe(403);
    }
    for (const path of [`/comments/${id}/write`, '/comments/1/report', '/letters/write', '/account/comments/withdraw'])
      expect((await device.send(path, { text: 'નમસ્તે' }, { 'sec-fetch-site': 'cross-site' })).status, path).toBe(403);
    const wrong = [
      {},
      [],
      { articleId: 'x', text: 'નમસ્તે' },
      { articleId: id },
      { articleId: id, text: 'ક' },
      { articleId: id, text: 'ક'.repeat(2_001) },
    ];
    for (const body of wrong) expect((await post(device, body)).status).toBe(400);
    expect((await post(device, { articleId: id, text: `ક\0ખ` })).status).toBe(400);
    expect((await post(device, { articleId: id, text: 'ક'.repeat(70_000) })).status).toBe(413);
    expect((await device.send(`/comments/${id}/write`, { text: 'ક'.repeat(70_000) })).status).toBe(413);
    expect((await post(device, { articleId: id, parentId: 999_999, text: 'કોને જવાબ?' })).status).toBe(409);
    expect((await post(device, { articleId: 987_654, text: 'કયા સમાચાર?' })).status).toBe(409);
  });
});

test('erasing an account takes its comments off cached pages, and leaves replies of others', async () => {
  const id = story();
  const [device, other] = [await there.reader('જનાર વાચક'), await there.reader('રહેનાર વાચક')];
  const mine = await there.published(device, id, 'ખાતા સાથે જશે.');
  await there.published(other, id, 'આ જવાબ રહે છે.', mine);
  expect(await there.textOf(`/comments/${id}`)).toContain('ખાતા સાથે જશે.');
  expect((await (await device.ask('/account/data')).json()).comments.written).toMatchObject([{ text: 'ખાતા સાથે જશે.' }]);
  expect((await device.send('/account/delete', { sure: 'yes' })).status).toBe(303);
  const html = await there.textOf(`/comments/${id}`);
  expect(html).not.toMatch(/ખાતા સાથે જશે|જનાર વાચક/);
  for (const part of ['ટિપ્પણી દૂર કરાઈ છે', 'આ જવાબ રહે છે.']) expect(html).toContain(part);
  expect(await there.row(mine)).toMatchObject({ state: 'removed', readerId: null, name: '', text: '' });
  expect(await there.site.app.db.$count(comments, eq(comments.text, 'ખાતા સાથે જશે.'))).toBe(0);
});

describe('the list of blocked readers', () => {
  type Blocked = { id: string; name: string | null; reason: string };
  const blocked = async (query = ''): Promise<Blocked[]> => (await read(`/blocked-readers${query}`)).data;

  test('says who is blocked, why, until when and by whom, and lets them write again', async () => {
    const [first, second] = [await there.reader('કપિલા રાવળ'), await there.reader('દિનેશ ગઢવી')];
    const id = story();
    const one = (await there.comment(first, id, 'ગાળ એક.')).id;
    const two = (await there.comment(second, id, 'ગાળ બે.')).id;
    const until = new Date(there.settings.at.getTime() + 7 * 86_400_000).toISOString();
    await ask('put', `/comments/${one}/block`, { reason: 'ગાળાગાળી', until });
    there.pass(60_000);
    await ask('put', `/comments/${two}/block`, { reason: 'જાહેરાત', until: null });
    const data = await blocked();
    expect(data.slice(0, 2)).toMatchObject([
      { name: 'દિનેશ ગઢવી', commentId: two, reason: 'જાહેરાત', until: null, byName: there.editor.name, at: there.settings.at.toISOString() },
      { name: 'કપિલા રાવળ', commentId: one, reason: 'ગાળાગાળી', until },
    ]);
    expect((await blocked(`?filter=${encodeURIComponent(JSON.stringify({ q: 'કપિલા' }))}`)).map(({ name }) => name)).toEqual([
      'કપિલા રાવળ',
    ]);
    // Who has taken everything back is still in it.
    await second.send('/account/comments/withdraw', { id: String(two) });
    const dinesh = (await blocked())[0];
    expect(dinesh).toMatchObject({ name: null, commentId: null, reason: 'જાહેરાત' });
    for (const status of [200, 404]) expect((await ask('delete', `/blocked-readers/${dinesh?.id}`)).status).toBe(status);
    expect((await there.send(second, `/comments/${id}/write`, { text: 'હવે સભ્ય.' })).headers.get('location')).toContain('received');
    // A block whose time is over is none.
    there.pass(8 * 86_400_000);
    expect((await blocked()).map(({ reason }) => reason)).not.toContain('ગાળાગાળી');
  });

  test('is for moderators', async () => {
    for (const [method, path] of [
      ['get', '/blocked-readers'],
      ['delete', '/blocked-readers/x'],
    ] as const) {
      expect((await there.site.ask(staffMember('reporter'), method, path)).status, path).toBe(403);
      expect((await there.site.ask(undefined, method, path)).status, path).toBe(401);
    }
  });
});

test('a queue that has grown for years is counted to ten thousand, and what it is searched for is found in it', async () => {
  await there.site.app.db.execute(sql`insert into comments (kind, article_id, name, text, text_key, state, created_at, published_at)
    select 'comment', 1, 'વાચક', case when number = 7 then 'Narmada નું પાણી 50% ઓછું છે.' else 'વરસાદ સારો છે.' end, number::text, 'published', now(), now()
    from generate_series(1, 10001) as number`);
  const { published, waiting } = await read('/comment-counts');
  expect(published).toBe(10_001);
  expect(waiting).toBeLessThan(10_000);
  const listed = (filter: object, more = '') => read(`/comments?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`);
  expect(await listed({ queue: 'published' })).toMatchObject({ total: 10_000, hasMore: true });
  expect((await listed({ queue: 'published' }, '&page=400')).data).toHaveLength(25);
  for (const q of ['પાણી', 'narmada', '50%', 'NARMADA નું'])
    expect(await listed({ queue: 'published', q }), q).toMatchObject({
      total: 1,
      hasMore: false,
      data: [{ text: 'Narmada નું પાણી 50% ઓછું છે.' }],
    });
  expect(await listed({ queue: 'published', q: '5%' })).toMatchObject({ total: 0, data: [] });
  expect(await listed({ queue: 'published', q: 'પાણી' }, '&page=2')).toMatchObject({ total: 1, data: [] });
});
