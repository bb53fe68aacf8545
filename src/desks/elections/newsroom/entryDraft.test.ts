import { expect, test } from 'vitest';
import { type EntryDraft, isEntered, readNumber, resultOf } from './entryDraft.ts';

const draft: EntryDraft = {
  version: 4,
  round: '3',
  rounds: '',
  status: 'counting',
  isCorrection: false,
  totalVotes: '',
  winner: null,
  votes: { 1: '૧,૨૩,૪૫૬', 2: '98765', 9: '' },
};

test('numbers are read as they are typed, in either script, with their commas', () => {
  expect(readNumber(' 12,34,567 ')).toBe(1_234_567);
  expect(readNumber('૧૨૩')).toBe(123);
  expect(readNumber('')).toBeNull();
  for (const typed of ['-5', '1.5', 'many', '1e3']) expect(readNumber(typed)).toBeNaN();
});

test('what is sent has numbers, or names the fields that have none', () => {
  expect(resultOf(draft)).toEqual({
    result: {
      version: 4,
      round: 3,
      rounds: null,
      status: 'counting',
      isCorrection: false,
      totalVotes: null,
      winner: null,
      votes: [
        { number: 1, votes: 123_456 },
        { number: 2, votes: 98_765 },
        { number: 9, votes: 0 },
      ],
    },
  });
  expect(resultOf({ ...draft, round: 'x', votes: { 1: '-1' } })).toEqual({ wrong: ['round', 'votes.1'] });
  expect(resultOf({ ...draft, status: 'countermanded' })).toMatchObject({ result: { votes: [] } });
});

test('a seat that has the count of an entry is known by it', () => {
  const candidates = [
    { id: 11, number: 1, votes: 500 },
    { id: 12, number: 2, votes: 300 },
  ];
  const present = { seat: { state: 'won' as const, leaderId: 11, round: 20, rounds: 20, totalVotes: 800 }, candidates };
  const entry = {
    version: 4,
    round: 20,
    rounds: null,
    status: 'declared' as const,
    isCorrection: false,
    totalVotes: null,
    winner: 1,
    votes: [
      { number: 1, votes: 500 },
      { number: 2, votes: 300 },
    ],
  };
  expect(isEntered(present, entry)).toBe(true);
  for (const other of [
    { round: 19 },
    { totalVotes: 801 },
    { winner: 2 },
    { status: 'counting' as const },
    { votes: [{ number: 1, votes: 501 }] },
    { votes: [{ number: 3, votes: 0 }] },
  ])
    expect(isEntered(present, { ...entry, ...other }), JSON.stringify(other)).toBe(false);
});
