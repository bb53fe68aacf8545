import { expect, test } from './fixtures/newspaper.ts';

test('without script a reader reads, pages, searches and opens menus', async ({ openAs }) => {
  const page = await openAs('/', { width: 360, height: 740, script: false });
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.goto('/recent-news/1');
  await page.getByRole('link', { name: /પછીનું/ }).click();
  await expect(page).toHaveURL('/recent-news/2');
  await page.locator('main h2 a').first().click();
  await expect(page).toHaveURL(/\/news\//);
  await expect(page.locator('article p').first()).toBeVisible();
  // What cannot work is not shown.
  await expect(page.getByRole('button', { name: 'લિંક કૉપિ કરો' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'વધુ બતાવો' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
  await page.getByRole('button', { name: 'મેનુ', exact: true }).last().click();
  await expect(page.locator('#site-menu')).toBeVisible();
  await page.goto('/search');
  await page.getByRole('searchbox').fill('varsad');
  await page.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/search?q=varsad');
  await expect(page.locator('main article').first()).toBeVisible();
});
