import { expect, test } from '../fixtures/newspaper.ts';
import { logIn } from '../fixtures/readerLogIn.ts';
import { setRoute } from '../fixtures/setRoute.ts';
import { comeIn, firstLink } from '../fixtures/staffSignIn.ts';

test('the next story comes although each of its requests fails once, when the reader scrolls again', async ({ openAs }) => {
  const page = await openAs('/category/gujarat/1', { width: 360, height: 740, expects: /Failed to load resource/ });
  const asked: string[] = [];
  await setRoute(page, /\/api\/articles-scroll|\/news\/|\.css\?next-story/, async (route, request) => {
    if (request.isNavigationRequest()) return route.fallback();
    const [step = 'story'] = /articles-scroll|\.css/.exec(request.url()) ?? [];
    asked.push(step);
    const isFirst = asked.filter((one) => one === step).length === 1;
    if (isFirst && step === 'articles-scroll') return route.fulfill({ status: 503, json: { code: 503, message: 'Service Unavailable' } });
    if (isFirst) return route.abort();
    if (step !== 'story') return route.fallback();
    // The story has styles that this page has not.
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).replace('.css">', '.css?next-story">') });
  });
  await page.locator('main h2 a').first().click();
  const stories = page.locator('article[data-story]');
  const related = page.getByRole('heading', { name: 'સંબંધિત સમાચાર' });
  const readOn = async () => {
    await related.scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, -200);
    await page.mouse.wheel(0, 200);
    return stories.count();
  };
  await expect.poll(readOn, { intervals: [500] }).toBeGreaterThan(1);
  expect(asked.slice(0, 7)).toEqual(['articles-scroll', 'articles-scroll', 'story', 'story', '.css', 'story', '.css']);
});

test('stories are read on in a browser that sets no time limits, as those of iPhones that stay with Safari 15', async ({ openAs }) => {
  const page = await openAs('/category/gujarat/1', { width: 360, height: 740 });
  await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
  await page.locator('main h2 a').first().click();
  await page.getByRole('heading', { name: 'સંબંધિત સમાચાર' }).scrollIntoViewIfNeeded();
  await expect(page.locator('article[data-story]').nth(1)).toBeAttached();
});

test('of two covered stories that are read on, each shows its own posts', async ({ newspaper, openAs }) => {
  const reporter = await openAs(firstLink(newspaper));
  await comeIn(reporter, { name: 'મીરા શાહ', email: 'mira@savar.example' });
  const page = await openAs('/recent-news/1', { width: 360, height: 740 });
  const fire = await page.locator('main a[href*="surat-kapad-godown-aag"]').first().getAttribute('href');
  // The fire comes after the market yard, as it would if both were in one category.
  const articles = [{ url: fire, headline: 'સુરતમાં કાપડના ગોડાઉનમાં આગ' }];
  await setRoute(page, /\/api\/articles-scroll/, (route) => route.fulfill({ json: { code: 200, data: { articles } } }));
  await page.goto('/category/crops/1');
  await page.locator('main a[href*="yardno-ek-divas-palepal"]').first().click();
  await page.getByRole('heading', { name: 'સંબંધિત સમાચાર' }).scrollIntoViewIfNeeded();
  const [first, second] = [page.locator('article[data-story]').first(), page.locator('article[data-story]').nth(1)];
  const bar = second.locator('gs-island[name="NewPosts"]');
  await bar.scrollIntoViewIfNeeded();
  await expect(bar).toContainText('નવી ખબર આવશે એટલે અહીં જણાવીશું');
  await expect(page).toHaveURL(new RegExp(`${fire}$`));
  const posts = await first.locator('[data-post]').count();

  await reporter.getByRole('link', { name: 'ખબર લખો' }).first().click();
  await reporter.getByLabel('શું બન્યું?').fill('ગોડાઉન ઠંડું પાડવાનું કામ પૂરું થયું.');
  await reporter.getByRole('button', { name: 'મૂકો', exact: true }).click();
  await bar.getByRole('button', { name: '1 નવી ખબર જુઓ' }).click();
  await expect(second).toContainText('ગોડાઉન ઠંડું પાડવાનું કામ પૂરું થયું.');
  await expect(bar).toContainText('નવી ખબર આવશે એટલે અહીં જણાવીશું');
  await expect(first.locator('[data-post]')).toHaveCount(posts);
  await expect(first).not.toContainText('ગોડાઉન ઠંડું પાડવાનું કામ પૂરું થયું.');
  // The one above has nothing new to show.
  await expect(first.locator('gs-island[name="NewPosts"]')).toContainText('નવી ખબર આવશે એટલે અહીં જણાવીશું');
});

test('a story that is read on is marked as saved, and noted in the list of what its reader has read', async ({ openAs }) => {
  const page = await openAs('/account/login?next=/account/privacy', { width: 360, height: 740 });
  await logIn(page, 'reads-on@savar.example');
  await page.getByRole('listitem').filter({ hasText: 'વાંચેલા સમાચાર' }).getByRole('button', { name: 'હા, ચાલુ કરો' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'તમારી સંમતિ નોંધાઈ.' })).toBeVisible();
  await page.goto('/category/gujarat/1');
  const first = (await page.locator('main h2 a').first().getAttribute('href')) ?? '';
  const idOf = (address: string) => /\d+$/.exec(address)?.[0];
  const { data } = await (await page.request.get(`/api/articles-scroll?articleId=${idOf(first)}`)).json();
  const next: string = data.articles[0].url;
  const saved = await page.request.post('/api/bookmark', { data: { articleId: idOf(next) } });
  expect(await saved.json()).toMatchObject({ data: { success: true } });

  const notes: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/user/history')) notes.push(request.postDataJSON().articleId);
  });
  await page.goto(first);
  await page.getByRole('heading', { name: 'સંબંધિત સમાચાર' }).scrollIntoViewIfNeeded();
  const second = page.locator('article[data-story]').nth(1);
  await expect(second.locator('[data-toggle=bookmark] button')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('article[data-story]').first().locator('[data-toggle=bookmark] button')).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await second.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => notes).toEqual([idOf(first), idOf(next)]);
  await page.goto('/account/history');
  await expect(page.locator('main h2 a').first()).toHaveAttribute('href', next);
  await expect(page.locator('main h2 a').nth(1)).toHaveAttribute('href', first);
});
