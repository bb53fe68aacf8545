import type { Locator, Page } from '@playwright/test';
import { loadsWhenIdle } from './fixtures/loadsWhenIdle.ts';
import { expect, test } from './fixtures/newspaper.ts';
import { pageListens } from './fixtures/pageListens.ts';
import { setRoute } from './fixtures/setRoute.ts';
import { swipe } from './fixtures/swipe.ts';

const phone = { width: 360, height: 740 };

/** The address of a demo gallery whose slug begins so. */
async function galleryAddress(newspaper: { url: string }, slug: string): Promise<string> {
  for (const list of ['/photo-gallery/all/1', '/photo-gallery/all/2', '/slide-show/all/1']) {
    const html = await (await fetch(newspaper.url + list)).text();
    const result = new RegExp(`href="(/[a-z-]+/[a-z-]+/${slug}[a-z-]*-\\d+)"`).exec(html)?.[1];
    if (result) return result;
  }
  throw new Error(`There is no gallery ${slug}`);
}

/** What the counter says of the picture that stands on the stage: `3 / 7`. */
async function counter(page: Page): Promise<string> {
  return page.locator('[data-stage]').evaluate((stage) => {
    const edge = stage.getBoundingClientRect().left;
    const slide = [...stage.querySelectorAll('[data-slide]')].find((one) => Math.abs(one.getBoundingClientRect().left - edge) < 20);
    return /\d+ \/ \d+/.exec(slide?.querySelector('figure > div:nth-of-type(2)')?.textContent ?? '')?.[0] ?? '';
  });
}

/** A finger that goes sideways over the stage, by so many CSS pixels: unlike a press, one that the page does not hear yet wakes nothing. */
async function swipeStage(page: Page, distance: number): Promise<void> {
  await pageListens(page);
  const box = await page.locator('[data-stage]').boundingBox();
  if (!box) throw new Error('The stage is not in sight');
  const from = box.x + (box.width - distance) / 2;
  await swipe(page, { y: box.y + 100, from, to: from + distance });
}

