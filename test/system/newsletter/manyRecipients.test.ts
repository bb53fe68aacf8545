import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeNextIssue } from '../../../src/desks/newsletter/sending/takeDueEditions.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { dailyEdition } from './subscribe.ts';

const MANY = 20_500;

let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp();
});
afterAll(() => newspaper.close());

test('an issue is laid out for each of its subscribers in statements of a bounded size', async () => {
  const { app } = newspaper;
  const { db } = app;
  const { id } = await dailyEdition(db);
  await db.execute(sql`insert into subscribers (email, address_hash, asked_at, confirmed_at)
    select 'Reader ' || n || '@example.com', md5(n::text), now(), case when n % 10 <> 0 then now() end from generate_series(1, ${MANY}::int) n`);
  await db.execute(sql`insert into newsletter_choices (edition_id, email) select ${id}::int, email from subscribers`);
  await db.execute(
    sql`insert into newsletter_bounces (email, at, blocked_at) select email, now(), now() from subscribers where email like '%77@example.com'`,
  );
  await db.execute(sql`create table statements (added int)`);
  await db.execute(sql`create function note_statement() returns trigger language plpgsql as $$
    begin insert into statements select count(*) from added; return null; end $$`);
  await db.execute(sql`create trigger note_statement after insert on newsletter_deliveries referencing new table as added
    for each statement execute function note_statement()`);
  await db.execute(sql`insert into newsletter_issues (edition_id, planned_at, state, claimed_until, by_name)
    values (${id}, ${app.clock().toISOString()}::timestamptz, 'composing', ${app.clock().toISOString()}::timestamptz, 'મીરા શાહ')`);
  expect(await composeNextIssue(app)).toBe(true);
  const { rows: statements } = await db.execute<{ added: number }>(sql`select added from statements`);
  const sum = statements.reduce((total, { added }) => total + added, 0);
  const { rows } = await db.execute(sql`select recipients, (select count(*)::int from subscribers s where confirmed_at is not null
    and not exists (select from newsletter_bounces b where b.email = s.email)) as wanted from newsletter_issues where state = 'sending'`);
  expect(rows).toEqual([{ recipients: sum, wanted: sum }]);
  expect(Math.max(...statements.map(({ added }) => added))).toBeLessThanOrEqual(10_000);
});
