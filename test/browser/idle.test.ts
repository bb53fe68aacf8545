import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/newspaper.ts';
import { pageListens } from './fixtures/pageListens.ts';
import { setRoute } from './fixtures/setRoute.ts';

/** Opens the page under a clock that the test turns, and marks it, so that a reload is seen. */
async function openUnderClock(page: Page, path: string): Promise<void> {
  await page.clock.install();
  await page.goto(path);
  // Until its script has begun the page does not count the minutes: time that runs before would be lost.
  await pageListens(page);
  await page.evaluate(() => Object.assign(window, { mark: true }));
}
const isSame = (page: Page) => page.evaluate(() => 'mark' in window);
const idle = (page: Page) => page.clock.fastForward('11:00');
const reloaded = (page: Page) => page.waitForFunction(() => !('mark' in window));

test('ten minutes without a sign of the reader load the page anew', async ({ openAs }) => {
  const page = await openAs('/search');
  await openUnderClock(page, '/search');
  await idle(page);
  await reloaded(page);
});

test('without a network the page stays, and a reader who comes back to it late finds today’s', async ({ openAs }) => {
  const page = await openAs('/search', { expects: /ERR_INTERNET_DISCONNECTED/ });
  await openUnderClock(page, '/search');
  await page.context().setOffline(true);
  await idle(page);
  expect(await isSame(page)).toBe(true);
  await page.context().setOffline(false);
  // No timer of the page has run in the background.
  await page.clock.setSystemTime(Date.now() + 24 * 60 * 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await reloaded(page);
});

test('a film that plays is not interrupted, and ten minutes more pass after it', async ({ openAs }) => {
  const page = await openAs('/video/list');
  const address = await page.locator('main a[href^="/video/festivals/uttarayan-"]').first().getAttribute('href');
  await openUnderClock(page, address ?? '');
  await page
    .getByRole('button', { name: /^વિડિયો ચલાવો/ })
    .first()
    .click();
  const film = page.locator('[data-player="film"] video').first();
  await expect.poll(() => film.evaluate((video) => video instanceof HTMLVideoElement && !video.paused && video.currentTime > 0)).toBe(true);
  await film.evaluate((video) => Object.assign(video, { loop: true }));
  await idle(page);
  await idle(page);
  expect(await isSame(page)).toBe(true);
  await film.evaluate((video) => video instanceof HTMLVideoElement && video.pause());
  await expect.poll(() => film.evaluate((video) => video instanceof HTMLVideoElement && video.paused)).toBe(true);
  await page.clock.fastForward('05:00');
  expect(await isSame(page)).toBe(true);
  await idle(page);
  await reloaded(page);
});

test('a frame that the reader has opened is not interrupted; frames of advertisements hold nothing up', async ({ openAs }) => {
  const page = await openAs('/recent-news/1');
  const address = await page.locator('main h2 a').first().getAttribute('href');
  await openUnderClock(page, address ?? '');
  const addFrame = (selector: string) =>
    page.evaluate((at) => {
      const frame = document.createElement('iframe');
      frame.title = 'a frame';
      document.querySelector(at)?.append(frame);
    }, selector);
  await addFrame('main [data-ad]');
  // Google's script has frames of its own at the end of the page.
  await addFrame('body');
  await addFrame('main article');
  await idle(page);
  expect(await isSame(page)).toBe(true);
  await page.evaluate(() => document.querySelector('main article > iframe')?.remove());
  await idle(page);
  await reloaded(page);
});

test('nothing that is being written or stands open is lost', async ({ openAs }) => {
  const page = await openAs('/search', { width: 360, height: 740 });
  await openUnderClock(page, '/search');
  // Found by its label: the first touch makes a combobox of what was a search box.
  const field = page.getByLabel('સમાચાર શોધો');
  await field.fill('varsad');
  await idle(page);
  expect(await isSame(page)).toBe(true);
  await field.fill('');
  await page.evaluate(() => document.getElementById('site-menu')?.showPopover());
  await idle(page);
  expect(await isSame(page)).toBe(true);
  await page.evaluate(() => document.getElementById('site-menu')?.hidePopover());
  await idle(page);
  await reloaded(page);
});

test('a form that came back with what was typed is not taken away', async ({ openAs }) => {
  const page = await openAs('/contact', { expects: /status of 400/ });
  await page.locator('#enquiry-message').fill('બસ-સ્ટૅન્ડ પરનું સરનામું ખોટું છપાયું છે.');
  await page.locator('main form [name="email"]').fill('jaya at example');
  await page.locator('main form').evaluate((form) => form instanceof HTMLFormElement && form.setAttribute('novalidate', ''));
  await page.clock.install();
  await page.locator('main form button[type="submit"]').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.evaluate(() => Object.assign(window, { mark: true }));
  await idle(page);
  await idle(page);
  expect(await isSame(page)).toBe(true);
  await expect(page.locator('#enquiry-message')).toHaveValue('બસ-સ્ટૅન્ડ પરનું સરનામું ખોટું છપાયું છે.');
});

test('a page that must be dark offers no other theme, and keeps none', async ({ openAs }) => {
  const page = await openAs('/video/list');
  const theme = page.getByRole('button', { name: 'રાત-દિવસ થીમ બદલો' });
  await expect(theme.first()).toBeVisible();
  await page.locator('main a[href^="/video/festivals/uttarayan-"]').first().click();
  await page.waitForURL('**/video/festivals/**');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const button of await theme.all()) await expect(button).toBeHidden();
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-theme-switch]')?.click());
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
});

test('without a short link the whole address is shared, and the failure is logged in the specification’s words', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { expects: /^Error shortening URL:|Failed to load resource/ });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('main h2 a').first().click();
  await page.waitForURL('**/news/**');
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await setRoute(page, '**/api/shorten-url', (route) => route.fulfill({ status: 503, json: { code: 503, message: 'not now' } }));
  await page.getByRole('button', { name: 'લિંક કૉપિ કરો' }).click();
  await expect(page.locator('[data-toast]')).toHaveText('લિંક કૉપિ થઈ ગઈ');
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
  expect(logged.some((line) => line.startsWith('Error shortening URL:'))).toBe(true);
});
