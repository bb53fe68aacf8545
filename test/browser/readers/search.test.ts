import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { fitsWidth } from '../fixtures/fitsWidth.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { setRoute } from '../fixtures/setRoute.ts';

const PHONE = { width: 360, height: 740 };
const field = (page: Page) => page.getByRole('combobox', { name: 'સમાચાર શોધો' });
const rows = (page: Page) => page.locator('[data-list] [role=row]');

/** Touches the field, which loads its script. */
async function touchField(page: Page): Promise<void> {
  await page.locator('#search-text').click();
  await expect(page.locator('gs-island[name=SearchField]')).toHaveAttribute('data-status', 'ready');
}

test('suggestions come while a reader types, in either script, and lead to a topic by the mouse', async ({ openAs }) => {
  const page = await openAs('/search');
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/api/search/suggestions') && asked.push(request.url()));
  await touchField(page);
  // However long the browser takes for the keys, there is no pause between them.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).pressSequentially('amda', { delay: 20 });
  await page.clock.runFor(200);
  await expect(rows(page).first()).toContainText('અમદાવાદ');
  await page.clock.resume();
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  expect(asked.length).toBeLessThanOrEqual(2);
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
  await rows(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/city\/ahmedabad\/1$/);
});

test('what is typed into the field that has the focus when the page opens is suggested too', async ({ openAs }) => {
  const page = await openAs('/search');
  // Where much else is done at once, a browser gives the focus after a page has loaded.
  await expect(page.locator('#search-text')).toBeFocused();
  await page.keyboard.type('amda', { delay: 20 });
  await expect(field(page)).toHaveValue('amda');
  await expect(rows(page).first()).toContainText('અમદાવાદ');
});

test('a field without the focus has its script once it is touched', async ({ openAs }) => {
  const page = await openAs('/search?q=varsad');
  const island = page.locator('gs-island[name=SearchField]');
  await expect(island).toHaveAttribute('data-status', 'waiting');
  await touchField(page);
});

test('the keys go through the suggestions, follow one, and close the list', async ({ openAs }) => {
  const page = await openAs('/search');
  await touchField(page);
  await field(page).fill('વડો');
  await expect(rows(page).first()).toContainText('વડોદરા');
  await page.keyboard.press('ArrowDown');
  const active = await field(page).getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(field(page)).toHaveValue('વડો');
  await page.keyboard.press('ArrowDown');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await field(page).fill('baroda');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(rows(page).first()).toContainText('વડોદરા');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/city\/baroda\/1$/);
});

test('suggestions have names and states in Firefox before 119, which Windows 7 stays with: it reflects no ARIA', async ({ openAs }) => {
  const page = await openAs('/robots.txt');
  await page.addInitScript(() => {
    for (const name of Object.getOwnPropertyNames(Element.prototype).filter((one) => /^(aria[A-Z]|role$)/.test(one)))
      Reflect.deleteProperty(Element.prototype, name);
  });
  await page.goto('/search');
  await touchField(page);
  await field(page).fill('વડો');
  await expect(rows(page).first()).toContainText('વડોદરા');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  const active = await field(page).getAttribute('aria-activedescendant');
  await expect(page.locator(`[id="${active}"]`)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('grid')).toHaveAccessibleName(/./);
});

test('a late answer does not replace that of what was typed since', async ({ openAs }) => {
  const page = await openAs('/search');
  const held = Promise.withResolvers<void>();
  await setRoute(page, /suggestions\?q=sur$/, async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  await touchField(page);
  const asked = page.waitForRequest(/suggestions\?q=sur$/);
  await field(page).fill('sur');
  await asked;
  await field(page).fill('rajkot');
  await expect(rows(page).first()).toContainText('રાજકોટ');
  held.resolve();
  await page.waitForTimeout(500);
  await expect(rows(page).first()).toContainText('રાજકોટ');
});

test('earlier searches are listed while the field is empty, and removed one by one and all at once', async ({ openAs }) => {
  const page = await openAs('/search?q=varsad', PHONE);
  for (const q of ['kapas', 'garbo']) {
    await expect.poll(() => page.evaluate(() => localStorage.getItem('searches') ?? '')).not.toBe('');
    await page.goto(`/search?q=${q}`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('searches') ?? '')).toContain(q);
  }
  await page.goto('/search');
  await touchField(page);
  await expect(rows(page)).toHaveText([/garbo/, /kapas/, /varsad/, 'બધું ભૂંસો']);
  expect(await fitsWidth(page)).toBe(true);
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'યાદીમાંથી કાઢો: kapas' }).click();
  await expect(rows(page)).toHaveText([/garbo/, /varsad/, 'બધું ભૂંસો']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(rows(page)).toHaveText([/varsad/, 'બધું ભૂંસો']);
  await page.getByRole('button', { name: 'બધું ભૂંસો' }).click();
  await expect(rows(page).first()).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem('searches'))).toBeNull();
});

test('suggestions fit a phone, in the dark too', async ({ openAs }) => {
  for (const dark of [false, true]) {
    const page = await openAs('/search', { ...PHONE, dark });
    await touchField(page);
    await field(page).fill('ga');
    await expect(rows(page).nth(2)).toBeVisible();
    expect(await fitsWidth(page)).toBe(true);
    expect(await accessibilityFaults(page, 'main')).toEqual([]);
  }
});

test('without script the field is that of a plain form, and a search is answered above its results', async ({ openAs }) => {
  const page = await openAs('/search', { script: false });
  await page.getByLabel('સમાચાર શોધો').fill('banaskantha seat');
  await page.getByRole('button', { name: 'શોધો' }).click();
  await expect(page).toHaveURL(/\/search\?q=banaskantha/);
  const answer = page.getByRole('region', { name: /બનાસકાંઠા/ });
  await expect(answer).toContainText('સરસાઈ');
  await answer.getByRole('link').first().click();
  await expect(page).toHaveURL('/election-2024/seat/banaskantha');
});

test('a match is answered by its score, on a phone', async ({ openAs }) => {
  const page = await openAs('/search?q=india+match+score', PHONE);
  const answer = page.getByRole('region', { name: /વિ\./ });
  await expect(answer.locator('dd').first()).toContainText(/\d+/);
  expect(await fitsWidth(page)).toBe(true);
  expect(await accessibilityFaults(page, 'main')).toEqual([]);
});
