import type { Page } from '@playwright/test';
import { fitsWidth } from './fixtures/fitsWidth.ts';
import { expect, test } from './fixtures/newspaper.ts';
import { pretendOwnFont } from './fixtures/pretendOwnFont.ts';
import { readingReports } from './fixtures/readingReports.ts';

const openTextSizes = (page: Page, nth = 0) => page.locator('gs-island[name="TextSize"] summary').nth(nth).click();

async function openStory(page: Page): Promise<void> {
  await page.locator('main h2 a').first().click();
  await page.waitForURL('**/news/**');
}

test('a reader opens a story from a list, on a phone', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { width: 360, height: 740 });
  const headline = await page.locator('main h2 a').first().textContent();
  await openStory(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline ?? '');
  await expect(page).toHaveURL(/\/news\/[a-z-]+\/[a-z0-9-]+-\d+$/);
});

test('the text size is the reader’s, on every story', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { width: 360, height: 740 });
  await openStory(page);
  const size = () =>
    page
      .locator('article[data-story] > div p')
      .first()
      .evaluate((paragraph) => Number.parseFloat(getComputedStyle(paragraph).fontSize));
  const normal = await size();
  await openTextSizes(page);
  // The first press comes before the island is there: it is kept and repeated.
  await page.getByRole('button', { name: 'સૌથી મોટા' }).click();
  await expect.poll(size).toBeGreaterThan(normal * 1.3);
  await page.reload();
  expect(await size()).toBeGreaterThan(normal * 1.3);
  await openTextSizes(page);
  await page.getByRole('button', { name: 'સામાન્ય' }).click();
  await expect.poll(size).toBe(normal);
});

for (const width of [320, 360, 768, 1280])
  test(`the box of text sizes lies within the column of the text, in a window of ${width} pixels`, async ({ openAs }) => {
    const page = await openAs('/recent-news/1', { width, height: 740 });
    await openStory(page);
    await openTextSizes(page);
    const box = await page.getByRole('group', { name: 'અક્ષરનું કદ' }).boundingBox();
    const column = await page.locator('article[data-story] > div').first().boundingBox();
    if (!box || !column) throw new Error('The box or the text is not in sight');
    expect(box.x).toBeGreaterThanOrEqual(column.x);
    expect(box.x + box.width).toBeLessThanOrEqual(column.x + column.width);
    expect(await fitsWidth(page)).toBe(true);
  });

test('the box of text sizes closes on Escape and on a press elsewhere, as the lists of the header do', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { width: 360, height: 740 });
  await openStory(page);
  const box = page.getByRole('group', { name: 'અક્ષરનું કદ' });
  const opener = page.locator('gs-island[name="TextSize"] summary');
  await openTextSizes(page);
  await box.getByRole('button', { name: 'મોટા', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
  await expect(box).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(box).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(box).toBeHidden();
});

test('WhatsApp is the first way to share, and copying puts a link on the clipboard with a toast of three seconds', async ({ openAs }) => {
  const page = await openAs('/recent-news/1');
  await openStory(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const ways = page.locator(
    'a[href^="https://wa.me"], a[href^="https://t.me/share"], a[href*="facebook.com/sharer"], a[href*="x.com/intent"]',
  );
  await expect(ways.first()).toHaveAttribute('href', /wa\.me/);
  await expect(ways).toHaveCount(4);
  // As the page has it: on a slow machine the test may see the toast late.
  const told = await page.locator('[data-toast]').evaluateHandle((toast) => {
    const changes: { text: string; at: number }[] = [];
    new MutationObserver(() => changes.push({ text: toast.textContent, at: performance.now() })).observe(toast, { childList: true });
    return changes;
  });
  await page.getByRole('button', { name: 'લિંક કૉપિ કરો' }).click();
  const texts = () => told.evaluate((changes) => changes.map(({ text }) => text));
  await expect.poll(texts).toEqual(['લિંક કૉપિ થઈ ગઈ', '']);
  expect(await told.evaluate(([shown, gone]) => (gone?.at ?? 0) - (shown?.at ?? 0))).toBeGreaterThan(2_900);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^http/);
});

test('more stories come when asked for, and none twice', async ({ openAs }) => {
  const page = await openAs('/category/gujarat/1');
  await openStory(page);
  const more = page.getByRole('button', { name: 'વધુ બતાવો' });
  const rows = page.locator('main section', { has: page.getByRole('heading', { name: 'વધુ સમાચાર' }) }).locator('article a');
  await more.scrollIntoViewIfNeeded();
  const before = await rows.count();
  expect(before).toBe(5);
  await more.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => rows.count()).toBeGreaterThan(before);
  await expect(rows.nth(before)).toBeFocused();
  const addresses = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses).not.toContain(new URL(page.url()).pathname);
});

