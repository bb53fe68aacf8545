import type { Page } from 'playwright-core';
import { accessibilityFaults } from './fixtures/accessibilityFaults.ts';
import { loadsWhenIdle } from './fixtures/loadsWhenIdle.ts';
import { expect, test } from './fixtures/newspaper.ts';
import { pageListens } from './fixtures/pageListens.ts';

const phone = { width: 360, height: 740 };
const appOf = (page: Page) => page.locator('#paper');
const openPage = (page: Page) => appOf(page).locator('p').first();
/** The picture of the enlarged page. */
const zoomed = (page: Page) => page.locator('.pswp__item[aria-hidden="false"] img.pswp__img:not(.pswp__img--placeholder)');
/** How large the enlarged page stands, in CSS pixels. */
const widthOf = async (page: Page) => (await zoomed(page).boundingBox())?.width ?? 0;

for (const { name, ...reader } of [
  { name: 'phone', ...phone },
  { name: 'desk', width: 1280, height: 900 },
]) {
  test(`from the newsstand to a page, by strip and by turning: ${name}`, async ({ openAs }) => {
    const page = await openAs('/epaper', reader);
    await page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'સુરત' }).click();
    await expect(page).toHaveURL(/\/epaper\/surat\/20\d\d-\d\d-\d\d$/);
    await expect(openPage(page)).toHaveText('પાનું 1 / 4');
    const strip = page.getByRole('navigation', { name: 'બધાં પાનાં' });
    await expect(strip.getByRole('link')).toHaveCount(4);
    await strip.getByRole('link', { name: 'પાનું 3' }).click();
    await expect(page).toHaveURL(/\/3#paper$/);
    await expect(strip.locator('[aria-current]')).toContainText('3');
    // The paper itself is on the screen, not the head of the site again.
    await expect(appOf(page)).toBeInViewport();
    await expect.poll(async () => (await appOf(page).boundingBox())?.y ?? 999).toBeLessThan(60);
    await appOf(page).getByRole('link', { name: 'પછીનું પાનું' }).first().click();
    await expect(openPage(page)).toHaveText('પાનું 4 / 4');
    await expect(appOf(page).getByRole('link', { name: 'પછીનું પાનું' })).toHaveCount(0);
    await appOf(page).getByRole('link', { name: 'પાછલું પાનું' }).first().click();
    await expect(openPage(page)).toHaveText('પાનું 3 / 4');
  });

  test(`a page is enlarged, enlarged further, and left again: ${name}`, async ({ openAs }) => {
    const page = await openAs('/epaper/ahmedabad', reader);
    await page.getByRole('button', { name: 'મોટું કરો' }).click();
    await expect(zoomed(page)).toBeVisible();
    // All of the window but the bar beside the page.
    const window = await page.evaluate(() => document.documentElement.clientWidth);
    await expect.poll(() => widthOf(page)).toBeGreaterThanOrEqual(window);
    const before = await widthOf(page);
    expect(await accessibilityFaults(page, '.pswp')).toEqual([]);
    await page.getByRole('button', { name: 'વધુ મોટું' }).click();
    await expect.poll(() => widthOf(page)).toBeGreaterThan(before * 1.3);
    await page.getByRole('button', { name: 'નાનું', exact: true }).click();
    await expect.poll(async () => Math.round(await widthOf(page))).toBe(Math.round(before));
    await page.keyboard.press('Escape');
    await expect(page.locator('.pswp')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'મોટું કરો' })).toBeFocused();
  });
}

test('arrow keys turn the pages also in a browser that knows no popovers', async ({ openAs }) => {
  const page = await openAs('/epaper');
  await page.addInitScript(() => {
    const find = Document.prototype.querySelector;
    // To such a browser a selector with the state of a popover is none.
    Object.assign(Document.prototype, {
      querySelector(this: Document, selectors: string) {
        if (selectors.includes(':popover-open')) throw new DOMException(`'${selectors}' is not a valid selector`, 'SyntaxError');
        return find.call(this, selectors);
      },
    });
    Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  });
  await page.goto('/epaper/ahmedabad');
  await expect(page.locator('gs-island[name="PageKeys"]')).toHaveAttribute('data-status', 'ready');
  await page.keyboard.press('ArrowRight');
  await expect(openPage(page)).toHaveText('પાનું 2 / 4');
});

