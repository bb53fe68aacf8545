import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../system/openTestApp.ts';
import { failuresOf, hostileRequests } from '../system/serving/hostileRequests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

test('35,000 hostile requests, as nobody and as every role, make nothing fail', async () => {
  const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
  process.stdout.write(`SEED=${seed}\n`);
  expect(await failuresOf(app, hostileRequests(app, seed, Number(process.env['REQUESTS'] ?? 35_000)))).toEqual([]);
});