/** Scrolls to the end of the story, where what reads on wakes up: it lies between the story and the lists below it. */
async function comeToTheEnd(page: Page): Promise<void> {
  const mark = page.locator('gs-island[name="ContinuousReading"]');
  await mark.locator('div').scrollIntoViewIfNeeded();
  await expect(mark).toHaveAttribute('data-status', 'ready');
}

test('reading on brings the next story, changes the address and counts its reading', async ({ openAs }) => {
  const page = await openAs('/category/gujarat/1', { width: 360, height: 740 });
  const reports = await readingReports(page);
  await openStory(page);
  const first = new URL(page.url()).pathname;
  await comeToTheEnd(page);
  await page.getByRole('heading', { name: 'સંબંધિત સમાચાર' }).scrollIntoViewIfNeeded();
  const second = page.locator('article[data-story]').nth(1);
  await expect(second).toBeAttached();
  await second.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => new URL(page.url()).pathname).toBe(await second.getAttribute('data-story'));
  expect(new URL(page.url()).pathname).not.toBe(first);
  const headline = (await second.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await expect.poll(() => page.title()).toContain(headline);
  await expect.poll(() => reports.flatMap(({ views }) => views).filter(({ isNew }) => isNew)).toHaveLength(2);
  // The story that was added works like any other.
  await openTextSizes(page, 1);
  await second.getByRole('button', { name: 'મોટા', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-text-size', 'large');
});

test('a page that is loaded again while a later story is read begins with that story', async ({ openAs }) => {
  const page = await openAs('/category/gujarat/1', { width: 360, height: 740 });
  await openStory(page);
  await comeToTheEnd(page);
  await page.getByRole('heading', { name: 'સંબંધિત સમાચાર' }).scrollIntoViewIfNeeded();
  const second = page.locator('article[data-story]').nth(1);
  await second.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  const address = (await second.getAttribute('data-story')) ?? '';
  await expect.poll(() => new URL(page.url()).pathname).toBe(address);
  // As it does by itself for whoever comes back to it after ten minutes.
  await page.reload();
  await expect(page.locator('article[data-story]').first()).toHaveAttribute('data-story', address);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('on a slow server the next story moves nothing that the reader at the end sees', async ({ openAs }) => {
  const page = await openAs('/category/gujarat/1', { width: 360, height: 740 });
  await page.addInitScript(pretendOwnFont);
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) shifts.push(Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
    // The next story is on its way until the page is told that it has come.
    const { fetch } = window;
    const come = new Promise((resolve) => addEventListener('story-comes', resolve));
    window.fetch = async (address, init) => {
      const answer = await fetch(address, init);
      if (String(address).startsWith('/news/')) {
        dispatchEvent(new Event('story-asked'));
        await come;
      }
      return answer;
    };
    addEventListener('story-asked', () => Object.assign(window, { asked: true }));
  });
  await openStory(page);
  const stories = page.locator('article[data-story]');
  const footer = page.locator('footer').last();
  await comeToTheEnd(page);
  await page.waitForFunction(() => 'asked' in window);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(footer).toBeInViewport();
  // Up, and at once down again, as a finger does: the footer is in sight when the page is next rendered.
  await page.evaluate(async () => {
    dispatchEvent(new Event('story-comes'));
    const bottom = document.body.scrollHeight;
    for (let time = 0; time < 20; time++) {
      addEventListener('scroll', () => scrollTo({ top: bottom, behavior: 'instant' }), { once: true });
      scrollTo({ top: 0, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
  await expect(footer).toBeInViewport();
  await expect(stories).toHaveCount(1);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect(stories).toHaveCount(2);
  expect(await page.evaluate(() => ('shifts' in window ? window.shifts : undefined))).toEqual([]);
});

test('an island that cannot be fetched leaves the page as it is and is reported', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { expects: /Failed to load resource|ERR_FAILED|dynamically imported/ });
  await page.route('**/assets/TextSize.plain*.js', (route) => route.abort());
  await openStory(page);
  const report = page.waitForRequest('**/api/island-failure');
  await openTextSizes(page);
  await page.getByRole('button', { name: 'મોટા', exact: true }).click();
  await expect(page.locator('gs-island[name="TextSize"]')).toHaveAttribute('data-status', 'failed');
  expect(JSON.parse((await report).postData() ?? '{}')).toMatchObject({ island: 'TextSize' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'મોટા', exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'મોટા', exact: true })).toBeHidden();
});

test('on paper a story is a story: no menus, no buttons, no lists', async ({ openAs }) => {
  const page = await openAs('/recent-news/1');
  await openStory(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('article[data-story] > div p').first()).toBeVisible();
  for (const hidden of [
    'nav[aria-label="મુખ્ય મેનુ"]',
    'nav[aria-label="નીચેનું મેનુ"]',
    'aside',
    'gs-island[name="TextSize"] fieldset',
    'main section h2',
  ]) {
    for (const element of await page.locator(hidden).all()) await expect(element).toBeHidden();
  }
});
