import type { Page } from '@playwright/test';
import { askOverWire } from '../../wire.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { type Report, readingReports } from '../fixtures/readingReports.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

/** The script with the library of the vitals, as it is sent. */
const SCRIPT_BYTES = 4 * 1024;

/** Hides the tab or shows it again, as the browser tells the page. */
const setVisible = (page: Page, isVisible: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => state });
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => state === 'hidden' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    },
    isVisible ? 'visible' : 'hidden',
  );

const firstStory = async (page: Page) => (await page.locator('main h2 a').first().getAttribute('href')) ?? '';
const idOf = (path: string) => Number(/-(\d+)$/.exec(path)?.[1]);
const sum = (views: Report['views'], of: (view: Report['views'][number]) => number) => views.reduce((total, view) => total + of(view), 0);

test('a story that is read and hidden reports its view, its time, how far it was read and its vitals', async ({ openAs }) => {
  const page = await openAs('/category/gujarat/1', { width: 360, height: 740 });
  const story = await firstStory(page);
  const reports = await readingReports(page);
  await page.goto(`${story}?utm_medium=push`);
  await expect.poll(() => reports.length).toBe(1);
  expect(reports[0]).toMatchObject({
    page: 'article',
    views: [{ articleId: idOf(story), isNew: true, isHere: true, from: { host: '', medium: 'push' } }],
  });
  const article = page.locator('article[data-story]').first();
  const { height = 0 } = (await article.boundingBox()) ?? {};
  // To the middle, by the wheel, as a finger does.
  for (let y = 0; y < height * 0.6 - 740; y += 200) {
    await page.mouse.wheel(0, 200);
    await page.waitForTimeout(30);
  }
  // The library ends LCP at a key or a press of a person, and does not heed an event that a script makes.
  await page.keyboard.press('Shift');
  await page.waitForTimeout(2_000);
  await setVisible(page, false);
  await expect.poll(() => reports.length).toBe(2);
  const views = reports.flatMap((report) => report.views);
  expect(views.flatMap(({ depths = [] }) => depths)).toEqual([25, 50]);
  const seconds = sum(views, (view) => view.seconds ?? 0);
  expect(seconds).toBeGreaterThanOrEqual(3);
  const names = reports.flatMap(({ vitals }) => vitals.map(([name]) => name));
  for (const name of ['TTFB', 'FCP', 'LCP', 'CLS']) expect(names).toContain(name);
  // Nothing counts while it is hidden, and what is sent is no second view.
  await page.waitForTimeout(2_500);
  const shownAt = Date.now();
  await setVisible(page, true);
  await page.waitForTimeout(1_200);
  await setVisible(page, false);
  const shownSeconds = Math.ceil((Date.now() - shownAt) / 1_000);
  await expect.poll(() => reports.length).toBe(3);
  expect(reports[2]?.views).toHaveLength(1);
  expect(reports[2]?.views[0]?.isNew).toBeUndefined();
  expect(reports[2]?.views[0]?.seconds).toBeLessThanOrEqual(shownSeconds);
  expect(
    await page.evaluate(() => [document.cookie, Object.keys(localStorage).filter((key) => /read-|audience|visitor/.test(key))]),
  ).toEqual(['', []]);
});

test('a page that is left in truth has its time counted', async ({ openAs, newspaper }) => {
  const editor = await openNewsroom(newspaper, openAs);
  // The browser without a window names itself, and would count as a program.
  const page = await openAs('/category/gujarat/1', { width: 360, height: 740 });
  const story = await page.locator('main h2 a').nth(2).getAttribute('href');
  const reports = await readingReports(page);
  await page.goto(story ?? '');
  // It is a view after two seconds, and its time is added up second by second.
  await expect.poll(() => reports.length).toBe(1);
  await page.waitForTimeout(2_500);
  await page.goto('/robots.txt');
  await expect
    .poll(async () => (await (await editor.request.get(`/newsroom/api/audience/stories/${idOf(story ?? '')}`)).json()).seconds, {
      timeout: 10_000,
    })
    .toBeGreaterThanOrEqual(3);
});

