import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBookmark } from '../../../src/desks/bookmarks/commands.ts';
import { countBookmarks, MAX_BOOKMARKS } from '../../../src/desks/bookmarks/queries.ts';
import { comments } from '../../../src/desks/comments/tables.ts';
import { follow } from '../../../src/desks/follows/commands.ts';
import { MAX_FOLLOWS } from '../../../src/desks/follows/queries.ts';
import { follows } from '../../../src/desks/follows/tables.ts';
import { noteRead } from '../../../src/desks/history/commands.ts';
import { readingHistory } from '../../../src/desks/history/tables.ts';
import { changeConsent } from '../../../src/desks/privacy/commands.ts';
import { removeReader } from '../../../src/desks/readers/commands.ts';
import { readers } from '../../../src/desks/readers/tables.ts';
import { addTopic } from '../../../src/desks/taxonomy/commands.ts';
import { openDatabase } from '../../../src/platform/database.ts';
import { p } from '../../../src/platform/document/blocks.ts';
import { searchKeysOf } from '../../../src/platform/text/search/searchKeys.ts';
import { openPostgresServer, type PostgresServer } from '../../postgresServer.ts';
import { publishStory } from '../../publishStory.ts';
import { fillSmallApp } from '../../smallApp.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { LAPTOP, ReaderDevice } from '../readers/readerDevice.ts';

const cleanUp: (() => unknown)[] = [];
let server: PostgresServer;
let databaseUrl: string;
let categoryId: number;
let newspaper: TestApp;
// The embedded database has one connection, on which nothing waits for a lock.
beforeAll(async () => {
  server = await openPostgresServer();
  cleanUp.push(server.close);
  databaseUrl = await server.createDatabase();
  const small = await fillSmallApp(databaseUrl);
  categoryId = small.categoryId;
  cleanUp.push(small.remove);
  newspaper = await openTestApp({ environment: { DATABASE_URL: databaseUrl } });
  cleanUp.push(newspaper.close);
});
afterAll(async () => {
  for (const remove of cleanUp.reverse()) await remove();
});

/** How many statements wait for a lock. */
const waiting = async () =>
  (await server.query<{ n: number }>(`select count(*)::int as n from pg_stat_activity where wait_event_type = 'Lock'`))[0]?.n;

test('a correction does not hold the lists while it waits for a word that somebody else is adding', async () => {
  const other = await openDatabase({ databaseUrl, dataDir: '' });
  cleanUp.push(other.close);
  const chief = staffMember('chief-editor');
  const draft = { title: 'પૂરનાં દૃશ્યો', kind: 'watch', categoryId, seconds: 30, youtubeVideoUrl: 'https://youtu.be/dQw4w9WgXcQ' };
  const created = await newspaper.ask(chief, 'post', '/videos', draft);
  expect(created.status, await created.clone().text()).toBe(200);
  const { id } = await created.json();
  expect((await newspaper.ask(chief, 'post', `/videos/${id}/publish?version=1`, {})).status).toBe(200);

  const title = 'ઝંઝાવાતી પૂર';
  const [word = ''] = [...searchKeysOf([{ text: 'ઝંઝાવાતી', weight: 'A' }]).words];
  const lists = sql`select * from tallies where kind = 'watch' for update nowait`;
  await other.db.transaction(async (tx) => {
    // Somebody else publishes a text with the same new word.
    await tx.execute(sql`insert into search_words (word, loose, sound, skeleton) values (${word}, '', '', '')`);
    const correction = newspaper.ask(chief, 'put', `/videos/${id}?version=2`, { ...draft, title });
    await expect.poll(waiting).toBe(1);
    await tx.execute(lists);
    cleanUp.push(() => correction);
  });
  const stored = () => server.query<{ title: string }>('select title from videos', [], databaseUrl.slice(databaseUrl.lastIndexOf('/') + 1));
  await expect.poll(stored).toEqual([{ title }]);
});

