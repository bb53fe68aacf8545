import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateDatabase, type OpenDatabase, openDatabase } from '../../../src/platform/database.ts';

const migrations = join(import.meta.dirname, '../../../migrations');
const BEFORE = '0020_elections';

const folder = mkdtempSync(join(tmpdir(), 'cricket-migration-'));
let open: OpenDatabase;
afterAll(async () => {
  await open.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The migrations as they were before matches were told apart by format and gender. */
function olderMigrations(): string {
  const older = join(folder, 'migrations');
  cpSync(migrations, older, { recursive: true });
  const journal = join(older, 'meta/_journal.json');
  const entry = JSON.parse(readFileSync(journal, 'utf8'));
  const last = entry.entries.findIndex(({ tag }: { tag: string }) => tag === BEFORE);
  writeFileSync(journal, JSON.stringify({ ...entry, entries: entry.entries.slice(0, last + 1) }));
  return older;
}

beforeAll(async () => {
  open = await openDatabase({ databaseUrl: undefined, dataDir: join(folder, 'data') });
  await migrateDatabase(open, olderMigrations());
  await open.pool.query(`
    insert into cricket_tournaments (id, slug, name, name_en, season, overs, featured_at) values
      (1, 'cup', 'કપ', 'Cup', '2023', 50, now()), (2, 'short', 'ટૂંકી', 'Short', '2023', 20, now()), (3, 'tens', 'દસ', 'Tens', '2023', 10, now());
    insert into cricket_teams (id, code, slug, name, name_en) values (1, 'IND', 'india', 'ભારત', 'India'), (2, 'AUS', 'australia', 'ઑસ્ટ્રેલિયા', 'Australia');
    insert into cricket_matches (id, tournament_id, number, team_a_id, team_b_id, starts_at, day, venue, city, overs, status, file, updated_at) values
      (1, 1, 1, 1, 2, '2023-10-08T14:00:00+05:30', '2023-10-08', 'x', '', 50, 'complete', '{"created":"2023-10-09","revision":1,"hash":"a"}', now()),
      (2, 1, 2, 1, 2, '2023-10-12T14:00:00+05:30', '2023-10-12', 'x', '', 50, 'complete', '{"created":"2023-10-13","revision":1,"hash":"b"}', now()),
      (3, 1, 3, 1, 2, '2023-10-14T10:30:00+05:30', '2023-10-14', 'x', '', 50, 'complete', '{"created":"2023-10-15","revision":1,"hash":"c"}', now()),
      (4, 1, 4, 1, 2, '2026-12-24T14:00:00+05:30', '2026-12-24', 'x', '', 50, 'fixture', null, now());
    insert into audit_log (staff_id, staff_name, action, subject) values ('x', 'x', 'match.plan', 'match:2');`);
  await migrateDatabase(open, migrations);
});

test('what was imported loses the invented time, and what was planned keeps its own', async () => {
  const { rows } = await open.pool.query('select id, day::text, starts_at from cricket_matches order by id');
  expect(rows).toEqual([
    { id: 1, day: '2023-10-08', starts_at: null },
    { id: 2, day: '2023-10-12', starts_at: new Date('2023-10-12T14:00:00+05:30') },
    { id: 3, day: '2023-10-14', starts_at: new Date('2023-10-14T10:30:00+05:30') },
    { id: 4, day: '2026-12-24', starts_at: new Date('2026-12-24T14:00:00+05:30') },
  ]);
});

test('tournaments and sides have the format and gender that they can only have had', async () => {
  const { rows } = await open.pool.query('select format, gender from cricket_tournaments order by id');
  expect(rows).toEqual([
    { format: 'oneDay', gender: 'male' },
    { format: 't20', gender: 'male' },
    { format: 'limited', gender: 'male' },
  ]);
  expect((await open.pool.query('select distinct gender from cricket_teams')).rows).toEqual([{ gender: 'male' }]);
});
