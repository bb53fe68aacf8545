import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startRetentionScheduler } from '../../../../src/desks/privacy/retention/retentionScheduler.ts';
import { openTestApp, type TestApp } from '../../openTestApp.ts';
import { planOf } from '../../planOf.ts';
import { LAPTOP, ReaderDevice } from '../readerDevice.ts';

const NOW = new Date('2030-06-15T06:00:00Z');

let site: TestApp;
beforeEach(async () => {
  site = await openTestApp({ environment: LAPTOP, at: NOW });
  await new ReaderDevice(site).logIn('kept@savar.example', 'kept@savar.example');
});
afterEach(() => site.close());

const numbers = async (query: ReturnType<typeof sql>): Promise<number[]> =>
  (await site.app.db.execute<{ n: number }>(query)).rows.map(({ n }) => n);

async function sweep(): Promise<void> {
  await site.app.db.execute(sql`delete from retention_runs`);
  const scheduler = startRetentionScheduler(site.app);
  await scheduler.look();
  await scheduler.stop();
}

test('what a reader has read goes after 90 days, also when there is much of it', async () => {
  await site.app.db.execute(sql`insert into reading_history (reader_id, article_id, read_at)
    select id, n, ${NOW.toISOString()}::timestamptz - case when n <= 2500 then interval '91 days' else interval '89 days' end
    from readers, generate_series(1, 2503) n`);
  await sweep();
  expect(await numbers(sql`select article_id as n from reading_history order by 1`)).toEqual([2501, 2502, 2503]);
});

test('an enquiry that is done goes after 12 months, one that is not stays', async () => {
  await site.app.db.execute(sql`insert into enquiries (id, kind, state, name, created_at, updated_at)
    select n, 'other', (array['closed', 'answered', 'spam', 'new', 'in-hand', 'closed'])[n], 'નીલ', timestamptz '2029-01-01',
      ${NOW.toISOString()}::timestamptz - case when n = 6 then interval '364 days' else interval '366 days' end
    from generate_series(1, 6) n`);
  await sweep();
  expect(await numbers(sql`select id as n from enquiries where id <= 6 order by 1`)).toEqual([4, 5, 6]);
});

test('a grievance keeps only what is counted, three years after its decision', async () => {
  await site.app.db.execute(sql`insert into grievances (id, check_letters, kind, state, outcome, name, email, message, decision, received_at, decided_at, updated_at)
    select n, 'bcdfghjk', 'accuracy', 'decided', 'upheld', 'નીલ', 'neel@savar.example', 'ભૂલ', 'સુધારી', timestamptz '2026-01-01', decided, decided
    from (select n, ${NOW.toISOString()}::timestamptz - n * interval '548 days' as decided from generate_series(1, 3) n) one`);
  await sweep();
  const { rows } = await site.app.db.execute(
    sql`select id, name, email, message, decision, outcome from grievances where id <= 3 order by id`,
  );
  const whole = { name: 'નીલ', email: 'neel@savar.example', message: 'ભૂલ', decision: 'સુધારી', outcome: 'upheld' };
  const empty = { name: null, email: null, message: null, decision: null, outcome: 'upheld' };
  expect(rows).toEqual([
    { id: 1, ...whole },
    { id: 2, ...empty },
    { id: 3, ...empty },
  ]);
});

test('sessions that have ended go, and those that last stay', async () => {
  await site.app.db.execute(sql`insert into reader_sessions (id, token, user_id, expires_at)
    select 'session ' || n, 'token ' || n, id, ${NOW.toISOString()}::timestamptz + (n - 2) * interval '1 day' from readers, generate_series(1, 3) n`);
  await sweep();
  const { rows } = await site.app.db.execute(sql`select id from reader_sessions where id like 'session %' order by id`);
  expect(rows).toEqual([{ id: 'session 2' }, { id: 'session 3' }]);
});

test('what ends by itself within a day is gone, also where nobody comes', async () => {
  await site.app.db.execute(sql`insert into reader_codes (id, account, code_hash, expires_at)
    select n::text, 'neel@savar.example', '', ${NOW.toISOString()}::timestamptz + (n - 2) * interval '1 minute' from generate_series(1, 3) n`);
  await site.app.db.execute(sql`insert into comment_drafts (id, text, name, expires_at)
    select n::text, 'સરસ લેખ', 'નીલ', ${NOW.toISOString()}::timestamptz + (n - 2) * interval '1 minute' from generate_series(1, 3) n`);
  await site.app.db.execute(sql`delete from attempts`);
  await site.app.db.execute(sql`insert into attempts (key, count, since)
    select n::text, 1, ${NOW.toISOString()}::timestamptz - n * interval '12 hours' from generate_series(1, 3) n`);
  await sweep();
  for (const [table, column] of [
    ['reader_codes', 'id'],
    ['comment_drafts', 'id'],
  ])
    expect(await numbers(sql.raw(`select ${column}::int as n from ${table} where length(id) = 1 order by 1`)), table).toEqual([2, 3]);
  expect(await numbers(sql`select key::int as n from attempts order by 1`)).toEqual([1, 2]);
});

test('each sweep runs once a day over all processes', async () => {
  await sweep();
  await site.app.db.execute(
    sql`insert into reading_history (reader_id, article_id, read_at) select id, 1, timestamptz '2026-01-01' from readers`,
  );
  const schedulers = [startRetentionScheduler(site.app), startRetentionScheduler(site.app)];
  await Promise.all(schedulers.map((scheduler) => scheduler.look()));
  await Promise.all(schedulers.map((scheduler) => scheduler.stop()));
  expect(await numbers(sql`select article_id as n from reading_history`)).toEqual([1]);
  await sweep();
  expect(await numbers(sql`select article_id as n from reading_history`)).toEqual([]);
});

test('the notice names what each desk keeps, and everybody who keeps something about readers says so', async () => {
  const page = await (await site.get('/privacy')).text();
  for (const { what, why, kept } of site.app.contributions.personalData) for (const text of [what, why, kept]) expect(page).toContain(text);
  const said = new Set(site.app.contributions.personalData.map(({ name }) => name));
  const named: Record<string, string> = { account: 'accounts', consents: 'accounts' };
  const silent = site.app.contributions.readerData.map(({ name }) => named[name] ?? name).filter((name) => !said.has(name));
  expect(silent).toEqual([]);
});

test('a sweep reads by an index', async () => {
  const { db } = site.app;
  const long = sql`timestamptz '2026-01-01'`;
  for (const [index, query] of [
    ['reading_history_read', sql`select 1 from reading_history where read_at < ${long} order by read_at limit 1000`],
    [
      'enquiries_done',
      sql`select id from enquiries where state in ('answered', 'closed', 'spam') and updated_at < ${long} order by updated_at limit 1000`,
    ],
    ['grievances_decided', sql`select id from grievances where email is not null and decided_at < ${long} order by decided_at limit 1000`],
    ['reader_codes_expiry', sql`select id from reader_codes where expires_at < ${long} order by expires_at limit 1000`],
    ['comment_drafts_expiry', sql`select id from comment_drafts where expires_at < ${long} order by expires_at limit 1000`],
    ['attempts_since', sql`select key from attempts where since < ${long} order by since limit 1000`],
    ['reader_sessions_expiry', sql`select id from reader_sessions where expires_at < ${long} order by expires_at limit 1000`],
  ] as const)
    expect(await planOf(db, query)).toContain(index);
});
