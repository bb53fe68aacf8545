import { drizzle } from 'drizzle-orm/node-postgres';
import { expect, test } from 'vitest';
import { forgetReads } from './keptReads.ts';
import { gathered, onceAnAnswer, readingOnce, rowsOnceAnAnswer } from './readOnce.ts';

const db = drizzle.mock();

/** Rows named by their keys, and the keys of every statement that read some. */
function namedRows() {
  const statements: number[][] = [];
  const read = rowsOnceAnAnswer<number, string>(async (_db, keys) => {
    statements.push([...keys]);
    return new Map(keys.filter((key) => key > 0).map((key) => [key, `row ${key}`]));
  });
  return { statements, read };
}

test('what several parts ask for in one turn is read in one statement, and nothing twice', async () => {
  const { statements, read } = namedRows();
  const results = await readingOnce(async () => {
    const both = await Promise.all([read(db, [1, 2]), read(db, [2, 3, -1])]);
    return [...both, await read(db, [3, 1, -1]), await read(db, [4]), await read(db, [])];
  });
  expect(statements).toEqual([[1, 2, 3, -1], [4]]);
  expect(results.map((rows) => [...rows])).toEqual([
    [
      [1, 'row 1'],
      [2, 'row 2'],
    ],
    [
      [2, 'row 2'],
      [3, 'row 3'],
    ],
    [
      [3, 'row 3'],
      [1, 'row 1'],
    ],
    [[4, 'row 4']],
    [],
  ]);
});

test('outside of an answer, and in another one, everything is read anew', async () => {
  const { statements, read } = namedRows();
  await read(db, [1]);
  await read(db, [1]);
  await readingOnce(() => read(db, [1]));
  await readingOnce(() => read(db, [1]));
  await read(db, []);
  expect(statements).toEqual([[1], [1], [1], [1]]);
});

test('what was read before a change is not used after it', async () => {
  const { statements, read } = namedRows();
  let names = 0;
  const readName = onceAnAnswer(async () => ++names);
  const after = await readingOnce(async () => {
    await Promise.all([read(db, [1]), readName(db)]);
    forgetReads();
    await read(db, [1]);
    return readName(db);
  });
  expect(statements).toEqual([[1], [1]]);
  expect(after).toBe(2);
});

test('a read that failed fails for all who shared it, and is tried again by whoever asks next', async () => {
  let isDown = true;
  const read = rowsOnceAnAnswer<number, string>(async (_db, keys) => {
    if (isDown) throw new Error('The database is away');
    return new Map(keys.map((key) => [key, 'row']));
  });
  await readingOnce(async () => {
    const failed = await Promise.allSettled([read(db, [1]), read(db, [1, 2])]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isDown = false;
    expect(await read(db, [1, 2])).toEqual(
      new Map([
        [1, 'row'],
        [2, 'row'],
      ]),
    );
  });
});

test('each asker of a gathered read gets its own result', async () => {
  const statements: string[][] = [];
  const lengthOf = gathered<string, number>(async (_db, words) => {
    statements.push([...words]);
    return words.map((word) => word.length);
  });
  const lengths = await readingOnce(() => Promise.all(['one', 'three', 'one'].map((word) => lengthOf(db, word))));
  expect(lengths).toEqual([3, 5, 3]);
  expect(statements).toEqual([['one', 'three', 'one']]);
});
