import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, test } from 'vitest';
import { forgetReads, keptUntilChange, onceUntilChange, rowsUntilChange } from './keptReads.ts';
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

test('what says which changes drop it is kept over others, and what a change finds under way is not kept', async () => {
  let statements = 0;
  const read = onceUntilChange(
    async (_db, id: number) => `${id} ${++statements}`,
    (tag, id) => tag === `row:${id}`,
  );
  const answer = (id: number) => readingOnce(() => read(db, id));
  expect([await answer(1), await answer(2)]).toEqual(['1 1', '2 2']);
  forgetReads(['row:3', 'others']);
  expect([await answer(1), await answer(2)]).toEqual(['1 1', '2 2']);
  forgetReads(['row:1']);
  expect([await answer(1), await answer(2)]).toEqual(['1 3', '2 2']);
  forgetReads();
  expect(await answer(2)).toBe('2 4');
  forgetReads(['row:1']);
  const before = answer(1);
  forgetReads(['row:1']);
  await before;
  expect(await answer(1)).toBe('1 6');
  forgetReads(Array.from({ length: 1_000 }, (_, at) => `import:${at}`));
  expect(await answer(1)).toBe('1 7');
});

test('what was found is kept by its key until a change of it', async () => {
  const found = keptUntilChange<{ name: string }>((tag, key) => tag.endsWith(key));
  found.set(db, ':1', { name: 'one' });
  found.set(db, ':2', { name: 'two' });
  forgetReads(['list:1']);
  expect([found.get(db, ':1'), found.get(db, ':2')]).toEqual([undefined, { name: 'two' }]);
});