test('by keyboard the picture of a page is one stop: the button that enlarges it', async ({ openAs }) => {
  const page = await openAs('/epaper/ahmedabad');
  await appOf(page).getByRole('link', { name: 'પછીનું પાનું' }).first().focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'મોટું કરો' })).toBeFocused();
});

test('where enlarging cannot be fetched, the picture is a link to its full size', async ({ openAs }) => {
  const page = await openAs('/epaper/ahmedabad', { expects: /Failed to load resource|ERR_FAILED|dynamically imported/ });
  await page.route('**/assets/PageViewer.island-*.js', (route) => route.abort());
  await page.reload();
  await page.getByRole('button', { name: 'મોટું કરો' }).click();
  await appOf(page).getByRole('link', { name: 'પાનું મોટું કરીને વાંચો' }).click();
  await expect(page).toHaveURL(/\/media\/epaper\/[0-9a-f]{32}\.webp$/);
});

test('an enlarged page is moved by dragging and enlarged by the wheel', async ({ openAs }) => {
  const page = await openAs('/epaper/ahmedabad');
  await page.getByRole('button', { name: 'મોટું કરો' }).click({ position: { x: 60, y: 60 } });
  await expect.poll(() => widthOf(page)).toBeGreaterThan(1200);
  const top = async () => (await zoomed(page).boundingBox())?.y ?? 0;
  const before = await top();
  await page.mouse.move(640, 700);
  await page.mouse.down();
  await page.mouse.move(640, 300, { steps: 8 });
  await page.mouse.up();
  await expect.poll(top).toBeLessThan(before - 200);
  const width = await widthOf(page);
  await page.mouse.wheel(0, -400);
  await expect.poll(() => widthOf(page)).toBeGreaterThan(width);
});

