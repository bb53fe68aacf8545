import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/newspaper.ts';
import { logIn } from '../fixtures/readerLogIn.ts';

test.use({ hasWorker: true });

const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Failed to load resource/;

/** What lies in one of the worker's stores, by path. */
const storedIn = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname), name);

/** Reads stories until the worker answers for the page. */
async function openWithWorker(page: Page): Promise<string[]> {
  const stories = await page.locator('main h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await page.goto(stories[0] ?? '');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 20_000 });
  return stories;
}

/** Opens a story and logs in there; gives its path. Each test has a reader of its own, who has saved nothing yet. */
async function logInAtStory(page: Page, email: string): Promise<string> {
  const [story = ''] = await openWithWorker(page);
  await page.goto(`/account/login?next=${story}`);
  await logIn(page, email);
  await page.waitForURL(`**${story}`);
  await expect(page.locator('html')).toHaveAttribute('data-reader', '');
  return story;
}

async function logOut(page: Page, email: string): Promise<void> {
  await page.locator('header summary').filter({ hasText: email }).click();
  await page.locator('header').getByRole('button', { name: 'લૉગ આઉટ' }).click();
}

test('without a network: the front page, stories read and kept open, others lead to the list of what is there; back online all is as before', async ({
  openAs,
}) => {
  const page = await openAs('/recent-news/1', { width: 360, height: 740, expects: OFFLINE });
  const [first = '', second = '', third = ''] = await openWithWorker(page);
  await page.goto('/');
  await page.goto(second);
  await page.locator('[data-tool=keep]').first().click();
  await expect(page.locator('[data-toast]')).toHaveText('આ સમાચાર હવે ઇન્ટરનેટ વિના પણ ખૂલશે');
  await expect(page.locator('[data-tool=keep]').first()).toHaveAttribute('aria-pressed', 'true');
  const keptHeadline = (await page.locator('h1').first().textContent()) ?? '';
  await expect.poll(() => storedIn(page, 'offline-kept')).toEqual([second]);
  await expect.poll(() => storedIn(page, 'offline-site')).toEqual(expect.arrayContaining(['/', '/lite/offline']));

  await page.context().setOffline(true);
  await page.goto(second);
  await expect(page.locator('h1').first()).toHaveText(keptHeadline);
  await page.goto('/');
  await expect(page.locator('main article').first()).toBeVisible();
  await page.goto(third);
  await expect(page.locator('h1')).toHaveText('ઑફલાઇન વાંચન');
  await expect(page.getByText('ઇન્ટરનેટ વિના એ પાનું ખૂલી શક્યું નહીં')).toBeVisible();
  await expect(page.getByRole('link', { name: keptHeadline })).toBeVisible();
  await expect(page.locator(`[data-offline=read] a[href="${first}"], section a[href="${first}"]`)).toHaveCount(0);
  await page.getByRole('link', { name: keptHeadline }).click();
  await expect(page.locator('h1').first()).toHaveText(keptHeadline);

  await page.goto(third);
  await page.getByRole('link', { name: 'ફરી પ્રયત્ન કરો' }).click();
  await expect(page.getByText('ઇન્ટરનેટ વિના એ પાનું ખૂલી શક્યું નહીં')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'ફરી પ્રયત્ન કરો' }).click();
  await expect(page.locator('[data-story]').first()).toHaveAttribute('data-story', third);
});

test('without a network a reader of the English edition has its front page, and the list in English', async ({ openAs }) => {
  const page = await openAs('/en/category/gujarat/1', { width: 360, height: 740, expects: OFFLINE });
  const [first = ''] = await openWithWorker(page);
  await page.goto('/en');
  await page.goto(first);
  const headline = (await page.locator('h1').first().textContent()) ?? '';
  await expect.poll(() => storedIn(page, 'offline-read')).toEqual([first]);
  await expect.poll(() => storedIn(page, 'offline-site')).toEqual(expect.arrayContaining(['/en', '/en/offline']));

  await page.context().setOffline(true);
  await page.goto('/en/category/science/1');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('h1')).toHaveText('Offline reading');
  await expect(page.getByText('That page could not be opened without the internet')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: headline }).click();
  await expect(page.locator('h1').first()).toHaveText(headline);
  await page.goto('/en/category/science/1');
  await page.locator('[data-offline=front] a').click();
  await expect(page).toHaveURL(/\/en$/);
  await expect(page.locator('main article').first()).toBeVisible();
  await page.goto('/category/science/1');
  await expect(page.locator('h1')).toHaveText('ઑફલાઇન વાંચન');
  await expect(page.getByRole('link', { name: headline })).toHaveAttribute('lang', 'en');
});

