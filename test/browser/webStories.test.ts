import type { Page } from '@playwright/test';
import { accessibilityFaults } from './fixtures/accessibilityFaults.ts';
import { expect, test } from './fixtures/newspaper.ts';
import { swipe } from './fixtures/swipe.ts';

const phone = { width: 360, height: 740 };
const address = async (url: string, category = 'gujarat') => {
  const html = await (await fetch(`${url}/webstories?category=${category}`)).text();
  return /href="(\/webstories\/[^"?]+)"/.exec(html)?.[1] ?? '';
};

/** Waits until the controls are there: before, the list of pages is all there is. */
const ready = async (page: Page) => expect(page.locator('gs-island[name="WebStoryControls"]')).toHaveAttribute('data-status', 'ready');
/** The pages turn for the test alone: their own time would go on, however long a step takes on a busy machine. */
const readyAndPaused = async (page: Page) => {
  await ready(page);
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'ચાલુ કરો' })).toBeVisible();
};
const shown = (page: Page) => page.locator('[data-current]').getAttribute('id');
const standsAt = async (page: Page, id: string) => {
  await expect(page.locator(`#${id}`)).toHaveAttribute('data-current', '');
  // It stands in the middle of the window, and not only in name.
  await expect
    .poll(() =>
      page.locator(`#${id}`).evaluate((element) => {
        const { left, right } = element.getBoundingClientRect();
        return Math.round(Math.abs((left + right) / 2 - innerWidth / 2));
      }),
    )
    .toBeLessThanOrEqual(2);
};
/** Opens a story where time stands still until the test lets it run: a timer from before would go on by the real one. */
const openWithoutTime = async (page: Page, story: string) => {
  await page.clock.install();
  // Late enough to lie ahead, however long it takes to say so.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto(story);
  // What a page does after its first frame.
  await page.clock.runFor(100);
  await ready(page);
};

/** Lets time run until the page has turned by itself. */
const turnsByItself = (page: Page, id: string) =>
  expect
    .poll(async () => {
      await page.clock.runFor(500);
      return shown(page);
    })
    .toBe(id);

for (const reader of [phone, { width: 1280, height: 900 }]) {
  const on = reader.width === 360 ? 'phone' : 'desk';

  test(`a reader comes from the front page, turns the pages by tapping, and goes back to the list: ${on}`, async ({ openAs }) => {
    const page = await openAs('/', reader);
    const first = page.locator('[data-block="web-stories"] article a').first();
    const title = await first.textContent();
    await first.click();
    await page.waitForURL('**/webstories/**');
    await readyAndPaused(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    await expect(page.locator('header, footer')).toHaveCount(0);
    const { width, height } = reader;
    const stage = Math.min(width, (height * 9) / 16);
    const right = (width + stage) / 2 - 30;
    const left = (width - stage) / 2 + 30;
    const tap = (x: number) => (on === 'phone' ? page.touchscreen.tap(x, height / 2) : page.mouse.click(x, height / 2));
    await standsAt(page, 'page-1');
    await tap(right);
    await standsAt(page, 'page-2');
    await expect(page).toHaveURL(/#page-2$/);
    await tap(right);
    await standsAt(page, 'page-3');
    await tap(left);
    await standsAt(page, 'page-2');
    await page.getByRole('link', { name: 'બંધ કરો અને યાદી પર જાઓ' }).click();
    await page.waitForURL('**/webstories');
  });

  test(`everybody can use a story, on its pages and at its end: ${on}`, async ({ openAs, newspaper }) => {
    const page = await openAs(await address(newspaper.url), reader);
    await readyAndPaused(page);
    for (const key of ['Home', 'ArrowRight', 'End']) {
      await page.keyboard.press(key);
      await standsAt(page, key === 'Home' ? 'page-1' : key === 'End' ? 'page-8' : 'page-2');
      expect(await accessibilityFaults(page), key).toEqual([]);
    }
  });
}

test('keys turn, stop and leave; the page is said once it is turned', async ({ openAs, newspaper }) => {
  const page = await openAs('/webstories');
  await openWithoutTime(page, await address(newspaper.url));
  const changes = page.locator('[data-said]');
  await expect(changes).toBeEmpty();
  await page.keyboard.press('ArrowRight');
  await standsAt(page, 'page-2');
  await expect(changes).toHaveText('પાનું 2, કુલ 7. એક સમયે દૂર સુધી ફેલાયેલો');
  await expect(page.locator('[aria-current="step"]')).toHaveAccessibleName('પાનું 2');
  await page.keyboard.press('ArrowLeft');
  await standsAt(page, 'page-1');
  await page.keyboard.press('ArrowLeft');
  await standsAt(page, 'page-1');
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'ચાલુ કરો' })).toBeVisible();
  await page.keyboard.press(' ');
  await expect(page.getByRole('button', { name: 'થોભાવો' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.waitForURL('**/webstories');
});

/** Fingers on the page, `at` pixels from its left edge. */
const fingerOn = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map((x, id) => ({ x, y: 300, id })) });
  return {
    down: (...at: number[]) => touch('touchStart', ...at),
    move: (at: number) => touch('touchMove', at),
    up: () => touch('touchEnd'),
  };
};

