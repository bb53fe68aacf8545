import { afterAll, beforeAll, expect, test } from 'vitest';
import { failuresOf, hostileRequests } from '../system/hostileRequests.ts';
import { openTestPaper, type TestPaper } from '../system/openTestPaper.ts';

let paper: TestPaper;
beforeAll(async () => {
  paper = await openTestPaper();
});
afterAll(() => paper.close());

test('35,000 hostile requests, as nobody and as every role, make nothing fail', async () => {
  const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
  process.stdout.write(`SEED=${seed}\n`);
  expect(await failuresOf(paper, hostileRequests(paper, seed, Number(process.env['REQUESTS'] ?? 35_000)))).toEqual([]);
});
