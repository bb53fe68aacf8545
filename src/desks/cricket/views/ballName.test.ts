import { expect, test } from 'vitest';
import type { Delivery } from '../rules/delivery.ts';
import { ballName } from './ballName.ts';

const ball = (runs: number, more: Partial<Delivery> = {}): Delivery => ({ batter: 1, nonStriker: 2, bowler: 3, runs, ...more });

test.each([
  [ball(0), 'ડૉટ બોલ'],
  [ball(1), '1 રન'],
  [ball(4), 'ચોગ્ગો'],
  [ball(4, { isNoBoundary: true }), '4 રન'],
  [ball(6), 'છગ્ગો'],
  [ball(0, { extras: { wides: 2 } }), 'વાઇડ, 2 રન'],
  [ball(4, { extras: { noballs: 1 } }), 'નો-બોલ, 5 રન'],
  [ball(0, { extras: { byes: 4 } }), 'બાય, 4 રન'],
  [ball(0, { extras: { legbyes: 1 } }), 'લેગ બાય, 1 રન'],
  [ball(0, { wickets: [{ player: 1, kind: 'bowled' }] }), 'વિકેટ'],
  [ball(1, { wickets: [{ player: 2, kind: 'run out' }] }), 'વિકેટ, 1 રન'],
  [ball(0, { extras: { wides: 1 }, wickets: [{ player: 1, kind: 'stumped' }] }), 'વિકેટ, વાઇડ, 1 રન'],
  [ball(0, { wickets: [{ player: 1, kind: 'retired hurt' }] }), 'ડૉટ બોલ'],
])('a screen reader is told what the sign of a ball means', (one, name) => {
  expect(ballName(one)).toBe(name);
});