test('two administrators who end each other’s role at the same moment leave one', async () => {
  const draft = (name: string, role = 'administrator') => ({ name, email: `${name}@savar.example`, role });
  const invite = async (name: string) =>
    (await (await newspaper.ask(staffMember('administrator'), 'post', '/staff/invite', draft(name))).json()).id;
  const [one, two] = [await invite('one'), await invite('two')];
  const demote = async (by: string, id: string, name: string) =>
    (await newspaper.ask(staffMember('administrator', { id: by }), 'put', `/staff/${id}`, { ...draft(name, 'reporter'), version: 1 }))
      .status;
  const other = await openDatabase({ databaseUrl, dataDir: '' });
  cleanUp.push(other.close);
  const answers = await other.db.transaction(async (tx) => {
    // Neither can enter its change before both have looked.
    await tx.execute(sql`lock table audit_log in exclusive mode`);
    const asked = [demote(one, two, 'two'), demote(two, one, 'one')];
    await expect.poll(waiting).toBe(2);
    return asked;
  });
  expect((await Promise.all(answers)).sort()).toEqual([200, 409]);
});

test('two administrators who invite the same person at the same moment make one account, and one of them is told so', async () => {
  const other = await openDatabase({ databaseUrl, dataDir: '' });
  cleanUp.push(other.close);
  const [second] = await other.db.transaction(async (tx) => {
    await tx.execute(sql`insert into staff (id, name, email) values ('three', 'three', 'three@savar.example')`);
    const draft = { name: 'three', email: 'three@savar.example', role: 'reporter' };
    const invitation = newspaper.ask(staffMember('administrator'), 'post', '/staff/invite', draft);
    await expect.poll(waiting).toBe(1);
    return [invitation];
  });
  const answer = await second;
  expect(answer?.status).toBe(422);
  expect(await answer?.json()).toMatchObject({ issues: [{ path: 'email' }] });
});

test('what a reader saves and follows in several tabs at once stays within the limits', async () => {
  const { app } = newspaper;
  await app.db.execute(sql`insert into readers (id, name, email) values ('r', '', 'reader@savar.example')`);
  const ids = await Promise.all(
    Array.from({ length: 8 }, async (_, at) => {
      const about = {
        slug: `varta-${at}`,
        headline: `વાર્તા ${at}`,
        deck: '',
        kicker: '',
        body: { type: 'doc' as const, content: [p('ફકરો.')] },
      };
      const articleId = await publishStory(app, { ...about, categoryId, topicIds: [], publishedAt: new Date() });
      const topicId = await addTopic(app, { kind: 'tag', slug: `tag-${at}`, name: `ટૅગ ${at}`, nameEn: `Tag ${at}` });
      return { articleId, topicId };
    }),
  );
  // A bookmark outlives its story, so the numbers need no stories.
  await app.db.execute(
    sql`insert into bookmarks (reader_id, article_id) select 'r', n from generate_series(2000001, ${2_000_000 + MAX_BOOKMARKS - 1}::int) n`,
  );
  await app.db.execute(sql`with added as (insert into topics (kind, slug, name, name_en)
    select 'tag', 'many-' || n, 'many', 'many' from generate_series(1, ${MAX_FOLLOWS - 1}::int) n returning id)
    insert into follows (reader_id, topic_id) select 'r', id from added`);
  const saved = await Promise.all(ids.map(({ articleId }) => addBookmark(app, 'r', articleId)));
  const followed = await Promise.all(ids.map(({ topicId }) => follow(app, 'r', { kind: 'topic', id: topicId })));
  expect([saved.filter((one) => one === 'saved'), followed.filter((one) => one === 'followed')]).toEqual([['saved'], ['followed']]);
  expect([await countBookmarks(app.db, 'r'), await app.db.$count(follows)]).toEqual([MAX_BOOKMARKS, MAX_FOLLOWS]);
});

