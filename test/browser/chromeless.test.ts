import { expect, test } from './fixtures/newspaper.ts';
import { pageListens } from './fixtures/pageListens.ts';

/** A page asked for anew has lost what a script left on it. */
const isReloaded = () => !('mark' in window);
const mark = () => Object.assign(window, { mark: true });

test('reading on, its links, a toast and the reload after idling stay under /mobile with the theme', async ({ openAs }) => {
  const page = await openAs('/mobile/category/gujarat/1?theme=dark', { width: 360, height: 740 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.locator('main h2 a').first().click();
  await page.waitForURL('**/mobile/news/**');
  const stays = (address: string) => /^\/mobile\/.*\?theme=dark$/.test(address.replace(/^https?:\/\/[^/]+/, ''));
  const first = page.url();
  expect(stays(first)).toBe(true);

  await page.getByRole('button', { name: 'લિંક કૉપિ કરો' }).click();
  await expect(page.locator('[data-toast]')).toHaveText('લિંક કૉપિ થઈ ગઈ');

  const more = page.getByRole('button', { name: 'વધુ બતાવો' });
  await more.scrollIntoViewIfNeeded();
  const rows = page.locator('gs-island[name="MoreArticles"] article a');
  await more.click();
  await expect(rows.first()).toBeAttached();
  expect((await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))).filter((href) => !stays(href))).toEqual(
    [],
  );

  const second = page.locator('article[data-story]').nth(1);
  await page.locator('article[data-story] h2').last().scrollIntoViewIfNeeded();
  const reading = page.locator('gs-island[name="ContinuousReading"]').first();
  await reading.scrollIntoViewIfNeeded();
  await expect(reading).toHaveAttribute('data-status', 'ready');
  // Near the end, with the place of the next story still below what is seen.
  await rows.first().scrollIntoViewIfNeeded();
  await expect(second).toBeAttached();
  await second.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.url()).not.toBe(first);
  const address = page.url();
  expect(new URL(address).pathname).toBe(`/mobile${await second.getAttribute('data-story')}`);
  expect(stays(address)).toBe(true);
  await expect(second.locator('nav a').first()).toHaveAttribute('href', /^\/mobile.*theme=dark$/);
  // What a script has put there by itself is put right before it is followed.
  await page.evaluate(() =>
    document.querySelector('main')?.insertAdjacentHTML('afterbegin', '<a id="late" href="/recent-news/1">તાજા</a>'),
  );
  await page.locator('#late').focus();
  await expect(page.locator('#late')).toHaveAttribute('href', '/mobile/recent-news/1?theme=dark');

  await page.clock.install();
  await page.goto(address);
  // Until its script has begun the page does not count the minutes.
  await pageListens(page);
  await page.evaluate(mark);
  await page.clock.fastForward('11:00');
  await page.waitForFunction(isReloaded);
  expect(page.url()).toBe(address);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('header#site, footer')).toHaveCount(0);
});
