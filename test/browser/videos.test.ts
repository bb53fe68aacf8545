import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from './fixtures/newspaper.ts';

const PHONE = { width: 360, height: 740 };

/** Without reading playlists by itself, as Firefox does, so that hls.js is needed. */
const readsNoPlaylists = () => {
  const can = HTMLMediaElement.prototype.canPlayType;
  HTMLMediaElement.prototype.canPlayType = function (type) {
    return /mpegurl/.test(type) ? '' : can.call(this, type);
  };
};

const film = (page: Page) => page.locator('[data-player="film"] video').first();
const timeOf = (page: Page) => film(page).evaluate((video) => (video instanceof HTMLVideoElement ? video.currentTime : 0));
const openFilm = async (page: Page) => {
  await page.goto('/video/list');
  await page.locator('main a[href^="/video/festivals/uttarayan-"]').first().click();
  await page.waitForURL('**/video/festivals/**');
};
const start = (page: Page) => page.getByRole('button', { name: /^વિડિયો ચલાવો/ }).first();
/** Waits until a film plays, and lets it begin anew at its end, twelve seconds on. */
const playsOn = async (page: Page) => {
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5);
  await film(page).evaluate((video) => Object.assign(video, { loop: true }));
};

for (const [name, size] of [
  ['phone', PHONE],
  ['desk', { width: 1280, height: 900 }],
] as const) {
  test(`a film of the paper’s own plays, with captions, and is stopped again: ${name}`, async ({ openAs }) => {
    const page = await openAs('/video/list', size);
    await openFilm(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await start(page).click();
    await playsOn(page);
    // The browser reads playlists by itself.
    expect(scripts.some((url) => url.includes('/hls'))).toBe(false);
    const captions = () =>
      film(page).evaluate((video) =>
        video instanceof HTMLVideoElement
          ? [...video.textTracks].map(({ kind, language, mode, cues }) => [kind, language, mode, (cues?.length ?? 0) > 1])
          : [],
      );
    // They may come after the first pictures.
    await expect.poll(captions).toEqual([['captions', 'gu', 'showing', true]]);
    await expect(page.getByRole('button', { name: 'થોભાવો' })).toBeFocused();
    await page.getByRole('button', { name: 'ઉપશીર્ષકો' }).press('Enter');
    await expect(page.getByRole('button', { name: 'ઉપશીર્ષકો' })).toHaveAttribute('aria-pressed', 'false');
    await page.keyboard.press('m');
    await expect.poll(() => film(page).evaluate((video) => video instanceof HTMLVideoElement && video.muted)).toBe(true);
    await page.getByRole('button', { name: 'થોભાવો' }).press('Enter');
    await expect.poll(() => film(page).evaluate((video) => video instanceof HTMLVideoElement && video.paused)).toBe(true);
    await page.getByRole('slider').fill('6');
    await expect.poll(() => timeOf(page)).toBeCloseTo(6, 0);
  });
}

test('by keyboard a film that has not begun is one stop: its start button', async ({ openAs }) => {
  const page = await openAs('/video/list');
  await openFilm(page);
  // Backwards from what comes after it.
  await page.locator('nav[aria-label="તમે અહીં છો"] a').first().focus();
  const stops: string[] = [];
  for (let press = 0; press < 6; press++) {
    await page.keyboard.press('Shift+Tab');
    const stop = await page.evaluate(() => document.activeElement?.closest('[data-player]') && document.activeElement.tagName);
    if (stop) stops.push(stop);
  }
  expect(stops).toEqual(['BUTTON']);
  await start(page).press('Enter');
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.3);
  await expect(film(page)).toBeVisible();
});

test('where the player cannot be fetched, the browser’s own controls are there', async ({ openAs }) => {
  const page = await openAs('/video/list', { expects: /Failed to load resource|ERR_FAILED|dynamically imported/ });
  await page.route('**/assets/FilmPlayer.island-*.js', (route) => route.abort());
  await openFilm(page);
  await start(page).click();
  await expect(start(page)).toBeHidden();
  await expect(film(page)).toBeVisible();
  await expect(film(page)).toHaveAttribute('controls', '');
});

test('where a browser reads no playlists, hls.js plays it, fetched at the first play and not before', async ({ openAs }) => {
  const page = await openAs('/video/list');
  await page.addInitScript(readsNoPlaylists);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await openFilm(page);
  await page.waitForLoadState('networkidle');
  expect(requests.filter((path) => /\/hls|\.m3u8$|\.mp4$|\.webm$|FilmPlayer/.test(path))).toEqual([]);
  await start(page).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5);
  expect(await film(page).evaluate((video) => (video instanceof HTMLVideoElement ? video.currentSrc : ''))).toMatch(/^blob:/);
  expect(requests.filter((path) => path.endsWith('.m3u8')).length).toBeGreaterThan(1);
});

test('when hls.js cannot be had, the film itself plays', async ({ openAs }) => {
  const page = await openAs('/video/list', { expects: /404|Failed to load resource/ });
  await page.addInitScript(readsNoPlaylists);
  await page.route('**/*.m3u8', (route) => route.fulfill({ status: 404, body: '' }));
  await openFilm(page);
  await start(page).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.3);
});