test('a swipe turns the page', async ({ openAs, newspaper }) => {
  const page = await openAs(await address(newspaper.url), phone);
  await readyAndPaused(page);
  await swipe(page, { y: 300, from: 320, to: 60 });
  await standsAt(page, 'page-2');
  await swipe(page, { y: 300, from: 320, to: 60 });
  await standsAt(page, 'page-3');
  await swipe(page, { y: 300, from: 40, to: 300 });
  await standsAt(page, 'page-2');
});

test('a page does not turn by itself under the finger that moves it', async ({ openAs, newspaper }) => {
  const page = await openAs('/webstories', phone);
  await openWithoutTime(page, await address(newspaper.url));
  const finger = await fingerOn(page);
  const moved = () => page.locator('[data-pages]').evaluate((list) => list.scrollLeft);
  await finger.down(320);
  for (const at of [300, 280, 260]) {
    await finger.move(at);
    await page.clock.runFor(50);
  }
  await expect.poll(moved).toBeGreaterThan(10);
  await page.clock.runFor(60_000);
  expect(await shown(page)).toBe('page-1');
  await finger.up();
  // Its time goes on where it stood.
  await turnsByItself(page, 'page-2');
});

test('a story goes on after a short touch of two fingers', async ({ openAs, newspaper }) => {
  const page = await openAs('/webstories', phone);
  await openWithoutTime(page, await address(newspaper.url));
  const finger = await fingerOn(page);
  await finger.down(150);
  await finger.down(150, 250);
  await finger.up();
  await turnsByItself(page, 'page-2');
});

test('pages turn by themselves; a hold stops them, and so does the button; the end leads on', async ({ openAs, newspaper }) => {
  const page = await openAs('/webstories');
  await openWithoutTime(page, await address(newspaper.url));
  await page.keyboard.press('ArrowRight');
  await standsAt(page, 'page-2');
  const seconds: number[] = await page.evaluate(async () => {
    const id = location.pathname.split('-').at(-1);
    const answer = await (await fetch(`/api/web-story/detail?storyId=${id}`)).json();
    return answer.data.pages.map((one: { seconds: number }) => one.seconds);
  });
  const pass = (its: number) => page.clock.runFor(its * 1000);
  const isRunning = (state: 'running' | 'paused') =>
    expect(page.locator(`[aria-current="step"] [style*="animation-play-state: ${state}"]`)).toBeAttached();
  await isRunning('running');
  await pass((seconds[1] ?? 0) - 1);
  expect(await shown(page)).toBe('page-2');
  await pass(1.1);
  await standsAt(page, 'page-3');

  await isRunning('running');
  // Held, the page stays however long; then the rest of its time runs.
  await page.mouse.move(640, 300);
  await page.mouse.down();
  await pass(0.5);
  await isRunning('paused');
  await pass(60);
  expect(await shown(page)).toBe('page-3');
  await page.mouse.up();
  await isRunning('running');
  await pass(1);
  expect(await shown(page)).toBe('page-3');
  await pass(seconds[2] ?? 0);
  await standsAt(page, 'page-4');

  await page.getByRole('button', { name: 'થોભાવો' }).click();
  await isRunning('paused');
  await pass(60);
  expect(await shown(page)).toBe('page-4');
  await page.getByRole('button', { name: 'ચાલુ કરો' }).click();
  await isRunning('running');
  await pass((seconds[3] ?? 0) + 0.1);
  await standsAt(page, 'page-5');

  await page.keyboard.press('End');
  await standsAt(page, `page-${seconds.length + 1}`);
  await pass(60);
  expect(await shown(page)).toBe(`page-${seconds.length + 1}`);
  const here = page.url();
  await page.locator('[data-next] a').click();
  await page.waitForURL((url) => url.pathname !== new URL(here).pathname && url.pathname.startsWith('/webstories/'));
  await expect(page.locator('#page-1')).toBeVisible();
});

