import { expect, test } from 'vitest';
import { initialsOf } from './initialsOf.ts';

test('a monogram is the first letters of the first and the last word, with their signs and points', () => {
  expect(initialsOf('નરેન્દ્ર મોદી')).toBe('ન.મો.');
  expect(initialsOf('સી. આર. પાટીલ')).toBe('સી.પા.');
  expect(initialsOf('નોટા')).toBe('નો.');
  expect(initialsOf('')).toBe('');
});
