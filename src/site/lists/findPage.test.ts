import { expect, test } from 'vitest';
import { findPage } from './findPage.ts';

test('a page of a list: its offset, the number of pages', () => {
  expect(findPage(21, { page: 1, perPage: 10 })).toEqual({ page: 1, pageCount: 3, totalCount: 21, offset: 0 });
  expect(findPage(21, { page: 3, perPage: 10 })).toEqual({ page: 3, pageCount: 3, totalCount: 21, offset: 20 });
});

test('a list has no page before its first and after its last; an empty one has a first page', () => {
  expect(findPage(20, { page: 0, perPage: 10 })).toBeUndefined();
  expect(findPage(20, { page: 3, perPage: 10 })).toBeUndefined();
  expect(findPage(0, { page: 1, perPage: 10 })).toEqual({ page: 1, pageCount: 1, totalCount: 0, offset: 0 });
  expect(findPage(0, { page: 2, perPage: 10 })).toBeUndefined();
});