/** Presses a picture and waits until the viewer takes keys. */
async function openViewer(page: Page, position: number): Promise<Locator> {
  await page.locator(`[data-slide="${position}"] [data-open]`).first().click();
  const viewer = page.getByRole('dialog', { name: 'મોટાં ચિત્રો' });
  await expect(viewer).toBeVisible();
  await expect.poll(() => viewer.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  return viewer;
}

test('on a phone a swipe brings the next picture, its number and its address', async ({ openAs, newspaper }) => {
  const page = await openAs(await galleryAddress(newspaper, 'kutch-na-rang'), phone);
  expect(await counter(page)).toBe('1 / 7');
  await swipeStage(page, -250);
  await expect.poll(() => counter(page)).toBe('2 / 7');
  await swipeStage(page, -250);
  await expect.poll(() => counter(page)).toBe('3 / 7');
  await expect(page).toHaveURL(/#picture-3$/);
  await expect(page.locator('[data-choose] a[aria-current]')).toHaveAttribute('href', '#picture-3');
  await swipeStage(page, 250);
  await expect.poll(() => counter(page)).toBe('2 / 7');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('what was swiped before the script had come is in the address when it comes', async ({ openAs, newspaper }) => {
  const page = await openAs('/404', { ...phone, expects: /404 \(Not Found\)/ });
  const script = Promise.withResolvers<void>();
  await page.route(/OpenPicture/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto(await galleryAddress(newspaper, 'kutch-na-rang'));
  await swipeStage(page, -250);
  await expect.poll(() => counter(page)).toBe('2 / 7');
  script.resolve();
  await expect(page).toHaveURL(/#picture-2$/);
});

test('no script but the page’s own is fetched before a picture is touched, and the viewer only when it is pressed', async ({
  openAs,
  newspaper,
}) => {
  const page = await openAs(await galleryAddress(newspaper, 'kutch-na-rang'), phone);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !loadsWhenIdle(request.url()))
      scripts.push(request.url().replace(/.*\/assets\/([A-Za-z.]+)-.*/, '$1'));
  });
  await page.reload({ waitUntil: 'networkidle' });
  expect(scripts).toEqual(['reader']);
  await swipeStage(page, -250);
  await expect(page).toHaveURL(/#picture-2$/);
  expect(scripts).toContain('OpenPicture.island');
  expect(scripts).not.toContain('viewer.client');
  await page.locator('[data-slide="2"] [data-open]').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(scripts).toContain('viewer.client');
});

test('keys and links lead through the pictures, with the focus', async ({ openAs, newspaper }) => {
  const page = await openAs(await galleryAddress(newspaper, 'patthar-man'));
  await page.locator('[data-slide="1"] [data-open]').focus();
  await expect(page.locator('gs-island[name="OpenPicture"]').first()).toHaveAttribute('data-status', 'ready');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => counter(page)).toBe('3 / 8');
  await expect(page.locator('[data-slide="3"] [data-open]')).toBeFocused();
  await expect(page.locator('[data-said]')).toHaveText(/^3 \/ 8: સીદી સૈયદની જાળી/);
  await page.keyboard.press('End');
  await expect.poll(() => counter(page)).toBe('8 / 8');
  await page.keyboard.press('Home');
  await expect.poll(() => counter(page)).toBe('1 / 8');
  await page.locator('[data-slide="1"] [data-step="next"]').click();
  await expect.poll(() => counter(page)).toBe('2 / 8');
  await expect(page.locator('[data-slide="2"] [data-step="next"]')).toBeFocused();
  await page.locator('[data-choose] a').nth(4).click();
  await expect.poll(() => counter(page)).toBe('5 / 8');
  await expect(page).toHaveURL(/#picture-5$/);
  // None of this has made the way back longer.
  expect(await page.evaluate(() => history.length)).toBe(2);
});

test('each picture is in sight when the tab key comes to it', async ({ openAs, newspaper }) => {
  const page = await openAs(await galleryAddress(newspaper, 'patthar-man'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.locator('[data-slide="1"] [data-open]').focus();
  await expect(page.locator('gs-island[name="OpenPicture"]').first()).toHaveAttribute('data-status', 'ready');
  for (let position = 2; position <= 8; position++) {
    const button = page.locator(`[data-slide="${position}"] [data-open]`);
    do await page.keyboard.press('Tab');
    while (!(await button.evaluate((element) => element === document.activeElement)));
    await expect(button).toBeInViewport({ ratio: 0.9, timeout: 10_000 });
  }
});

test('a deep link opens at its picture', async ({ openAs, newspaper }) => {
  const address = await galleryAddress(newspaper, 'savaj-thi-samudra');
  const page = await openAs(`${address}?picture=4#picture-4`, phone);
  expect(await counter(page)).toBe('4 / 7');
  await expect(page.locator('[data-slide="4"] figcaption')).toBeInViewport();
  const share = await page.locator('[data-slide="4"] a[href^="https://wa.me"]').getAttribute('href');
  expect(decodeURIComponent(share ?? '')).toContain(`${address}?picture=4#picture-4`);
});

for (const reader of [
  { name: 'phone', width: 360, height: 740 },
  { name: 'desk', width: 1280, height: 900 },
]) {
  test(`the viewer opens, zooms, turns pages and closes where it stood: ${reader.name}`, async ({ openAs, newspaper }) => {
    const page = await openAs(await galleryAddress(newspaper, 'kutch-na-rang'), reader);
    const viewer = await openViewer(page, 1);
    await expect(viewer.locator('[data-viewer-caption]')).toContainText('સફેદ: પૂનમની રાતે');
    await expect(page).toHaveURL(/#picture-1$/);
    await page.keyboard.press('ArrowRight');
    await expect(viewer.locator('[data-viewer-caption]')).toContainText('ગુલાબી');
    await expect(viewer.locator('.pswp__counter')).toHaveText('2 / 7');
    await expect(page).toHaveURL(/#picture-2$/);
    const picture = viewer.locator('.pswp__item[aria-hidden="false"] img.pswp__img:not(.pswp__img--placeholder)');
    await expect(picture).toBeVisible();
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    const fitted = await width();
    await viewer.getByRole('button', { name: 'નજીકથી જુઓ' }).click();
    await expect.poll(width).toBeGreaterThan(fitted * 1.4);
    for (const name of ['બંધ કરો', 'નજીકથી જુઓ']) await expect(viewer.getByRole('button', { name })).toBeVisible();
    // The focus stays inside, wherever the reader goes with Tab.
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press('Tab');
      // Between the last and the first button the browser's own stand: then no part of the page has it.
      const where = await page.evaluate(() => document.activeElement?.closest('.pswp, body')?.className ?? '');
      expect(where === '' || where.startsWith('pswp')).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
    await expect(page.locator('[data-slide="2"] [data-open]')).toBeFocused();
    expect(await counter(page)).toBe('2 / 7');
    await expect(page).toHaveURL(/#picture-2$/);
  });
}

test('the phone’s way back closes the viewer and leaves the reader at the picture', async ({ openAs, newspaper }) => {
  const page = await openAs('/photo-gallery', phone);
  await page.goto(await galleryAddress(newspaper, 'kutch-na-rang'));
  const viewer = await openViewer(page, 1);
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/#picture-2$/);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/kutch-na-rang-\d+#picture-2$/);
  expect(await counter(page)).toBe('2 / 7');
  await page.goBack();
  await expect(page).toHaveURL('/photo-gallery');
});

test('the wheel zooms in the viewer', async ({ openAs, newspaper }) => {
  const page = await openAs(await galleryAddress(newspaper, 'kutch-na-rang'));
  await page.locator('[data-slide="1"] [data-open]').click();
  const picture = page.getByRole('dialog').locator('.pswp__item[aria-hidden="false"] img.pswp__img:not(.pswp__img--placeholder)');
  await expect(picture).toBeVisible();
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  await expect.poll(width).toBeGreaterThan(300);
  const fitted = await width();
  await page.mouse.move(640, 400);
  await page.mouse.wheel(0, -600);
  await expect.poll(width).toBeGreaterThan(fitted * 1.2);
});

test('where the viewer cannot be fetched the large picture opens', async ({ openAs, newspaper }) => {
  const page = await openAs(await galleryAddress(newspaper, 'kutch-na-rang'), {
    expects: /Failed to load resource|ERR_FAILED|viewer could not be fetched|dynamically imported/,
  });
  await setRoute(page, '**/assets/viewer.client-*.js', (route) => route.abort());
  await page.locator('[data-slide="1"] [data-open]').click();
  // The largest width is made only now.
  await page.waitForURL('**/image?url=**');
});

test('without script all pictures are there with captions, links and large versions', async ({ openAs, newspaper }) => {
  const address = await galleryAddress(newspaper, 'kutch-na-rang');
  const page = await openAs(`${address}#picture-3`, { ...phone, script: false });
  await expect(page.locator('[data-slide] img')).toHaveCount(7);
  await expect(page.locator('[data-slide] figcaption')).toHaveCount(7);
  await expect(page.locator('[data-slide="3"] figcaption')).toBeInViewport();
  await page.locator('[data-slide="3"] [data-step="next"]').click();
  await expect(page).toHaveURL(/#picture-4$/);
  await expect(page.locator('[data-slide="4"] figcaption')).toBeInViewport();
  await expect(page.locator('[data-open]').first()).toBeHidden();
  await page.getByRole('link', { name: 'બધાં ચિત્રો સળંગ જુઓ' }).click();
  await expect(page).toHaveURL(/\?view=all$/);
  await page.locator('[data-slide="7"]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-slide="7"] figcaption')).toBeVisible();
  await page.locator('[data-slide="7"] a[data-large]').click();
  await page.waitForURL('**/image?url=**');
});

test('a single picture needs no ways through, and is enlarged like any other', async ({ openAs, newspaper }) => {
  const page = await openAs(await galleryAddress(newspaper, 'aaj-nun-chitra'), phone);
  await expect(page.locator('[data-slide]')).toHaveCount(1);
  await expect(page.locator('[data-step], [data-choose]')).toHaveCount(0);
  const viewer = await openViewer(page, 1);
  await expect(viewer.locator('.pswp__counter')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.locator('[data-open]')).toBeFocused();
});

test('a long caption is read whole on the page and scrolls in the viewer', async ({ openAs, newspaper }) => {
  const page = await openAs(`${await galleryAddress(newspaper, 'vavani-thi-vechan')}#picture-3`, phone);
  const caption = page.locator('[data-slide="3"] figcaption');
  expect(await caption.evaluate((one) => one.scrollHeight <= one.clientHeight + 1)).toBe(true);
  const stage = await page.locator('[data-stage]').boundingBox();
  const box = await caption.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0) + 1);
  await page.locator('[data-slide="3"] [data-open]').click();
  const line = page.getByRole('dialog').locator('[data-viewer-caption]');
  await expect(line).toContainText('ખોટું ખોટું વઢે');
  const shown = await line.boundingBox();
  expect(shown?.height ?? 0).toBeLessThanOrEqual(740 * 0.4 + 1);
});

test('a slide show plays when it is asked to, and stops when the reader takes over', async ({ openAs, newspaper }) => {
  const page = await openAs(await galleryAddress(newspaper, 'kapas-thi-kapad'));
  await page.clock.install();
  await page.getByRole('button', { name: 'સ્લાઇડ શો ચલાવો' }).click();
  await expect(page.getByRole('button', { name: 'થોભાવો' })).toBeVisible();
  await page.clock.runFor(7100);
  await expect.poll(() => counter(page)).toBe('2 / 6');
  await page.locator('[data-stage]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'સ્લાઇડ શો ચલાવો' })).toBeVisible();
});

test('a slide show waits at the last picture but one while its tab is hidden', async ({ openAs, newspaper }) => {
  const page = await openAs(`${await galleryAddress(newspaper, 'kapas-thi-kapad')}#picture-5`);
  await page.clock.install();
  expect(await counter(page)).toBe('5 / 6');
  await page.getByRole('button', { name: 'સ્લાઇડ શો ચલાવો' }).click();
  await expect(page.getByRole('button', { name: 'થોભાવો' })).toBeVisible();
  const turn = (isHidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  await turn(true);
  await page.clock.runFor(15_000);
  await expect(page.getByRole('button', { name: 'થોભાવો' })).toBeVisible();
  expect(await counter(page)).toBe('5 / 6');
  await turn(false);
  await page.clock.runFor(7_100);
  await expect.poll(() => counter(page)).toBe('6 / 6');
  await expect(page.getByRole('button', { name: 'સ્લાઇડ શો ચલાવો' })).toBeVisible();
});

test('a list without anything in it says so and leads on', async ({ openAs }) => {
  const page = await openAs('/robots.txt', phone);
  for (const { path, sentence, leadsTo } of [
    { path: '/photo-gallery/law/1', sentence: 'અહીં હજી કોઈ ગેલેરી નથી.', leadsTo: 'તાજા સમાચાર' },
    { path: '/video/list/law', sentence: 'અહીં હજી કોઈ વિડિયો નથી.', leadsTo: 'બધા વિડિયો' },
    { path: '/webstories?category=law', sentence: 'હજી અહીં કોઈ વેબ સ્ટોરી નથી.', leadsTo: 'બધી વેબ સ્ટોરી' },
  ]) {
    await page.goto(path);
    await expect(page.getByText(sentence)).toBeVisible();
    await page.locator('main').getByRole('link', { name: leadsTo, exact: true }).click();
    await expect(page.locator('main article').first()).toBeVisible();
  }
});

test('the pictures inside a story are swiped and enlarged like a gallery’s', async ({ openAs, newspaper }) => {
  const list = await (await fetch(`${newspaper.url}/category/cinema/1`)).text();
  const story = /href="(\/news\/cinema\/vicharthi[^"]+)"/.exec(list)?.[1] ?? '';
  const page = await openAs(story, phone);
  const gallery = page.locator('[data-gallery]');
  await gallery.scrollIntoViewIfNeeded();
  await expect(gallery.locator('[data-slide]')).not.toHaveCount(1);
  const viewer = await openViewer(page, 1);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.locator('.pswp__counter')).toHaveText(/^2 \//);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(gallery.locator('[data-open]').nth(1)).toBeFocused();
  await expect(page).toHaveURL(story);
});
