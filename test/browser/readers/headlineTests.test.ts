import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/newspaper.ts';

type Report = { test: number; place: number; isShown: boolean; isClicked: boolean };

const LIST = '/category/saurashtra/1';
const HEADLINES = [
  'પાટા પર સાત સિંહ, માલગાડી 12 મિનિટ થંભી',
  'સાત સિંહને રસ્તો આપવા માલગાડી 12 મિનિટ ઊભી રહી',
  'લાલ ટૉર્ચ જોઈને લોકો પાઇલટે બ્રેક મારી, સાત સિંહ બચ્યા',
];

/** The reports of the pages opened from now on; chance falls as `chance` says. */
async function reportsOf(page: Page, chance?: number): Promise<Report[]> {
  const reports: Report[] = [];
  await page.exposeFunction('noteHeadlines', (body: string) => reports.push(...JSON.parse(body).reports));
  await page.addInitScript((fixed) => {
    if (fixed !== undefined) Math.random = () => fixed;
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, body) => {
      const note: unknown = Reflect.get(window, 'noteHeadlines');
      if (address === '/api/headline-seen' && body instanceof Blob && typeof note === 'function')
        void body.text().then((text) => note(text));
      return send(address, body);
    };
  }, chance);
  return reports;
}

const link = (page: Page) => page.locator('main a[data-headlines]').first();
const counting = (page: Page) => expect(page.locator('gs-island[name="HeadlineTests"]')).toHaveAttribute('data-status', 'ready');

test('a reader sees one headline for the whole visit, from the first paint; it is counted once, and a press once', async ({ openAs }) => {
  const page = await openAs('/static-page/about-us', { width: 360, height: 740 });
  const reports = await reportsOf(page, 0.5);
  // Every text that is ever painted in the link's place, and every shift.
  await page.addInitScript(() => {
    const seen = new Set<string>();
    Reflect.set(window, 'seenHeadlines', seen);
    const look = () => {
      const shown = document.querySelector<HTMLElement>('main a[data-headlines]')?.innerText;
      if (shown) seen.add(shown);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Reflect.set(window, 'shifts', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) Reflect.set(window, 'shifts', Reflect.get(window, 'shifts') + Number(entry.value));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(LIST);
  await expect(link(page)).toHaveText(HEADLINES[1] ?? '', { useInnerText: true });
  await counting(page);
  expect(reports).toEqual([]);
  await link(page).scrollIntoViewIfNeeded();
  await expect.poll(() => reports, { timeout: 10_000 }).toMatchObject([{ place: 1, isShown: true, isClicked: false }]);
  expect(await page.evaluate(() => [...Reflect.get(window, 'seenHeadlines')])).toEqual([HEADLINES[1]]);
  expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toBe(0);
  // Whoever uses a screen reader hears one of them.
  const cards = page.locator('main article');
  await expect(cards.getByRole('link', { name: HEADLINES[1] ?? '', exact: true })).toHaveCount(1);
  for (const other of [HEADLINES[0], HEADLINES[2]]) await expect(cards.getByRole('link', { name: other ?? '' })).toHaveCount(0);

  // Another page view of the visit: the same headline, although chance would fall otherwise, and no second count.
  await page.addInitScript(() => {
    Math.random = () => 0.99;
  });
  await page.goto(LIST);
  await expect(link(page)).toHaveText(HEADLINES[1] ?? '', { useInnerText: true });
  await counting(page);
  await link(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(4_500);
  expect(reports).toHaveLength(1);
  // What a beacon carries is read before the page is left.
  const held = Promise.withResolvers<void>();
  await page.route('**/news/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await link(page).click({ noWaitAfter: true });
  await expect.poll(() => reports).toMatchObject([{ isShown: true }, { place: 1, isShown: false, isClicked: true }]);
  held.resolve();
  await page.waitForURL('**/news/**');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(HEADLINES[0] ?? '');
  await page.goto(LIST);
  await counting(page);
  await link(page).click();
  await page.waitForURL('**/news/**');
  expect(reports).toHaveLength(2);
});

test('chance gives each headline to its share of visits', async ({ openAs }) => {
  for (const [place, chance] of [0.1, 0.5, 0.9].entries()) {
    const page = await openAs('/static-page/about-us', { width: 360, height: 740 });
    await reportsOf(page, chance);
    await page.goto(LIST);
    await expect(link(page)).toHaveText(HEADLINES[place] ?? '', { useInnerText: true });
  }
});

test('without script, and for those who refuse to be measured, the original is shown and nothing is counted or stored', async ({
  openAs,
}) => {
  const plain = await openAs(LIST, { width: 360, height: 740, script: false });
  await expect(link(plain)).toHaveText(HEADLINES[0] ?? '', { useInnerText: true });
  for (const signal of ['globalPrivacyControl', 'doNotTrack']) {
    const page = await openAs('/static-page/about-us', { width: 360, height: 740 });
    const reports = await reportsOf(page, 0.5);
    await page.addInitScript((name) => {
      Object.defineProperty(navigator, name, { value: name === 'doNotTrack' ? '1' : true });
    }, signal);
    await page.goto(LIST);
    await counting(page);
    await expect(link(page)).toHaveText(HEADLINES[0] ?? '', { useInnerText: true });
    await link(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(1_500);
    await link(page).click();
    await page.waitForURL('**/news/**');
    expect(reports).toEqual([]);
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('headlines')))).toEqual([]);
  }
});
