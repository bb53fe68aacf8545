import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startNewsletterScheduler } from '../../../src/desks/newsletter/sending/newsletterScheduler.ts';
import { composeNextIssue } from '../../../src/desks/newsletter/sending/takeDueEditions.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { dailyEdition } from './subscribe.ts';

const MANY = 20_500;

let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp();
});
afterAll(() => newspaper.close());

/** Notes how many rows each statement of a kind writes. */
async function noteStatements(kind: 'insert' | 'update'): Promise<void> {
  await newspaper.app.db.execute(
    sql.raw(`
      create table if not exists statements (written int);
      delete from statements;
      create or replace function note_statement() returns trigger language plpgsql as $$
        begin insert into statements select count(*) from written; return null; end $$;
      create trigger note_${kind} after ${kind} on newsletter_deliveries referencing new table as written
        for each statement execute function note_statement()`),
  );
}

async function readStatements(): Promise<number[]> {
  const { rows } = await newspaper.app.db.execute<{ written: number }>(sql`select written from statements`);
  return rows.map(({ written }) => written);
}

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
  await noteStatements('insert');
  await db.execute(sql`insert into newsletter_issues (edition_id, planned_at, state, claimed_until, by_name)
    values (${id}, ${app.clock().toISOString()}::timestamptz, 'composing', ${app.clock().toISOString()}::timestamptz, 'મીરા શાહ')`);
  expect(await composeNextIssue(app)).toBe(true);
  const statements = await readStatements();
  const sum = statements.reduce((total, written) => total + written, 0);
  const { rows } = await db.execute(sql`select recipients, (select count(*)::int from subscribers s where confirmed_at is not null
    and not exists (select from newsletter_bounces b where b.email = s.email)) as wanted from newsletter_issues where state = 'sending'`);
  expect(rows).toEqual([{ recipients: sum, wanted: sum }]);
  expect(Math.max(...statements)).toBeLessThanOrEqual(10_000);
});

test('what is still waiting of an issue after twelve hours is given up in statements of a bounded size, and then the issue is over', async () => {
  const { app } = newspaper;
  const { db } = app;
  const { rows: waiting } = await db.execute<{ count: number }>(
    sql`select count(*)::int from newsletter_deliveries where state = 'waiting'`,
  );
  await noteStatements('update');
  await db.execute(sql`update newsletter_issues set started_at = ${new Date(app.clock().getTime() - 13 * 3_600_000).toISOString()}::timestamptz
    where state = 'sending'`);
  const scheduler = startNewsletterScheduler(app);
  await scheduler.look();
  await scheduler.stop();
  const { rows } = await db.execute(sql`select state, failed from newsletter_issues`);
  expect(rows).toEqual([{ state: 'sent', failed: waiting[0]?.count }]);
  expect(Math.max(...(await readStatements()))).toBeLessThanOrEqual(1_000);
});