test('whoever turns pages while they are enlarged comes back to the page where they ended', async ({ openAs }) => {
  const page = await openAs('/epaper/ahmedabad');
  await page.getByRole('button', { name: 'મોટું કરો' }).click();
  await expect(zoomed(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('.pswp__counter')).toHaveText('2 / 4');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/2#paper$/);
  await expect(openPage(page)).toHaveText('પાનું 2 / 4');
});

test('in the dark the pages are dimmed, the small ones too', async ({ openAs }) => {
  const page = await openAs('/epaper/ahmedabad', { dark: true });
  const veils = await page
    .locator('#main img')
    .evaluateAll((pictures) =>
      pictures.map(({ parentElement }) => (parentElement ? getComputedStyle(parentElement, '::after').backgroundColor : '')),
    );
  expect(veils.length).toBeGreaterThan(4);
  expect(new Set(veils)).toEqual(new Set(['rgba(0, 0, 0, 0.18)']));
});

test('the arrow keys turn the pages', async ({ openAs }) => {
  const page = await openAs('/epaper/ahmedabad');
  const ready = () => expect(page.locator('gs-island[name="PageKeys"]')).toHaveAttribute('data-status', 'ready');
  await ready();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await expect(openPage(page)).toHaveText('પાનું 2 / 4');
  await ready();
  await page.keyboard.press('ArrowLeft');
  await expect(openPage(page)).toHaveText('પાનું 1 / 4');
});

test('a phone fetches nothing for enlarging before it is asked to', async ({ openAs }) => {
  const page = await openAs('/epaper/ahmedabad', phone);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.reload({ waitUntil: 'networkidle' });
  expect(scripts.filter((url) => !url.includes('/assets/reader-') && !loadsWhenIdle(url))).toEqual([]);
});

test('the calendar leads to another day, and the whole month', async ({ openAs }) => {
  const page = await openAs('/epaper/ahmedabad');
  const today = page.url();
  const older = page.getByRole('link', { name: 'આ પહેલાંનો અંક' });
  await older.click();
  await expect(page).not.toHaveURL(today);
  const calendar = page.getByRole('region', { name: 'અંકોનું કૅલેન્ડર' });
  await expect(calendar.locator('[aria-current="date"]')).toHaveText(String(Number(page.url().slice(-2))));
  await expect(calendar.locator('thead th')).toHaveCount(7);
  await calendar.locator('a[href*="/month/"]').first().click();
  await expect(page).toHaveURL(/\/month\/20\d\d-\d\d$/);
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});

test('the file that is downloaded is the whole PDF, under a name that says what it is', async ({ openAs, newspaper }) => {
  const page = await openAs('/epaper/surat', phone);
  const link = page.getByRole('link', { name: /પીડીએફ ડાઉનલોડ · 4\d\d કેબી/ });
  const address = await link.getAttribute('href');
  const response = await fetch(newspaper.url + address);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(response.headers.get('content-length')).toBe(String(bytes.length));
  expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-');
  const downloading = page.waitForEvent('download');
  await link.click();
  expect((await downloading).suggestedFilename()).toMatch(/^surat-20\d\d-\d\d-\d\d\.pdf$/);
});

test('the phone’s Back closes an enlarged page, and leaves the paper only when it is pressed again', async ({ openAs }) => {
  const page = await openAs('/epaper', phone);
  await page.getByRole('heading', { level: 2 }).getByRole('link', { name: 'સુરત' }).click();
  await expect(openPage(page)).toHaveText('પાનું 1 / 4');
  const address = page.url();
  const enlarge = async () => {
    await page.getByRole('button', { name: 'મોટું કરો' }).click();
    await expect(zoomed(page)).toBeVisible();
  };
  await enlarge();
  await page.goBack();
  await expect(page.locator('.pswp')).toHaveCount(0);
  await expect(page).toHaveURL(address);
  // Nor has closing it by its button left anything on the way back.
  await enlarge();
  await page.locator('.pswp').getByRole('button', { name: 'બંધ કરો' }).click();
  await expect(page.locator('.pswp')).toHaveCount(0);
  await page.waitForFunction(() => history.state === null);
  await page.goBack();
  await expect(page).toHaveURL(/\/epaper$/);
});

test('a page that is touched before its script has come is enlarged where the finger was', async ({ openAs }) => {
  const page = await openAs('/epaper', phone);
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/PageViewer.island-*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/epaper/ahmedabad');
  // The script of every page keeps the touch for the one that has not come.
  await pageListens(page);
  const sheet = page.locator('gs-island[name="PageViewer"] button');
  await sheet.evaluate((button) => button.scrollIntoView({ block: 'start', behavior: 'instant' }));
  const box = await sheet.boundingBox();
  if (!box) throw new Error('The page of the paper is not in sight');
  await page.touchscreen.tap(box.x + box.width * 0.8, box.y + 300);
  await expect(page.locator('gs-island[name="PageViewer"]')).toHaveAttribute('data-status', 'loading');
  script.resolve();
  await expect(zoomed(page)).toBeVisible();
  // At twice the width of the window, the right half of it is in sight.
  await expect.poll(async () => (await zoomed(page).boundingBox())?.x ?? 0).toBeLessThan(-phone.width / 2);
});

test('without script every page is a link, and the picture opens in full size', async ({ openAs }) => {
  const page = await openAs('/epaper/ahmedabad', { ...phone, script: false });
  await expect(page.getByRole('button', { name: 'મોટું કરો' })).toBeHidden();
  await appOf(page).getByRole('link', { name: 'પછીનું પાનું' }).first().click();
  await expect(openPage(page)).toHaveText('પાનું 2 / 4');
  await appOf(page).getByRole('link', { name: 'પાનું મોટું કરીને વાંચો' }).click();
  await expect(page).toHaveURL(/\/media\/epaper\/[0-9a-f]{32}\.webp$/);
});
