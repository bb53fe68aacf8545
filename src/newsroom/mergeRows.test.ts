import { expect, test } from 'vitest';
import { mergeRows } from './mergeRows.ts';

type Row = { id: number; note: string };
const row = (id: number, note = ''): Row => ({ id, note });
const merge = (present: Row[], typed: Row[], earlier: Row[]) => mergeRows(present, typed, earlier, ({ id }) => id);

test('each editor’s rows are there: added, changed, removed', () => {
  const earlier = [row(1), row(2), row(3), row(4)];
  const typed = [row(1, 'typed'), row(2), row(4), row(5, 'typed')];
  const present = [row(1), row(2, 'theirs'), row(3), row(6, 'theirs')];
  expect(merge(present, typed, earlier)).toEqual([row(1, 'typed'), row(2, 'theirs'), row(5, 'typed'), row(6, 'theirs')]);
});

test('a row that somebody else has removed stays if the editor has changed it', () => {
  expect(merge([], [row(1), row(2, 'typed')], [row(1), row(2)])).toEqual([row(2, 'typed')]);
});

test('the order is the editor’s own if they have changed it, and else the present one', () => {
  const earlier = [row(1), row(2), row(3)];
  const sorted = [row(3), row(1), row(2)];
  expect(merge(sorted, [row(1, 'typed'), row(2), row(3)], earlier)).toEqual([row(3), row(1, 'typed'), row(2)]);
  expect(merge([row(1, 'theirs'), row(2), row(3)], sorted, earlier)).toEqual([row(3), row(1, 'theirs'), row(2)]);
});

test('two new rows that have no key yet both stay', () => {
  expect(merge([row(1), row(2)], [row(1), row(0, 'a'), row(0, 'b')], [row(1)])).toEqual([row(1), row(0, 'a'), row(0, 'b')]);
});
