import type { Page } from 'playwright-core';
import { expect, test } from '../fixtures/newspaper.ts';
import { setRoute } from '../fixtures/setRoute.ts';

/** Another name is to this browser what cascade layers are to one that has none; the policy then refuses the changed styles of a page. */
async function takeLayers(page: Page): Promise<void> {
  await setRoute(page, '**/*', async (route, request) => {
    if (!['document', 'stylesheet', 'script', 'fetch'].includes(request.resourceType())) return route.fallback();
    const response = await route.fetch();
    if (!/html|css|javascript/.test(response.headers()['content-type'] ?? '')) return route.fulfill({ response });
    const body = (await response.text()).replaceAll('@layer', '@no-layer').replaceAll('CSSLayerBlockRule', 'CSSNoLayerBlockRule');
    return route.fulfill({ response, body });
  });
}

/** Where the words and pictures stand that a reader sees first, and how they are set. */
const looks = (page: Page, within: string) =>
  page.locator(within).evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height > 0)
      .slice(0, 40)
      .map((element) => {
        const { left, top, width } = element.getBoundingClientRect();
        const { fontFamily, fontWeight, fontSize, color, display } = getComputedStyle(element);
        const near = [left, top + scrollY, width].map((length) => Math.round(length / 16)).join(' ');
        return `${element.tagName} ${near} ${fontFamily} ${fontWeight} ${fontSize} ${color} ${display}`;
      }),
  );

const SEEN_FIRST = 'header a, header button, main h1, main h2, main h2 a, main article img, main article p';

for (const width of [360, 1280]) {
  test(`a browser without cascade layers shows pages as others do: ${width} px`, async ({ openAs }) => {
    const page = await openAs('/category/gujarat/1', { width, height: 740, expects: /Content Security Policy|ERR_FAILED/ });
    // Which font of headlines is there in time is another matter.
    await setRoute(page, '**/*.woff2', (route) => route.abort());
    await page.locator('main h2 a').first().click();
    await expect(page.locator('article[data-story]')).toBeVisible();
    const address = page.url();
    const story = await looks(page, SEEN_FIRST);
    await page.goto('/category/gujarat/1');
    const list = await looks(page, SEEN_FIRST);

    await takeLayers(page);
    await page.reload();
    await expect.poll(() => looks(page, SEEN_FIRST)).toEqual(list);
    await page.goto(address);
    await expect.poll(() => looks(page, SEEN_FIRST)).toEqual(story);

    // The next story, with the styles that it has of its own.
    await page.getByRole('heading', { name: 'સંબંધિત સમાચાર' }).scrollIntoViewIfNeeded();
    const second = page.locator('article[data-story]').nth(1);
    await expect(second).toBeAttached();
    const sheets = await page.locator('link[rel=stylesheet]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(sheets.filter((sheet) => !sheet?.startsWith('/assets/plain-'))).toEqual([]);
    expect(new Set(sheets).size).toBe(sheets.length);
  });
}

test('a browser without cascade layers shows the field that has the focus, and where an address points to, once the page has its styles', async ({
  openAs,
}) => {
  const page = await openAs('/search', { width: 360, height: 740, expects: /Content Security Policy/ });
  await takeLayers(page);
  await page.reload();
  await expect(page.locator('main input[type=search]')).toBeInViewport();
  await page.goto('/epaper/surat');
  const third = await page.locator('a[href$="/3#paper"]').first().getAttribute('href');
  await page.goto(third ?? '');
  await expect.poll(async () => Math.abs((await page.locator('#paper').boundingBox())?.y ?? 999)).toBeLessThan(60);
});
