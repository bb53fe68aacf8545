import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp } from './openTestApp.ts';

let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp();
});
afterAll(() => newspaper.close());

/** How many statements an answer runs when nothing at all is cached. */
async function statementsOf(path: string): Promise<number> {
  newspaper.app.pages.invalidateAll();
  newspaper.app.fragments.invalidateAll();
  const query = vi.spyOn(pg.Pool.prototype, 'query');
  const response = await newspaper.get(path);
  await response.text();
  const statements = query.mock.calls.length;
  query.mockRestore();
  expect([path, response.status]).toEqual([path, 200]);
  return statements;
}

const storyAddress = async () => /href="(\/news\/[^"]+)"/.exec(await (await newspaper.get('/')).text())?.[1] ?? '';

test.each([
  ['the front page', async () => '/', 76],
  ['a story', storyAddress, 40],
  ['an election', async () => '/election-2024', 38],
])('%s is read in a bounded number of statements', async (_name, address, most) => {
  const statements = await statementsOf(await address());
  expect(statements).toBeGreaterThan(5);
  expect(statements).toBeLessThanOrEqual(most);
});
