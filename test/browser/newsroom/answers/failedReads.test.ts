import type { Page } from '@playwright/test';
import { followLink } from '../../fixtures/followLink.ts';
import { expect, test } from '../../fixtures/newspaper.ts';
import { newsroomPaths } from '../../fixtures/newsroomPaths.ts';
import { setRoute } from '../../fixtures/setRoute.ts';
import { openNewsroom } from '../../fixtures/staffSignIn.ts';

const FAILED = 'સર્વરે સમજાય એવો જવાબ આપ્યો નહીં. થોડી વાર પછી ફરી પ્રયત્ન કરો.';
/** What lists say that have been read and are empty. */
const NOTHING_THERE = /^(હજી અહીં કશું નથી\.|હજી કોઈ સ્ટોરી નથી.*|કશું મળ્યું નહીં\.|અહીં કશું નથી\.|હજી કોઈ અંક નથી\.)$/;
/** Read for the frame around every screen. */
const FRAME = /\/newsroom\/api\/(whoami|notifications\/unread)$/;

/** These screens ask for nothing before something is chosen. */
const READ_NOTHING = ['/elections/new', '/notifications/1', '/staff/create'];

/** Lets every read of the newsroom fail until the function it gives is called. */
async function failReads(page: Page): Promise<() => Promise<void>> {
  await setRoute(page, /\/newsroom\/api\//, (route, request) => {
    if (request.method() !== 'GET' || FRAME.test(request.url())) return route.fallback();
    return route.fulfill({ status: 500, body: '<html>', contentType: 'text/html' });
  });
  return () => page.unrouteAll({ behavior: 'wait' });
}

const inScreen = (page: Page) => page.locator('#main-content').getByText(FAILED);
/** The message of reads that the screen says nothing of itself. */
const overScreen = (page: Page) => page.locator('[data-notice-layer]').getByText(FAILED);

const lookAgain = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));

test('a screen says what could not be read, and reads it again', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { width: 360, height: 740, expects: /./ });
  const paths = await newsroomPaths(page);
  await page.goto('/newsroom/nowhere');
  await expect(page.getByRole('heading', { name: 'મળ્યું નહીં', level: 2 })).toBeVisible();
  // Other screens have read the coverages, and the topics that a menu can name.
  const opened = new Set(['live', 'menus']);
  for (const path of paths.filter((one) => !READ_NOTHING.includes(one))) {
    await test.step(path, async () => {
      const section = path.split(/[/?]/)[1] ?? '';
      const endFailures = await failReads(page);
      // Screens of one section read the same, and what has been read once is not missing.
      if (opened.has(section)) await page.goto(`/newsroom${path}`);
      else await followLink(page, `/newsroom${path}`);
      opened.add(section);
      await expect.soft(page.getByText(FAILED).first(), path).toBeVisible({ timeout: 30_000 });
      expect.soft(await page.getByText(NOTHING_THERE).count(), path).toBe(0);
      // Said once: over the screen only if the screen itself does not.
      await expect
        .soft(async () => expect(await overScreen(page).count()).toBe((await inScreen(page).count()) > 0 ? 0 : 1), path)
        .toPass({ timeout: 10_000 });
      await endFailures();
      // A screen and a part of it can each have a button.
      const again = page.getByRole('button', { name: 'ફરી પ્રયત્ન કરો', exact: true });
      await expect
        .soft(async () => {
          if (await again.first().isVisible()) await again.first().click({ timeout: 1_000 });
          await expect(page.getByText(FAILED)).toHaveCount(0, { timeout: 1_000 });
        }, path)
        .toPass({ timeout: 30_000 });
    });
  }
});

test('what is typed stays when a later read fails', async ({ newspaper, openAs }) => {
  const page = await openNewsroom(newspaper, openAs, '/newsroom', { expects: /500/ });
  const api = async (path: string) => (await page.request.get(`/newsroom/api${path}`)).json();
  const { id } = (await api('/stories?filter=%7B%22state%22%3A%22published%22%7D')).data[0];
  await page.request.post(`/newsroom/api/live/${id}`, { data: {} });
  const screens = [`/live/${id}`, `/pictures/${(await api('/pictures')).pictures[0].key}`];
  for (const path of screens) {
    await test.step(path, async () => {
      await page.goto(`/newsroom${path}`);
      const field = page.locator('#main-content').getByRole('textbox').first();
      await field.fill('પૂર ઊતર્યું');
      const endFailures = await failReads(page);
      const failed = page.waitForResponse((response) => response.status() === 500);
      await lookAgain(page);
      await failed;
      // Whatever the screen makes of it, it has made by then.
      await page.waitForTimeout(500);
      await expect(field).toHaveValue('પૂર ઊતર્યું');
      await endFailures();
    });
  }
});
