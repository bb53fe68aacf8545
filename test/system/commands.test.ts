import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { commands } from '../../src/commands/commands.ts';
import { openDatabase } from '../../src/platform/database.ts';
import { freshDataDir } from '../templateApp.ts';
import { runCommand } from './runCommand.ts';

const PATIENCE_MS = 300_000;
const folder = mkdtempSync(join(tmpdir(), 'commands-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A data folder that no command has touched. */
const untouched = join(folder, 'no-data');
const savar = (...args: string[]) => runCommand('', untouched, args);

describe('help', () => {
  test('lists every command with its summary', async () => {
    const { code, out, stderr: text } = await savar('help');
    expect([code, text]).toEqual([0, '']);
    const list = out.replace(/\s+/g, ' ');
    for (const { name, summary } of commands) expect(list).toContain(`${name} ${summary}`);
  });

  test.each(commands.map(({ name }) => name))(
    'of %s shows usage, options with defaults and an example, and opens no database',
    async (name) => {
      const { code, out, stderr: text } = await savar(...name.split(' '), '--help');
      expect([code, text]).toEqual([0, '']);
      const words = out.replace(/\s+/g, ' ');
      const { summary, example, parameters } = commands.find((one) => one.name === name) ?? expect.fail();
      expect(words).toContain(`Usage: npm run savar -- ${name} `);
      expect(words).toContain(summary);
      expect(words).toContain(`Example: ${example}`);
      for (const { key, label, description, isPositional, default: usual } of parameters) {
        expect(words).toContain(`${isPositional ? key : label} `);
        expect(description).not.toBe('');
        expect(words).toContain(description);
        if (usual !== undefined && usual !== false) expect(words).toMatch(/default: "?[\w-]+"?\)/);
      }
      expect((await savar('help', ...name.split(' '))).out).toBe(out);
      expect(existsSync(untouched)).toBe(false);
    },
  );

  test('of a group lists its commands', async () => {
    expect((await savar('newsroom', '--help')).out).toMatch(/newsroom user add .*newsroom user restore /s);
  });
});

test.each([
  [[], /^Name a command\. See: npm run savar -- help$/],
  [['imprt'], /^Unknown command 'imprt' \(Did you mean import\?\) See: npm run savar -- help$/],
  [['newsroom', 'user', 'rest'], /^Unknown command 'rest' \(Did you mean reset\?\) See: .* newsroom user --help$/],
  [['import'], /^<file> is missing: the archive.* See: npm run savar -- import --help$/],
  [['import', 'a.xml', 'b.xml'], /^Too many arguments for 'import'\. .*: a\.xml, b\.xml\. See: /],
  [['import', 'a.xml', '--formt', 'wxr'], /^Unknown option '--formt' \(Did you mean --format\?\) See: /],
  [['import', 'a.xml', '--format', 'zip'], /'zip' is invalid\. Allowed choices are wxr, blogger, ghost, feed, ndjson\. See: /],
  [['import', 'a.xml', '--pictures'], /^Option '--pictures <folder>' argument missing\. See: /],
  [['archive', '0'], /^<count> must be a whole number from 1 to 10000000 \(given: "0"\)\. See: npm run savar -- archive --help$/],
  [['archive', '99999999'], /^<count> must be a whole number/],
  [['election', 'results.csv'], /^--election is missing: which election they are of\. See: /],
])('%j is a usage error: one line, exit code 2, and no database', async (args, line) => {
  const { code, out, stderr: text } = await savar(...args);
  expect(text).toMatch(line);
  expect(text.split('\n')).toHaveLength(1);
  expect([code, out, existsSync(untouched)]).toEqual([2, '', false]);
});

test('what fails while it runs is one line, and the exit code is 1', async () => {
  const wrongSetting = await runCommand('export', untouched, ['-'], undefined, { LOG_LEVEL: 'loud' });
  expect(wrongSetting).toEqual({ code: 1, out: '', stderr: expect.stringMatching(/^The setting LOG_LEVEL is "loud", but it .*\.$/) });
  const noFile = await savar('import', join(folder, 'nowhere.xml'));
  expect(noFile).toEqual({ code: 1, out: '', stderr: `There is no file "${join(folder, 'nowhere.xml')}".` });
  expect(await savar('import', 'a.xml', '--files', join(folder, 'nowhere'))).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no folder/),
  });
});

test('an export where there is no newspaper writes nothing, and the exit code is 1', async () => {
  const file = join(folder, 'nothing.ndjson');
  const { code, out, stderr } = await runCommand('export', join(folder, 'elsewhere'), [file]);
  expect([code, out]).toEqual([1, '']);
  expect(stderr).toMatch(/^There is no newspaper to export in ".*elsewhere": set DATABASE_URL or DATA_DIR as for the newspaper\.$/);
  expect(existsSync(file)).toBe(false);
}, 60_000);

test.runIf(process.platform === 'linux')(
  'an export to a standard output whose disk is full is one line, and the exit code is 1',
  () => {
    const { dataDir, remove } = freshDataDir();
    const full = openSync('/dev/full', 'w');
    const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../../dist/server/savar.js'), 'export', '-'], {
      env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    });
    closeSync(full);
    expect([status, stderr]).toEqual([1, 'The standard output cannot be written (ENOSPC).\n']);
    expect(readdirSync(dataDir).filter((name) => name.endsWith('.lock'))).toEqual([]);
    remove();
  },
  60_000,
);

