import { expect, test } from 'vitest';
import { acceptedEncodings, chooseEncoding } from './contentEncoding.ts';

test.each([
  ['', ['identity']],
  ['gzip, deflate, br, zstd', ['br', 'zstd', 'gzip', 'identity']],
  ['gzip, br', ['br', 'gzip', 'identity']],
  ['br;q=0.1, gzip;q=1', ['gzip', 'br', 'identity']],
  ['br; q=0.5, gzip; Q=0.8, identity;q=1', ['identity', 'gzip', 'br']],
  ['x-gzip', ['gzip', 'identity']],
  ['*', ['br', 'zstd', 'gzip', 'identity']],
  ['br;q=0, *;q=0.5', ['zstd', 'gzip', 'identity']],
  ['gzip, identity;q=0', ['gzip']],
  ['gzip, *;q=0', ['gzip']],
  ['br;q=0, gzip;q=0', ['identity']],
  ['identity;q=0', []],
])('a client that sends “%s” takes %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});

test('a client that refuses every encoding gets the bytes as they are', () => {
  expect(chooseEncoding('identity;q=0, *;q=0')).toBe('identity');
});
