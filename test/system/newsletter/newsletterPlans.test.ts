import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimDeliveries, waitingOf } from '../../../src/desks/newsletter/sending/deliveries.ts';
import { oldDeliveries } from '../../../src/desks/newsletter/sending/eraseOldDeliveries.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { dailyEdition } from './subscribe.ts';

const MANY = 40_000;

let app: TestApp;
let editionId: number;
beforeAll(async () => {
  app = await openTestApp();
  const { db } = app.app;
  editionId = (await dailyEdition(db)).id;
  await db.execute(sql`insert into subscribers (email, address_hash, asked_at, confirmed_at)
    select 'reader-' || n || '@example.com', md5(n::text) || md5('x' || n), now(), now() from generate_series(1, ${MANY}::int) n`);
  await db.execute(sql`insert into newsletter_choices (edition_id, email) select ${editionId}::int, email from subscribers`);
  // Stopped, so that the scheduler of this process leaves them alone.
  await db.execute(
    sql`insert into newsletter_issues (id, edition_id, planned_at, state) select n, ${editionId}::int, now() + n * interval '1 hour', 'stopped' from generate_series(1, 5) n`,
  );
  await db.execute(sql`insert into newsletter_deliveries (issue_id, address_hash, state, due_at)
    select i, address_hash, case when i = 5 then 'waiting' else 'sent' end, now() from subscribers, generate_series(1, 5) i`);
  await db.execute(sql`analyze`);
}, 120_000);
afterAll(() => app.close());

const planOf = async (query: ReturnType<typeof sql>) => {
  const { rows } = await app.app.db.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
};

test('a claim among two hundred thousand rows reads an index in order, without sorting', async () => {
  const plan = await planOf(sql`${waitingOf(5, new Date(Date.now() + 60_000))} limit 40 for update skip locked`);
  expect(plan).toContain('newsletter_deliveries_waiting');
  expect(plan).not.toMatch(/Seq Scan|Sort/);
  const begun = performance.now();
  const claimed = await claimDeliveries(app.app.db, { issueId: 5, most: 40, by: 'test', now: new Date(Date.now() + 60_000) });
  expect(claimed).toHaveLength(40);
  expect(claimed.every(({ email }) => email?.startsWith('reader-'))).toBe(true);
  expect(performance.now() - begun).toBeLessThan(1_000);
});

test('what is left behind, what is uncertain, and whom an issue has reached are found by indexes', async () => {
  const plans = await Promise.all([
    planOf(sql`select 1 from newsletter_deliveries where state in ('claimed', 'handing') and due_at <= now()`),
    planOf(sql`select count(*) from newsletter_deliveries d where d.issue_id = 5 and d.state = 'uncertain'`),
    planOf(sql`select issue_id from newsletter_deliveries where address_hash = 'x' order by issue_id desc limit 1`),
    planOf(sql`select s.address_hash from newsletter_choices c join subscribers s on s.email = c.email where c.edition_id = 999`),
    planOf(sql`select email from newsletter_choices where email = 'reader-7@example.com'`),
    planOf(sql`select email from subscribers where confirmed_at is null and asked_at < now() limit 500`),
  ]);
  for (const plan of plans) {
    expect(plan).toMatch(/Index/);
    expect(plan).not.toContain('Seq Scan');
  }
});

test('to whom old issues have gone is found issue by issue: those of the last weeks are not read through', async () => {
  const { db } = app.app;
  // Erased already, as on most days.
  await db.execute(sql`insert into newsletter_issues (id, edition_id, planned_at, state, ended_at)
    select 1000 + n, ${editionId}::int, now() - n * interval '1 day', 'sent', now() - n * interval '1 day' from generate_series(40, 800) n`);
  await db.execute(sql`analyze`);
  const plan = await planOf(oldDeliveries(new Date(), 1_000));
  expect(plan).toContain('newsletter_deliveries_issue_id_address_hash_pk');
  expect(plan).not.toContain('Seq Scan on newsletter_deliveries');
});
