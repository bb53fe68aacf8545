import { expect, test } from 'vitest';
import { timeZoneNamed } from './timeZone.ts';

test('a zone has one name however it is spelt', () => {
  const calcutta = timeZoneNamed('Asia/Calcutta');
  expect(calcutta).toBeDefined();
  expect(timeZoneNamed('aSIA/cALCUTTA')).toBe(calcutta);
  expect(timeZoneNamed('UTC')).toBe('UTC');
});

test.each(['', '+05:30', 'Asia/Nowhere', 'UTC\0', '../etc', 'a'.repeat(100)])('%j is no zone', (name) => {
  expect(timeZoneNamed(name)).toBeUndefined();
});
