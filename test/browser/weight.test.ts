import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { Page, TestInfo } from '@playwright/test';
import { pageTypes } from '../pageTypes.ts';
import { askOverWire } from '../wire.ts';
import { countWire, type Wire } from '../wireCount.ts';
import { loadsWhenIdle } from './fixtures/loadsWhenIdle.ts';
import { expect, test } from './fixtures/newspaper.ts';
import { pretendOwnFont } from './fixtures/pretendOwnFont.ts';
import { logIn } from './fixtures/readerLogIn.ts';
import { openNewsroom } from './fixtures/staffSignIn.ts';
import { pushStandIn } from './readers/pushStandIn.ts';

// The ceilings: bytes as they come over the wire from a running newspaper. Raising one takes a decision record.
const KB = 1024;
// The styles of a page stand in its HTML.
const STORY_HTML = 21.5 * KB;
const HOME_HTML = 40 * KB;
const SCRIPT_BEFORE_ISLANDS = 5 * KB;
const STORY_ISLANDS_WITH_REACT = 85 * KB;
/** All that a story loads for readers' accounts, bookmarks and notifications. */
const STORY_FOR_A_READER = 21 * KB;
/** Advertisements and what counts the reading, on a story with slots in sight. */
const STORY_WHEN_IDLE = 11 * KB;
/** All scripts of a web story for who has none of the newspaper yet. */
const WEB_STORY_OPENED_FIRST = 14 * KB;
/** What a browser fetches once a month when idle, so that later pages are smaller, and a story then. */
const DICTIONARY = 16 * KB;
const STORY_WITH_DICTIONARY = 10 * KB;
const HEADLINE_FONTS = 40 * KB;
const FONTS_BEFORE_TEXT = 80 * KB;
const NEWSROOM_SIGN_IN = 190 * KB;
const NEWSROOM_STORIES = 304 * KB;
const NEWSROOM_EDITOR = 512 * KB;

/** Notes a size in the report, and holds it to its ceiling. */
function expectWithin(testInfo: TestInfo, name: string, bytes: number, ceiling: number): void {
  testInfo.annotations.push({ type: name, description: `${bytes} of ${ceiling} bytes` });
  process.stdout.write(`  ${name}: ${bytes} of ${ceiling} bytes\n`);
  expect.soft(bytes, name).toBeGreaterThan(0);
  expect.soft(bytes, name).toBeLessThanOrEqual(ceiling);
}

test('pages with their styles, and scripts, stay under their ceilings on the wire', async ({ newspaper }, testInfo) => {
  const types = await pageTypes(async (path) => (await fetch(newspaper.url + path)).text());
  const story = types.find(({ type }) => type === 'story')?.path ?? '';
  const sizesOf = async (paths: string[]) => {
    const answers = await Promise.all(paths.map((path) => askOverWire(newspaper.url + path)));
    return answers.reduce((sum, { bytes }) => sum + bytes.length, 0);
  };
  for (const { name, path, html } of [
    { name: 'home', path: '/', html: HOME_HTML },
    { name: 'story', path: story, html: STORY_HTML },
  ]) {
    const text = await (await fetch(newspaper.url + path)).text();
    const all = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? '');
    expectWithin(testInfo, `${name} HTML with its styles`, await sizesOf([path]), html);
    expectWithin(testInfo, `${name} script`, await sizesOf(all(/<script type="module" src="([^"]+)"/g)), SCRIPT_BEFORE_ISLANDS);
    expectWithin(testInfo, `${name} headline fonts`, await sizesOf(all(/<link rel="preload" href="([^"]+\.woff2)"/g)), HEADLINE_FONTS);
  }
});

test('what browsers keep of pages, and a story for those that have it, stay under their ceilings', async ({ newspaper }, testInfo) => {
  const { data } = await (await fetch(`${newspaper.url}/api/article-list?limit=12`)).json();
  const stories: string[] = data.articles.map(({ url }: { url: string }) => newspaper.url + url);
  let address: string | undefined;
  // The first story that anybody reads makes it.
  for (const url of stories.slice(0, 6))
    address ??= /<link rel="compression-dictionary" href="([^"]+)"/.exec(await (await fetch(url)).text())?.[1];
  const dictionary = await askOverWire(newspaper.url + address);
  expectWithin(testInfo, 'dictionary of pages', dictionary.bytes.length, DICTIONARY);
  const hash = createHash('sha256').update(brotliDecompressSync(dictionary.bytes)).digest('base64');
  for (const url of stories.slice(6)) {
    const story = await askOverWire(url, { 'accept-encoding': 'gzip, deflate, br, zstd, dcb, dcz', 'available-dictionary': `:${hash}:` });
    expect(story.headers['content-encoding']).toBe('dcz');
    expectWithin(testInfo, 'story with it', story.bytes.length, STORY_WITH_DICTIONARY);
  }
});

