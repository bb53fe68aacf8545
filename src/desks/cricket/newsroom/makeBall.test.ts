import { expect, test } from 'vitest';
import { type ExtraKey, makeBall, nothingPressed, type Pressed, pressExtra } from './makeBall.ts';

const people = { striker: 1, nonStriker: 2, bowler: 21 };
const made = (pressed: Partial<Pressed>) => {
  const { runs, extras, isNoBoundary } = makeBall({ ...nothingPressed, ...pressed }, people);
  return { runs, extras, isNoBoundary };
};

test.each<[string, Partial<Pressed>, ReturnType<typeof made>]>([
  ['four off the bat', { runs: 4 }, { runs: 4, extras: undefined, isNoBoundary: undefined }],
  ['four that were run', { runs: 4, isAllRun: true }, { runs: 4, extras: undefined, isNoBoundary: true }],
  ['a wide to the boundary', { runs: 4, extras: ['wides'] }, { runs: 0, extras: { wides: 5 }, isNoBoundary: undefined }],
  ['two off the bat of a no-ball', { runs: 2, extras: ['noballs'] }, { runs: 2, extras: { noballs: 1 }, isNoBoundary: undefined }],
  [
    'four byes off a no-ball',
    { runs: 4, extras: ['noballs', 'byes'] },
    { runs: 0, extras: { noballs: 1, byes: 4 }, isNoBoundary: undefined },
  ],
  ['a leg bye', { extras: ['legbyes'] }, { runs: 0, extras: { legbyes: 1 }, isNoBoundary: undefined }],
  ['a ball onto the helmet', { runs: 1, hasPenalty: true }, { runs: 1, extras: { penalty: 5 }, isNoBoundary: undefined }],
])('%s', (_, pressed, ball) => expect(made(pressed)).toEqual(ball));

test('of the keys for extras those stay pressed that may be together', () => {
  const pressed = (...keys: ExtraKey[]) => keys.reduce<readonly ExtraKey[]>(pressExtra, []);
  expect(pressed('noballs', 'byes')).toEqual(['noballs', 'byes']);
  expect(pressed('noballs', 'byes', 'legbyes')).toEqual(['noballs', 'legbyes']);
  expect(pressed('byes', 'wides')).toEqual(['wides']);
  expect(pressed('wides', 'noballs')).toEqual(['noballs']);
  expect(pressed('noballs', 'byes', 'noballs')).toEqual(['byes']);
});
