import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readMatches } from '../../../src/desks/cricket/queries.ts';
import { demoSchedule, simulateMatch } from '../../demoContent.ts';
import { matchFile } from '../../matchFiles.ts';
import { freshDataDir } from '../../templateApp.ts';
import { openTestApp } from '../openTestApp.ts';
import { runCommand } from '../runCommand.ts';

const files = mkdtempSync(join(tmpdir(), 'cricket-files-'));
const inFolder = (name: string) => join(files, name);
let data: ReturnType<typeof freshDataDir>;
beforeAll(() => {
  data = freshDataDir();
  for (const planned of demoSchedule().slice(0, 2)) {
    writeFileSync(inFolder(`${planned.number}.json`), JSON.stringify(simulateMatch(planned, '2023-03-01', '2023')));
  }
  writeFileSync(inFolder('3.json'), '{"meta": "broken"}');
});
afterAll(() => {
  data.remove();
  rmSync(files, { recursive: true });
});
const cricket = (...args: string[]) => runCommand('cricket', data.dataDir, args);

test('a folder is taken in, each file whole or not at all, and again without a change', async () => {
  const first = await cricket(files);
  expect(first.code).toBe(1);
  expect(first.out).toMatch(/1\.json: added \(India - Australia, 2023-03-01\)/);
  expect(first.out).toMatch(/3\.json: refused\n {2}“meta” is missing or wrong/);
  expect(first.out.trimEnd()).toMatch(/2 added, 0 revised, 0 unchanged, 1 refused$/);
  expect(first.stderr).toBe('1 of 3 files could not be imported.');
  expect((await cricket(inFolder('1.json'))).out.trimEnd()).toMatch(/0 added, 0 revised, 1 unchanged, 0 refused$/);
});

test.each([
  [[], 2, /^<path> is missing: .* See: npm run savar -- cricket --help$/],
  [['a', 'b'], 2, /^Too many arguments .*: a, b\. See:/],
  [['/nowhere'], 1, /^There is no file or folder "\/nowhere"\.$/],
])('%j is answered in one sentence', async (args, exitCode, sentence) => {
  const { code, stderr: text } = await cricket(...args);
  expect(text).toMatch(sentence);
  expect([code, text.split('\n').length]).toEqual([exitCode, 1]);
});

test.each([
  [[], 2, /^Name a command: replay match, replay election\./],
  [['match'], 2, /^<match> is missing: its number in the paper, or its file\./],
  [['match', '99999'], 1, /^The paper has no match 99999\.$/],
  [['match', '31', '--speed', '0'], 2, /^--speed is how many times/],
  [['match', 'nowhere.json'], 1, /^There is no file "nowhere.json"/],
])('replay %j is answered in one sentence', async (args, exitCode, sentence) => {
  const { code, stderr: text } = await runCommand('replay', data.dataDir, args);
  expect(text).toMatch(sentence);
  expect(code).toBe(exitCode);
});

test('a match file is played again, ball by ball, to its own end', async () => {
  const { out, code } = await runCommand('replay', data.dataDir, ['match', inFolder('1.json'), '--speed', '100000']);
  expect(code).toBe(0);
  expect(out).toContain('ભારત વિ. ઑસ્ટ્રેલિયા');
  const scores = out.split('\n').filter((line) => /^(IND|AUS) \d+\/\d+ /.test(line));
  expect(scores.length).toBeGreaterThan(400);
  expect((await cricket(inFolder('1.json'))).out).toContain('unchanged');
  expect(out).toContain('That is all.');
}, 120_000);

test('a replay that is stopped half way leaves the match as it is, and no copy', async () => {
  const { out, code } = await runCommand('replay', data.dataDir, ['match', inFolder('1.json'), '--speed', '2000'], (child) => {
    child.stdout?.on('data', (chunk: string) => {
      if (/\d+\/\d+ \(3\./.test(chunk)) child.kill('SIGTERM');
    });
  });
  expect([code, out.trimEnd().split('\n').at(-1)]).toEqual([143, 'The replay was stopped.']);
  const { app, close } = await openTestApp({ dataDir: data.dataDir });
  try {
    const { rows } = await app.db.execute('select count(*)::int copies from cricket_matches where replay_of is not null');
    expect(rows).toEqual([{ copies: 0 }]);
    // The demo's own match is being played; nothing else is.
    expect(await readMatches(app.db, { status: 'live', limit: 5 })).toHaveLength(1);
  } finally {
    await close();
  }
  expect((await cricket(inFolder('1.json'))).out).toContain('unchanged');
}, 120_000);

test('a file that the database refuses is named, and the others come in', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'cricket-fails-'));
  const cup = (name: string, event: string, seed: number) =>
    writeFileSync(join(folder, name), JSON.stringify(matchFile({ event, seed, day: `2019-05-1${seed}` })));
  cup('a.json', 'First Cup', 1);
  cup('b.json', 'Faulty Cup', 2);
  cup('c.json', 'Last Cup', 3);
  const opened = await openTestApp({ dataDir: data.dataDir });
  await opened.app.db.execute("alter table cricket_tournaments add constraint no_fault check (name_en <> 'Faulty Cup')");
  await opened.close();
  const { code, out, stderr: text } = await cricket(folder);
  rmSync(folder, { recursive: true });
  expect(code).toBe(1);
  expect(out).toMatch(/^a\.json: added .*\nb\.json: failed\n {2}It could not be taken in: .*no_fault.*\nc\.json: added /);
  expect(out.trimEnd()).toMatch(/2 added, 0 revised, 0 unchanged, 0 refused, 1 failed$/);
  expect(`${out}${text}`).not.toMatch(/^\s+at /m);
});
