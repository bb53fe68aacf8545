import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { keepBuiltFiles } from '../../../src/site/builds/builtFiles.ts';
import { openPageStyles, pageStylesList } from '../../../src/site/document/pageStyles.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

// A balancer before processes of two builds sends the request for a file to either, and a page of the build before is still open.

const dist = join(import.meta.dirname, '../../../dist');
const SCRIPT = 'export const rate = 1;\n'.repeat(100);
const DAY_MS = 86_400_000;
const began = new Date('2026-11-28T06:00:00Z');

let now = began;
let app: TestApp;
let other: string;
let sheet: { address: string; css: string };
beforeAll(async () => {
  app = await openTestApp({ clock: () => now });
  other = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(other, 'client/assets'), { recursive: true });
  writeFileSync(join(other, 'client/assets/rate-1234567.js'), SCRIPT);
  writeFileSync(join(other, 'client/assets/mark-1234567.png'), new Uint8Array([0x89, 0x50, 0xff, 0]));
  cpSync(join(dist, 'assets.json'), join(other, 'assets.json'));
  const list = z.object({ pageStyles: pageStylesList }).parse(JSON.parse(readFileSync(join(dist, 'assets.json'), 'utf8')));
  for (const module of list.pageStyles.modules) module.css += '.of-the-other-build{color:red}';
  writeFileSync(join(other, 'assets.json'), JSON.stringify(list));
  sheet = openPageStyles(list.pageStyles).sheetOf([0]);
});
afterAll(async () => {
  await app.close();
  rmSync(other, { recursive: true });
});

const script = () => app.get('/assets/rate-1234567.js', { 'accept-encoding': 'gzip' });

test('a process has the scripts, pictures and styles of pages of another build', async () => {
  expect((await script()).status).toBe(404);
  await keepBuiltFiles(app.app, other);
  const answer = await script();
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await answer.text()).toBe(SCRIPT);
  const compressed = await app.get('/assets/rate-1234567.js', { 'accept-encoding': 'br' });
  expect(compressed.headers.get('content-encoding')).toBe('br');
  expect(Number(compressed.headers.get('content-length'))).toBeLessThan(SCRIPT.length);
  expect(new Uint8Array(await (await app.get('/assets/mark-1234567.png')).arrayBuffer())).toEqual(new Uint8Array([0x89, 0x50, 0xff, 0]));
  expect(await (await app.get(sheet.address)).text()).toContain('.of-the-other-build');
});

test('also if that build derives the version of its styles in another way, and those for browsers without cascade layers', async () => {
  const list = sheet.address.replace(/^\/assets\/(page-[\w-]{8}).*/, '$1.json');
  await app.app.db.execute(
    sql`insert into built_files (name, compressed) select 'page-of-older.json', compressed from built_files where name = ${list}`,
  );
  const older = sheet.address.replace(/page-[\w-]{8}/, 'page-of-older');
  expect(await (await app.get(older)).text()).toContain('.of-the-other-build');
  expect(await (await app.get(older.replace('page-', 'plain-'))).text()).toContain('.of-the-other-build');
});

test('they stay for two weeks after another build has taken their place, however long they were in use', async () => {
  now = new Date(began.getTime() + 60 * DAY_MS);
  await keepBuiltFiles(app.app, dist);
  now = new Date(began.getTime() + 73 * DAY_MS);
  await keepBuiltFiles(app.app, dist);
  expect((await script()).status).toBe(200);
  now = new Date(began.getTime() + 75 * DAY_MS);
  await keepBuiltFiles(app.app, dist);
  expect((await script()).status).toBe(404);
  expect((await app.get(sheet.address)).status).toBe(404);
});
