import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NothingToShow, type Rendered, TaggedCache } from './taggedCache.ts';

type Page = { text: string };

const FRESH_MS = 1_000;
const STALE_MS = 5_000;

/** A cache whose clock the test turns, and the failures it was told of. */
function openCache(maxBytes = 1_000_000) {
  const clock = { now: 0 };
  const staleServed: string[] = [];
  const cache = new TaggedCache<Page>({
    maxBytes,
    sizeOf: (page) => page.text.length,
    now: () => clock.now,
    onStaleServed: (key, error) => staleServed.push(`${key}: ${error instanceof Error ? error.message : error}`),
  });
  return { cache, clock, staleServed };
}

const rendered = (text: string, tags: string[] = []): Rendered<Page> => ({ value: { text }, tags, freshMs: FRESH_MS, staleMs: STALE_MS });
const rendering = (text: string, tags: string[] = []) => {
  return async () => rendered(text, tags);
};
const failing = async (): Promise<Rendered<Page>> => {
  throw new Error('no database');
};
const mustNotRender = async (): Promise<Rendered<Page>> => {
  throw new Error('was rendered, and should not have been');
};

/** A render that ends when the test says so. */
function held(text: string, tags: string[] = []) {
  const { promise, resolve, reject } = Promise.withResolvers<Rendered<Page>>();
  let times = 0;
  const render = () => {
    times++;
    return promise;
  };
  return { render, finish: () => resolve(rendered(text, tags)), fail: (error: Error) => reject(error), times: () => times };
}

const settled = () => new Promise<void>((resolve) => setImmediate(resolve));

test('a value is rendered once and then shown from memory', async () => {
  const { cache } = openCache();
  expect(await cache.get('a', rendering('one'))).toEqual({ text: 'one' });
  expect(await cache.get('a', mustNotRender)).toEqual({ text: 'one' });
});

test('a hundred who ask at once share one render, each key its own', async () => {
  const { cache } = openCache();
  const a = held('one');
  const b = held('two');
  const waiting = Array.from({ length: 100 }, (_, at) => (at % 2 ? cache.get('a', a.render) : cache.get('b', b.render)));
  await settled();
  a.finish();
  b.finish();
  expect(new Set((await Promise.all(waiting)).map((page) => page.text))).toEqual(new Set(['one', 'two']));
  expect([a.times(), b.times()]).toEqual([1, 1]);
});

test('past its time a value is shown at once while one render makes it anew', async () => {
  const { cache, clock } = openCache();
  await cache.get('a', rendering('old'));
  clock.now = FRESH_MS + 1;
  const next = held('new');
  expect((await cache.get('a', next.render)).text).toBe('old');
  expect((await cache.get('a', next.render)).text).toBe('old');
  next.finish();
  await settled();
  expect((await cache.get('a', mustNotRender)).text).toBe('new');
  expect(next.times()).toBe(1);
});

test('when it is too old to be shown, who asks waits for the new one', async () => {
  const { cache, clock } = openCache();
  await cache.get('a', rendering('old'));
  clock.now = FRESH_MS + STALE_MS + 1;
  expect((await cache.get('a', rendering('new'))).text).toBe('new');
});

test('a dropped value is not shown again, and only those with the tag are dropped', async () => {
  const { cache } = openCache();
  await cache.get('a', rendering('a1', ['story:1', 'topic:9']));
  await cache.get('b', rendering('b1', ['story:2', 'topic:9']));
  cache.invalidate(['story:1']);
  expect((await cache.get('a', rendering('a2', ['story:1']))).text).toBe('a2');
  expect((await cache.get('b', mustNotRender)).text).toBe('b1');
  cache.invalidateAll();
  expect((await cache.get('b', rendering('b2'))).text).toBe('b2');
  expect((await cache.get('a', rendering('a3'))).text).toBe('a3');
});

test('while rendering fails the last value is shown, however old and though dropped, and the failure is told', async () => {
  const { cache, clock, staleServed } = openCache();
  await cache.get('a', rendering('last', ['story:1']));
  clock.now = (FRESH_MS + STALE_MS) * 100;
  expect((await cache.get('a', failing)).text).toBe('last');
  cache.invalidate(['story:1']);
  expect((await cache.get('a', failing)).text).toBe('last');
  expect(staleServed).toEqual(['a: no database', 'a: no database']);
  expect((await cache.get('a', rendering('again'))).text).toBe('again');
});

test('a failure behind a stale value reaches the log and no reader', async () => {
  const { cache, clock, staleServed } = openCache();
  await cache.get('a', rendering('old'));
  clock.now = FRESH_MS + 1;
  expect((await cache.get('a', failing)).text).toBe('old');
  await settled();
  expect(staleServed).toEqual(['a: no database']);
});

test('a failure with nothing older is the caller’s, and the next one who asks tries again', async () => {
  const { cache } = openCache();
  await expect(cache.get('a', failing)).rejects.toThrow('no database');
  expect((await cache.get('a', rendering('well'))).text).toBe('well');
});

