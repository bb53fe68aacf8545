import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/newspaper.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';
import { gamCalls, standInForGam } from './gamStandIn.ts';
import { observed, stopTime } from './slotTime.ts';

const header = (page: Page) => page.locator('[data-ad="header"]');

test('Google is asked for nothing before a consent; with it the script fills, refreshes and destroys its slots', async ({
  openAs,
  newspaper,
}) => {
  const plain = await fetch(newspaper.url);
  expect(plain.headers.get('content-security-policy')).not.toContain('doubleclick');
  const editor = await openNewsroom(newspaper, openAs);
  const headers = { origin: newspaper.url };
  const units = { header: '/1234567/home_header', sticky: '/1234567/sticky', refresh: '/1234567/refresh' };
  const set = await editor.request.put('/newsroom/api/ads/settings', { data: { units, version: 0 }, headers });
  expect(set.status()).toBe(200);

  const page = await openAs('/robots.txt');
  const fetched = await standInForGam(page);
  // No campaign of the newspaper is there, so that the slots are left to Google.
  await page.route('**/api/ad-direct-campagin*', (route) => route.fulfill({ json: { code: 200, data: { documents: [] } } }));
  const answer = await page.goto('/', { waitUntil: 'networkidle' });
  expect(answer?.headers()['content-security-policy']).toContain('https://securepubads.g.doubleclick.net');
  expect(fetched).toEqual([]);
  await expect(header(page)).toBeEmpty();

  await page.goto('/ad-choices');
  await page.getByRole('button', { name: 'સંમતિ આપો' }).click();
  await expect(page.getByText('તમે આ ઉપકરણ પર સંમતિ આપી છે.')).toBeVisible();
  await stopTime(page);
  await page.goto('/');
  const calls = async () => {
    await page.clock.runFor(100);
    return gamCalls(page);
  };
  await expect
    .poll(calls)
    .toEqual(expect.arrayContaining(['define /1234567/home_header 970x90,728x90', 'targeting page home', 'display /1234567/sticky']));
  await expect(header(page).locator('iframe')).toBeVisible();
  for (const name of ['header', 'sticky']) await observed(page, name);
  expect(await header(page).evaluate((element) => element.getBoundingClientRect().height)).toBe(106);
  const refreshes = async (unit: string) => (await gamCalls(page)).filter((call) => call === `refresh /1234567/${unit}`).length;
  expect(await refreshes('home_header')).toBe(1);
  await page.clock.runFor(17_000);
  expect(await refreshes('home_header')).toBe(2);
  // The invisible slot at the foot of the page has 30 s, the one that stays in view 15 s.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  // What is laid out only now may be higher than was taken for it.
  await page.locator('[data-ad="refresh"]').scrollIntoViewIfNeeded();
  await expect.poll(() => refreshes('refresh')).toBe(1);
  for (const name of ['header', 'refresh']) await observed(page, name);
  const before = await refreshes('sticky');
  await page.clock.runFor(27_000);
  expect(await refreshes('refresh')).toBe(1);
  expect(await refreshes('sticky')).toBeGreaterThan(before);
  await page.clock.runFor(6_000);
  expect([await refreshes('refresh'), await refreshes('sticky')]).toEqual([2, before + 2]);
  expect(await refreshes('home_header')).toBe(2);
  // A low window, as of a phone that is turned, has no room for what lies over the page.
  await page.setViewportSize({ width: 1280, height: 400 });
  await expect(page.locator('[data-ad="sticky"]')).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator('[data-ad="sticky"] button').click();
  await expect(page.locator('[data-ad="sticky"]')).toHaveCount(0);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
  expect(await gamCalls(page)).toContain('destroy /1234567/home_header');

  await page.clock.resume();
  await page.goto('/ad-choices');
  await page.clock.runFor(5_000);
  await page.getByRole('button', { name: 'સંમતિ પાછી ખેંચો' }).click();
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('ads')))).toEqual([]);
});

test('what half stands in view for a second is reported once; nothing is kept on the device without a consent', async ({ openAs }) => {
  const page = await openAs('/robots.txt');
  // What a beacon bears is not shown to tests: the page notes it.
  await page.addInitScript(() => {
    const bodies: string[] = [];
    Object.assign(window, { bodies });
    navigator.sendBeacon = (address, data) => {
      if (String(address).endsWith('/ad-seen') && data instanceof Blob) void data.text().then((text) => bodies.push(text));
      return true;
    };
  });
  const bodies = (): Promise<string[]> => page.evaluate(() => Reflect.get(window, 'bodies'));
  await stopTime(page);
  await page.goto('/category/gujarat/1');
  for (const name of ['header', 'right-panel']) {
    const pictures = async () => {
      await page.clock.runFor(100);
      return page.locator(`[data-ad="${name}"] img`).count();
    };
    await expect.poll(pictures).toBe(1);
    await observed(page, name);
  }
  await page.clock.runFor(8_000);
  await expect.poll(async () => (await bodies()).length).toBe(1);
  const slots = JSON.parse((await bodies())[0] ?? '{}').seen.map(({ slot }: { slot: string }) => slot);
  expect(slots.sort()).toEqual(['header', 'right-panel']);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('ads')))).toEqual([]);
});

test('a reader who has agreed sees a campaign no more often in a day than its limit', async ({ openAs }) => {
  const page = await openAs('/robots.txt');
  const candidate = {
    token: '1.x.y',
    campaign: 7,
    slots: ['header'],
    width: 728,
    height: 90,
    src: '/favicon.ico',
    srcSet: '',
    alt: 'a',
    advertiser: 'b',
    share: 1,
    capPerDay: 1,
  };
  await page.route('**/api/ad-direct-campagin*', (route) => route.fulfill({ json: { code: 200, data: { documents: [candidate] } } }));
  await page.route('**/api/ad-seen', (route) => route.fulfill({ json: { code: 200, data: {} } }));
  // The unit that the test above has set is asked once the campaign may not be shown any more.
  await standInForGam(page);
  const shows = async () => {
    // The slots are filled once the browser has nothing else to do, which may be long after the page has come.
    const answered = page.waitForResponse('**/api/ad-direct-campagin*');
    await page.goto('/category/gujarat/1', { waitUntil: 'networkidle' });
    await answered;
    await page.waitForTimeout(1_600);
    return header(page).locator('a').count();
  };
  expect([await shows(), await shows()]).toEqual([1, 1]);
  await page.evaluate(() => localStorage.setItem('ads-consent', '2026-11-24'));
  expect(await shows()).toBe(1);
  // It is counted when it has been in view for a second.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ads-seen'))).not.toBeNull();
  expect(await shows()).toBe(0);
});
