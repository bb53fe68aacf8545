import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { mandiServerWords } from '../../../src/desks/mandi/newsroom/words.ts';
import { localDay } from '../../../src/platform/text/dates.ts';
import { newsroomServerWords } from '../../../src/site/newsroom/words.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

// Two editors have the grid of a yard and a day open; the one who saves last must not overwrite the other's prices unnoticed.

let site: TestApp;
let yardId = 0;
beforeAll(async () => {
  site = await openTestApp();
  const { yards } = await (await site.ask(editor, 'get', '/mandi/names')).json();
  yardId = yards.find(({ nameEn }: { nameEn: string }) => nameEn === 'Gondal').id;
});
afterAll(() => site.close());

const editor = staffMember('desk-editor');
/** A day that has prices of the demo before it, whenever the test runs. */
const day = localDay(new Date(Date.now() - 9 * 86_400_000));

const figures = z.object({ minimum: z.number(), maximum: z.number(), modal: z.number(), arrivals: z.number().nullable() });
type Figures = z.infer<typeof figures>;
const ids = z.object({ cropId: z.number(), varietyId: z.number(), gradeId: z.number() });
const price = figures.extend({ ...ids.shape, id: z.number() });
const grid = z.array(z.object({ now: price.optional(), before: price.optional() }));
type Row = z.infer<typeof ids> & { id: number | undefined; seen: Figures | null };

/** The first two rows of the grid, as an editor who opens it has them. */
async function open(): Promise<[Row, Row]> {
  const { rows } = await (await site.ask(editor, 'get', `/mandi/grid?yardId=${yardId}&day=${day}`)).json();
  const [one, other] = grid.parse(rows).flatMap(({ now, before }) => {
    const shown = now ?? before;
    return shown ? [{ ...ids.parse(shown), id: now?.id, seen: now ? figures.parse(now) : null }] : [];
  });
  if (!one || !other) throw new Error('The grid has no two rows');
  return [one, other];
}

const enter = (...rows: [Row, Figures][]) =>
  site.ask(editor, 'post', '/mandi/grid', {
    yardId,
    day,
    rows: rows.map(([{ id: _, ...row }, entered]) => ({ ...row, ...entered })),
  });

const refusal = z.object({ message: z.unknown(), issues: z.array(z.object({ path: z.string(), message: z.unknown() })) });
const refusedCells = async (answer: Response): Promise<string[]> => {
  expect(answer.status).toBe(409);
  const { message, issues } = refusal.parse(await answer.json());
  expect(message).toEqual(newsroomServerWords.changedMeanwhile);
  for (const issue of issues) expect(issue.message).toEqual(mandiServerWords.cellChanged);
  return issues.map(({ path }) => path);
};

const first = { minimum: 1000, maximum: 1400, modal: 1200, arrivals: 10 };
beforeEach(async () => {
  const [one, other] = await open();
  expect((await enter([one, first], [other, first])).status).toBe(200);
});

test('a price that somebody else has changed is not overwritten, its cells are named, and nothing of the grid is saved', async () => {
  const [one, other] = await open();
  expect((await enter([other, { ...first, maximum: 1500, modal: 1300 }])).status).toBe(200);
  const present = await open();

  const mine = await enter([one, { ...first, modal: 1100 }], [other, { ...first, minimum: 900 }]);
  expect(await refusedCells(mine)).toEqual(['rows.1.maximum', 'rows.1.modal']);
  expect(await open()).toEqual(present);

  expect((await enter([one, { ...first, modal: 1100 }], [present[1], { ...first, minimum: 900 }])).status).toBe(200);
  expect((await open()).map(({ seen }) => seen)).toEqual([
    { ...first, modal: 1100 },
    { ...first, minimum: 900 },
  ]);
});

test('prices of other rows are no conflict, and neither is the same price, as when an answer was lost', async () => {
  const [one, other] = await open();
  expect((await enter([one, { ...first, modal: 1250 }])).status).toBe(200);
  expect((await enter([other, { ...first, modal: 1350 }])).status).toBe(200);
  const again = await enter([one, { ...first, modal: 1250 }]);
  expect(await again.json()).toMatchObject({ changed: 0 });
  expect((await open()).map(({ seen }) => seen?.modal)).toEqual([1250, 1350]);
});

test('a price that somebody has withdrawn meanwhile is not put back unnoticed', async () => {
  const [one] = await open();
  expect((await site.ask(editor, 'post', `/mandi/prices/${one.id}/withdraw`, {})).status).toBe(200);
  expect(await refusedCells(await enter([one, { ...first, modal: 1300 }]))).toEqual([
    'rows.0.minimum',
    'rows.0.maximum',
    'rows.0.modal',
    'rows.0.arrivals',
  ]);
  // With what stands now, which is nothing, it is entered.
  expect(
    (
      await enter([
        { ...one, seen: null },
        { ...first, modal: 1300 },
      ])
    ).status,
  ).toBe(200);
});

test('where two have opened an empty row, the first price stays', async () => {
  const [one] = await open();
  expect((await site.ask(editor, 'post', `/mandi/prices/${one.id}/withdraw`, {})).status).toBe(200);
  const empty = { ...one, seen: null };
  expect((await enter([empty, first])).status).toBe(200);
  expect(await refusedCells(await enter([empty, { ...first, arrivals: 12 }]))).toHaveLength(4);
});

test('a grid that does not say what its editor saw is refused', async () => {
  const [{ cropId, varietyId, gradeId }] = await open();
  const answer = await site.ask(editor, 'post', '/mandi/grid', { yardId, day, rows: [{ cropId, varietyId, gradeId, ...first }] });
  expect(answer.status).toBe(422);
});