test(
  'progress goes to the standard error output, and results alone to the standard output',
  async () => {
    const { dataDir, remove } = freshDataDir();
    const often = { PROGRESS_SECONDS: '0.001', LOG_LEVEL: 'info' };
    const added = await runCommand('archive', dataDir, ['1500'], undefined, often);
    expect(added.out).toMatch(/^1500 stories added in \d+\.\d s\n$/);
    expect(added.stderr.split('\n')).toContainEqual(expect.stringMatching(/^66 %, 1000 stories, \d+ a second$/));
    const exported = await runCommand('export', dataDir, ['-'], undefined, often);
    for (const line of exported.out.trimEnd().split('\n')) expect(line).toMatch(/^\{"record".*\}$/);
    expect(exported.stderr).toMatch(/^\d+ %, \d+ lines, \d+ a second$/m);
    expect(exported.stderr).toMatch(/^\d+ lines \(\d+\.\d s\)$/m);
    remove();
  },
  PATIENCE_MS,
);

test(
  'results of an election are imported from a file; rows that are wrong are listed below the line that says why',
  async () => {
    const { dataDir, remove } = freshDataDir();
    const file = join(folder, 'results.csv');
    writeFileSync(file, 'state,number\nx,1\n');
    const wrong = await runCommand('election', dataDir, [file, '--election', 'election-2024']);
    expect(wrong).toMatchObject({ code: 1, out: '', stderr: expect.stringMatching(/^.+\n {2}row 1: The file lacks the columns/) });
    const unknown = await runCommand('election', dataDir, [file, '--election', 'none']);
    expect(unknown.stderr).toMatch(/^There is no election "none"\. The elections are: .*election-2024/);
    expect(await runCommand('election', dataDir, [folder, '--election', 'none'])).toMatchObject({
      code: 1,
      stderr: `"${folder}" is a folder, not a file of results.`,
    });
    remove();
  },
  PATIENCE_MS,
);

describe('a signal', () => {
  const STORIES = 1_500;
  const file = join(folder, 'archive.ndjson');
  writeFileSync(
    file,
    Array.from({ length: STORIES }, (_, at) =>
      JSON.stringify({
        id: `story-${at}`,
        title: `લાંબી વાર્તા ${at}`,
        html: `<p>ફકરો ${at}. ${'વાક્ય '.repeat(200)}</p>`,
        publishedAt: new Date(Date.UTC(2020, 0, 1) + at * 3_600_000).toISOString(),
        categories: [{ slug: 'lambo-vibhag', name: 'લાંબો વિભાગ' }],
      }),
    ).join('\n'),
  );

  /** How many stories moved in; with what would be left of one that was written half. */
  async function readImported(dataDir: string) {
    const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir });
    const count = async (query: string) => Number((await db.execute<{ count: string }>(sql.raw(query))).rows[0]?.count);
    const ours = `select id from articles where headline like 'લાંબી વાર્તા %'`;
    const counts = {
      stories: await count(`select count(*) from (${ours})`),
      halves: await count(`select count(*) from (${ours}) a where id not in (select item_id from placements where kind = 'article')
        or id not in (select item_id from search_documents where kind = 'article') or id not in (select our_id from imported_items where original like 'story:%')`),
      strays: await count(`select count(*) from imported_items where original like 'story:%' and our_id not in (select id from articles)`),
      untrue: await count(
        `select count(*) from topics t where t.story_count <> (select count(*) from placements where topic_id = t.id and kind = 'article')`,
      ),
    };
    await close();
    return counts;
  }

  test(
    'in a long import ends it between two batches: the exit code says which signal, the database is whole, and the same import goes on',
    async () => {
      const { dataDir, remove } = freshDataDir();
      const stopped = await runCommand(
        'import',
        dataDir,
        [file],
        (child) => {
          const stop = (chunk: string) => {
            if (!/ [1-9]\d* stories, /.test(chunk)) return;
            child.stderr?.off('data', stop);
            child.kill('SIGINT');
          };
          child.stderr?.on('data', stop);
        },
        { PROGRESS_SECONDS: '0.001' },
      );
      expect(stopped.code).toBe(130);
      expect(stopped.stderr.split('\n').at(-1)).toBe('Stopped by SIGINT.');
      expect(stopped.out).toMatch(/^ +\d+ {2}stories read\n/);
      expect(readdirSync(dataDir).filter((name) => name.endsWith('.lock'))).toEqual([]);
      const half = await readImported(dataDir);
      expect(half).toMatchObject({ halves: 0, strays: 0, untrue: 0 });
      expect(half.stories).toBeGreaterThan(0);
      expect(half.stories).toBeLessThan(STORIES);
      expect((await runCommand('import', dataDir, [file])).code).toBe(0);
      expect(await readImported(dataDir)).toEqual({ stories: STORIES, halves: 0, strays: 0, untrue: 0 });
      remove();
    },
    PATIENCE_MS,
  );

  test(
    'ends work that the embedded database never lets pause',
    async () => {
      const { dataDir, remove } = freshDataDir();
      const {
        code,
        out,
        stderr: text,
      } = await runCommand('archive', dataDir, ['6000'], (child) => void child.stderr?.once('data', () => child.kill('SIGTERM')), {
        PROGRESS_SECONDS: '0.001',
      });
      expect([code, out, text.split('\n').at(-1)]).toEqual([143, '', 'Stopped by SIGTERM.']);
      remove();
    },
    PATIENCE_MS,
  );

  test(
    'in an export ends it, and half a file does not stay',
    async () => {
      const { dataDir, remove } = freshDataDir();
      const whole = join(folder, 'half.ndjson');
      const { code, stderr: text } = await runCommand(
        'export',
        dataDir,
        [whole],
        (child) => void child.stderr?.once('data', () => child.kill('SIGTERM')),
        { PROGRESS_SECONDS: '0.001' },
      );
      expect([code, text.split('\n').at(-1)]).toEqual([143, 'Stopped by SIGTERM.']);
      expect(readdirSync(folder).filter((name) => name.startsWith('half'))).toEqual([]);
      remove();
    },
    PATIENCE_MS,
  );
});
