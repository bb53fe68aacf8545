import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { failuresOf, hostileRequests } from './hostileRequests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

// `npm run test:attack` sends many more.
test('no hostile request to any route makes the server fail', async () => {
  expect(await failuresOf(app, hostileRequests(app, 20_261_122, 1_500))).toEqual([]);
}, 120_000);
