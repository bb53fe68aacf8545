import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

for (const path of ['/stories', '/staff'])
  test(`one step back leads from what a row opened to its list: ${path}`, async ({ newspaper, openAs }) => {
    const page = await openNewsroom(newspaper, openAs, `/newsroom${path}`);
    const row = page.getByRole('table').getByRole('row').nth(1);
    const isOpened = new RegExp(`/newsroom${path}/[^/?]+$`);
    for (const target of [row.getByRole('link'), row.getByRole('cell').nth(1)]) {
      await target.click();
      await expect(page).toHaveURL(isOpened);
      await page.goBack();
      await expect(page).toHaveURL(new RegExp(`/newsroom${path}(\\?.*)?$`));
      await expect(row).toBeVisible();
    }
  });

const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

test('what is opened begins at its top, and a list that one comes back to stands where it was left', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/pictures');
  await page.locator('[data-picture]').nth(40).click();
  await expect(page.getByRole('heading', { name: 'ક્યાં વપરાય છે' })).toBeVisible();
  await page.goBack();
  // The browser goes there once the list is drawn again.
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  const left = await scrolled(page);
  // Its script and its data are there now.
  await page.locator('[data-picture]').nth(40).click();
  await expect(page.getByRole('heading', { name: 'ક્યાં વપરાય છે' })).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.getByRole('menuitem', { name: 'સ્ટોરી', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.getByRole('button', { name: /^પાના 2 / }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect.poll(() => scrolled(page)).toBe(0);
});

test('the search of a list without pages survives Back and can be sent to a colleague', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/pictures');
  for (const [path, typed, found] of [
    ['/pictures', 'mandir', '[data-picture="temple-crowd"]'],
    ['/galleries', 'uttarayan', 'li a[href*="/galleries/"]'],
  ] as const) {
    await page.goto(`/newsroom${path}`);
    const rows = page.getByRole('main').locator('ul[aria-label] > li');
    await expect(rows.nth(1)).toBeVisible();
    await page.getByRole('searchbox').fill(typed);
    await expect(page).toHaveURL(`/newsroom${path}?q=${typed}`);
    await page.locator(found).first().click();
    await expect(page).toHaveURL(new RegExp(`${path}/[^/?]+$`));
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue(typed);
    await expect(page.locator(found).first()).toBeVisible();
  }
});

test('a headline that is pasted whole is searched, whatever its length', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/galleries');
  const headline = 'અમદાવાદમાં ભારે વરસાદથી નીચાણવાળા વિસ્તારોમાં પાણી ભરાયાં, વાહનચાલકો પરેશાન અને ખેડૂતો ખુશ થયા છે આજે સવારથી';
  for (const [path, none] of [
    ['/galleries', 'અહીં કશું નથી.'],
    ['/pictures', 'આવું કોઈ ચિત્ર મળ્યું નહીં.'],
    ['/comments?queue=published', 'કશું મળ્યું નહીં.'],
    ['/staff', 'કશું મળ્યું નહીં.'],
  ] as const) {
    await page.goto(`/newsroom${path}`);
    await page.getByRole('searchbox').fill(headline);
    await expect(page.getByText(none), path).toBeVisible();
  }
});

test('the way back from a row leads to the list as it was, and a last page that is empty now gives way to the one before', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom/comments?queue=published&perPage=2&page=2');
  await page.getByRole('main').getByRole('link', { name: 'ખોલો' }).first().click();
  await page.getByRole('link', { name: 'ટિપ્પણીઓની યાદી' }).click();
  await expect(page).toHaveURL(/\/comments\?queue=published&perPage=2&page=2$/);
  await page.goto('/newsroom/comments?queue=published&perPage=2&page=900');
  await expect(page).not.toHaveURL(/page=900/);
  await expect(page.getByRole('main').getByRole('link', { name: 'ખોલો' }).first()).toBeVisible();
});

test('a headline of one long word is whole in the list of a phone', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { width: 360, height: 740 });
  const headline = 'https://savar.example/'.padEnd(120, 'a');
  await page.request.post('/newsroom/api/stories', { data: { working: { headline } }, headers: { origin: newspaper.url } });
  await page.goto('/newsroom/stories');
  const box = await page.getByText(headline).boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 360)).toBeLessThanOrEqual(352);
});
