import { expect, test } from '../fixtures/newspaper.ts';
import { pretendOwnFont } from '../fixtures/pretendOwnFont.ts';

const HEADLINE_FONT = /\/assets\/anek-/;

test('a phone’s first page waits for no headline font; the font comes behind it, and the next page has it', async ({ openAs }) => {
  const page = await openAs('/robots.txt', { width: 360, height: 740 });
  await page.addInitScript(pretendOwnFont);
  const fetched = page.waitForResponse(HEADLINE_FONT);
  await page.goto('/recent-news/1');
  await expect(page.locator('html')).toHaveAttribute('data-font', 'own');
  await fetched;
  // As the browser timed them: the fonts began after the page had loaded.
  const early = await page.evaluate(() => {
    const [{ loadEventStart = 0 } = {}] = performance.getEntriesByType('navigation').filter((entry) => 'loadEventStart' in entry);
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => /anek/.test(name) && startTime < Number(loadEventStart));
  });
  expect(early).toEqual([]);
  const fontOf = () => page.locator('h1').evaluate((title) => getComputedStyle(title).fontFamily);
  expect(await fontOf()).not.toContain('Anek');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('head-font'))).toBe('1');
  await page.goto('/');
  expect(await fontOf()).toContain('Anek Gujarati');
  await expect.poll(() => page.evaluate(() => document.fonts.check('700 1em "Anek Gujarati"', 'ક'))).toBe(true);
});

test('a reader who saves data is not sent the headline font', async ({ openAs }) => {
  const page = await openAs('/robots.txt', { width: 360, height: 740 });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (HEADLINE_FONT.test(request.url())) fonts.push(request.url());
  });
  await page.addInitScript(pretendOwnFont);
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/recent-news/1', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-font', 'own');
  expect(fonts).toEqual([]);
});

test('a phone whose Gujarati font has been removed gets the newspaper’s: measured late on its first page, at once on later ones', async ({
  openAs,
}) => {
  const page = await openAs('/robots.txt', { width: 360, height: 740, knowsFonts: false });
  await page.addInitScript(noteFontStates);
  const title = page.locator('h1');
  const isShownInOurs = async () => {
    await expect.poll(() => page.evaluate(() => document.fonts.check('700 1em "Savar Text"', 'ક'))).toBe(true);
    await expect(page.locator('html')).not.toHaveAttribute('data-font');
    expect(await title.evaluate((one) => getComputedStyle(one).fontFamily)).toContain('Savar Text');
  };
  const states = () => page.evaluate(() => Reflect.get(window, 'fontStates'));

  await page.goto('/recent-news/1');
  await isShownInOurs();
  expect(await states()).toEqual(['own', 'wait', undefined]);
  await page.goto('/recent-news/2');
  await isShownInOurs();
  expect(await states()).not.toContain('own');
});

/** In the page: every state of `data-font` that a frame could have been painted in. */
function noteFontStates(): void {
  const states: (string | undefined)[] = [];
  Reflect.set(window, 'fontStates', states);
  new MutationObserver(() => states.push(document.documentElement.dataset['font'])).observe(document, {
    subtree: true,
    attributeFilter: ['data-font'],
  });
}
