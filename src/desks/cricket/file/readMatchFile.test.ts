import { describe, expect, test } from 'vitest';
import { demoSchedule, simulateMatch } from '../../../../test/demoContent.ts';
import { placedSentence } from './fileFault.ts';
import type { FileDelivery, MatchFile } from './matchFileSchema.ts';
import { readMatchFile } from './readMatchFile.ts';

const [planned] = demoSchedule();
if (!planned) throw new Error('The demo has no matches');
const sound = (): MatchFile => simulateMatch(planned, '2026-11-01', '2026');
const faultsOf = (file: unknown): string[] => {
  const read = readMatchFile(file);
  return 'faults' in read ? read.faults.map((fault) => placedSentence(fault).en) : [];
};
/** What is told of a file in which something was changed. */
function changed(change: (file: MatchFile) => void): string[] {
  const file = structuredClone(sound());
  change(file);
  return faultsOf(file);
}
function ballOf(file: MatchFile, innings: number, over: number, ball: number): FileDelivery {
  const result = file.innings[innings]?.overs[over]?.deliveries[ball];
  if (!result) throw new Error('There is no such ball');
  return result;
}
const oversOf = (file: MatchFile, innings = 0) => file.innings[innings]?.overs ?? [];

test('a sound file is read whole', () => {
  expect(faultsOf(sound())).toEqual([]);
});

describe('what is malformed is told with its place', () => {
  test.each([
    [null, /^“” is missing or wrong/],
    [{}, /“meta” is missing or wrong/],
    ['text', /is missing or wrong/],
  ])('%j', (file, sentence) => expect(faultsOf(file)[0]).toMatch(sentence));

  test('a field of a ball', () => {
    const entries = changed((file) => Object.assign(ballOf(file, 1, 2, 3), { batter: 7 }));
    expect(entries[0]).toMatch(/^innings 2, over 2, ball 4: “batter” is missing or wrong/);
  });

  test('a word that is not of the format', () => {
    expect(changed((file) => Object.assign(ballOf(file, 0, 0, 0), { runz: 1 }))).toEqual([
      'innings 1, over 0, ball 1: “runz” is not of this format.',
    ]);
    const entries = changed((file) => Object.assign(ballOf(file, 0, 0, 0), { wickets: [{ kind: 'vanished', player_out: 'x' }] }));
    expect(entries[0]).toMatch(/^innings 1, over 0, ball 1: “wickets.0.kind”/);
  });
});

describe('overs that are doubled, missing or out of order', () => {
  test('doubled', () => {
    expect(changed((file) => oversOf(file).splice(4, 0, structuredClone(oversOf(file)[3] ?? { over: 3, deliveries: [] })))).toEqual([
      'innings 1, over 3: This over comes a second time.',
    ]);
  });
  test('missing', () => {
    expect(changed((file) => void oversOf(file).splice(4, 1))).toEqual(['innings 1, over 5: An over before this one is missing.']);
  });
  test('out of order', () => {
    expect(changed((file) => void oversOf(file).reverse())[0]).toMatch(/^innings 1, over \d+: An over before this one is missing/);
  });
  test('too short and too long', () => {
    expect(changed((file) => void oversOf(file)[2]?.deliveries.pop())[0]).toMatch(
      /^innings 1, over 3: (The over before this one has fewer)/,
    );
    const entries = changed((file) =>
      oversOf(file)[2]?.deliveries.push({ ...ballOf(file, 0, 2, 0), runs: { batter: 0, extras: 0, total: 0 } }),
    );
    expect(entries[0]).toMatch(/^innings 1, over 2, ball \d: The over has more/);
  });
});

describe('what contradicts itself', () => {
  test('runs that do not add up', () => {
    expect(changed((file) => Object.assign(ballOf(file, 0, 0, 0).runs, { total: 9 }))).toEqual([
      'innings 1, over 0, ball 1: Runs off the bat and extras do not come to the total.',
    ]);
    const entries = changed((file) =>
      Object.assign(ballOf(file, 0, 0, 0), { runs: { batter: 0, extras: 2, total: 2 }, extras: { wides: 1 } }),
    );
    expect(entries).toEqual(['innings 1, over 0, ball 1: The extras do not come to what is written as their sum.']);
  });
  test('a bowler of the batting side, and one whom nobody knows', () => {
    const batsman = sound().innings[0]?.overs[0]?.deliveries[0]?.non_striker ?? '';
    expect(changed((file) => Object.assign(ballOf(file, 0, 0, 0), { bowler: batsman }))[0]).toMatch(
      /^innings 1, over 0, ball 1: This bowler does not play/,
    );
    expect(changed((file) => Object.assign(ballOf(file, 0, 0, 0), { bowler: 'Nobody Known' }))).toEqual([
      'innings 1, over 0, ball 1: The file has no id for this name. (Nobody Known)',
    ]);
  });
  test('a wicket of somebody who is not at the crease', () => {
    const last = sound().info.players[sound().innings[0]?.team ?? '']?.at(-1) ?? '';
    const entries = changed((file) => Object.assign(ballOf(file, 0, 0, 0), { wickets: [{ kind: 'run out', player_out: last }] }));
    expect(entries[0]).toMatch(/^innings 1, over 0, ball 1: Whoever is not at the crease cannot be out\./);
  });
  test('an outcome that the balls do not come to', () => {
    expect(changed((file) => Object.assign(file.info, { outcome: { winner: file.info.teams[0], by: { runs: 1 } } }))).toEqual([
      'The outcome does not follow from the balls.',
    ]);
    expect(changed((file) => Object.assign(file.info, { outcome: { winner: 'Nowhere', by: { runs: 1 } } }))).toEqual([
      'This side does not play in the match. (Nowhere)',
    ]);
    expect(changed((file) => Object.assign(file.info, { outcome: {} }))).toEqual(['The file does not say how the match ended.']);
  });
  test('a target that does not follow', () => {
    const entries = changed((file) => {
      const [, second] = file.innings;
      if (second) second.target = { runs: 999, overs: 50 };
    });
    expect(entries[0]).toBe('innings 2: The target does not follow from the first innings.');
  });
  test('sides and players', () => {
    expect(changed((file) => Object.assign(file.info, { teams: ['India', 'India'] })).length).toBeGreaterThan(0);
    expect(changed((file) => void file.info.players[file.info.teams[0]]?.pop())[0]).toMatch(/^A side has fewer than 11 players/);
    expect(changed((file) => Object.assign(file.info.registry, { people: {} }))[0]).toMatch(/^The file has no id for this name/);
    expect(changed((file) => Reflect.deleteProperty(file.info, 'overs'))).toEqual(['Only matches of limited overs are taken in.']);
  });
});
