import { expect, test } from 'vitest';
import { storyFilter } from '../../desks/stories/lists/storyShapes.ts';
import { validFilters } from './validFilters.ts';

test('one wrong value among the filters of an address leaves the others', () => {
  expect(validFilters(storyFilter, { state: 'nothing', mine: true, q: 'પૂર' })).toEqual({ mine: true, q: 'પૂર' });
  expect(validFilters(storyFilter, { state: 'draft' })).toEqual({ state: 'draft' });
});