test('who minds movement is shown none: no page turns by itself, and nothing slides', async ({ openAs, newspaper }) => {
  const page = await openAs('/webstories');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openWithoutTime(page, await address(newspaper.url));
  await page.clock.runFor(60_000);
  expect(await shown(page)).toBe('page-1');
  await expect(page.getByRole('button', { name: 'ચાલુ કરો' })).toBeHidden();
  await page.keyboard.press('ArrowRight');
  const away = await page.locator('#page-2').evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return Math.abs((left + right) / 2 - innerWidth / 2);
  });
  expect(away).toBeLessThan(2);
  expect(await page.evaluate(() => document.getAnimations().filter((animation) => animation.playState === 'running').length)).toBe(0);
});

test('only the page before the reader and the next fetch their pictures', async ({ openAs, newspaper }) => {
  const page = await openAs('/webstories?category=agriculture', phone);
  await page.waitForLoadState('networkidle');
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('shape=tall')) pictures.push(request.url());
  });
  await page.goto(await address(newspaper.url, 'culture'));
  await readyAndPaused(page);
  await expect.poll(() => new Set(pictures).size).toBe(2);
  await page.waitForLoadState('networkidle');
  expect(new Set(pictures).size).toBe(2);
  await page.keyboard.press('ArrowRight');
  await standsAt(page, 'page-2');
  await expect.poll(() => new Set(pictures).size).toBe(3);
});

test('should the controls not come, the pictures come all the same', async ({ newspaper, chrome }) => {
  const page = await chrome.newPage({ baseURL: newspaper.url, viewport: phone });
  await page.route('**/assets/*.js', (route) => route.abort());
  // The time until they come runs while the first picture is still on its way.
  await page.goto(await address(newspaper.url), { waitUntil: 'domcontentloaded' });
  const far = page.locator('#page-5 img');
  await expect(far).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(far).toBeVisible();
  await page.close();
});

test('a phone that is turned in the middle of a turn shows the page that the turn leads to', async ({ openAs, newspaper }) => {
  const page = await openAs(await address(newspaper.url), phone);
  await readyAndPaused(page);
  const list = page.locator('[data-pages]');
  for (const [to, size] of [
    ['page-2', { width: 740, height: 360 }],
    ['page-3', phone],
  ] as const) {
    const begins = list.evaluate(
      (element) =>
        new Promise<void>((resolve) => {
          element.addEventListener('scroll', () => resolve(), { once: true });
        }),
    );
    await page.keyboard.press('ArrowRight');
    await begins;
    await page.setViewportSize(size);
    await standsAt(page, to);
  }
});

test('a link to a page opens it', async ({ openAs, newspaper }) => {
  const page = await openAs(`${await address(newspaper.url)}#page-3`, phone);
  await readyAndPaused(page);
  await standsAt(page, 'page-3');
  await page.getByRole('link', { name: 'પાનું 5' }).click();
  await standsAt(page, 'page-5');
});

