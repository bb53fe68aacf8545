import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';
import { observed, stopTime } from './slotTime.ts';

// Specification, sections 3, 4 and 9, rule by rule, in a browser.

const PHONE = { width: 360, height: 740 };
const slot = (page: Page, name: string) => page.locator(`[data-ad="${name}"]`);
const filled = (page: Page, name: string) => slot(page, name).locator('a[rel~="sponsored"] img');

async function storyOf(url: string, list = '/category/agriculture/1'): Promise<string> {
  return /href="(\/news\/[^"]+)"/.exec(await (await fetch(url + list)).text())?.[1] ?? '';
}

test('slots have the minimum heights of the specification before anything loads, and the sizes of its list', async ({
  openAs,
  newspaper,
}) => {
  const heightOf = (page: Page, name: string) => slot(page, name).evaluate((element) => element.getBoundingClientRect().height);
  const desk = await openAs('/', { script: true });
  expect(await heightOf(desk, 'header')).toBe(106);
  expect(await heightOf(desk, 'middle')).toBe(106);
  const phone = await openAs('/', PHONE);
  expect(await heightOf(phone, 'above-top-story')).toBe(66);
  expect(await heightOf(phone, 'mobile-middle')).toBe(266);
  const story = await openAs(await storyOf(newspaper.url));
  expect(await heightOf(story, 'right-panel')).toBe(266);
  await expect(filled(story, 'right-panel')).toHaveAttribute('width', '300');
  await expect(filled(story, 'right-panel')).toHaveAttribute('height', '250');
  await expect(filled(story, 'header')).toHaveAttribute('height', '90');
});

test('a page has the slots of its type, and pages of other types have none', async ({ openAs, newspaper }) => {
  const named = async (path: string) => {
    const page = await openAs(path);
    const names = await page
      .locator('[data-ad]')
      .evaluateAll((all) => all.map((one) => (one instanceof HTMLElement ? one.dataset['ad'] : '')));
    await page.context().close();
    return names.sort();
  };
  expect(await named('/')).toEqual(['above-top-story', 'bottom', 'header', 'middle']);
  expect(await named(await storyOf(newspaper.url))).toEqual([
    'header',
    'left-panel',
    'middle',
    'mobile-bottom',
    'mobile-middle',
    'right-panel',
  ]);
  expect(await named('/category/gujarat/1')).toEqual(['header', 'left-panel', 'mobile-bottom', 'right-panel']);
  for (const path of ['/election-2024', '/video/list', '/webstories'])
    expect(await named(path)).toEqual(['bottom', 'header', 'mobile-bottom']);
  for (const path of ['/search', '/classified', '/static-page/about-us', '/privacy', '/newsletter', '/cricket', '/mandi-bhav', '/sitemap'])
    expect([path, await named(path)]).toEqual([path, []]);
  const missing = await openAs('/nowhere', { expects: /404/ });
  await expect(missing.locator('[data-ad]')).toHaveCount(0);
});

test('mobile paths have none, and ask for none', async ({ openAs, newspaper }) => {
  const page = await openAs('/robots.txt', PHONE);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ['/mobile', `/mobile${await storyOf(newspaper.url)}`, '/mobile/category/gujarat/1']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('[data-ad]')).toHaveCount(0);
  }
  expect(asked.filter((path) => path.startsWith('/api/ad-'))).toEqual([]);
});

test('a slot loads when it comes within 100 px, once, and all slots of a page by one request', async ({ openAs, newspaper }) => {
  const page = await openAs('/robots.txt');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(await storyOf(newspaper.url));
  await expect(filled(page, 'header')).toBeVisible();
  await expect(filled(page, 'middle')).toHaveCount(0);
  const top = await slot(page, 'middle').evaluate((element) => element.getBoundingClientRect().top);
  // Short of the margin nothing loads; a tenth of the slot within it is enough.
  await page.evaluate((to) => scrollTo(0, to), top - 900 - 130);
  await page.waitForTimeout(400);
  await expect(filled(page, 'middle')).toHaveCount(0);
  await page.evaluate((to) => scrollTo(0, to), top - 900 - 60);
  await expect(filled(page, 'middle')).toHaveCount(1);
  expect(asked.filter((path) => path === '/api/ad-direct-campagin')).toHaveLength(1);
});

test('slots at the top load early, without a scroll', async ({ openAs }) => {
  const page = await openAs('/', { height: 60 });
  await expect(filled(page, 'header')).toHaveCount(1);
});

test('a device shows its own slots only', async ({ openAs }) => {
  const phone = await openAs('/election-2024', PHONE);
  await expect(slot(phone, 'header')).toBeHidden();
  await slot(phone, 'mobile-bottom').scrollIntoViewIfNeeded();
  await expect(filled(phone, 'mobile-bottom')).toBeVisible();
  await expect(filled(phone, 'header')).toHaveCount(0);
});

test('a picture that is wider than its column keeps its shape', async ({ openAs }) => {
  const page = await openAs('/category/gujarat/1', { width: 1024 });
  const picture = filled(page, 'right-panel');
  await expect(picture).toBeVisible();
  const { width, height } = (await picture.boundingBox()) ?? { width: 0, height: 0 };
  expect(width).toBeLessThan(300);
  expect(width / height).toBeCloseTo(300 / 250, 2);
});

test('the picture above the page is not wider than its columns in the narrowest window of a desk', async ({ openAs, newspaper }) => {
  const page = await openAs('/robots.txt', { width: 1024 });
  for (const list of ['/', '/category/gujarat/1', await storyOf(newspaper.url), '/election-2024', '/video/list']) {
    await page.goto(list);
    await expect(filled(page, 'header')).toBeVisible();
    const [picture, main] = [await filled(page, 'header').boundingBox(), await page.locator('main').boundingBox()];
    expect.soft(picture?.x, list).toBeGreaterThanOrEqual(main?.x ?? 0);
  }
});

