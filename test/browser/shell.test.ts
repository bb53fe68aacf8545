import { expect, test } from './fixtures/newspaper.ts';

test('the reader’s theme is there before anything is drawn, and stays', async ({ openAs }) => {
  const page = await openAs('/recent-news/1');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(await ground()).toBe('rgb(250, 247, 241)');
  await page.getByRole('button', { name: 'રાત-દિવસ થીમ બદલો' }).first().click();
  expect(await ground()).toBe('rgb(19, 17, 16)');
  await page.addInitScript(() => {
    // The ground at the first paint that the browser reports.
    new PerformanceObserver(() => {
      Object.assign(window, { groundAtFirstPaint: getComputedStyle(document.documentElement).backgroundColor });
    }).observe({ type: 'paint', buffered: true });
  });
  await page.reload();
  await page.waitForFunction(() => 'groundAtFirstPaint' in window);
  expect(await page.evaluate(() => ('groundAtFirstPaint' in window ? window.groundAtFirstPaint : ''))).toBe('rgb(19, 17, 16)');
});

test('a page that comes back from the back/forward cache has what was chosen meanwhile', async ({ openAs }) => {
  // Nobody is logged in: the cookie only says so.
  const page = await openAs('/recent-news/1', { expects: /401/ });
  await page.locator('main h2 a').first().click();
  await page.waitForURL('**/news/**');
  const chosen = () => page.evaluate(() => ({ ...document.documentElement.dataset }));
  expect(await chosen()).not.toMatchObject({ theme: 'dark' });
  await page.locator('gs-island[name="TextSize"] summary').first().click();
  const large = page.getByRole('button', { name: 'મોટા', exact: true });
  await large.click();
  // A press that came before the script is repeated later.
  await expect(large).toHaveAttribute('aria-pressed', 'true');
  await page.context().addCookies([{ name: 'reader_here', value: '1', url: page.url() }]);
  await page.evaluate(() => {
    for (const [key, value] of Object.entries({ theme: 'dark', 'text-size': 'small', digits: 'gu' })) localStorage.setItem(key, value);
    // Browsers that are steered by tests keep no page in that cache.
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await chosen()).toMatchObject({ theme: 'dark', textSize: 'small', digits: 'gu', reader: '' });
  await expect(large).toHaveAttribute('aria-pressed', 'false');
});

test('the browser’s own bar has the colour of the page, whose theme may be another than the phone’s', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { width: 360, height: 740 });
  const colours = () =>
    page.evaluate(() => {
      const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].filter(
        ({ media }) => matchMedia(media).matches,
      );
      const sample = document.createElement('i');
      sample.style.color = bars[0]?.content ?? '';
      return { bar: sample.style.color, page: getComputedStyle(document.documentElement).backgroundColor };
    });
  const [dark, light] = ['rgb(19, 17, 16)', 'rgb(250, 247, 241)'];
  expect(await colours()).toEqual({ bar: light, page: light });
  await page.getByRole('button', { name: 'મેનુ', exact: true }).first().click();
  await page.locator('#site-menu').getByRole('button', { name: 'રાત-દિવસ થીમ બદલો' }).first().click();
  expect(await colours()).toEqual({ bar: dark, page: dark });
  await page.reload();
  await expect.poll(colours).toEqual({ bar: dark, page: dark });
  await page.goto('/mobile?theme=light');
  expect(await colours()).toEqual({ bar: light, page: light });
});

test('a phone set to dark gets dark without choosing', async ({ openAs }) => {
  const page = await openAs('/', { width: 360, dark: true });
  expect(await page.evaluate(() => getComputedStyle(document.body.parentElement ?? document.body).backgroundColor)).toBe('rgb(19, 17, 16)');
});

test('the chrome-less page takes its theme from its address and has no shell', async ({ openAs }) => {
  const page = await openAs('/mobile?theme=dark', { width: 360 });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(19, 17, 16)');
  await expect(page.locator('header, footer')).toHaveCount(0);
  await page.goto('/mobile?theme=light');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(250, 247, 241)');
});

test('the clock shows the time in India', async ({ openAs }) => {
  const page = await openAs('/search');
  const clock = page.locator('header [data-clock]');
  // It is empty until the page's script has begun.
  await expect(clock).not.toBeEmpty();
  const shown = await clock.textContent();
  const expected = new Intl.DateTimeFormat('en-US', { timeZone: 'Asia/Kolkata', hour: 'numeric', minute: '2-digit' });
  const near = [0, 60_000].map((ago) => expected.format(Date.now() - ago));
  expect(near).toContain(shown);
});