test('sharing puts the link on the clipboard where there is no share sheet, and opens the sheet where there is one', async ({
  openAs,
  newspaper,
}) => {
  const page = await openAs('/webstories');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // What the page says goes after three seconds.
  await openWithoutTime(page, await address(newspaper.url));
  await page.getByRole('button', { name: 'વહેંચો' }).click();
  await expect(page.locator('[data-message]')).toHaveText('લિંક કૉપિ થઈ ગઈ');
  const address_ = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address_);
  const shared = await page.evaluate(async () => {
    const inputs: ShareData[] = [];
    Object.assign(navigator, {
      share: async (data: ShareData) => {
        inputs.push(data);
      },
    });
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'વહેંચો');
    button?.click();
    return inputs;
  });
  expect(shared).toEqual([{ title: await page.locator('h1').textContent(), url: address_ }]);
});

for (const reader of [phone, { width: 1280, height: 900 }]) {
  test(`without script the pages stand one below the other and snap: ${reader.width} px`, async ({ openAs, newspaper }) => {
    const page = await openAs(await address(newspaper.url), { ...reader, script: false });
    const pages = page.locator('[id^="page-"]');
    await expect(pages).toHaveCount(8);
    await expect(page.getByRole('button')).toHaveCount(0);
    const box = await pages.nth(0).boundingBox();
    expect(box?.height).toBe(reader.height);
    await page.getByRole('link', { name: 'પાનું 4' }).click();
    await expect(page.getByRole('heading', { name: 'કેવી રીતે ઓળખશો?' })).toBeInViewport();
    expect(await pages.nth(3).boundingBox()).toMatchObject({ y: 0 });
    await pages.nth(7).scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: 'બધી વેબ સ્ટોરી' })).toBeInViewport();
  });
}

test('the sign of a page’s link stands apart from its words', async ({ openAs, newspaper }) => {
  const page = await openAs(await address(newspaper.url), phone);
  const link = page.locator('[data-pages] section a', { hasText: '›' }).first();
  const gap = await link.evaluate((element) => {
    const [words, sign] = [...element.childNodes].map((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return range.getBoundingClientRect();
    });
    return (sign?.left ?? 0) - (words?.right ?? 0);
  });
  expect(gap).toBeGreaterThan(2);
});

test('the list is narrowed by category and comes back to all', async ({ openAs }) => {
  const page = await openAs('/webstories', phone);
  const all = await page.locator('main article').count();
  expect(all).toBeGreaterThanOrEqual(8);
  await page.getByRole('navigation', { name: 'વિભાગ પ્રમાણે જુઓ' }).getByRole('link', { name: 'આરોગ્ય' }).click();
  await page.waitForURL('**/webstories?category=health');
  await expect(page.locator('main article')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'આરોગ્ય', exact: true }).first()).toBeVisible();
  await page.getByRole('link', { name: 'બધી', exact: true }).click();
  await expect(page.locator('main article')).toHaveCount(all);
});

test('a keyboard sees which story of the list it is on, also in a browser without :has()', async ({ openAs }) => {
  const page = await openAs('/webstories');
  const link = page.locator('main article a').first();
  const outlined = () =>
    link.evaluate((element) =>
      [element, element.closest('article')].some((part) => part !== null && getComputedStyle(part).outlineStyle === 'solid'),
    );
  await link.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeFocused();
  expect(await outlined()).toBe(true);
  // Such a browser reads neither the rules with it nor those that ask for it.
  await page.evaluate(() => {
    const drop = (rules: CSSGroupingRule | CSSStyleSheet) => {
      for (let at = rules.cssRules.length - 1; at >= 0; at--) {
        const rule = rules.cssRules[at];
        const isUnknown =
          (rule instanceof CSSStyleRule && rule.selectorText.includes(':has(')) ||
          (rule instanceof CSSSupportsRule && rule.conditionText.includes(':has('));
        if (isUnknown) rules.deleteRule(at);
        else if (rule instanceof CSSGroupingRule) drop(rule);
      }
    };
    for (const sheet of document.styleSheets) drop(sheet);
  });
  expect(await outlined()).toBe(true);
});

test('the fonts of the AMP document may be shown from elsewhere, as AMP caches do', async ({ newspaper }) => {
  const html = await (await fetch(`${newspaper.url}/amp${await address(newspaper.url)}`)).text();
  const font = /url\((?:https?:\/\/[^/]+)(\/assets\/[^)]+)\)/.exec(html)?.[1] ?? '';
  const served = await fetch(newspaper.url + font);
  expect([served.status, served.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
});
