import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plainPaper } from '../../smallPdf.ts';
import { freshDataDir, startApp } from '../../templateApp.ts';
import { runCommand } from '../runCommand.ts';

const files = mkdtempSync(join(tmpdir(), 'epaper-files-'));
const pdf = join(files, 'paper.pdf');
const other = join(files, 'other.pdf');
const text = join(files, 'text.pdf');
let data: ReturnType<typeof freshDataDir>;
beforeAll(() => {
  data = freshDataDir();
  writeFileSync(pdf, plainPaper(2, 'by command'));
  writeFileSync(other, plainPaper(1, 'another'));
  writeFileSync(text, 'no PDF at all');
});
afterAll(() => {
  data.remove();
  rmSync(files, { recursive: true });
});

const run = (...args: string[]) => runCommand('epaper', data.dataDir, args);

test('an editor puts an edition out, and takes it away again', async () => {
  const added = await run(pdf, '--city', 'rajkot', '--date', '2026-11-01');
  expect(added.out).toMatch(/^2 pages are out at http:\/\/localhost:3000\/epaper\/rajkot\/2026-11-01 \(\d+\.\d s\)\n$/);
  expect(added.code).toBe(0);
  const withdrawn = await run('--withdraw', '--city', 'rajkot', '--date', '2026-11-01');
  expect(withdrawn).toEqual({ code: 0, out: 'The edition of rajkot, 2026-11-01, is withdrawn\n', stderr: '' });
});

test('a paper of one file for each page is put out in their order', async () => {
  const added = await run(other, pdf, '--city', 'rajkot', '--date', '2026-11-03');
  expect(added.out).toMatch(/^3 pages are out at /);
  expect(added.code).toBe(0);
});

test.each([
  [[], 2, /^--city is missing: the city of the edition\. See: npm run savar -- epaper --help$/],
  [['x.pdf', '--city', 'surat'], 2, /^--date is missing/],
  [['--city', 'surat', '--date', '2026-11-01'], 2, /^<files> is missing: the PDF/],
  [[pdf, text, '--city', 'surat', '--date', '2026-11-01'], 1, /text\.pdf: The file is not a PDF/],
  [[pdf, text, '--city', 'mumbai', '--date', '2026-11-01'], 1, /^There is no city "mumbai"\. The cities are: .*surat/],
  [['a.pdf', '--withdraw', '--city', 'surat', '--date', '2026-11-01'], 2, /^--withdraw takes an edition away/],
  [['a.pdf', '--town', 'surat'], 2, /--town.*npm run savar -- epaper --help/],
  [['nowhere.pdf', '--city', 'surat', '--date', '2026-11-01'], 1, /^There is no file "nowhere.pdf"\.$/],
  [[files, '--city', 'surat', '--date', '2026-11-01'], 1, /is a folder, not a PDF\.$/],
  [[text, '--city', 'surat', '--date', '2026-11-01'], 1, /^The file is not a PDF/],
  [[pdf, '--city', 'mumbai', '--date', '2026-11-01'], 1, /^There is no city "mumbai"\. The cities are: .*surat/],
  [[pdf, '--city', 'surat', '--date', '01-11-2026'], 1, /^There is no such day: write it as 2026-11-21\.$/],
  [['--withdraw', '--city', 'surat', '--date', '2001-01-01'], 1, /^There is no edition of this city and day\.$/],
])('%j is answered in one sentence', async (args, exitCode, sentence) => {
  const { code, out, stderr: message } = await run(...args);
  expect(message).toMatch(sentence);
  expect(message.split('\n')).toHaveLength(1);
  expect([code, out]).toEqual([exitCode, '']);
});

test('while the newspaper runs on the embedded database, the command says why it cannot', async () => {
  const running = await startApp({ DATA_DIR: data.dataDir });
  try {
    const { code, stderr: message } = await run(pdf, '--city', 'rajkot', '--date', '2026-11-02');
    expect(message).toContain('stop the newspaper, run the command, start it again');
    expect(code).toBe(1);
  } finally {
    await running.stop();
  }
});
