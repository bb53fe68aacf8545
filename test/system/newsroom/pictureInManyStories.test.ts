import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

/** More than a statement takes of values, as of a picture that an archive came with. */
const MANY = 66_000;
const editor = staffMember('desk-editor');
const answer = z.object({
  picture: z.object({ alt: z.string(), version: z.number() }),
  uses: z.array(z.object({ title: z.string() })).default([]),
});

let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp();
});
afterAll(() => newspaper.close());

test('a picture that very many stories show is opened and described, and its pages show what it is called now', async () => {
  const { db } = newspaper.app;
  const { rows } = await db.execute(sql`
    select (select min(id) from topics where kind = 'category') as category, min(key) as key from pictures
    where not exists (select from articles where picture_key = key)`);
  const { category, key } = z.object({ category: z.number(), key: z.string() }).parse(rows[0]);
  await db.execute(sql`insert into articles (id, slug, headline, body, category_id, picture_key, reading_minutes, published_at, updated_at)
    select 100000 + n, 'many', 'ઘણી ' || n, '{"type":"doc","content":[]}', ${category}, ${key}, 1, now() - n * interval '1 hour', now()
    from generate_series(1, ${MANY}::int) as n`);
  await db.execute(sql`analyze articles`);
  const open = async () => {
    const response = await newspaper.ask(editor, 'get', `/pictures/${key}`);
    expect(response.status).toBe(200);
    return answer.parse(await response.json());
  };
  const { picture, uses } = await open();
  expect(uses.filter(({ title }) => title.startsWith('ઘણી')).length).toBe(50);
  const draft = { alt: 'ઘણી વાર્તાઓનું ચિત્ર', credit: '', rights: '', focal: { x: 0.5, y: 0.5 }, version: picture.version };
  expect((await newspaper.ask(editor, 'put', `/pictures/${key}`, draft)).status).toBe(200);
  expect((await open()).picture.alt).toBe(draft.alt);
});