test('where the line does not answer, the picture of a kept story is shown in the width that was kept', async ({ openAs }) => {
  const page = await openAs('/top-head-news/1', { width: 360, height: 740 });
  await openWithWorker(page);
  const keep = page.locator('[data-tool=keep]').first();
  await keep.click();
  // Pressed once all pictures are stored.
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => caches.has('offline-pictures'))).toBe(true);
  const picture = await page.locator('[data-story] img').first().getAttribute('src');
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    const ask = globalThis.fetch;
    globalThis.fetch = (input, init) =>
      input instanceof Request && input.url.includes('/image?') ? new Promise(() => undefined) : ask(input, init);
  });
  const answer = page.evaluate(
    async (address) => (await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(20_000) })).headers.get('content-type'),
    picture?.replace(/w=\d+/, 'w=828') ?? '',
  );
  expect(await answer).toMatch(/^image\//);
});

test('stories read last are kept by themselves, up to a number; nothing personal and nothing of the newsroom is', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { expects: OFFLINE });
  const stories = await openWithWorker(page);
  await page.goto('/recent-news/2');
  stories.push(...(await page.locator('main h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))));
  const visited = stories.slice(0, 14);
  for (const story of visited) await page.goto(story);
  for (const path of ['/account/login', '/newsroom', '/notifications', '/search?q=varsad']) await page.goto(path);
  await page.goto('/offline');
  await expect.poll(() => storedIn(page, 'offline-read')).toHaveLength(12);
  expect(await storedIn(page, 'offline-read')).toEqual(visited.slice(-12));
  // The page itself is stored while it is shown already.
  await expect.poll(async () => (await storedIn(page, 'offline-site')).sort()).toEqual(['/lite/offline', '/offline']);
  await expect(page.locator('main section a')).toHaveCount(12);
});

test('a story that was withdrawn since is removed from the device when it is next asked for', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { expects: /404/ });
  await openWithWorker(page);
  const story = '/news/gujarat/pachhi-khenchi-987654';
  const names = ['offline-kept', 'offline-read'];
  await page.evaluate(
    async ([story, names]) => {
      for (const name of names)
        for (const path of [story, `/lite${story}`])
          await (await caches.open(name)).put(path, new Response('<h1>પાછી ખેંચેલી વાત</h1>', { headers: { 'content-type': 'text/html' } }));
    },
    [story, names] as const,
  );
  await page.goto(story);
  for (const name of names) await expect.poll(async () => (await storedIn(page, name)).filter((path) => path.endsWith(story))).toEqual([]);
});

test('a saved story is kept on the device, and removed from it when the reader logs out', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { expects: OFFLINE });
  const story = await logInAtStory(page, 'offline@savar.example');
  await page.locator('[data-story] [data-toggle=bookmark] button').first().click();
  await expect.poll(() => storedIn(page, 'offline-kept')).toEqual([story]);
  await logOut(page, 'offline@savar.example');
  await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain('offline-kept');
  await page.context().setOffline(true);
  await page.goto(story);
  await expect(page.locator('h1')).toHaveText('ઑફલાઇન વાંચન');
});

test('a story that is still being kept when the reader logs out leaves nothing behind', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { expects: OFFLINE });
  const story = await logInAtStory(page, 'leaving@savar.example');
  // A slow line: the story's pictures come when the test lets them.
  await page.evaluate(() => {
    const ask = window.fetch;
    const released = Promise.withResolvers<void>();
    addEventListener('release', () => released.resolve());
    window.fetch = async (input, init) => {
      if (typeof input !== 'string' || !input.startsWith('/image?')) return ask(input, init);
      document.documentElement.dataset['held'] = '';
      await released.promise;
      return ask(input, init);
    };
  });
  await page.locator('[data-story] [data-toggle=bookmark] button').first().click();
  await expect.poll(() => storedIn(page, 'offline-kept')).toEqual([story]);
  await expect(page.locator('html')).toHaveAttribute('data-held', '');
  await logOut(page, 'leaving@savar.example');
  await expect(page.locator('html')).not.toHaveAttribute('data-reader', '');
  const pictures = page.waitForResponse(/\/image\?/);
  await page.evaluate(() => dispatchEvent(new Event('release')));
  await pictures;
  // As long as storing them may take.
  await page.waitForTimeout(1_000);
  for (const name of ['offline-kept', 'offline-pictures', 'offline-read'])
    await expect.poll(() => page.evaluate(() => caches.keys())).not.toContain(name);
});

test('the site can be installed: its manifest is whole and everything it names is there', async ({ newspaper }) => {
  const manifest = await (await fetch(`${newspaper.url}/site.webmanifest`)).json();
  expect([manifest.id, manifest.start_url, manifest.scope, manifest.lang, manifest.display]).toEqual(['/', '/', '/', 'gu', 'standalone']);
  expect(manifest.icons.map(({ purpose }: { purpose?: string }) => purpose)).toContain('maskable');
  const named = [manifest.icons, manifest.screenshots].flat().map(({ src }: { src: string }) => src);
  for (const address of [...named, ...manifest.shortcuts.map(({ url }: { url: string }) => url)])
    expect([address, (await fetch(newspaper.url + address)).status]).toEqual([address, 200]);
});
