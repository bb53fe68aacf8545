import { expect, test } from 'vitest';
import { shortsShown, videosShown } from './shownCounts.ts';

test('videos shown: 4 on a desk, 2 on a phone, 3 on a tablet', () => {
  expect([videosShown('desktop'), videosShown('mobile'), videosShown('tablet')]).toEqual([4, 2, 3]);
});

// Specification, section 9: a tablet rounds down to threes, a phone to twos, a desk takes what there is; 0 yields the full number.
test.each([
  ['desktop', [5, 1, 2, 3, 4, 5, 5, 5]],
  ['mobile', [4, 4, 2, 2, 4, 4, 4, 4]],
  ['tablet', [3, 3, 3, 3, 3, 3, 3, 3]],
] as const)('shorts shown on %s for 0 to 7 of them', (device, expected) => {
  expect(Array.from({ length: 8 }, (_, available) => shortsShown(device, available))).toEqual(expected);
});
