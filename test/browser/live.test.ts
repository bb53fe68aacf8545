import type { Page } from '@playwright/test';
import type { RunningApp } from '../templateApp.ts';
import { expect, test } from './fixtures/newspaper.ts';
import { comeIn, firstLink } from './fixtures/staffSignIn.ts';

test('breaking news is on the pages that readers have open, which do not move', async ({ newspaper, openAs }) => {
  const editor = await openAs(firstLink(newspaper));
  await comeIn(editor, { name: 'મીરા શાહ', email: 'mira@savar.example' });
  const reader = await openAs('/', { width: 360, height: 740 });
  const strip = reader.getByRole('complementary', { name: 'બ્રેકિંગ' });
  const shown = await strip.getByRole('link').allInnerTexts();
  expect(shown).not.toEqual([]);
  const lead = reader.locator('main h2').first();
  const where = await lead.boundingBox();

  const { data: newest } = await (await editor.request.get('/api/article-list?limit=20')).json();
  const { _id: id, headline } = newest.articles.find(({ headline }: { headline: string }) => !shown.includes(headline));
  const put = async (breaking: boolean) => {
    const answer = await editor.request.put(`/newsroom/api/stories/${id}/breaking`, { data: { breaking, until: null } });
    expect(answer.status()).toBe(200);
  };
  await put(true);
  await expect(strip.getByRole('link', { name: headline })).toBeVisible();
  expect(await lead.boundingBox()).toEqual(where);
  // Who listens to the page is told too, when there is a pause.
  await expect(reader.locator('[aria-live="polite"]', { hasText: headline })).toBeAttached();
  await put(false);
  await expect(strip.getByRole('link')).toHaveText(shown);
});

test('where no stream comes through, the page asks for what is live now and then', async ({ newspaper, openAs }) => {
  const requests: string[] = [];
  const page = await openAs('/404', { expects: /404 \(Not Found\)|503/ });
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  // As a proxy, or a paper that is full, would refuse it.
  await page.route('**/api/live?*', (route) => route.fulfill({ status: 503, body: 'full' }));
  const changed = { html: '<ul><li><a href="/news/a/b-1">નદીઓમાં નવાં નીર</a></li></ul>' };
  await page.route('**/api/live/state?*', (route) =>
    route.fulfill({ json: { code: 200, data: { id: 'x', states: { breaking: changed } } } }),
  );
  await page.goto(newspaper.url);
  await expect(page.getByRole('complementary', { name: 'બ્રેકિંગ' }).getByRole('link', { name: 'નદીઓમાં નવાં નીર' })).toBeVisible();
  expect(requests.filter((path) => path === '/api/live')).toHaveLength(1);
});

test('a page that asks for what is live now and then asks at once when it is shown again, but no more often', async ({
  newspaper,
  openAs,
}) => {
  const page = await openAs('/404', { expects: /404 \(Not Found\)|503/ });
  await page.route('**/api/live?*', (route) => route.fulfill({ status: 503, body: 'full' }));
  let asked = 0;
  await page.route('**/api/live/state?*', (route) => {
    asked++;
    return route.fulfill({ json: { code: 200, data: { id: 'x', states: {} } } });
  });
  const turn = (to: 'hidden' | 'visible') =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: state === 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    }, to);
  await page.clock.install();
  await page.goto(newspaper.url);
  await expect.poll(() => asked).toBe(1);
  await turn('hidden');
  // From here on no timer of the page runs by itself.
  await page.clock.pauseAt(Date.now() + 60_000);
  expect(asked).toBe(1);
  await turn('visible');
  await expect.poll(() => asked).toBe(2);
  for (const state of ['hidden', 'visible', 'hidden', 'visible'] as const) await turn(state);
  await page.clock.runFor(14_900);
  expect(asked).toBe(2);
  await page.clock.runFor(200);
  await expect.poll(() => asked).toBe(3);
});

/** A page of a reader whose scores change as the test says. */
async function openWithScores(newspaper: RunningApp, page: Page): Promise<{ score: (runs: string) => Promise<void> }> {
  let shown = '';
  let runs = '';
  await page.route('**/api/live?*', (route) => route.fulfill({ status: 503, body: 'full' }));
  await page.route('**/api/live/state?*', async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const answer = await (await fetch(newspaper.url + pathname + search)).json();
    const { matches } = answer.data.states;
    shown ||= /\d+\/\d+/.exec(matches?.html)?.[0] ?? '';
    if (runs !== '' && matches) matches.html = matches.html.replace(shown, runs);
    await route.fulfill({ json: answer });
  });
  await page.clock.install();
  const first = page.waitForResponse('**/api/live/state?*');
  await page.goto(newspaper.url);
  await page.locator('[data-live="matches"] a').first().scrollIntoViewIfNeeded();
  await first;
  return {
    score: async (to) => {
      runs = to;
      await page.clock.runFor(15_000);
      await expect(page.locator('[data-live="matches"]')).toContainText(to);
    },
  };
}

test('matches that a reader has swiped to stay in sight when the score of one changes', async ({ newspaper, openAs }) => {
  const page = await openAs('/404', { width: 360, height: 740, expects: /404 \(Not Found\)|503/ });
  const { score } = await openWithScores(newspaper, page);
  const rail = page.locator('[data-live="matches"] ul');
  await rail.evaluate((list) => list.scrollTo({ left: list.scrollWidth, behavior: 'instant' }));
  const scrolled = () => rail.evaluate((list) => list.scrollLeft);
  const before = await scrolled();
  expect(before).toBeGreaterThan(300);
  await score('777/7');
  expect(await scrolled()).toBe(before);
});

test('scores change on after a match was opened in another tab', async ({ newspaper, openAs }) => {
  const page = await openAs('/404', { expects: /404 \(Not Found\)|503/ });
  const { score } = await openWithScores(newspaper, page);
  const other = page.context().waitForEvent('page');
  await page
    .locator('[data-live="matches"] a')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await (await other).close();
  await score('777/7');
});