test('each story of continuous reading is a view of its own', async ({ openAs }) => {
  const page = await openAs('/category/gujarat/1', { width: 360, height: 740 });
  const first = await firstStory(page);
  const reports = await readingReports(page);
  await page.goto(first);
  // By the mark at the end of the text, which a jump to what stands below it would pass.
  await page.locator('gs-island[name="ContinuousReading"] > div').scrollIntoViewIfNeeded();
  await expect(page.locator('gs-island[name="ContinuousReading"]')).toHaveAttribute('data-status', 'ready');
  await page.locator('[data-next-story]').scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'સંબંધિત સમાચાર' }).scrollIntoViewIfNeeded();
  const second = page.locator('article[data-story]').nth(1);
  await expect(second).toBeAttached();
  await second.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 900);
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(first);
  const next = new URL(page.url()).pathname;
  await expect.poll(() => reports.flatMap(({ views }) => views).filter(({ isNew }) => isNew).length).toBe(2);
  await page.waitForTimeout(1_500);
  await setVisible(page, false);
  const views = () => reports.flatMap((report) => report.views);
  await expect.poll(() => sum(views(), ({ articleId, seconds = 0 }) => (articleId === idOf(next) ? seconds : 0))).toBeGreaterThan(0);
  expect(views().filter(({ isNew }) => isNew)).toMatchObject([{ articleId: idOf(first) }, { articleId: idOf(next), from: 'internal' }]);
  // The first was read to its end on the way.
  expect(views().flatMap(({ articleId, depths = [] }) => (articleId === idOf(first) ? depths : []))).toEqual([25, 50, 75, 100]);
});

test('a reader whose network goes before the scripts that count have come sees no error', async ({ openAs }) => {
  const page = await openAs('/category/gujarat/1', { expects: /ERR_FAILED/ });
  const story = await firstStory(page);
  const asked = new Set<string>();
  await page.route(/\/assets\/(readingReport|storyRead)\.client/, (route) => {
    asked.add(new URL(route.request().url()).pathname);
    return route.abort();
  });
  await page.goto(story);
  await expect.poll(() => asked.size).toBe(2);
  // Their failures have been told to the page.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
});

test('who refuses by the browser’s signal is counted as a view and nothing more', async ({ openAs }) => {
  const page = await openAs('/category/gujarat/1');
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const story = await firstStory(page);
  const reports = await readingReports(page);
  await page.goto(story);
  await expect.poll(() => reports.length).toBe(1);
  await page.mouse.wheel(0, 3_000);
  await page.waitForTimeout(1_500);
  await setVisible(page, false);
  await page.waitForTimeout(500);
  expect(reports).toEqual([{ page: 'article', views: [{ articleId: idOf(story), isNew: true, from: 'unknown' }], vitals: [] }]);
});

test('a page that reloads by itself counts no view before somebody touches it', async ({ openAs }) => {
  const page = await openAs('/category/gujarat/1');
  const reports = await readingReports(page);
  const news = () => reports.flatMap(({ views }) => views).filter(({ isNew }) => isNew);
  await page.reload();
  await page.waitForTimeout(3_000);
  expect(news()).toEqual([]);
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 330);
  await expect.poll(news).toMatchObject([{ from: 'internal' }]);
});

test('pages of each class say what they are', async ({ openAs }) => {
  const page = await openAs('/robots.txt');
  const reports = await readingReports(page);
  for (const [path, pageClass] of [
    ['/', 'home'],
    ['/cricket', 'cricket'],
    ['/search', 'search'],
    ['/recent-news/1', 'article_list'],
    ['/classified', 'classified'],
  ] as const) {
    await page.goto(path);
    const views = () => reports.filter((report) => report.page === pageClass).flatMap((report) => report.views);
    await expect.poll(() => views().length, { message: path }).toBeGreaterThan(0);
    expect(views()[0], path).toMatchObject({ isNew: true });
  }
});

test('what counts the reading is light, with its library', async ({ openAs, newspaper }, testInfo) => {
  const page = await openAs('/robots.txt');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/recent-news/1', { waitUntil: 'networkidle' });
  await page.waitForTimeout(2_500);
  const asked = () => scripts.filter((path) => path.includes('readingReport'));
  await expect.poll(asked).toHaveLength(1);
  const own = asked();
  const text = await (await fetch(newspaper.url + own[0])).text();
  const imported = [...text.matchAll(/from\s*["'`]\.\/([\w.-]+\.js)["'`]/g)].map(([, file]) => `/assets/${file}`);
  const sizes = await Promise.all([...own, ...imported].map(async (path) => (await askOverWire(newspaper.url + path)).bytes.length));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  testInfo.annotations.push({ type: 'script', description: `${bytes} of ${SCRIPT_BYTES} bytes` });
  process.stdout.write(`  what counts the reading: ${bytes} of ${SCRIPT_BYTES} bytes\n`);
  expect(bytes).toBeLessThanOrEqual(SCRIPT_BYTES);
});
