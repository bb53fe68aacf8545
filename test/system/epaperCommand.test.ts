import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDataDir, startApp } from '../templateApp.ts';
import { plainPaper } from './smallPdf.ts';

const program = join(import.meta.dirname, '../../dist/server/epaper.js');
const files = mkdtempSync(join(tmpdir(), 'epaper-files-'));
const pdf = join(files, 'paper.pdf');
const text = join(files, 'text.pdf');
let data: ReturnType<typeof freshDataDir>;
beforeAll(() => {
  data = freshDataDir();
  writeFileSync(pdf, plainPaper(2, 'by command'));
  writeFileSync(text, 'no PDF at all');
});
afterAll(() => {
  data.remove();
  rmSync(files, { recursive: true });
});

/** Runs the command; gives what it said and whether it went well. */
function run(...args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, ...args],
      { env: { PATH: process.env['PATH'], DATA_DIR: data.dataDir } },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, said: (stdout + stderr).trim() }),
    );
  });
}

test('an editor puts an edition out, and takes it away again', async () => {
  const added = await run(pdf, '--city', 'rajkot', '--date', '2026-11-01');
  expect(added.said).toMatch(/^2 pages are out at http:\/\/localhost:3000\/epaper\/rajkot\/2026-11-01 \(\d+\.\d s\)$/);
  expect(added.code).toBe(0);
  const withdrawn = await run('--withdraw', '--city', 'rajkot', '--date', '2026-11-01');
  expect(withdrawn).toEqual({ code: 0, said: 'The edition of rajkot, 2026-11-01, is withdrawn' });
});

test.each([
  [[], /^Say of which city/],
  [['x.pdf', '--city', 'surat'], /^Say of which day/],
  [['--city', 'surat', '--date', '2026-11-01'], /^Say which PDF/],
  [['a.pdf', 'b.pdf', '--city', 'surat', '--date', '2026-11-01'], /^One file at a time/],
  [['a.pdf', '--withdraw', '--city', 'surat', '--date', '2026-11-01'], /^--withdraw takes an edition away/],
  [['a.pdf', '--town', 'surat'], /--town.*npm run epaper/],
  [['nowhere.pdf', '--city', 'surat', '--date', '2026-11-01'], /^There is no file "nowhere.pdf"\.$/],
  [[files, '--city', 'surat', '--date', '2026-11-01'], /is a folder, not a PDF\.$/],
  [[text, '--city', 'surat', '--date', '2026-11-01'], /^The file is not a PDF/],
  [[pdf, '--city', 'mumbai', '--date', '2026-11-01'], /^There is no city "mumbai"\. The cities are: .*surat/],
  [[pdf, '--city', 'surat', '--date', '01-11-2026'], /^There is no such day: write it as 2026-11-21\.$/],
  [['--withdraw', '--city', 'surat', '--date', '2001-01-01'], /^There is no edition of this city and day\.$/],
])('%j is answered in one sentence', async (args, sentence) => {
  const { code, said } = await run(...args);
  expect(said).toMatch(sentence);
  expect(said.split('\n')).toHaveLength(1);
  expect(code).toBe(1);
});

test('while the newspaper runs on the embedded database, the command says why it cannot', async () => {
  const running = await startApp({ DATA_DIR: data.dataDir });
  try {
    const { code, said } = await run(pdf, '--city', 'rajkot', '--date', '2026-11-02');
    expect(said).toContain('stop the newspaper, add the edition, start it again');
    expect(code).toBe(1);
  } finally {
    await running.stop();
  }
});
