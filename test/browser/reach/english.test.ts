import { chooseOption } from '../fixtures/chooseOption.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

test('a reader goes over to the English edition, reads and shares a story there, and comes back by its translation', async ({ openAs }) => {
  const gujarati = await openAs('/recent-news/1');
  await gujarati.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const [page] = await Promise.all([
    gujarati.context().waitForEvent('page'),
    gujarati
      .getByRole('banner')
      .getByRole('link', { name: /^English/ })
      .click(),
  ]);
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Sports' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Dhruvraj/ })
    .click();
  await expect(page).toHaveURL(/\/en\/news\/cricket\/dhruvraj-hundred-\d+$/);

  await page.locator('gs-island[name="TextSize"] summary').click();
  const largest = page.getByRole('button', { name: 'Largest' });
  await largest.click();
  await expect(largest).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Copy the link' }).first().click();
  await expect(page.locator('[data-toast]')).toHaveText('Link copied');
  await page.getByRole('banner').getByRole('button', { name: 'Switch dark and light' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  // The next story is appended at the end, with a link of its own.
  await page.getByRole('article').first().getByRole('link', { name: 'ગુજરાતીમાં વાંચો' }).click();
  await expect(page).toHaveURL(/\/news\/cricket\/ranji-dhruvraj-sadi-\d+$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'gu');
  await page.getByRole('article').first().getByRole('link', { name: 'Read in English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dhruvraj’s hundred takes Saurashtra to 312 for four');
});

test('an English page loads no font of the newspaper, and its phone’s menu speaks English', async ({ openAs }) => {
  const page = await openAs('/en', { width: 360, height: 740 });
  await page.waitForLoadState('networkidle');
  const fonts = await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => /\.woff2/.test(name)).length);
  // The link to the Gujarati edition is the one word in Gujarati; a device without such a font fetches one for it.
  expect(fonts).toBeLessThanOrEqual(1);
  await page.getByRole('navigation', { name: 'Bottom menu' }).getByRole('button', { name: 'Menu' }).click();
  await expect(page.locator('#site-menu').getByRole('link', { name: 'Business' })).toBeVisible();
});

test('an editor makes a story the English translation of another', async ({ openAs, newspaper }) => {
  const page = await openNewsroom(newspaper, openAs);
  await page.goto('/newsroom/stories');
  await page.getByRole('button', { name: 'નવી સ્ટોરી' }).click();
  const headline = page.getByRole('textbox', { name: 'હેડલાઇન', exact: true });
  await headline.fill('Lions stop a goods train');
  const translation = page.getByRole('group', { name: 'કઈ સ્ટોરીનો અનુવાદ' });
  await translation.getByRole('button', { name: 'મૂળ સ્ટોરી પસંદ કરો' }).click();
  const picker = page.getByRole('dialog');
  await picker.getByRole('textbox').fill('સંસદનો પહેલો કલાક');
  await picker.getByRole('button', { name: /^સંસદનો પહેલો કલાક/ }).click();
  await expect(translation).toContainText('કલાક');
  // In the same language it is no translation; the check comes with the saved copy.
  await expect(translation).toContainText('એક અંગ્રેજીમાં અને બીજી ગુજરાતીમાં');
  await chooseOption(page, 'ભાષા', 'English');
  await expect(translation).not.toContainText('એક અંગ્રેજીમાં અને બીજી ગુજરાતીમાં');
  await expect(page.locator('[data-save]')).toHaveAttribute('data-save', 'saved');
  await page.reload();
  await expect(page.getByRole('group', { name: 'કઈ સ્ટોરીનો અનુવાદ' })).toContainText('કલાક');
});
