import { expect, test } from 'vitest';
import { likePattern } from './likePattern.ts';

test.each([
  ['વરસાદ', 'વરસાદ'],
  ['100%', '100\\%'],
  ['a_b', 'a\\_b'],
  ['c:\\news', 'c:\\\\news'],
])('%j becomes %j', (text, pattern) => {
  expect(likePattern(text)).toBe(pattern);
});
