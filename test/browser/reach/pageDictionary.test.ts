import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/newspaper.ts';

// The dictionary of pages (RFC 9842), as a browser fetches and uses it by itself.

const PHONE = { width: 360, height: 740 };

const storiesOf = async (url: string): Promise<string[]> => {
  const { data } = await (await fetch(`${url}/api/article-list?limit=8`)).json();
  return data.articles.map((article: { url: string }) => article.url);
};

/** Opens a page; gives its encoding and the bytes of its HTML as they were sent. */
async function open(page: Page, path: string): Promise<{ encoding: string; bytes: number }> {
  const response = await page.goto(path, { waitUntil: 'load' });
  const bytes = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation');
    return navigation instanceof PerformanceNavigationTiming ? navigation.encodedBodySize : 0;
  });
  return { encoding: (await response?.allHeaders())?.['content-encoding'] ?? '', bytes };
}

/** Opens stories until one names a dictionary, and waits until the browser has fetched it. */
async function fetchDictionary(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    const fetched = page.waitForResponse((response) => response.url().includes('/assets/dictionary-'), { timeout: 20_000 });
    fetched.catch(() => undefined);
    await open(page, path);
    if ((await page.locator('link[rel=compression-dictionary]').count()) === 0) continue;
    await (await fetched).finished();
    return;
  }
  throw new Error('No story names a dictionary');
}

test('the second page of a visit takes less than half of its bytes, and looks the same', async ({ openAs, newspaper }) => {
  const [first = '', second = '', third = '', fourth = ''] = await storiesOf(newspaper.url);
  const page = await openAs('/404', { ...PHONE, expects: /404 \(Not Found\)/ });
  await fetchDictionary(page, [first, second]);
  const small = await open(page, third);
  expect(small.encoding).toBe('dcz');
  const text = await page.locator('main').innerText();

  const stranger = await openAs('/404', { ...PHONE, expects: /404 \(Not Found\)/ });
  const whole = await open(stranger, third);
  expect(['br', 'zstd']).toContain(whole.encoding);
  expect(whole.bytes).toBeGreaterThan(2 * small.bytes);
  expect(await stranger.locator('main').innerText()).toBe(text);

  // Of other types of pages less recurs; their answers to calls are as ever.
  expect((await open(page, '/mandi-bhav')).encoding).toBe('dcz');
  expect((await open(page, '/')).encoding).toBe('dcz');
  await open(page, fourth);
  const call = await page.evaluate(async () => (await fetch('/api/article-list?limit=20')).headers.get('content-encoding'));
  expect(['br', 'zstd']).toContain(call);
});

test.describe('with the service worker', () => {
  test.use({ hasWorker: true });
  test('pages that it fetches are as small', async ({ openAs, newspaper }) => {
    const stories = await storiesOf(newspaper.url);
    const page = await openAs(stories[0] ?? '', PHONE);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await fetchDictionary(page, stories.slice(1, 3));
    const { encoding } = await open(page, stories[4] ?? '');
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    expect(encoding).toBe('dcz');
  });
});
