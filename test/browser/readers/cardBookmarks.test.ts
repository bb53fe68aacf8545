import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { expect, type Reader, test } from '../fixtures/newspaper.ts';
import { logIn, newestCode } from '../fixtures/readerLogIn.ts';
import { setRoute } from '../fixtures/setRoute.ts';

const LIST = '/city/surat/1';
const TOUCH = 44;

/** A page of a reader who has just logged in. */
async function openLoggedIn(
  openAs: (path: string, reader?: Reader) => Promise<Page>,
  loginName: string,
  options: Reader = {},
): Promise<Page> {
  const page = await openAs('/account/login', options);
  await logIn(page, loginName);
  await page.waitForURL('**/account/edit-user');
  return page;
}

const cardsOf = (page: Page) => page.locator('main article').filter({ has: page.locator('h2 > a[href^="/news/"]') });

for (const { width, dark } of [
  { width: 360, dark: false },
  { width: 1280, dark: true },
]) {
  test(`a logged-in reader saves a story on its card of a list, and nothing moves: ${width} px`, async ({ openAs }) => {
    const page = await openLoggedIn(openAs, `cards${width}@savar.example`, { width, height: 800, dark });
    await page.addInitScript(() => {
      // The name of the account, in the header, is not part of the list.
      const isInList = (node: unknown): boolean => node instanceof Element && node.closest('main') !== null;
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const sources: { node?: unknown }[] = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources : [];
          if ('value' in entry && sources.some(({ node }) => isInList(node))) shifts.push(Number(entry.value));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(LIST);
    const first = cardsOf(page).first();
    const headline = await first.locator('h2 a').innerText();
    const save = first.getByRole('button', { name: `સાચવો : ${headline}`, exact: true });
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    await expect(cardsOf(page).getByRole('button', { name: 'સાચવો' })).toHaveCount(await cardsOf(page).count());
    for (const button of await cardsOf(page).getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(TOUCH);
    }
    expect(await page.evaluate(() => ('shifts' in window ? window.shifts : undefined))).toEqual([]);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    await save.click();
    await expect(page.locator('[data-toast]')).toHaveText('સમાચાર સાચવ્યા.');
    const saved = first.getByRole('button', { name: `સાચવેલા : ${headline}`, exact: true });
    await expect(saved).toHaveAttribute('aria-pressed', 'true');
    expect(new URL(page.url()).pathname).toBe(LIST);
    await page.goto('/account/bookmark/list');
    // Here each story has a button of its own beside its card.
    await expect(page.getByRole('button', { name: 'યાદીમાંથી કાઢો' })).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    await expect(cardsOf(page).getByRole('button')).toHaveCount(0);
    await page.goto(LIST);
    await saved.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-toast]')).toHaveText('સમાચાર યાદીમાંથી કાઢ્યા.');
    await expect(save).toHaveAttribute('aria-pressed', 'false');
    await first.locator('h2 a').click();
    await page.waitForURL('**/news/**');
  });
}

test('cards of a search and of an author have the button', async ({ openAs }) => {
  const page = await openLoggedIn(openAs, 'searching@savar.example');
  await page.goto(LIST);
  const story = await cardsOf(page).first().locator('h2 a').getAttribute('href');
  const word = (await cardsOf(page).first().locator('h2 a').innerText()).split(' ')[0] ?? '';
  await page.goto(`/search?q=${encodeURIComponent(word)}`);
  await expect(cardsOf(page).first().getByRole('button')).toBeVisible();
  await page.goto(story ?? '');
  await page.goto((await page.locator('main a[href^="/author/"]').first().getAttribute('href')) ?? '');
  await expect(cardsOf(page).first().getByRole('button')).toBeVisible();
});

test('what the server refuses is said in its words, and no answer as the specification has it', async ({ openAs }) => {
  const page = await openLoggedIn(openAs, 'refused@savar.example', { expects: /Failed to load resource/ });
  await page.goto(LIST);
  const save = cardsOf(page).first().getByRole('button', { name: 'સાચવો' });
  await setRoute(page, '**/api/bookmark', (route) =>
    route.fulfill({ json: { code: 200, data: { success: false, message: 'યાદી ભરાઈ ગઈ છે.' } } }),
  );
  await save.click();
  await expect(page.locator('[data-toast]')).toHaveText('યાદી ભરાઈ ગઈ છે.');
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await page.unroute('**/api/bookmark');
  await setRoute(page, '**/api/bookmark', (route) => route.abort());
  await save.click();
  await expect(page.locator('[data-toast]')).toHaveText('Internal Server Error');
  await expect(save).toHaveAttribute('aria-pressed', 'false');
});

test('without an account cards have no button, and after logging out none is left', async ({ openAs }) => {
  const nobody = await openAs(LIST);
  await nobody.waitForLoadState('networkidle');
  await expect(cardsOf(nobody).getByRole('button')).toHaveCount(0);
  await nobody.locator('header').getByRole('link', { name: 'લૉગ ઇન' }).click();
  const dialog = nobody.getByRole('dialog', { name: 'લૉગ ઇન' });
  await dialog.getByLabel('મોબાઇલ નંબર અથવા ઈમેલ').fill('leaving@savar.example');
  await nobody.keyboard.press('Enter');
  await expect(dialog.getByLabel('છ આંકડાનો કોડ')).toBeFocused();
  await dialog.getByLabel('છ આંકડાનો કોડ').fill(await newestCode(nobody));
  await nobody.keyboard.press('Enter');
  await expect(cardsOf(nobody).first().getByRole('button')).toBeVisible();
  await nobody.locator('header summary').filter({ hasText: 'leaving@savar.example' }).click();
  await nobody.locator('header').getByRole('button', { name: 'લૉગ આઉટ' }).click();
  await expect(nobody.locator('header').getByRole('link', { name: 'લૉગ ઇન' })).toBeVisible();
  await expect(cardsOf(nobody).getByRole('button')).toHaveCount(0);
});

test('two stories that are saved one after the other are both shown as saved, whichever list arrives first', async ({ openAs }) => {
  const page = await openLoggedIn(openAs, 'cards-order@savar.example');
  await page.goto(LIST);
  const buttons = cardsOf(page).locator('[data-toggle="bookmark"] button');
  await expect(buttons.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await page.waitForLoadState('networkidle');
  const [arrived, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await setRoute(
    page,
    '**/api/user/bookmark',
    async (route) => {
      const response = await route.fetch();
      arrived.resolve();
      await released.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await buttons.first().click();
  await arrived.promise;
  await buttons.nth(1).click();
  await expect(buttons.nth(1)).toHaveAttribute('aria-pressed', 'true');
  const late = page.waitForResponse('**/api/user/bookmark');
  released.resolve();
  await late;
  await page.waitForTimeout(300);
  for (const at of [0, 1]) await expect(buttons.nth(at)).toHaveAttribute('aria-pressed', 'true');
});
