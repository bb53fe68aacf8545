import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueQuery, searchOf } from '../../../src/desks/comments/moderation/readQueues.ts';
import { comments } from '../../../src/desks/comments/tables.ts';
import { wordsQuery } from '../../../src/site/newsroom/findByWords.ts';
import { planOf } from '../planOf.ts';
import { overhear } from '../serving/overhear.ts';
import { CommentSite } from './commentSite.ts';

const there = new CommentSite();
beforeAll(() => there.open());
afterAll(() => there.site.close());

/** Deletes an account with published comments on so many stories; gives the number of parameters of each statement. */
async function deleteWith(stories: number): Promise<number[]> {
  const { db } = there.site.app;
  const device = await there.reader();
  await there.comment(device, (await there.quietStories())[0] ?? 0, `વરસાદ ${stories} દિવસ પછી આવ્યો.`);
  const { readerId } = await there.newest();
  await db.execute(sql`insert into comments (kind, article_id, reader_id, name, text, text_key, state, created_at, published_at)
    select 'comment', id, ${readerId}, 'વાચક', 'વરસાદ સારો છે.', '', 'published', now(), now() from articles order by id limit ${stories}`);
  await db.execute(sql`update articles set comment_count = 777 where id in (select id from articles order by id limit ${stories})`);
  const { result, statements } = await overhear(() => device.send('/account/delete', { sure: 'yes' }));
  expect(result.status).toBe(303);
  expect(await db.$count(comments, sql`${comments.readerId} = ${readerId}`)).toBe(0);
  const { rows } = await db.execute(sql`select id from articles where comment_count = 777`);
  expect(rows).toEqual([]);
  return statements.map(([, values]) => (Array.isArray(values) ? values.length : 0));
}

test('an account goes in as many statements however much its reader has written', async () => {
  // PostgreSQL takes 65,535 parameters in a statement.
  const few = await deleteWith(2);
  expect(await deleteWith(60)).toEqual(few);
});

test('a search finds parts of addresses and long words by an index, and letters have their own', async () => {
  const { db } = there.site.app;
  const long = 'ખ'.repeat(900);
  const texts = [`જુઓ https://Example.com/Jahe-rat?x=1`, `${long} ગ`, 'શું? (આ શું છે?!) ♥', `એક "સરસ" વાત'ને`];
  for (const [at, text] of texts.entries())
    await db.execute(sql`insert into comments (kind, article_id, name, text, text_key, state, created_at, published_at)
      values ('comment', 1, 'સોનલ', ${text}, ${`t${at}`}, 'rejected', now(), now())`);
  const found = async (q: string) => {
    const filter = encodeURIComponent(JSON.stringify({ queue: 'rejected', q }));
    const { data } = await (await there.site.ask(there.editor, 'get', `/comments?filter=${filter}`)).json();
    return data.map(({ text }: { text: string }) => texts.indexOf(text));
  };
  // As in a queue that has grown: nothing is found in its first rows.
  await db.execute(sql`insert into comments (kind, article_id, name, text, text_key, state, created_at)
    select 'comment', 1, 'વાચક', 'વરસાદ.', number::text, 'rejected', now() from generate_series(1, 5000) as number`);
  expect(await found('example.com/jahe')).toEqual([0]);
  expect(await found('jahe-rat?x=1')).toEqual([0]);
  expect(await found(long.slice(0, 70))).toEqual([1]);
  expect(await found('♥')).toEqual([2]);
  expect(await found(`"સરસ" વાત'`)).toEqual([3]);
  expect(await found('સોનલ')).toEqual([3, 2, 1, 0]);
  expect(await found('સોનલબેન')).toEqual([]);
  expect(await found(`'\\:*&|!`)).toEqual([]);
  await db.execute(sql`analyze comments`);
  const plan = await db.execute(sql`explain ${wordsQuery(searchOf({ queue: 'rejected' }, 'સોનલ'))}`);
  expect(JSON.stringify(plan.rows)).toContain('comments_words');
  expect(await planOf(db, queueQuery(db, { page: 1, perPage: 25, filter: { queue: 'published', kind: 'letter' } }).getSQL())).toContain(
    'comments_letter_queue',
  );
});
