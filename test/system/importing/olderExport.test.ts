import { createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { saveAdSettings } from '../../../src/desks/ads/commands.ts';
import { follow } from '../../../src/desks/follows/commands.ts';
import { exportSite } from '../../../src/desks/importing/backup/exportSite.ts';
import { restoreSite } from '../../../src/desks/importing/backup/restoreSite.ts';
import { unsubscribe } from '../../../src/desks/newsletter/commands.ts';
import { desks } from '../../../src/newspaper.ts';
import { openApp } from '../../../src/openApp.ts';
import { createLog } from '../../../src/platform/log.ts';
import { addressHash } from '../../../src/platform/messages/addressHash.ts';
import { readSettings } from '../../../src/platform/settings.ts';
import { subscribeAll } from '../newsletter/subscribe.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

const folder = mkdtempSync(join(tmpdir(), 'older-'));
const kinds = desks.flatMap((desk) => desk.exportTables ?? []);
const projectDir = join(import.meta.dirname, '../../..');

/** The columns that came later, by kind: an export from before does not have them. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  'ad-settings': ['version'],
  article: [
    'listHeadline',
    'commenting',
    'commentCount',
    'searchTitle',
    'searchDescription',
    'socialHeadline',
    'socialPictureKey',
    'canonical',
    'noindex',
    'dateline',
    'sponsor',
  ],
  author: ['sameAs'],
  follow: ['id', 'cropId', 'teamId'],
  'newsletter-bounce': ['blockedAt'],
  'newsletter-removal': ['reason'],
  topic: ['searchTitle', 'searchDescription', 'noindex'],
};

/** What records had that the program has given up. */
const EARLIER: Readonly<Record<string, object>> = { 'ad-settings': { refreshSeconds: 15 } };

let source: TestApp;
let lines: string[];
/** Categories that readers may follow; the last is followed in the restored paper. */
let topics: number[];
beforeAll(async () => {
  source = await openTestApp();
  const { app } = source;
  await app.db.execute(sql`insert into readers (id, name, email, interests) values ('r1', 'મીરા', 'mira@savar.example', '{}')`);
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from topics where kind = 'category' order by id limit 3`);
  topics = rows.map(({ id }) => id);
  for (const id of topics.slice(0, 2)) expect(await follow(app, 'r1', { kind: 'topic', id })).toBe('followed');
  await subscribeAll(app, ['full@savar.example', 'gone@savar.example']);
  await unsubscribe(app, addressHash('gone@savar.example'), new Date());
  await app.db.execute(sql`insert into newsletter_bounces (email, soft, at) values ('full@savar.example', 2, now())`);
  await saveAdSettings(app, { units: { header: '/1234567/home_header' } }, 0);
  const file = join(folder, 'whole.ndjson');
  const stream = createWriteStream(file);
  await exportSite(app, kinds, stream, join(folder, 'files'));
  stream.end();
  await finished(stream);
  lines = readFileSync(file, 'utf8').trimEnd().split('\n');
});
afterAll(async () => {
  await source.close();
  rmSync(folder, { recursive: true });
});

const anyRecord = z.looseObject({ record: z.string() });

test('an export from before columns were added or given up fills a paper, with what the added ones are without being set', async () => {
  const stripped = new Set<string>();
  const older = lines.map((line, at) => {
    if (at === 0) return '{"record":"paper","format":4}';
    const record = anyRecord.parse(JSON.parse(line));
    const later = LATER[record.record];
    if (!later) return line;
    stripped.add(record.record);
    for (const column of later) expect(record, line).toHaveProperty(column);
    const columns = Object.entries(record).filter(([column]) => !later.includes(column));
    return JSON.stringify({ ...Object.fromEntries(columns), ...EARLIER[record.record] });
  });
  expect([...stripped].toSorted()).toEqual(Object.keys(LATER).toSorted());
  const file = join(folder, 'older.ndjson');
  writeFileSync(file, `${older.join('\n')}\n`);
  const { app, close } = await openApp({
    settings: readSettings({ DATA_DIR: join(folder, 'empty') }),
    clock: () => new Date(),
    log: createLog('silent'),
    desks,
    projectDir,
  });
  const { records } = await restoreSite(app, kinds, file, join(folder, 'files'));
  expect(records).toBe(lines.length - 2);
  const read = async (query: ReturnType<typeof sql>) => (await app.db.execute(query)).rows;
  expect(await read(sql`select id, topic_id, crop_id, team_id from follows order by id`)).toEqual([
    { id: 1, topic_id: topics[0], crop_id: null, team_id: null },
    { id: 2, topic_id: topics[1], crop_id: null, team_id: null },
  ]);
  expect(await read(sql`select soft, blocked_at from newsletter_bounces`)).toEqual([{ soft: 2, blocked_at: null }]);
  expect(await read(sql`select reason from newsletter_removals`)).toEqual([{ reason: 'unsubscribed' }]);
  expect(await read(sql`select units, version from ad_settings`)).toEqual([{ units: { header: '/1234567/home_header' }, version: 1 }]);
  // Numbering goes on behind what was written.
  expect(await follow(app, 'r1', { kind: 'topic', id: topics[2] ?? 0 })).toBe('followed');
  expect(await read(sql`select max(id) as id from follows`)).toEqual([{ id: 3 }]);
  await close();
});

test('what is needed may not be missing, and what is not known may not be there', async () => {
  const refusedWith = async (change: (record: Record<string, unknown>) => object) => {
    const file = join(folder, 'wrong.ndjson');
    const at = lines.findIndex((line) => line.startsWith('{"record":"subscriber"'));
    const record = anyRecord.parse(JSON.parse(lines[at] ?? ''));
    writeFileSync(file, `${lines.toSpliced(at, 1, JSON.stringify(change(record))).join('\n')}\n`);
    const { app, close } = await openApp({
      settings: readSettings({ DATA_DIR: join(folder, 'other') }),
      clock: () => new Date(),
      log: createLog('silent'),
      desks,
      projectDir,
    });
    try {
      await restoreSite(app, kinds, file, undefined);
      return 'taken';
    } catch (error) {
      return String(error);
    } finally {
      await close();
    }
  };
  expect(await refusedWith(({ email: _, ...record }) => record)).toMatch(/Line \d+: email: /);
  expect(await refusedWith((record) => ({ ...record, colour: 'red' }))).toMatch(/Line \d+: : .*colour/);
});