test('without script there are no empty places', async ({ openAs }) => {
  const page = await openAs('/', { script: false });
  for (const one of await page.locator('[data-ad]').all()) await expect(one).toBeHidden();
});

test('in view a slot changes after 15 s, out of view it does not; nothing shifts', async ({ openAs }) => {
  const page = await openAs('/robots.txt');
  await stopTime(page);
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry) Object.assign(window, { shift: Number(entry.value) + Number(Reflect.get(window, 'shift')) });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  const fills = async () => {
    await page.clock.runFor(100);
    return filled(page, 'header').count();
  };
  await expect.poll(fills).toBe(1);
  await observed(page, 'header');
  const source = () => filled(page, 'header').getAttribute('src');
  const first = await source();
  await page.clock.runFor(14_000);
  expect(await source()).toBe(first);
  await page.clock.runFor(1_500);
  await expect.poll(source).not.toBe(first);
  const second = await source();
  expect(await slot(page, 'header').evaluate((element) => element.getBoundingClientRect().height)).toBe(106);

  await page.evaluate(() => scrollTo(0, 2_500));
  await observed(page, 'header');
  await page.clock.runFor(70_000);
  expect(await source()).toBe(second);
  expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBe(0);
});

test('with the setting of a device off its slots are gone', async ({ openAs, newspaper }) => {
  const editor = await openNewsroom(newspaper, openAs);
  const headers = { origin: newspaper.url };
  const settings = await (await editor.request.get('/newsroom/api/settings')).json();
  const set = async (ads: object) => {
    const { version } = await (await editor.request.get('/newsroom/api/settings')).json();
    const answer = await editor.request.put('/newsroom/api/settings', { data: { ...settings, ads, version }, headers });
    expect(answer.status()).toBe(200);
  };
  await set({ desktop: false, mobile: true });
  const page = await openAs('/category/gujarat/1');
  await expect(slot(page, 'mobile-bottom')).toHaveCount(1);
  await expect(slot(page, 'header')).toHaveCount(0);
  await set({ desktop: false, mobile: false });
  await page.reload();
  await expect(page.locator('[data-ad], gs-island[name="AdLoader"]')).toHaveCount(0);
  await set(settings.ads);
});

test('a sensitive story has none, as soon as an editor says so', async ({ openAs, newspaper }) => {
  const path = await storyOf(newspaper.url, '/category/science/1');
  const page = await openAs(path);
  await expect(filled(page, 'header')).toBeVisible();
  const editor = await openNewsroom(newspaper, openAs);
  const headers = { origin: newspaper.url };
  const call = `/newsroom/api/stories/${/-(\d+)$/.exec(path)?.[1]}`;
  const { working, version } = await (await editor.request.get(call)).json();
  const saved = await editor.request.put(call, { data: { version, working: { ...working, sensitive: true } }, headers });
  expect(saved.status()).toBe(200);
  const current = await (await editor.request.get(call)).json();
  const taken = await editor.request.post(`${call}/steps`, { data: { step: 'update', version: current.version }, headers });
  expect([taken.status(), await taken.text()]).toEqual([200, expect.anything()]);
  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.locator('[data-ad], gs-island[name="AdLoader"]')).toHaveCount(0);
});

test('a failing call leaves quiet places of the same height', async ({ openAs }) => {
  const page = await openAs('/robots.txt', { expects: /503/ });
  await page.route('**/api/ad-direct-campagin*', (route) => route.fulfill({ status: 503, body: 'broken' }));
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(slot(page, 'header')).toBeEmpty();
  expect(await slot(page, 'header').evaluate((element) => element.getBoundingClientRect().height)).toBe(106);
});

test('on another page everything is emptied and filled anew', async ({ openAs, newspaper }) => {
  const page = await openAs(await storyOf(newspaper.url));
  await expect(filled(page, 'header')).toBeVisible();
  const token = await slot(page, 'header').locator('a').getAttribute('href');
  await page.evaluate(() => {
    const header = document.querySelector('[data-ad="header"]');
    Object.assign(window, { emptied: 0 });
    if (header)
      new MutationObserver(() => header.childElementCount === 0 && Object.assign(window, { emptied: 1 })).observe(header, {
        childList: true,
      });
    history.replaceState({}, '', '/news/other/story-1');
    dispatchEvent(new CustomEvent('page-view', { detail: { page: '/news/other/story-1' } }));
  });
  await expect(filled(page, 'header')).toBeVisible();
  expect(token).toMatch(/^\/ad\//);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(slot(page, 'header')).toBeEmpty();
});

test('an answer for a page that the reader has left does not empty what the next one has filled', async ({ openAs, newspaper }) => {
  const page = await openAs('/robots.txt');
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    asked.resolve();
    await released.promise;
    await route.fallback();
  };
  await page.route('**/api/ad-direct-campagin*', hold, { times: 1 });
  await page.goto(await storyOf(newspaper.url));
  await asked.promise;
  await page.evaluate(() => {
    history.replaceState({}, '', '/news/other/story-1');
    dispatchEvent(new CustomEvent('page-view', { detail: { page: '/news/other/story-1' } }));
  });
  await expect(filled(page, 'header')).toBeVisible();
  const late = page.waitForResponse('**/api/ad-direct-campagin*');
  released.resolve();
  await (await late).finished();
  // What the late answer does, it does before the next frame but one.
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
  expect(await filled(page, 'header').count()).toBe(1);
});