test('nothing is noted of what a reader reads at the moment in which they withdraw the consent to it', async () => {
  const { app } = newspaper;
  await app.db.execute(sql`insert into readers (id, name, email) values ('h', '', 'history@savar.example')`);
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from articles limit 8`);
  for (let round = 0; round < 5; round++) {
    expect(await changeConsent(app, 'h', 'history', true)).toBe('given');
    const reading = rows.map(({ id }) => noteRead(app, 'h', Number(id)));
    expect(await changeConsent(app, 'h', 'history', false)).toBe('withdrawn');
    await Promise.all(reading);
    expect(await app.db.$count(readingHistory)).toBe(0);
  }
});

test('what a reader sends while their account is erased does not outlive it', async () => {
  const { app } = newspaper;
  await app.db.execute(sql`insert into readers (id, name, email) values ('e', '', 'erased@savar.example')`);
  const other = await openDatabase({ databaseUrl, dataDir: '' });
  cleanUp.push(other.close);
  let removal: Promise<boolean> | undefined;
  await other.db.transaction(async (tx) => {
    await tx.execute(sql`insert into comments (kind, reader_id, name, text, text_key, state, created_at)
      values ('letter', 'e', 'ઝરણા', 'બસ વધારો.', '', 'waiting', now())`);
    removal = removeReader(app, 'e');
    await expect.poll(waiting).toBe(1);
  });
  expect(await removal).toBe(true);
  expect(await app.db.$count(comments)).toBe(0);
});

const tagOf = (slug: string) => addTopic(newspaper.app, { kind: 'tag', slug, name: slug, nameEn: slug });
const publishIn = (slug: string, inCategory: number, topicIds: number[]) =>
  publishStory(newspaper.app, {
    ...{ slug, headline: slug, deck: '', kicker: '', body: { type: 'doc', content: [p('ફકરો.')] } },
    ...{ categoryId: inCategory, topicIds, publishedAt: new Date() },
  });
const countOf = async (topicId: number) =>
  (await newspaper.app.db.execute<{ n: number }>(sql`select story_count::int as n from topics where id = ${topicId}`)).rows[0]?.n ?? 0;

test('a story that is withdrawn while its list is merged or moved does not come to stand in the other list', async () => {
  const chief = staffMember('chief-editor');
  const other = await openDatabase({ databaseUrl, dataDir: '' });
  cleanUp.push(other.close);
  /** Has a story leave its lists, and asks for something else before the withdrawal is complete. */
  const whileWithdrawn = async (storyId: number, ask: () => Promise<Response>) => {
    const answers = await other.db.transaction(async (tx) => {
      await tx.execute(sql`select id from topics where kind = 'list' and slug = 'latest' for no key update`);
      const withdrawal = newspaper.ask(chief, 'post', `/stories/${storyId}/steps`, { step: 'withdraw', version: 1, note: 'ખોટું છે' });
      await expect.poll(waiting).toBe(1);
      const asked = ask();
      // A move waits for the place of the story, and the withdrawal for the list that is moved: one of them is made again.
      await Promise.race([asked, expect.poll(waiting).toBe(2)]);
      return [withdrawal, asked];
    });
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200]);
  };
  const [from, into] = [await tagOf('varsad-2'), await tagOf('varsad-3')];
  const [withdrawn] = [await publishIn('withdrawn', categoryId, [from]), await publishIn('stays', categoryId, [from])];
  await whileWithdrawn(withdrawn, () => newspaper.ask(chief, 'post', `/topics/${from}/merge`, { intoId: into }));
  expect(await countOf(into)).toBe(1);

  const about = { kind: 'category', name: 'ખેતી', nameEn: 'Farming', slug: 'kheti' } as const;
  const moved = await addTopic(newspaper.app, about);
  const [gone] = [await publishIn('gone', moved, []), await publishIn('there', moved, [])];
  const before = await countOf(categoryId);
  await whileWithdrawn(gone, () => newspaper.ask(chief, 'put', `/topics/${moved}`, { ...about, parentId: categoryId, version: 1 }));
  expect(await countOf(categoryId)).toBe(before + 1);
});

test('a reader who presses twice at their first log-in is logged in by both', async () => {
  const laptop = await openTestApp({ environment: { DATABASE_URL: databaseUrl, ...LAPTOP } });
  cleanUp.push(laptop.close);
  const reader = new ReaderDevice(laptop);
  await reader.send('/account/login', { loginName: 'navi@savar.example', next: '/recent-news/1' });
  const code = await reader.newestCode('navi@savar.example');
  const other = await openDatabase({ databaseUrl, dataDir: '' });
  cleanUp.push(other.close);
  const answer = await other.db.transaction(async (tx) => {
    // The first press makes the account while the second one is to do so.
    await tx.execute(sql`insert into readers (id, name, email) values ('navi', '', 'navi@savar.example')`);
    const second = reader.send('/account/code', { code });
    await expect.poll(waiting).toBe(1);
    return [second];
  });
  expect((await answer[0])?.status).toBe(303);
  expect(reader.cookie('reader.session_token')).toBeDefined();
  expect(await laptop.app.db.$count(readers, eq(readers.email, 'navi@savar.example'))).toBe(1);
});
