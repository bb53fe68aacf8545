import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startNewsletterScheduler } from '../../../src/desks/newsletter/sending/newsletterScheduler.ts';
import { startRetentionScheduler } from '../../../src/desks/privacy/retention/retentionScheduler.ts';
import { desks } from '../../../src/newspaper.ts';
import { openApp } from '../../../src/openApp.ts';
import { type Counter, countAttempt, TooManyAttempts } from '../../../src/platform/accounts/attempts.ts';
import type { Scheduler } from '../../../src/platform/background/scheduler.ts';
import { createLog } from '../../../src/platform/log.ts';
import { readSettings } from '../../../src/platform/settings.ts';
import type { App } from '../../../src/site/app.ts';
import { freshDataDir } from '../../templateApp.ts';

/** A machine that starts with a wrong clock, which is set right a little later. */
const AHEAD = new Date('2031-06-15T06:00:00Z');
const NOW = new Date('2030-06-15T06:00:00Z');

let time: Date;
let db: App['db'];
let look: (start: (app: App) => Scheduler) => Promise<void>;
let close: () => Promise<void>;
beforeEach(async () => {
  time = AHEAD;
  const { dataDir, remove } = freshDataDir();
  // Without what the desks run in the background.
  const opened = await openApp({
    settings: readSettings({ DATA_DIR: dataDir }),
    clock: () => time,
    log: createLog('silent'),
    desks,
    projectDir: join(import.meta.dirname, '../../..'),
  });
  ({ db } = opened.app);
  look = async (start) => {
    const scheduler = start(opened.app);
    await scheduler.look();
    await scheduler.stop();
  };
  close = () => opened.close().then(remove);
});
afterEach(() => close());

test('what was counted while the clock was ahead shuts nobody out for longer than usual', async () => {
  const counter: Counter = { key: 'codes of all', spanMs: 3_600_000, max: 2 };
  const count = (at: Date) => countAttempt(db, [counter], at);
  for (let times = 0; times < 2; times++) await count(AHEAD);
  await expect(count(AHEAD)).rejects.toThrow(TooManyAttempts);
  for (let times = 0; times < 2; times++) await count(NOW);
  await expect(count(NOW)).rejects.toThrow(TooManyAttempts);
  // The clocks of two machines are never quite the same.
  await expect(count(new Date(NOW.getTime() - 5_000))).rejects.toThrow(TooManyAttempts);
});

test('personal data is swept in time though the last sweep was at a time that has not come yet', async () => {
  await look(startRetentionScheduler);
  time = NOW;
  await db.execute(sql`insert into reader_codes (id, account, code_hash, expires_at)
    values ('old', 'old@savar.example', 'x', ${NOW.toISOString()}::timestamptz - interval '2 days')`);
  await look(startRetentionScheduler);
  expect((await db.execute(sql`select id from reader_codes`)).rows).toEqual([]);
});

test('an edition of the newsletter is sent at its next time though it was moved on while the clock was ahead', async () => {
  await db.execute(sql`update newsletter_editions set is_active = true, next_at = '2030-06-16T01:30:00Z'`);
  await look(startNewsletterScheduler);
  time = NOW;
  await look(startNewsletterScheduler);
  const { rows } = await db.execute<{ far: string }>(
    sql`select count(*) as far from newsletter_editions where next_at is null or next_at > ${NOW.toISOString()}::timestamptz + interval '7 days'`,
  );
  expect(rows).toEqual([{ far: '0' }]);
});
