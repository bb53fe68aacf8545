import { afterAll, beforeAll, expect, test } from 'vitest';
import { failuresOf, hostileRequests } from './hostileRequests.ts';
import { openTestPaper, type TestPaper } from './openTestPaper.ts';

let paper: TestPaper;
beforeAll(async () => {
  paper = await openTestPaper();
});
afterAll(() => paper.close());

// `npm run test:attack` sends many more.
test('no hostile request to any route makes the server fail', async () => {
  expect(await failuresOf(paper, hostileRequests(paper, 20_261_122, 1_500))).toEqual([]);
}, 120_000);
