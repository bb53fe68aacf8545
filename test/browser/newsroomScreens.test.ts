import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { followLink } from './fixtures/followLink.ts';
import { watchControls } from './fixtures/movedControls.ts';
import { expect, test } from './fixtures/newspaper.ts';
import { newsroomPaths } from './fixtures/newsroomPaths.ts';
import { setRoute } from './fixtures/setRoute.ts';
import { openNewsroom } from './fixtures/staffSignIn.ts';
import { watchTraffic } from './fixtures/watchTraffic.ts';

/** What stands beyond the right edge of the screen and cannot be scrolled to within a box of its own. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isBoxed = (element: Element): boolean => {
      const parent = element.parentElement;
      return parent !== null && parent !== document.body && (getComputedStyle(parent).overflowX !== 'visible' || isBoxed(parent));
    };
    return [...document.querySelectorAll('#main-content *')]
      .filter((element) => {
        const { right, width, height } = element.getBoundingClientRect();
        return width > 0 && height > 0 && right > innerWidth + 1 && !isBoxed(element);
      })
      .map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`);
  });

/** Lets the answers of the newsroom's calls come one after another, in another order than they were asked for. */
async function delayAnswers(page: Page): Promise<void> {
  let calls = 0;
  await page.route(/\/newsroom\/api\//, async (route) => {
    calls++;
    await setTimeout(((calls * 2) % 5) * 80);
    await route.fallback();
  });
}

test('every screen fits a phone of 360 px, whatever comes late moves no control, and a story can be begun there', async ({
  newspaper,
  openAs,
}) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { width: 360, height: 740, expects: /404/ });
  const paths = await newsroomPaths(page);
  const nowhere = page.getByRole('heading', { name: 'મળ્યું નહીં', level: 2 });
  await page.goto('/newsroom/nowhere');
  await expect(nowhere).toBeVisible();
  await delayAnswers(page);
  const untilQuiet = watchTraffic(page);
  for (const path of paths) {
    await test.step(path, async () => {
      // No control of the screen before is among those that are watched.
      await followLink(page, '/newsroom/nowhere');
      await expect(nowhere).toBeVisible();
      const stopWatching = await watchControls(page);
      await followLink(page, `/newsroom${path}`);
      await untilQuiet();
      expect.soft({ path, moved: await stopWatching() }).toEqual({ path, moved: [] });
      await expect(page.locator('#main-content')).not.toBeEmpty();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      const { content, screen } = await page.evaluate(() => ({
        content: document.scrollingElement?.scrollWidth ?? 0,
        screen: window.innerWidth,
      }));
      expect({ path, content }).toEqual({ path, content: Math.min(content, screen) });
      expect(screen).toBe(360);
      expect({ path, cut: await cutOff(page) }).toEqual({ path, cut: [] });
    });
  }
  await page.unrouteAll({ behavior: 'wait' });
  await page.goto('/newsroom/stories');
  await expect(page.getByRole('button', { name: 'નવી સ્ટોરી' })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'નવી સ્ટોરી' }).click();
  await expect(page.getByRole('textbox', { name: /હેડલાઇન/ })).toBeVisible();
});

test('the tools and the buttons that save and publish stay in sight on a phone, also over its keyboard', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { width: 360, height: 740 });
  const { data } = await (await page.request.get('/newsroom/api/stories?filter=%7B%22state%22%3A%22published%22%7D')).json();
  await page.goto(`/newsroom/stories/${data[0].id}`);
  const text = page.locator('.ProseMirror');
  await text.locator('p').last().scrollIntoViewIfNeeded();
  const save = page.locator('[data-action-bar]').getByRole('button', { name: 'સાચવો', exact: true });
  const tools = page.getByRole('toolbar');
  // The keyboard takes the lower half.
  for (const height of [740, 380]) {
    await page.setViewportSize({ width: 360, height });
    await text.locator('p').last().scrollIntoViewIfNeeded();
    await expect(save).toBeInViewport({ ratio: 1 });
    await expect(tools.getByRole('button', { name: 'પેટા મથાળું', exact: true })).toBeInViewport({ ratio: 1 });
    const bar = await page.locator('[data-action-bar]').boundingBox();
    const own = await page.locator('header').first().boundingBox();
    const tool = await tools.boundingBox();
    // Under each other, none over another.
    expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual((bar?.y ?? 0) + 1);
    expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual((tool?.y ?? 0) + 1);
  }
});