test('a phone, whose header has no room for them, finds date and clock in the menu', async ({ openAs }) => {
  const page = await openAs('/search', { width: 360, height: 740 });
  await page.getByRole('button', { name: 'મેનુ', exact: true }).first().click();
  const menu = page.getByRole('dialog', { name: 'મેનુ' });
  await expect(menu.locator('time')).toHaveText(/^\S+વાર, \d+ \S+ \d{4}$/);
  await expect(menu.getByText(/^\d+:\d\d [AP]M$/)).toBeVisible();
});

test('the trusted-source bar stays closed once it is closed', async ({ openAs }) => {
  const page = await openAs('/search');
  const bar = page.getByRole('complementary', { name: 'ભરોસાનો સ્રોત' });
  await expect(bar).toBeVisible();
  await bar.getByRole('button', { name: 'બંધ કરો' }).click();
  await expect(bar).toBeHidden();
  await page.goto('/recent-news/1');
  await expect(bar).toBeHidden();
});

test('the menu is a dialog: the focus goes in, stays in, and comes back', async ({ openAs }) => {
  const page = await openAs('/', { width: 360, height: 740 });
  const focusIsIn = () => page.evaluate(() => document.activeElement === document.body || !!document.activeElement?.closest('#site-menu'));
  const opener = page.getByRole('button', { name: 'મેનુ', exact: true }).first();
  await opener.focus();
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog', { name: 'મેનુ' });
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('button', { name: 'બંધ કરો' })).toBeFocused();
  const stops = await menu.locator('a:visible, button:visible, summary:visible').count();
  for (let stop = 0; stop < stops + 3; stop++) {
    await page.keyboard.press('Tab');
    expect(await focusIsIn(), `stop ${stop}`).toBe(true);
  }
  await menu.getByRole('button', { name: 'બંધ કરો' }).press('Enter');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#site-menu')).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a phone finds the paper’s social links in a dialog', async ({ openAs }) => {
  const page = await openAs('/', { width: 360, height: 740 });
  await page.getByRole('button', { name: 'મેનુ', exact: true }).first().click();
  await page.getByRole('button', { name: 'અમને અનુસરો' }).click();
  const dialog = page.getByRole('dialog', { name: 'અમને અનુસરો' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('link')).toHaveText(['Facebook', 'Twitter', 'Telegram', 'LinkedIn', 'Instagram', 'YouTube']);
  await dialog.getByRole('button', { name: 'બંધ કરો' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('#site-menu')).toBeVisible();
});

test('the scroll threshold is the height of the header and 40 px, also under the open bar', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { width: 360, height: 740 });
  const root = page.locator('html');
  await expect(page.locator('#top')).toBeVisible();
  const threshold = await page.evaluate(() => (document.querySelector('header')?.offsetHeight ?? 0) + 40);
  const scrolledTo = (top: number) => page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
  await scrolledTo(threshold + 2);
  await expect(root).toHaveAttribute('data-scrolled', '');
  await scrolledTo(threshold - 2);
  await expect(root).not.toHaveAttribute('data-scrolled');
});

test('scrolling flags the depth and that the header is passed', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { width: 360, height: 740 });
  const root = page.locator('html');
  await expect(root).not.toHaveAttribute('data-scrolled');
  await page.mouse.wheel(0, 60);
  await page.waitForTimeout(250);
  await expect(root).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight * 0.4, behavior: 'instant' }));
  await expect(root).toHaveAttribute('data-scrolled', '');
  await expect(root).toHaveAttribute('data-depth-25', '');
  await expect(root).not.toHaveAttribute('data-depth-100');
  // The page grows by what is laid out only when it comes near.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(root).toHaveAttribute('data-depth-100', '', { timeout: 500 });
  }).toPass();
});

test('a page left alone for ten minutes reloads, but not over something being written', async ({ openAs }) => {
  const page = await openAs('/search');
  await page.clock.install();
  await page.goto('/search');
  await page.evaluate(() => Object.assign(window, { before: true }));
  await page.locator('#search-text').fill('વર');
  await page.clock.fastForward('10:30');
  expect(await page.evaluate(() => 'before' in window)).toBe(true);
  await page.locator('#search-text').fill('');
  const reloaded = page.waitForEvent('load');
  await page.clock.fastForward('10:30');
  await reloaded;
  expect(await page.evaluate(() => 'before' in window)).toBe(false);
});

