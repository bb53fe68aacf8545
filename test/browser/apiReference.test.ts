import { expect, test } from './fixtures/newspaper.ts';

test('the API reference opens under its own policy, and a call can be tried there', async ({ openAs }) => {
  const page = await openAs('/api/docs');
  await expect(page.getByRole('heading', { name: /the public API/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'navigation', exact: true }).click();
  const operation = page.locator('.opblock', { has: page.locator('[data-path="/menu/"]') });
  await operation.getByRole('button').first().click();
  await operation.getByRole('button', { name: 'Execute' }).click();
  await expect(operation.locator('.live-responses-table')).toContainText('"code": 200');
});

for (const dark of [false, true]) {
  test(`on a phone${dark ? ' in the dark' : ''} the API reference stays within the screen, in the reader's colours`, async ({ openAs }) => {
    const page = await openAs('/api/docs', { width: 360, dark });
    await page.getByRole('link', { name: 'navigation', exact: true }).click();
    await page.locator('[data-path="/menu/"]').first().click();
    await expect(page.getByRole('button', { name: 'Execute' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    expect(background === 'rgb(255, 255, 255)').toBe(!dark);
  });
}
