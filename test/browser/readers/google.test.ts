import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { type SiteWithGoogle, startSiteWithGoogle } from './siteWithGoogle.ts';

let site: SiteWithGoogle;
test.beforeAll(async () => {
  site = await startSiteWithGoogle();
});
test.afterAll(() => site.stop());

for (const { width, dark, script } of [
  { width: 360, dark: true, script: true },
  { width: 1280, dark: false, script: true },
  { width: 360, dark: false, script: false },
]) {
  test(`a reader logs in by Google: ${width} px, ${script ? 'with' : 'without'} script`, async ({ openAs }) => {
    const page = await openAs(`${site.url}/account/login?next=/recent-news/1`, { width, dark, script });
    const main = page.locator('main');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    if (script) expect(await accessibilityFaults(page)).toEqual([]);
    await main.getByRole('link', { name: 'ગૂગલ વડે લૉગ ઇન' }).click();
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(main.getByRole('alert').filter({ hasText: 'ગૂગલ વડે લૉગ ઇન રદ થયું.' })).toBeVisible();
    await main.getByRole('link', { name: 'ગૂગલ વડે લૉગ ઇન' }).click();
    await page.getByRole('link', { name: 'mira@savar.example' }).click();
    await page.waitForURL(`${site.url}/recent-news/1`);
    await page.goto(`${site.url}/account/edit-user`);
    await expect(page.getByLabel('ઈમેલ', { exact: true })).toHaveValue('mira@savar.example');
  });
}

test('from the dialog Google leads back to the page under it', async ({ openAs }) => {
  const page = await openAs(`${site.url}/recent-news/2`);
  await page.locator('header').getByRole('link', { name: 'લૉગ ઇન' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'ગૂગલ વડે લૉગ ઇન' }).click();
  await page.getByRole('link', { name: 'mira@savar.example' }).click();
  await page.waitForURL(`${site.url}/recent-news/2`);
  await expect(page.locator('header summary').filter({ hasText: 'mira@savar.example' })).toBeVisible();
});