test('nothing of YouTube’s is fetched before a press; then its frame plays, without cookies', async ({ openAs }) => {
  const page = await openAs('/video/list/cinema', { expects: /ERR_|Failed to load resource|youtube/i });
  const outside: string[] = [];
  page.on('request', (request) => /youtube|ytimg|google/.test(new URL(request.url()).hostname) && outside.push(request.url()));
  await page.route(/youtube-nocookie\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>frame</title>' }),
  );
  await page.locator('main article a').first().click();
  await page.waitForURL('**/video/cinema/**');
  await page.waitForLoadState('networkidle');
  expect(outside).toEqual([]);
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'યુટ્યૂબ પર જુઓ' })).toHaveAttribute('href', /^https:\/\/www\.youtube\.com\/watch\?v=/);
  await start(page).click();
  await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?autoplay=1/);
});

test('the place-holder of a thumbnail that cannot be had is dark in the dark player', async ({ openAs }) => {
  const page = await openAs('/video/list/cinema', { ...PHONE, expects: /Failed to load resource/ });
  await page.locator('main article a').first().click();
  await page.waitForURL('**/video/cinema/**');
  const poster = page.locator('[data-player="youtube"] img');
  await expect.poll(() => poster.evaluate((image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth)).toBe(320);
  const box = await poster.boundingBox();
  if (!box) throw new Error('The player has no poster');
  const corner = await page.screenshot({ clip: { x: box.x + 8, y: box.y + 8, width: 16, height: 16 } });
  const { channels } = await sharp(corner).stats();
  expect(Math.max(...channels.slice(0, 3).map(({ mean }) => mean))).toBeLessThan(80);
});

test('without script: the browser’s own player, the transcript, a link to YouTube, and shorts in a list', async ({ openAs }) => {
  const page = await openAs('/video/list', { ...PHONE, script: false });
  await openFilm(page);
  await expect(film(page)).toHaveAttribute('controls', '');
  await expect(page.getByRole('button', { name: /^વિડિયો ચલાવો/ })).toHaveCount(0);
  await page.locator('summary', { hasText: 'વિડિયોમાં શું છે' }).click();
  await expect(page.locator('main details p').first()).toBeVisible();
  await page.goto('/video/list/cinema');
  await page.locator('main article a').first().click();
  await expect(page.getByRole('link', { name: 'યુટ્યૂબ પર જુઓ' })).toBeVisible();
  await page.goto('/video/list/shorts');
  await page.locator('main article a').first().click();
  await expect(page.locator('video[controls]').nth(1)).toBeAttached();
  await expect(page.getByRole('toolbar')).toHaveCount(0);
});

test('on paper there is what is said of a video, and no black box for it', async ({ openAs }) => {
  const page = await openAs('/video/list');
  await openFilm(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-player]')).toBeHidden();
});

test('one player plays at a time', async ({ openAs }) => {
  const page = await openAs('/video/list');
  await openFilm(page);
  // A second player, as a page may hold several.
  await page.evaluate(async (address) => {
    const other = new DOMParser()
      .parseFromString(await (await fetch(address)).text(), 'text/html')
      .querySelector('gs-island[name="FilmPlayer"]');
    if (!other) return;
    document.querySelector('main')?.append(document.adoptNode(other));
    document.querySelector('main')?.dispatchEvent(new Event('islands-added', { bubbles: true }));
  }, new URL(page.url()).pathname);
  const paused = () => page.locator('video').evaluateAll((all) => all.map((video) => video instanceof HTMLVideoElement && video.paused));
  await start(page).click();
  await expect.poll(paused).toEqual([false, true]);
  await page.getByRole('button', { name: /^વિડિયો ચલાવો/ }).click();
  await expect.poll(paused).toEqual([true, false]);
});

test('a video of the desk plays inside the story that names it', async ({ openAs }) => {
  const page = await openAs('/search?q=salamat+uttarayan', PHONE);
  await page.locator('main a[href*="/news/"][href*="salamat-uttarayan"]').first().click();
  await page.waitForURL('**/news/**salamat-uttarayan**');
  await start(page).click();
  await expect.poll(() => timeOf(page)).toBeGreaterThan(0.5);
});

test('a touch shows the controls of a film that plays, and presses none that was not in sight', async ({ openAs }) => {
  const page = await openAs('/video/list', PHONE);
  await openFilm(page);
  await start(page).click();
  await playsOn(page);
  const controls = page.getByRole('toolbar');
  const mute = await controls.getByRole('button', { name: 'અવાજ બંધ કરો' }).boundingBox();
  if (!mute) throw new Error('The film has no button for its sound');
  await page.evaluate(() => {
    const touched = new Promise((resolve) => addEventListener('click', resolve, { once: true }));
    Object.assign(window, { touched });
  });
  await expect(controls).toHaveCSS('opacity', '0');
  // Shown again, they stay until they have been looked at.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.touchscreen.tap(mute.x + mute.width / 2, mute.y + mute.height / 2);
  await page.waitForFunction(() => 'touched' in window && window.touched);
  expect(await film(page).evaluate((video) => video instanceof HTMLVideoElement && [video.muted, video.paused])).toEqual([false, false]);
  await expect(controls).toHaveCSS('opacity', '1');
});