test('a page that is long in coming shows that it is on its way', async ({ openAs }) => {
  const page = await openAs('/recent-news/1');
  await page.route('**/category/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  // The page that is being left cannot be asked any more once the next one is on its way: it notes what it showed.
  await page.evaluate(() => {
    const line = document.querySelector('[data-loading]');
    if (line)
      new MutationObserver(() => sessionStorage.setItem('shown', String(line.checkVisibility()))).observe(line, {
        attributeFilter: ['hidden'],
      });
  });
  await page.locator('footer').getByRole('link', { name: 'ખેતી', exact: true }).click();
  await page.waitForURL('/category/agriculture/1');
  expect(await page.evaluate(() => sessionStorage.getItem('shown'))).not.toBeNull();
  await expect(page.locator('[data-loading]')).toBeHidden();
});

test('the keyboard reaches the news in one step', async ({ openAs }) => {
  const page = await openAs('/recent-news/1');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'સીધા સમાચાર પર જાઓ' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

test('on a phone nothing that gets the focus is behind the bar at the bottom', async ({ openAs }) => {
  const page = await openAs('/account/login', { width: 240, height: 500 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const bar = page.getByRole('navigation', { name: 'નીચેનું મેનુ' });
  const main = page.locator('main');
  await main.getByLabel('મોબાઇલ નંબર અથવા ઈમેલ').focus();
  const stops = await main.locator('a:visible, button:visible').count();
  for (let stop = 0; stop < stops; stop++) {
    const [focused, top] = [await page.locator(':focus').boundingBox(), (await bar.boundingBox())?.y ?? 0];
    expect((focused?.y ?? top) + (focused?.height ?? 0), `stop ${stop}`).toBeLessThanOrEqual(top);
    await page.keyboard.press('Tab');
  }
});

test('the keyboard brings each item of a narrow phone’s menu into its row', async ({ openAs }) => {
  const page = await openAs('/search', { width: 240, height: 600 });
  const row = page.locator('header nav ul').filter({ has: page.getByRole('link', { name: 'હોમ', exact: true }) });
  const items = row.getByRole('link');
  await items.first().focus();
  for (let item = 0; item < (await items.count()); item++) {
    await expect(items.nth(item)).toBeFocused();
    // Without its padding.
    const hidden = () =>
      items.nth(item).evaluate((link) => {
        const { right } = link.getBoundingClientRect();
        return right - Number.parseFloat(getComputedStyle(link).paddingRight) - (link.closest('ul')?.getBoundingClientRect().right ?? 0);
      });
    await expect.poll(hidden, `item ${item}`).toBeLessThanOrEqual(0);
    await page.keyboard.press('Tab');
  }
});

test('each link beside a page that a key reaches is in sight', async ({ openAs }) => {
  const page = await openAs('/mandi-bhav', { height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const aside = page.locator('main + aside');
  await aside.getByRole('link').first().focus();
  // From the page's end, where a reader of the page comes from.
  await page.keyboard.press('Shift+Tab');
  for (let stop = 0; stop < 6; stop++) {
    await page.keyboard.press('Tab');
    await expect(aside.locator(':focus')).toBeInViewport({ ratio: 0.9 });
  }
});

test('on a phone each tile of a sideways row is whole in sight when a key reaches it', async ({ openAs }) => {
  const page = await openAs('/', { width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const name of ['ગુજરાત', 'ક્રિકેટ', 'વેબ સ્ટોરી', /ઈ-પેપર$/, 'કૉલમ']) {
    const section = page
      .locator('main section')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
      .last();
    await section.scrollIntoViewIfNeeded();
    const links = await section.locator('li > a, li article a, article h3 a').all();
    expect(links.length, String(name)).toBeGreaterThan(1);
    for (const [at, link] of links.entries()) {
      await link.focus();
      await expect(link, `${name}, link ${at + 1}`).toBeInViewport({ ratio: 0.9 });
    }
  }
});

test('the keyboard works before the letters of the page have come', async ({ openAs }) => {
  const page = await openAs('/robots.txt');
  await page.route('**/*.woff2', () => {});
  await page.goto('/recent-news/1', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-font', 'wait');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'સીધા સમાચાર પર જાઓ' })).toBeFocused();
});

test('the log-in in a dialog shows no sign that another page is loading', async ({ openAs }) => {
  const page = await openAs('/404', { expects: /404 \(Not Found\)/ });
  await page.clock.install();
  await page.goto('/recent-news/1');
  // The page's script, which begins after a frame of the clock that the test holds, opens the dialog in place of the page.
  await expect(page.locator('header [data-clock]')).not.toBeEmpty();
  await page.locator('header').getByRole('link', { name: 'લૉગ ઇન' }).click();
  await expect(page.getByRole('dialog', { name: 'લૉગ ઇન' })).toBeVisible();
  await page.clock.runFor(1000);
  await expect(page.locator('[data-loading]')).toBeHidden();
});
