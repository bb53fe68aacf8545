import type { Page } from '@playwright/test';
import { localDay } from '../../../src/platform/text/dates.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

/** A day that has prices of the demo before it, whenever the test runs. */
const DAY = localDay(new Date(Date.now() - 9 * 86_400_000));
const figures = { minimum: 5000, maximum: 7000, modal: 6000, arrivals: 10 };

type Price = typeof figures & { cropId: number; varietyId: number; gradeId: number };
type GridRow = { now?: Price; before?: Price };

const rowsOf = async (page: Page, yardId: number): Promise<GridRow[]> =>
  (await (await page.request.get(`/newsroom/api/mandi/grid?yardId=${yardId}&day=${DAY}`)).json()).rows;

/** Enters prices of the first two rows, as a colleague who has just opened the grid. */
async function enter(page: Page, yardId: number, ...entered: (Partial<typeof figures> | undefined)[]): Promise<void> {
  const rows = (await rowsOf(page, yardId)).slice(0, 2).flatMap(({ now, before }, at) => {
    const price = now ?? before;
    if (!price || !entered[at]) return [];
    const { cropId, varietyId, gradeId } = price;
    const { minimum, maximum, modal, arrivals } = now ?? figures;
    const seen = now ? { minimum, maximum, modal, arrivals } : null;
    return [{ cropId, varietyId, gradeId, ...figures, ...entered[at], seen }];
  });
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post('/newsroom/api/mandi/grid', { data: { yardId, day: DAY, rows }, headers });
  expect(answer.status()).toBe(200);
}

test('a price that a colleague has changed is named and not overwritten, what was typed stays, and what stands now is shown below it', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /409/ });
  const { yards } = await (await page.request.get('/newsroom/api/mandi/names')).json();
  const { id: yardId } = yards.find(({ nameEn }: { nameEn: string }) => nameEn === 'Gondal');
  await enter(page, yardId, {}, {});
  await page.goto(`/newsroom/mandi/entry?yard=${yardId}&day=${DAY}`);
  const lines = page.getByRole('table').getByRole('row');
  const cell = (line: number, field: string) => lines.nth(line).getByRole('textbox', { name: field });
  await expect(cell(1, 'સામાન્ય')).toHaveValue('1200');
  const crops = await Promise.all([1, 2].map((line) => lines.nth(line).getByRole('cell').first().innerText()));

  // A colleague corrects the second row, and enters the arrivals of the first one; the editor types in the second row.
  await cell(2, 'સામાન્ય').fill('1300');
  await enter(page, yardId, { arrivals: 25 }, { modal: 6200, maximum: 7500 });
  const save = () => page.getByRole('button', { name: 'ભાવ સાચવો' }).click();
  await save();
  await expect(page.getByRole('list', { name: 'બદલાયેલાં ખાનાં' }).getByRole('listitem')).toHaveText([
    `${crops[1]}: ઊંચો`,
    `${crops[1]}: સામાન્ય`,
  ]);
  await expect(cell(2, 'સામાન્ય')).toHaveValue('1300');
  await expect(cell(2, 'સામાન્ય')).toHaveAttribute('aria-invalid', 'true');

  await page.getByRole('button', { name: 'તાજી સ્થિતિ લાવો' }).click();
  await expect(lines.nth(2)).toContainText('હાલ: 1240');
  await expect(cell(2, 'સામાન્ય')).toHaveValue('1300');
  // What was left alone is as the colleague has it.
  await expect(cell(2, 'ઊંચો')).toHaveValue('1500');
  await expect(cell(1, 'આવક')).toHaveValue('25');

  await save();
  await expect(page.getByText('ભાવ સચવાયા.')).toBeVisible();
  await expect(page.getByText('હાલ: 1240')).toBeHidden();
  const stored = (await rowsOf(page, yardId)).slice(0, 2).map(({ now }) => now);
  expect(stored).toMatchObject([{ arrivals: 25 }, { modal: 6500, maximum: 7500 }]);

  // What was saved is now what the editor has seen.
  await cell(2, 'સામાન્ય').fill('1310');
  await save();
  await expect.poll(async () => (await rowsOf(page, yardId))[1]?.now?.modal).toBe(6550);
});

test('on a phone all figures of a crop are in view, below its name and its last price', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { width: 360, height: 740 });
  const { yards } = await (await page.request.get('/newsroom/api/mandi/names')).json();
  await page.goto(`/newsroom/mandi/entry?yard=${yards[0].id}`);
  const cells = page.getByRole('table').getByRole('textbox');
  await expect(cells.first()).toBeVisible();
  for (const cell of (await cells.all()).slice(0, 4)) {
    const box = await cell.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 360)).toBeLessThanOrEqual(352);
  }
  await expect(
    page
      .getByRole('table')
      .getByText(/^.+–.+, .+ \(\d\d\/\d\d\)$/)
      .first(),
  ).toBeVisible();
});

test('on a phone the prices of a day, and what can be done with each, are in view', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/mandi', { width: 360, height: 740 });
  const { date } = (await (await page.request.get('/api/mandi-bhav/list')).json()).data;
  await page.locator('main input[type=date]').fill(date);
  await expect(page.getByRole('button', { name: /^પાછો ખેંચો/ })).toHaveCount(100);
  const beyond = await page
    .getByRole('table')
    .locator('td, th, a, button')
    .evaluateAll((parts) => parts.filter((part) => part.getBoundingClientRect().right > 352).map((part) => part.textContent));
  expect(beyond).toEqual([]);
  const [price] = (await (await page.request.get(`/newsroom/api/mandi/prices?day=${date}`)).json()).data;
  await expect(page.getByRole('table').getByRole('rowheader').first()).toContainText(price.crop);
});

test('the prices of a yard that is chosen on a later page begin at their first', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/account');
  await page.route(/\/newsroom\/api\/mandi\/prices\?/, async (route) => {
    const response = await route.fetch();
    const json = await response.json();
    await route.fulfill({ response, json: { ...json, total: 250 } });
  });
  await page.goto('/newsroom/mandi');
  const asked = (query: RegExp) => page.waitForResponse((response) => query.test(response.url()));
  const second = asked(/[?&]page=2/);
  await page.getByRole('button', { name: 'વધુ બતાવો' }).click();
  await second;
  const first = asked(/[?&]yardId=\d/);
  await page.getByRole('combobox', { name: 'યાર્ડ' }).fill('Gondal');
  await page.getByRole('option', { name: /· Gondal$/ }).click();
  expect(new URL((await first).url()).searchParams.get('page')).toBe('1');
});

test('more prices of a day stand below those that are shown', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/account');
  const { date } = (await (await page.request.get('/api/mandi-bhav/list')).json()).data;
  await page.goto('/newsroom/mandi');
  await page.locator('main input[type=date]').fill(date);
  const rows = page.locator('tbody tr');
  await expect(rows).toHaveCount(100);
  const first = await rows.first().innerText();
  await page.getByRole('button', { name: 'વધુ બતાવો' }).click();
  await expect(rows).toHaveCount(200);
  expect(await rows.first().innerText()).toBe(first);
});
