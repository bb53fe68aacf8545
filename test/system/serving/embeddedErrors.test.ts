import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../src/platform/database.ts';
import { asFileFailure } from '../../../src/platform/databaseRefusal.ts';
import { createLog, faultOf } from '../../../src/platform/log.ts';

const folder = mkdtempSync(join(tmpdir(), 'embedded-'));
let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ databaseUrl: undefined, dataDir: folder });
  await database.db.execute(sql`create table one (id integer primary key)`);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const fails = async (statement: SQL): Promise<string | undefined> => {
  try {
    await database.db.execute(statement);
    return undefined;
  } catch (error) {
    return error instanceof Error && error.cause instanceof Error ? error.cause.message : String(error);
  }
};

test.each([
  ['is no SQL', sql`selec 1`, 'syntax error at or near "selec"'],
  ['is no SQL and has a parameter', sql`selec ${1}`, 'syntax error at or near "selec"'],
  ['names what is not there', sql`select nothing from one where id = ${1}`, 'column "nothing" does not exist'],
  ['has a parameter that cannot be read', sql`select ${'three'}::int`, 'invalid input syntax for type integer: "three"'],
  ['has a parameter that is too large', sql`select ${2 ** 40}::int`, 'value "1099511627776" is out of range for type integer'],
  ['fails while it runs', sql`select 1 / ${0}::int`, 'division by zero'],
])('the embedded database goes on after a statement that %s', async (_kind, statement, message) => {
  for (let round = 0; round < 3; round++) {
    expect(await fails(statement)).toBe(message);
    const { rows } = await database.db.execute(sql`select ${round}::int as round`);
    expect(rows).toEqual([{ round }]);
  }
});

test('the log has the statement that failed and its stack, and nothing of what somebody has typed', async () => {
  const typed = ['zarna@savar.example', 'પહેલી લીટી\n    at ઘર\nparams: છેલ્લી લીટી'];
  const failed = await database.db.execute(sql`insert into letters (email, text) values (${typed[0]}, ${typed[1]})`).then(
    () => new Error('It did not fail'),
    (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
  );
  expect(failed.message).toContain('zarna@savar.example');
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => void lines.push(line) });
  log.error({ call: '/letter', ...faultOf(failed), tries: 2 }, 'a call failed');
  const [line = ''] = lines;
  expect(JSON.parse(line)).toMatchObject({
    call: '/letter',
    error: expect.stringMatching(/"letters" does not exist \(insert into letters \(email, text\) values \(\$1, \$2\)\)$/),
    stack: expect.stringMatching(/"letters" does not exist \(insert into letters [^\n]*\n {4}at /),
    tries: 2,
  });
  for (const part of ['zarna', 'લીટી', 'ઘર']) expect(line).not.toContain(part);
});

test('a transaction that fails at any of these is rolled back, and the next one begins', async () => {
  for (const statement of [sql`selec ${1}`, sql`select ${'three'}::int`, sql`select 1 / ${0}::int`]) {
    const work = database.db.transaction(async (tx) => {
      await tx.execute(sql`insert into one values (1)`);
      await tx.execute(statement);
    });
    await expect(work).rejects.toThrow('Failed query');
    expect((await database.db.execute(sql`select * from one`)).rows).toEqual([]);
  }
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`insert into one values (1)`);
  });
  expect((await database.db.execute(sql`select * from one`)).rows).toEqual([{ id: 1 }]);
});

const FILE_LIMIT_BYTES = 4 * 1024 * 1024;

/** What a process says that can write no larger files, as on a full disk, and writes more than that. */
function saidWithoutRoom(dataDir: string): string {
  const script = `
    import { openDatabase } from ${JSON.stringify(join(import.meta.dirname, '../../../src/platform/database.ts'))};
    const say = (what) => (error) => {
      console.log(what, error.code, error.message);
      process.exit();
    };
    const settings = { databaseUrl: undefined, dataDir: ${JSON.stringify(dataDir)} };
    const { pool } = await openDatabase(settings, undefined, say('ended')).catch(say('not opened'));
    for (;;) await pool.query("select pg_logical_emit_message(false, 'filling', repeat('x', 1000000))");`;
  const limited = `ulimit -f ${FILE_LIMIT_BYTES / 512}; exec "$0" "$@"`;
  const { stdout, stderr } = spawnSync('/bin/sh', ['-c', limited, process.execPath, '--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  return stdout + stderr;
}

test('without room for its log the embedded database says that it has ended, and leaves no statement waiting', {
  timeout: 120_000,
}, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'embedded-'));
  expect(saidWithoutRoom(dataDir)).toMatch(/^not opened undefined The database in .* cannot be opened: .*the disk is full, /m);
  expect(asFileFailure({ name: 'ErrnoError', errno: 51 }, dataDir)).toMatchObject({ code: 'ENOSPC' });
  rmSync(dataDir, { recursive: true });
  const { close } = await openDatabase({ databaseUrl: undefined, dataDir });
  await close();
  expect(saidWithoutRoom(dataDir)).toMatch(/^ended \w+ could not write to .*: File too large/);
  rmSync(dataDir, { recursive: true });
});
