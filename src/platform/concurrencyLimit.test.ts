import { expect, test } from 'vitest';
import { ConcurrencyLimit, Overloaded } from './concurrencyLimit.ts';

const settled = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

/** Work that ends when it is told to. */
function heldWork() {
  const begun: number[] = [];
  const held = new Map<number, PromiseWithResolvers<number>>();
  const work = (number: number) => () => {
    begun.push(number);
    const one = Promise.withResolvers<number>();
    held.set(number, one);
    return one.promise;
  };
  return {
    begun,
    work,
    end: (number: number) => held.get(number)?.resolve(number),
    fail: (number: number) => held.get(number)?.reject(new Error('x')),
  };
}

test('so much runs, so much waits its turn, and the rest is refused at once', async () => {
  let refused = 0;
  const limit = new ConcurrencyLimit({ running: 2, waiting: 2, longestWaitMs: 60_000, onError: () => refused++ });
  const { begun, work, end, fail } = heldWork();
  const [first, second, third, fourth] = [1, 2, 3, 4].map((number) => limit.run(work(number)));
  await expect(limit.run(work(5))).rejects.toThrow(Overloaded);
  expect([begun, refused]).toEqual([[1, 2], 1]);
  end(1);
  expect(await first).toBe(1);
  await settled();
  expect(begun).toEqual([1, 2, 3]);
  fail(2);
  await expect(second).rejects.toThrow('x');
  await settled();
  expect(begun).toEqual([1, 2, 3, 4]);
  end(3);
  end(4);
  expect(await Promise.all([third, fourth])).toEqual([3, 4]);
  const sixth = limit.run(work(6));
  end(6);
  expect(await sixth).toBe(6);
});

test('what waits too long is refused and leaves its place to others', async () => {
  const limit = new ConcurrencyLimit({ running: 1, waiting: 1, longestWaitMs: 1, onError: () => undefined });
  const { begun, work, end } = heldWork();
  const first = limit.run(work(1));
  await expect(limit.run(work(2))).rejects.toThrow(Overloaded);
  end(1);
  await first;
  await settled();
  const third = limit.run(work(3));
  end(3);
  await third;
  expect(begun).toEqual([1, 3]);
});