test('a page of any type has its styles in its head, and links none that a first paint would wait for', async ({ newspaper }) => {
  for (const { type, path } of await pageTypes(async (path) => (await fetch(newspaper.url + path)).text())) {
    const text = await (await fetch(newspaper.url + path)).text();
    expect.soft(text.match(/<link rel="stylesheet"/g), type).toBeNull();
    // AMP allows one sheet, under this name; it has no cascade layers there.
    const sheet = path.startsWith('/amp/') ? /<style amp-custom>(?!@layer)/g : /<style data-sheet="[^"]+">\s*@layer/g;
    expect.soft(text.match(sheet), type).toHaveLength(1);
  }
});

test('on a device without a Gujarati face, fonts before the first text stay under their ceiling', async ({
  openAs,
  newspaper,
}, testInfo) => {
  const types = await pageTypes(async (path) => (await fetch(newspaper.url + path)).text());
  for (const { type, path } of types.filter((one) => ['front page', 'story'].includes(one.type))) {
    const page = await openAs('/robots.txt', { width: 360, height: 740 });
    const wire = await countWire(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('html')).not.toHaveAttribute('data-font', 'wait');
    expectWithin(testInfo, `fonts of a ${type}`, wire.bytesOf('Font'), FONTS_BEFORE_TEXT);
  }
});

