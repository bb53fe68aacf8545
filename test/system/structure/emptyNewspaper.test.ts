import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { runCommand } from '../runCommand.ts';

// A publisher's first day: an import of no more than the names of the categories, and no story yet.
const dataDir = mkdtempSync(join(tmpdir(), 'empty-'));
const folder = mkdtempSync(join(tmpdir(), 'topics-'));
let newspaper: TestApp;
beforeAll(async () => {
  writeFileSync(join(folder, 'topics.csv'), 'kind,slug,name\ncategory,rojna-samachar,રોજના સમાચાર\n');
  const { code, stderr } = await runCommand('import', dataDir, [folder]);
  expect(stderr).toBe('');
  expect(code).toBe(0);
  newspaper = await openTestApp({ dataDir });
});
afterAll(async () => {
  await newspaper.close();
  for (const made of [dataDir, folder]) rmSync(made, { recursive: true });
});

const mainOf = async (path: string) => /<main.*?<\/main>/s.exec(await (await newspaper.get(path)).text())?.[0] ?? '';

test('a topic without an English name in the file gets one of its slug', async () => {
  const listed = await (await newspaper.get('/category/rojna-samachar/1')).text();
  expect(listed).toContain('રોજના સમાચાર');
});

test('the front page says that nothing has been published, instead of being blank', async () => {
  const main = await mainOf('/');
  expect(main).toContain('હજી કોઈ સમાચાર પ્રકાશિત થયા નથી');
  expect(main).not.toMatch(/<section[^>]*><\/section>/);
  expect(await mainOf('/lite')).toContain('હજી કોઈ સમાચાર પ્રકાશિત થયા નથી');
});

test('there is no empty menu', async () => {
  const menus = (await (await newspaper.get('/')).text()).match(/<nav.*?<\/nav>/gs) ?? [];
  expect(menus.length).toBeGreaterThan(0);
  expect(menus.filter((menu) => !/<(a|button) /.test(menu))).toEqual([]);
});

test('an empty list of the latest stories does not send readers to itself', async () => {
  expect(await mainOf('/recent-news/1')).not.toContain('href="/recent-news/1"');
  expect(await mainOf('/breaking-news/1')).toContain('href="/recent-news/1"');
});