test('an alert moves no button', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { width: 360, height: 740, expects: /4\d\d/ });
  const placesOf = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('#main-content button, [role=dialog] button')]
        .map((button) => button.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0)
        .map(({ x, y, width, height }) => ({ x, y, width, height })),
    );
  /** The places once the screen has come to rest: fonts, pictures and the dialog's own entrance move them too. */
  const placesAtRest = async () => {
    let places = await placesOf();
    await expect(async () => {
      const earlier = places;
      await page.waitForTimeout(300);
      places = await placesOf();
      expect(places).toEqual(earlier);
    }).toPass();
    return places;
  };
  const cases: { path: string; provoke: () => Promise<void> }[] = [
    { path: '/galleries/new', provoke: () => page.getByRole('button', { name: 'પ્રકાશિત કરો' }).click() },
    {
      path: '/redirects',
      provoke: () => page.getByRole('dialog').getByRole('button', { name: 'સાચવો' }).click(),
    },
    { path: '/settings', provoke: () => page.getByRole('button', { name: 'સાચવો', exact: true }).click() },
    { path: '/elections/new', provoke: () => page.getByRole('button', { name: 'સાચવો', exact: true }).click() },
  ];
  for (const { path, provoke } of cases) {
    await test.step(path, async () => {
      await page.goto(`/newsroom${path}`);
      if (path === '/redirects') await page.getByRole('button', { name: 'ઉમેરો', exact: true }).click();
      await setRoute(page, '**/newsroom/api/**', (route) =>
        route.request().method() === 'GET'
          ? route.continue()
          : route.fulfill({ status: 409, json: { message: { gu: 'આ હમણાં થઈ શકે તેમ નથી.', en: 'Not now.' }, issues: [] } }),
      );
      const button = page.getByRole('button', { name: /^(સાચવો|પ્રકાશિત કરો)$/ }).last();
      await expect(button).toBeVisible();
      await button.scrollIntoViewIfNeeded();
      const before = await placesAtRest();
      await provoke();
      await expect(page.getByRole('alert').filter({ hasText: 'આ હમણાં થઈ શકે તેમ નથી.' })).toBeVisible();
      const after = await placesOf();
      // The alert's own button to close it is new; every other stands where it stood.
      for (const place of before) expect(after).toContainEqual(place);
      await page.unrouteAll();
    });
  }
});

test('the log of changes speaks in words, in its rows and in its filter', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom');
  for (const path of ['/stories', '/short-links'])
    await page.request.post(`/newsroom/api${path}`, { data: path === '/stories' ? {} : { address: '/category/gujarat/1' } });
  await page.goto('/newsroom/audit-log');
  const rows = page.getByRole('list', { name: 'ફેરફારોની નોંધ' }).locator('[data-action]');
  await expect(rows.filter({ hasText: 'સ્ટોરી શરૂ કરી' }).first()).toBeVisible();
  for (const text of await rows.allInnerTexts()) expect(text).not.toMatch(/[a-z-]+[.:][a-zA-Z]/);
  await expect(rows.filter({ hasText: 'સાઇન ઇન કર્યું' }).first()).toContainText('સ્ટાફ મીરા શાહ');
  await page.getByRole('combobox', { name: 'શું' }).fill('ટૂંકી');
  await page.getByRole('option', { name: 'ટૂંકી લિંક બનાવી' }).click();
  await expect(rows).toHaveCount(1);
  await expect(rows.first()).toContainText('ટૂંકી લિંક બનાવી');
  await page.getByRole('combobox', { name: 'કોણે' }).fill('મીરા');
  await page.getByRole('option', { name: 'મીરા શાહ' }).click();
  await expect(page).toHaveURL(/staffId=/);
  await expect(rows).toHaveCount(1);
});
