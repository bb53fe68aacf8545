import { afterAll, beforeAll, expect, test } from 'vitest';
import { readElection, readTallies } from '../../src/desks/elections/queries.ts';
import { replayElection } from '../../src/desks/elections/replay/replayElection.ts';
import { openTestPaper, type TestPaper } from './openTestPaper.ts';

let paper: TestPaper;
beforeAll(async () => {
  paper = await openTestPaper();
});
afterAll(() => paper.close());

const seatsOf = async (token: string) => {
  const { db } = paper.paper;
  const election = await readElection(db, token);
  const rows = await readTallies(db, election?.id ?? 0, 'all');
  return rows
    .filter(({ leading, won }) => leading + won > 0)
    .map(({ party, won }) => `${party} ${won}`)
    .sort();
};

test('a counting day that is played ends with what was counted, in a copy', async () => {
  const unconfirmed: number[] = [];
  const options = {
    token: 'election-2024',
    copy: 'election-2024-replay',
    speed: 7_200,
    seed: 4,
    wait: async () => undefined,
    onStep: (_minute: number, tally: { unconfirmed: number }) => unconfirmed.push(tally.unconfirmed),
  };
  const end = await replayElection(paper.paper, options);
  expect(end).toMatchObject({ won: 543, leading: 0, unconfirmed: 0, stage: 'declared' });
  expect(end.parties.slice(0, 4).map(({ code, won }) => [code, won])).toEqual([
    ['BJP', 240],
    ['INC', 99],
    ['SP', 37],
    ['TMC', 29],
  ]);
  expect(await seatsOf('election-2024-replay')).toEqual(await seatsOf('election-2024'));
  expect(unconfirmed.length).toBeGreaterThan(3);
  const page = await (await paper.get('/api/election/result/tally-box?token=election-2024-replay&state=gujarat')).json();
  expect(page.data).toMatchObject({ totalSeats: 26, won: 26 });
}, 120_000);