test('the newsroom sends what is opened: its sign-in, the list of stories, the editor', async ({ openAs, newspaper }, testInfo) => {
  const editor = await openNewsroom(newspaper, openAs);
  const cookies = await editor.context().cookies();
  const { data } = await (await editor.request.get('/newsroom/api/stories')).json();
  for (const { name, path, ceiling, shown, isIn } of [
    { name: 'sign-in', path: '/newsroom', ceiling: NEWSROOM_SIGN_IN, shown: (page: Page) => page.getByLabel('પાસવર્ડ'), isIn: false },
    {
      name: 'stories',
      path: '/newsroom/stories',
      ceiling: NEWSROOM_STORIES,
      shown: (page: Page) => page.locator('table, ul').last(),
      isIn: true,
    },
    {
      name: 'editor',
      path: `/newsroom/stories/${data[0].id}`,
      ceiling: NEWSROOM_EDITOR,
      shown: (page: Page) => page.locator('[contenteditable="true"]').first(),
      isIn: true,
    },
  ]) {
    const page = await openAs('/robots.txt', isIn ? { cookies } : {});
    const wire = await countWire(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(shown(page)).toBeVisible();
    process.stdout.write(`  ${wire.all().filter(({ type }) => type === 'Script').length} scripts\n`);
    expectWithin(testInfo, `newsroom, ${name}`, wire.bytesOf('Document', 'Script', 'Stylesheet'), ceiling);
  }
});

test('all islands of a story page with React stay under their ceiling', async ({ openAs }, testInfo) => {
  const page = await openAs('/recent-news/1');
  const wire = await countWire(page);
  await page.locator('main h2 a').first().click();
  await page.waitForURL('**/news/**');
  await page.locator('gs-island[name="TextSize"] summary').hover();
  await page.locator('gs-island[name="ShareActions"] button').last().hover();
  // By name, as the next story brings islands of its own. What loads advertisements has nothing to touch, and starts by itself.
  const names = await page
    .locator('gs-island:has(> :not(script))')
    .evaluateAll((islands) => islands.map((island) => island.getAttribute('name')));
  expect(names).toEqual(expect.arrayContaining(['ReaderTools', 'TextSize', 'ShareActions', 'ContinuousReading', 'MoreArticles']));
  for (const name of names) {
    const island = page.locator(`gs-island[name="${name}"]`).first();
    await island.locator(':scope > :not(script)').last().scrollIntoViewIfNeeded();
    await island.dispatchEvent('focusin');
    await expect(island).toHaveAttribute('data-status', 'ready');
  }
  // What comes for every reader once the page is idle is weighed by itself below.
  const scripts = wire.all().filter(({ type, path }) => type === 'Script' && !loadsWhenIdle(path));
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  expect(bytes).toBeGreaterThan(40 * KB);
  expectWithin(testInfo, 'islands of a story with React', bytes, STORY_ISLANDS_WITH_REACT);
});

test('what a story loads for a reader stays under its ceiling: logged in, and with the dialog and the question about notifications', async ({
  openAs,
}, testInfo) => {
  const page = await openAs('/recent-news/1');
  await pushStandIn(page);
  const story = await page.locator('main h2 a').first().getAttribute('href');
  // The third story asks about notifications.
  await page.evaluate(() => localStorage.setItem('push-reads', '2'));
  const wire = await countWire(page);
  // What comes for every reader once the page is idle is weighed by itself below.
  const ofReader = () =>
    wire
      .all()
      .filter(({ type }) => ['Script', 'Fetch', 'Stylesheet'].includes(type))
      .filter(({ path }) => !path.startsWith('/assets/reader-') && !path.startsWith('/api/ad-') && !loadsWhenIdle(path));
  const bytesOf = () => ofReader().reduce((sum, { bytes }) => sum + bytes, 0);

  await page.goto(story ?? '');
  await expect(page.locator('[data-push-question]')).toBeVisible();
  await page.locator('[data-push-no]').click();
  await page.locator('header').getByRole('link', { name: 'લૉગ ઇન' }).click();
  await expect(page.getByRole('dialog', { name: 'લૉગ ઇન' }).getByLabel('મોબાઇલ નંબર અથવા ઈમેલ')).toBeVisible();
  expect(ofReader().map(({ path }) => path.replace(/-[\w-]{7}\.js$/, ''))).toEqual(
    expect.arrayContaining(['/assets/storyRead.client', '/assets/pushQuestion.client', '/assets/loginDialog.client']),
  );
  expectWithin(testInfo, 'of a story for a reader who logs in', bytesOf(), STORY_FOR_A_READER);

  await page.goto('/account/login?next=/recent-news/1');
  await logIn(page, 'weighed@savar.example');
  await page.waitForURL('**/recent-news/1');
  const session = await page.context().newCDPSession(page);
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const before = bytesOf();
  await page.goto(story ?? '');
  await expect(page.locator('header summary').filter({ hasText: 'weighed@savar.example' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expectWithin(testInfo, 'of a story for a logged-in reader', bytesOf() - before, STORY_FOR_A_READER);
});

test('advertisements and what counts the reading stay under their ceiling', async ({ openAs }, testInfo) => {
  const page = await openAs('/robots.txt');
  const wire = await countWire(page);
  const [story = ''] = /\/news\/[^"]+/.exec(await (await page.request.get('/recent-news/1')).text()) ?? [];
  await page.goto(story, { waitUntil: 'networkidle' });
  await expect(page.locator('[data-ad="header"] img')).toBeVisible();
  const whenIdle = wire.all().filter(({ path }) => path.startsWith('/api/ad-') || loadsWhenIdle(path));
  expect(whenIdle.map(({ path }) => path.replace(/-[\w-]{7}\.js$/, ''))).toEqual(
    expect.arrayContaining(['/assets/readingReport.client', '/assets/AdLoader.plain.client', '/assets/fillSlots.client']),
  );
  expectWithin(
    testInfo,
    'of a story when idle',
    whenIdle.reduce((sum, { bytes }) => sum + bytes, 0),
    STORY_WHEN_IDLE,
  );
});

test('a page whose islands have not triggered has downloaded no React', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { width: 360, height: 740 });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.locator('main h2 a').first().click();
  await page.waitForURL('**/news/**');
  await page.waitForLoadState('networkidle');
  expect(await page.locator('gs-island[data-status="waiting"]').count()).toBeGreaterThan(1);
  // Advertisements come when the page is idle, without React.
  expect(await page.locator('gs-island:not([data-status="waiting"], [name="AdLoader"])').count()).toBe(0);
  const names = scripts.filter((url) => !loadsWhenIdle(url)).map((url) => url.replace(/.*\/assets\/(.+)-[\w-]{7}\.js$/, '$1'));
  expect(names).toEqual(['reader']);
});

/** Scripts of the islands' own, without React, beside what every page loads. */
const SCRIPT_BEFORE_TOUCH = 10 * KB;

test('prices cost no React before a touch, and the first touch is not lost', async ({ openAs }, testInfo) => {
  const page = await openAs('/robots.txt', { width: 360, height: 740 });
  const wire = await countWire(page);
  await page.goto('/mandi-bhav', { waitUntil: 'networkidle' });
  for (let y = 0; y < 4; y++) await page.mouse.wheel(0, 700);
  await page.waitForLoadState('networkidle');
  expectWithin(testInfo, 'script of prices before a touch', wire.bytesOf('Script'), SCRIPT_BEFORE_TOUCH);
  const star = page.getByRole('button', { name: 'પાક સાચવો: જીરું' });
  await star.tap();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(wire.bytesOf('Script')).toBeGreaterThan(40 * KB);
  // What all islands need comes in one file: each further one takes its own time on a slow line.
  expect(wire.all().filter(({ path }) => /\/(?:react|hydrate|jsx-runtime|rolldown-runtime|clsx)[.-]/.test(path))).toHaveLength(1);
  // The unit's link is held until its island is ready, too: it changes this page and does not leave it.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('link', { name: 'ક્વિન્ટલ', exact: true }).tap();
  await expect(page.locator('[data-unit]').first()).toHaveAttribute('data-unit', 'quintal');
  await expect(page).toHaveURL(/\/mandi-bhav$/);
});

/** Lets a web story turn its first page by itself, and what counts the reading arrive. */
async function playWebStory(page: Page, wire: Wire): Promise<void> {
  await expect(page.locator('gs-island[name="WebStoryControls"]')).toHaveAttribute('data-status', 'ready');
  await expect(page.locator('#page-2')).toHaveAttribute('data-current', '', { timeout: 20_000 });
  await expect.poll(() => wire.all().map(({ path }) => path)).toContainEqual(expect.stringContaining('/assets/readingReport.'));
}

test('a web story plays without React', async ({ openAs }, testInfo) => {
  const page = await openAs('/webstories', { width: 360, height: 740 });
  const wire = await countWire(page);
  await page.locator('main article a').first().click();
  await page.waitForURL('**/webstories/**');
  await playWebStory(page, wire);
  expectWithin(testInfo, 'script of a web story', wire.bytesOf('Script'), SCRIPT_BEFORE_TOUCH);

  // Who follows a shared link has nothing of the newspaper yet, and gets what counts the reading too.
  const first = await openAs('/robots.txt', { width: 360, height: 740 });
  const all = await countWire(first);
  await first.goto(page.url());
  await playWebStory(first, all);
  expectWithin(testInfo, 'script of a web story that is opened first', all.bytesOf('Script'), WEB_STORY_OPENED_FIRST);
});

/** From now on every page notes in `window.shifts` what moved without the reader's doing. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('hadRecentInput' in entry && entry.hadRecentInput) continue;
        const nodes = 'sources' in entry && Array.isArray(entry.sources) ? entry.sources.map((source) => source.node?.className ?? '') : [];
        shifts.push({ value: 'value' in entry ? Number(entry.value) : 0, what: nodes.join(' ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

type Shift = { value: number; what: string };

const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => ('shifts' in window && Array.isArray(window.shifts) ? window.shifts : []));

function expectStill(shifts: readonly Shift[], type: string): void {
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total.toFixed(2), `${type}: ${JSON.stringify(shifts)}`).toBe('0.00');
}

for (const { name, width, height } of [
  { name: 'phone', width: 360, height: 740 },
  { name: 'desk', width: 1280, height: 900 },
]) {
  test(`nothing shifts while a page loads and is read through: ${name}`, async ({ openAs, newspaper }) => {
    const pages = await pageTypes(async (path) => (await fetch(newspaper.url + path)).text());
    const page = await openAs('/search', { width, height });
    await noteShifts(page);
    for (const { type, path } of pages.filter((one) => ['front page', 'story', 'category'].includes(one.type))) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 400) {
          scrollTo({ top: y, behavior: 'instant' });
          await new Promise((resolve) => setTimeout(resolve, 40));
        }
      });
      expectStill(await shiftsOf(page), type);
    }
  });
}

/** A phone whose system comes with no Gujarati font is measured before its first paint (`inlineScripts.ts`). */
const OTHER_PHONE = 'Mozilla/5.0 (Mobile; Nokia 8110 4G; rv:84.0) Gecko/84.0 Firefox/84.0 KAIOS/3.1';
const phonePages = ['front page', 'story', 'category', 'election', 'schedule of an election'];

for (const { device, width, types } of [
  { device: 'a phone with a Gujarati font', width: 360, types: phonePages },
  { device: 'a phone without one', width: 360, types: phonePages },
  { device: 'a desk without one', width: 1280, types: ['front page', 'story', 'election'] },
]) {
  test(`nothing shifts on a slow line, where fonts come late: ${device}`, async ({ openAs, newspaper }) => {
    const pages = await pageTypes(async (path) => (await fetch(newspaper.url + path)).text());
    for (const { type, path } of pages.filter((one) => types.includes(one.type))) {
      // Each page as the first of a reader's visit: nothing of it is in the browser's cache.
      const page = await openAs('/robots.txt', { width, height: 740 });
      const session = await page.context().newCDPSession(page);
      if (device === 'a phone with a Gujarati font') await page.addInitScript(pretendOwnFont);
      if (device === 'a phone without one') await session.send('Network.setUserAgentOverride', { userAgent: OTHER_PHONE });
      await session.send('Network.enable');
      const bytesPerSecond = (600 * 1024) / 8;
      const line = { offline: false, latency: 200, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond };
      await session.send('Network.emulateNetworkConditions', line);
      await noteShifts(page);
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.locator('main')).toBeVisible();
      expect(await shiftsOf(page), type).toEqual([]);
    }
  });
}
