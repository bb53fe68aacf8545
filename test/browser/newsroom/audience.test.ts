import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { fitsWidth } from '../fixtures/fitsWidth.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

test('what a reader reads is shown to editors: now, today, and at the story', async ({ openAs, newspaper }) => {
  const editor = await openNewsroom(newspaper, openAs, '/newsroom/audience');
  const now = editor.locator('[data-now]');
  await expect(now).toHaveText('0');
  const reader = await openAs('/category/gujarat/1', { width: 360, height: 740 });
  await reader.locator('main h2 a').first().click();
  await reader.waitForURL('**/news/**');
  const headline = (await reader.getByRole('heading', { level: 1 }).textContent()) ?? '';
  // The figure is asked for again by the screen itself.
  await expect(now).not.toHaveText('0', { timeout: 30_000 });
  await editor.getByRole('region', { name: 'હમણાં વાંચે છે' }).getByRole('link', { name: headline }).click();
  await expect(editor.locator('[data-audience]')).toContainText('હમણાં વાંચે છે: 1');
});

for (const { width, dark } of [
  { width: 360, dark: false },
  { width: 768, dark: true },
  { width: 1280, dark: false },
  { width: 1280, dark: true },
]) {
  test(`the screen of the audience fits and can be used by everybody: ${width} px${dark ? ', dark' : ''}`, async ({
    openAs,
    newspaper,
  }) => {
    const page = await openNewsroom(newspaper, openAs, '/newsroom/audience', { width, height: 900, dark });
    await expect(page.getByRole('heading', { name: 'પાનાંની ઝડપ, છેલ્લા સાત દિવસ' })).toBeVisible();
    expect(await fitsWidth(page)).toBe(true);
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
  });
}
