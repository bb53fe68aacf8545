import { expect, test } from 'vitest';
import { embargoAt, embargoes, pollsSpokenOf } from './embargo.ts';

const phase = (day: string) => ({ pollOpensAt: new Date(`${day}T07:00:00+05:30`), pollClosesAt: new Date(`${day}T18:00:00+05:30`) });
const phases = [phase('2024-04-19'), phase('2024-06-01'), phase('2024-05-07')];
const at = (moment: string) => new Date(`${moment}+05:30`);

test('exit polls wait from the first poll until half an hour after the last (section 126A)', () => {
  expect(embargoes('exit', phases)).toEqual([{ from: at('2024-04-19T07:00:00'), until: at('2024-06-01T18:30:00') }]);
  expect(embargoAt('exit', phases, at('2024-04-19T06:59:59'))).toBeUndefined();
  expect(embargoAt('exit', phases, at('2024-04-19T07:00:00'))).toBeDefined();
  expect(embargoAt('exit', phases, at('2024-06-01T18:29:59'))).toBeDefined();
  expect(embargoAt('exit', phases, at('2024-06-01T18:30:00'))).toBeUndefined();
});

test('opinion polls are silent in the 48 hours before each phase closes (section 126)', () => {
  expect(embargoAt('opinion', phases, at('2024-05-05T17:59:59'))).toBeUndefined();
  expect(embargoAt('opinion', phases, at('2024-05-05T18:00:00'))).toEqual({
    from: at('2024-05-05T18:00:00'),
    until: at('2024-05-07T18:00:00'),
  });
  expect(embargoAt('opinion', phases, at('2024-05-07T18:00:00'))).toBeUndefined();
  expect(embargoAt('opinion', phases, at('2024-06-01T12:00:00'))).toBeDefined();
});

test('without phases nobody can tell, and everything is forbidden', () => {
  for (const kind of ['exit', 'opinion'] as const)
    for (const moment of ['2024-01-01T12:00:00', '2024-05-07T12:00:00', '2030-01-01T00:00:00'])
      expect(embargoAt(kind, [], at(moment)), `${kind} ${moment}`).toMatchObject({ until: null });
});

test.each([
  ['એક્ઝિટ પોલમાં કોને કેટલી બેઠક', ['exit']],
  ['Exit-poll: what agencies say', ['exit']],
  ['ઓપિનિયન પોલ અને એક્ઝિટ પોલ', ['exit', 'opinion']],
  ['મતદાન મથકે લાંબી કતાર', []],
])('‘%s’ speaks of %j', (text, kinds) => expect(pollsSpokenOf(text)).toEqual(kinds));
