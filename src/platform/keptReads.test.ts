import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, test } from 'vitest';
import { forgetReads, onceUntilChange, rowsUntilChange } from './keptReads.ts';
import { readingOnce } from './readOnce.ts';

const db = drizzle.mock();

test('a small table is read once for many answers, and again after a change or a failure', async () => {
  let statements = 0;
  let fails = false;
  const read = onceUntilChange(async (_db, name: string) => {
    if (fails) throw new Error('The database is away');
    return `${name} ${++statements}`;
  });
  const answer = () => readingOnce(() => read(db, 'menu'));
  expect([await answer(), await answer()]).toEqual(['menu 1', 'menu 1']);
  expect(await read(db, 'menu')).toBe('menu 2');
  forgetReads();
  fails = true;
  await expect(answer()).rejects.toThrow('The database is away');
  fails = false;
  expect([await answer(), await answer()]).toEqual(['menu 3', 'menu 3']);
  // What is being read while something changes is not shared afterwards.
  forgetReads();
  const before = answer();
  forgetReads();
  await before;
  expect(await answer()).toBe('menu 5');
});

test('databases and arguments are told apart, and a list that answers share cannot be sorted in place', async () => {
  let statements = 0;
  const read = onceUntilChange(async (_db, { names }: { names: readonly string[] }) => [...names, ++statements]);
  const other = drizzle.mock();
  expect(await readingOnce(() => read(db, { names: ['b', 'a'] }))).toEqual(['b', 'a', 1]);
  expect(await readingOnce(() => read(other, { names: ['b', 'a'] }))).toEqual(['b', 'a', 2]);
  expect(await readingOnce(() => read(db, { names: ['a', 'b'] }))).toEqual(['a', 'b', 3]);
  const shared = await readingOnce(() => read(db, { names: ['b', 'a'] }));
  expect(shared).toEqual(['b', 'a', 1]);
  expect(() => shared.sort()).toThrow(TypeError);
});

test('a row is kept until its own tag, a tag of all or an unknown change drops it', async () => {
  const statements: number[][] = [];
  const read = rowsUntilChange<number, { name: string }>({ tagOf: (key) => `row:${key}`, allTags: ['all'] }, async (_db, keys) => {
    statements.push([...keys]);
    return new Map(keys.filter((key) => key > 0).map((key) => [key, { name: `row ${key}` }]));
  });
  const answer = async (keys: readonly number[]) => [...(await readingOnce(() => read(db, keys))).keys()].sort();
  expect(await answer([1, 2, -1])).toEqual([1, 2]);
  expect(await answer([3, 2, -1])).toEqual([2, 3]);
  forgetReads(['row:2', 'row:9']);
  expect(await answer([1, 2, 3])).toEqual([1, 2, 3]);
  forgetReads(['all']);
  expect(await answer([1])).toEqual([1]);
  forgetReads();
  expect(await answer([1])).toEqual([1]);
  expect(await readingOnce(() => read(drizzle.mock(), [1]))).toEqual(new Map([[1, { name: 'row 1' }]]));
  expect(statements).toEqual([[1, 2, -1], [3, -1], [2], [1], [1], [1]]);
});

test('a row that something changed while it was read is read again', async () => {
  let statements = 0;
  const read = rowsUntilChange<number, { name: string }>({ tagOf: (key) => `row:${key}`, allTags: [] }, async (_db, keys) => {
    statements++;
    if (statements === 1) forgetReads(['row:1']);
    return new Map(keys.map((key) => [key, { name: `row ${key}` }]));
  });
  await readingOnce(() => read(db, [1]));
  await readingOnce(() => read(db, [1]));
  await readingOnce(() => read(db, [1]));
  expect(statements).toBe(2);
});
