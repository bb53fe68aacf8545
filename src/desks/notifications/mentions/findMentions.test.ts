import { expect, test } from 'vitest';
import { findMentions } from './findMentions.ts';

const staff = [
  { id: 'ravi', name: 'રવિ પટેલ' },
  { id: 'ravin', name: 'રવિન પટેલ' },
  { id: 'mira', name: 'મીરા શાહ' },
  { id: 'miraj', name: 'મીરા શાહ જોશી' },
  { id: 'jay', name: 'Jay D. (Desk)' },
  { id: 'jaya1', name: 'જયા દવે' },
  { id: 'jaya2', name: 'જયા દવે' },
  { id: 'nameless', name: ' ' },
];
const named = (text: string) => findMentions(text, staff);

test('names of the staff after an @, in their order and once each', () => {
  expect(named('@મીરા શાહ, @રવિ પટેલ: આંકડા જુઓ. @મીરા શાહ')).toEqual(['mira', 'ravi']);
  expect(named('(@રવિ પટેલ)')).toEqual(['ravi']);
});

test('the longer of two names is meant, and both of the same name', () => {
  expect(named('@મીરા શાહ જોશી જુઓ')).toEqual(['miraj']);
  expect(named('@જયા દવે')).toEqual(['jaya1', 'jaya2']);
});

test('endings of Gujarati, letter case, spaces, joiners and signs of a pattern', () => {
  expect(named('@રવિ પટેલને પૂછો, @મીરા શાહનો ફોટો')).toEqual(['ravi', 'mira']);
  expect(named('@  રવિ\u00a0\n પટેલ')).toEqual(['ravi']);
  expect(named('@રવિ પટે\u200dલ')).toEqual(['ravi']);
  expect(named('@jay d. (desk)?')).toEqual(['jay']);
  expect(named('@jay dX (desk)')).toEqual([]);
});

test('neither mail addresses, nor names without @, nor beginnings of other words', () => {
  for (const text of ['રવિ પટેલ', 'x@રવિ પટેલ', '@રવિ', '@રવિ પટેલિયા', '@રવિન', '@', '', '@unknown'])
    expect([text, named(text)]).toEqual([text, []]);
  expect(findMentions('@x', [])).toEqual([]);
});