test('what is there no more is forgotten, where a failure would show it once more', async () => {
  const { cache, clock, staleServed } = openCache();
  const gone = async () => {
    throw new NothingToShow('gone');
  };
  await cache.get('a', rendering('page', ['story:1']));
  cache.invalidate(['story:1']);
  await expect(cache.get('a', gone)).rejects.toThrow('gone');
  await expect(cache.get('a', failing)).rejects.toThrow('no database');
  await cache.get('b', rendering('page'));
  clock.now = FRESH_MS + 1;
  expect((await cache.get('b', gone)).text).toBe('page');
  await settled();
  await expect(cache.get('b', gone)).rejects.toThrow('gone');
  expect(staleServed).toEqual([]);
});

test.each(['its tag', 'everything'])('a render under way when %s is dropped is not kept as new', async (what) => {
  const { cache } = openCache();
  const before = held('read before the change', ['story:1']);
  const first = cache.get('a', before.render);
  await settled();
  const invalidate = () => (what === 'its tag' ? cache.invalidate(['story:1']) : cache.invalidateAll());
  invalidate();
  const second = cache.get('a', rendering('read after it', ['story:1']));
  before.finish();
  expect((await first).text).toBe('read before the change');
  expect((await second).text).toBe('read after it');
  expect((await cache.get('a', mustNotRender)).text).toBe('read after it');

  const alone = held('read before the change', ['story:1']);
  const third = cache.get('b', alone.render);
  await settled();
  invalidate();
  alone.finish();
  await third;
  expect((await cache.get('b', rendering('read after it'))).text).toBe('read after it');
});

test('a late render from before a drop does not push out the one from after it', async () => {
  const { cache } = openCache();
  const late = held('before', ['story:1']);
  const first = cache.get('a', late.render);
  await settled();
  cache.invalidate(['story:1']);
  await cache.get('a', rendering('after', ['story:1']));
  late.finish();
  await first;
  expect((await cache.get('a', mustNotRender)).text).toBe('after');
});

test('whoever asks after a change sees it, whatever else is under way', async () => {
  const keys = ['a', 'b', 'c'] as const;
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('read' as const), key: fc.constantFrom(...keys) }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('write' as const), key: fc.constantFrom(...keys) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: FRESH_MS + STALE_MS }) }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('gap' as const) }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('turn' as const) }) },
  );
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(step, { minLength: 1, maxLength: 40 }), async (scheduler, steps) => {
      const { cache, clock } = openCache();
      const versions = { a: 0, b: 0, c: 0 };
      const reads: Promise<void>[] = [];
      const read = async (key: (typeof keys)[number]) => {
        const atLeast = versions[key];
        const page = await cache.get(key, async () => {
          await scheduler.schedule(Promise.resolve(), `query ${key}`);
          const version = versions[key];
          await scheduler.schedule(Promise.resolve(), `render ${key}`);
          return rendered(String(version), [`tag:${key}`]);
        });
        expect(Number(page.text)).toBeGreaterThanOrEqual(atLeast);
      };
      for (const one of steps) {
        if (one.kind === 'read') reads.push(read(one.key));
        if (one.kind === 'wait') clock.now += one.ms;
        if (one.kind === 'write') {
          versions[one.key]++;
          cache.invalidate([`tag:${one.key}`]);
        }
        if (one.kind === 'gap') {
          for (const key of keys) versions[key]++;
          cache.invalidateAll();
        }
        if (one.kind === 'turn' && scheduler.count() > 0) await scheduler.waitOne();
        await settled();
      }
      await scheduler.waitIdle();
      await Promise.all(reads);
    }),
    { numRuns: 300 },
  );
});

test('memory stays within its bound, and what is shown often outlives what is not', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 9_000 })), { maxLength: 200 }),
      async (requests) => {
        const { cache } = openCache(20_000);
        for (const [key, length] of requests) {
          await cache.get(String(key), rendering('x'.repeat(length), [`tag:${key % 3}`]));
          expect(cache.bytes).toBeLessThanOrEqual(20_000);
        }
        cache.invalidate(['tag:0', 'tag:1', 'tag:2']);
        for (const [key] of requests) expect((await cache.get(String(key), rendering('new'))).text).toBe('new');
      },
    ),
    { numRuns: 100 },
  );
  const { cache } = openCache(20_000);
  await cache.get('often', rendering('o'.repeat(5_000)));
  for (let other = 0; other < 50; other++) {
    await cache.get(`once ${other}`, rendering('x'.repeat(5_000)));
    await cache.get('often', mustNotRender);
  }
});

test('what lies ready is told without rendering: not when it is stale, dropped or not there', async () => {
  const { cache, clock } = openCache();
  expect(cache.fresh('a')).toBeUndefined();
  await cache.get('a', rendering('one', ['story:1']));
  expect(cache.fresh('a')).toEqual({ text: 'one' });
  clock.now = FRESH_MS;
  expect(cache.fresh('a')).toBeUndefined();
  await cache.get('b', rendering('two', ['story:1']));
  cache.invalidate(['story:1']);
  expect(cache.fresh('b')).toBeUndefined();
});

test('a value larger than the whole memory is given and not kept', async () => {
  const { cache } = openCache(5_000);
  expect((await cache.get('big', rendering('x'.repeat(6_000)))).text).toHaveLength(6_000);
  expect((await cache.get('big', rendering('small'))).text).toBe('small');
});
