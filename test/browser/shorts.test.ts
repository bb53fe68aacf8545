import type { Page } from '@playwright/test';
import { expect, test } from './fixtures/newspaper.ts';
import { readingReports } from './fixtures/readingReports.ts';
import { setRoute } from './fixtures/setRoute.ts';

const PHONE = { width: 360, height: 740 };

const films = (page: Page) =>
  page
    .locator('[data-short] video')
    .evaluateAll((all) =>
      all.map((video) =>
        video instanceof HTMLVideoElement
          ? { playing: !video.paused, muted: video.muted, preload: video.preload, at: video.currentTime }
          : null,
      ),
    );
const playing = async (page: Page) => (await films(page)).map((film) => film?.playing === true);

/** Opens the newest short of the paper's own. */
async function openShorts(page: Page): Promise<void> {
  await page.goto('/video/list/shorts');
  await page.locator('main article a').first().click();
  await expect(page.locator('[data-shorts="conducted"]')).toBeVisible();
  await expect.poll(async () => (await films(page))[0]?.at ?? 0).toBeGreaterThan(0.2);
}

test('the short in sight plays and no other; the next is fetched beforehand, and the address follows', async ({ openAs }) => {
  const page = await openAs('/video/list/shorts', PHONE);
  await openShorts(page);
  expect((await playing(page)).filter(Boolean)).toHaveLength(1);
  expect((await films(page))[1]?.preload).toBe('auto');
  const first = new URL(page.url()).pathname;
  const clips = page.locator('[data-clips]');
  const high = await clips.evaluate((list) => list.clientHeight);
  expect(high).toBe(740);
  await clips.evaluate((list) => list.scrollBy({ top: list.clientHeight * 0.7, behavior: 'instant' }));
  // Snaps to the next one.
  await expect.poll(() => clips.evaluate((list) => list.scrollTop)).toBe(high);
  await expect.poll(async () => (await playing(page)).slice(0, 2)).toEqual([false, true]);
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(first);
  await expect(page.locator('[data-short]').nth(1)).toHaveAttribute('data-short', new URL(page.url()).pathname);
});

test('each short that is watched counts as a view', async ({ openAs }) => {
  const page = await openAs('/video/list/shorts', PHONE);
  const first = (await page.locator('main article a').first().getAttribute('href')) ?? '';
  const reports = await readingReports(page);
  await page.goto(first);
  const views = () => reports.flatMap(({ views }) => views).filter(({ isNew }) => isNew).length;
  await expect.poll(views).toBe(1);
  await expect(page.locator('[data-shorts="conducted"]')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect.poll(views).toBe(2);
});

test('on a phone nothing of the page behind is in sight, and it does not scroll', async ({ openAs }) => {
  const page = await openAs('/video/list/shorts', PHONE);
  await openShorts(page);
  const skip = await page.locator('a[href="#main"]').boundingBox();
  expect((skip?.y ?? 0) + (skip?.height ?? 0)).toBeLessThanOrEqual(0);
  await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('by keyboard: arrows go, space stops, M sounds, and the sound stays from short to short and from visit to visit', async ({
  openAs,
}) => {
  const page = await openAs('/video/list/shorts');
  await openShorts(page);
  expect((await films(page)).every((film) => film?.muted)).toBe(true);
  await page.keyboard.press('m');
  await expect.poll(async () => (await films(page)).every((film) => film?.muted === false)).toBe(true);
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await playing(page)).slice(0, 2)).toEqual([false, true]);
  expect((await films(page))[1]?.muted).toBe(false);
  await page.keyboard.press('Space');
  await expect.poll(() => playing(page)).not.toContain(true);
  await page.keyboard.press('Space');
  await expect.poll(async () => (await playing(page))[1]).toBe(true);
  await page.keyboard.press('ArrowUp');
  await expect.poll(async () => (await playing(page)).slice(0, 2)).toEqual([true, false]);
  expect(await page.evaluate(() => localStorage.getItem('shorts-sound'))).toBe('on');
  await page.getByRole('button', { name: 'અવાજ બંધ કરો' }).click();
  await expect.poll(async () => (await films(page)).every((film) => film?.muted)).toBe(true);
  expect(await page.evaluate(() => localStorage.getItem('shorts-sound'))).toBe('off');
});

test('a field beside the shorts takes every letter', async ({ openAs }) => {
  const page = await openAs('/video/list/shorts');
  await openShorts(page);
  const field = page.getByRole('contentinfo').getByRole('textbox').first();
  await field.focus();
  await page.keyboard.type('mira@gmail.com');
  await expect(field).toHaveValue('mira@gmail.com');
  expect((await films(page)).every((film) => film?.muted)).toBe(true);
});

test('the rail of buttons stands apart from the title in a browser that knows no height but that of the window', async ({ openAs }) => {
  const page = await openAs('/video/list/shorts', PHONE);
  // Another name is to this browser what the unit is to Chrome before 108, the last for Android 6.
  await setRoute(page, /\/video\//, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: (await response.text()).replaceAll('dvh', 'xvh') });
  });
  await openShorts(page);
  const share = await page.getByRole('button', { name: 'વહેંચો' }).first().boundingBox();
  expect(share?.x).toBeGreaterThan(PHONE.width / 2);
});

test('nothing plays while the page is hidden', async ({ openAs }) => {
  const page = await openAs('/video/list/shorts', PHONE);
  await openShorts(page);
  const hide = (hidden: boolean) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await expect.poll(() => playing(page)).not.toContain(true);
  await hide(false);
  await expect.poll(async () => (await playing(page))[0]).toBe(true);
});

test('on a desk a short that is scrolled away stops', async ({ openAs }) => {
  const page = await openAs('/video/list/shorts');
  await openShorts(page);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => playing(page)).not.toContain(true);
});

test('who wants little motion starts each short', async ({ openAs }) => {
  const page = await openAs('/video/list/shorts', PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/video/list/shorts');
  await page.locator('main article a').first().click();
  await expect(page.locator('[data-shorts="conducted"]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'ચલાવો', exact: true })).toBeVisible();
  expect(await playing(page)).not.toContain(true);
  await page.getByRole('button', { name: 'ચલાવો', exact: true }).click();
  await expect.poll(async () => (await playing(page))[0]).toBe(true);
});

test('the buttons have names and are large enough; sharing copies the address of the short in sight', async ({ openAs }) => {
  const page = await openAs('/video/list/shorts', PHONE);
  await openShorts(page);
  const buttons = page.getByRole('toolbar').getByRole('button');
  await expect(buttons).toHaveCount(5);
  for (const button of await buttons.all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect(await button.getAttribute('aria-label')).toMatch(/[\u0a80-\u0aff]/);
  }
  await page.evaluate(() => Object.defineProperty(navigator, 'share', { configurable: true, value: undefined }));
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'વહેંચો' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  await page.getByRole('link', { name: 'શૉર્ટ્સ બંધ કરો' }).click();
  await expect(page).toHaveURL('/video/list/shorts');
});
