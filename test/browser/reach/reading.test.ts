import type { Page } from '@playwright/test';
import { pdfText } from '../../pdfText.ts';
import { expect, test } from '../fixtures/newspaper.ts';

const digitsFont = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ family, status }) => family.includes('digits') && status === 'loaded').map(({ family }) => family),
  );

test('a reader chooses digits once; the page shows them from its fonts, and what it says stays as written', async ({ openAs }) => {
  const page = await openAs('/reading', { width: 360, height: 740 });
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/digits-')) fonts.push(request.url());
  });
  await page.goto('/mandi-bhav', { waitUntil: 'networkidle' });
  expect(fonts).toEqual([]);
  const before = await page.locator('main').innerText();
  await page.goto('/reading');
  await page.getByRole('button', { name: 'ગુજરાતી: ૧ ૨ ૩' }).click();
  await expect(page.getByRole('button', { name: 'ગુજરાતી: ૧ ૨ ૩' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => fonts.length).toBeGreaterThan(0);
  await page.goto('/mandi-bhav', { waitUntil: 'networkidle' });
  await expect(page.locator('html')).toHaveAttribute('data-digits', 'gu');
  await expect.poll(() => digitsFont(page)).toEqual(['digits-gu']);
  expect(await page.locator('main').innerText()).toBe(before);
  // The font draws a Western seven as wide as the Gujarati seven of the same face, and not as the Western one.
  const widths = await page.evaluate(async () => {
    await document.fonts.load('40px digits-gu', '7');
    const context = document.createElement('canvas').getContext('2d');
    const widthOf = (font: string, text: string) => {
      if (context) context.font = font;
      return context?.measureText(text).width ?? 0;
    };
    return { gujarati: widthOf('40px digits-gu', '0123456789'), fallback: widthOf('40px serif', '0123456789') };
  });
  expect(widths.gujarati).toBeGreaterThan(0);
  expect(widths.gujarati).not.toBe(widths.fallback);
  await page.goto('/reading');
  const asWritten = page.getByRole('button', { name: 'લખ્યા પ્રમાણે' });
  // What was chosen before is shown, and then the press has been heard.
  await expect(asWritten).toHaveAttribute('aria-pressed', 'false');
  await asWritten.click();
  await expect(asWritten).toHaveAttribute('aria-pressed', 'true');
  await page.goto('/mandi-bhav');
  await expect(page.locator('html')).not.toHaveAttribute('data-digits');
});

test('a story is printed on A4 with what was written and its address, and nothing of the site around it', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { dark: true });
  const address = (await page.locator('main h2 a').first().getAttribute('href')) ?? '';
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.emulateMedia({ media: 'print' });
  for (const shown of ['h1', '[data-story] time']) await expect(page.locator(shown).first()).toBeVisible();
  await expect(page.locator('[data-story]').getByText(address, { exact: false }).last()).toBeVisible();
  for (const gone of ['[data-story] nav', '[data-tool]', '[data-ad]', 'aside', '[data-next-story]', '[data-toggle]', 'form', 'button']) {
    for (const element of await page.locator(gone).all()) await expect(element, gone).toBeHidden();
  }
  // Black on white, whatever the reader's theme.
  const colours = await page.evaluate(() => [
    getComputedStyle(document.documentElement).backgroundColor,
    getComputedStyle(document.body).color,
  ]);
  expect(colours).toEqual(['rgb(255, 255, 255)', 'rgb(27, 24, 21)']);
  expect(await page.locator('body > footer').evaluate((footer) => getComputedStyle(footer).backgroundColor)).toBe('rgba(0, 0, 0, 0)');
  const middle = await page
    .locator('body > header a:has(svg)')
    .first()
    .evaluate((name) => {
      const { left, right } = name.getBoundingClientRect();
      return (left + right) / 2 / document.documentElement.clientWidth;
    });
  expect(middle).toBeCloseTo(0.5, 2);
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const text = pdf.toString('latin1');
  expect(text).toContain('/MediaBox [0 0 594.95996 841.91998]');
  expect((text.match(/\/Type \/Page\b/g) ?? []).length).toBeLessThanOrEqual(4);
});

test('prices, scores, results and the printed paper come onto paper with their address, and without what is pressed', async ({
  openAs,
}) => {
  const page = await openAs('/cricket', { width: 680 });
  const match = (await page.locator('main a[href*="/cricket/match/"]').first().getAttribute('href')) ?? '';
  await page.goto('/classified/sale');
  const ad = (await page.locator('main a[href*="/classified/ad/"]').first().getAttribute('href')) ?? '';
  for (const { path, shown } of [
    { path: '/mandi-bhav', shown: 'main table' },
    { path: '/mandi-bhav/crop/cotton', shown: 'main figure svg' },
    { path: match, shown: 'main table' },
    { path: '/election-2024', shown: 'main table' },
    { path: '/epaper/ahmedabad', shown: 'main section img' },
    { path: ad, shown: 'main dl' },
  ]) {
    await page.goto(path, { waitUntil: 'load' });
    const { pathname } = new URL(page.url());
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator(shown).first(), path).toBeVisible();
    const seen = await page.evaluate(() => ({
      pressed: [...document.querySelectorAll('nav, button, form:not([method="post"]), [download]')]
        .filter((element) => element.checkVisibility())
        .map((element) => element.outerHTML.slice(0, 120)),
      address: getComputedStyle(document.documentElement, '::after').content,
    }));
    expect.soft(seen.pressed, path).toEqual([]);
    expect.soft(seen.address, path).toContain(pathname);
    if (path.startsWith('/classified')) await expect(page.locator('main form')).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
    expect.soft(await page.evaluate(() => getComputedStyle(document.documentElement, '::after').content), path).toBe('none');
  }
});

test('the pages of a web story come onto paper one after the other, and a page of the printed paper whole on one sheet', async ({
  openAs,
}) => {
  const page = await openAs('/webstories');
  await page.goto((await page.locator('main a[href^="/webstories/"]').first().getAttribute('href')) ?? '');
  await expect(page.locator('[data-staged]')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-count]')).toBeHidden();
  await expect(page.locator('[data-pages] > li:last-child')).toBeHidden();
  const pages = page.locator('[data-pages] > li:not(:last-child)');
  expect(await pages.count()).toBeGreaterThan(3);
  for (const picture of await pages.locator('img').all()) await expect(picture).toHaveJSProperty('complete', true);
  const parts = await pages.locator('img, h2').evaluateAll((all) =>
    all.map((part) => {
      const { left, top, bottom, height } = part.getBoundingClientRect();
      return { left, top, bottom, height };
    }),
  );
  for (const [at, { left, top, height }] of parts.entries()) {
    expect.soft(left).toBeGreaterThanOrEqual(0);
    expect.soft(height).toBeGreaterThan(10);
    expect.soft(top).toBeGreaterThanOrEqual(parts[at - 1]?.bottom ?? 0);
  }
  await expect.soft(page.locator('[data-web-story]')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.goto('/epaper/ahmedabad');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect.soft(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test('what fits on one sheet is printed on one, and the votes of a seat begin on the first', async ({ openAs }) => {
  const page = await openAs('/video/list/shorts', { expects: /404/ });
  const sheets = async () => (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type \/Page\b/g)?.length;
  await page.goto((await page.locator('main article a').first().getAttribute('href')) ?? '');
  await expect(page.locator('[data-shorts="conducted"]')).toBeVisible();
  expect.soft(await sheets(), 'a short').toBe(1);
  await page.emulateMedia({ media: 'print' });
  const titles = await page
    .locator('[data-short] :is(h1, h2)')
    .evaluateAll((all) => all.map((title) => `${getComputedStyle(title).color} ${title.getBoundingClientRect().height > 10}`));
  expect.soft(new Set(titles)).toEqual(new Set(['rgb(27, 24, 21) true']));
  await page.emulateMedia({ media: null });
  for (const path of ['/letters', '/account/login', '/search?q=zzzz', '/epaper', '/election-2024/seat/surat', '/404']) {
    await page.goto(path);
    expect.soft(await sheets(), path).toBe(1);
  }
  await page.goto('/election-2024/seat/banaskantha');
  const votes = await page.locator('main ol b:has(+ span)').first().innerText();
  expect(await pdfText(await page.pdf({ preferCSSPageSize: true }))).toContain(votes);
});

test('on paper no heading of prices stands without a row, and nothing of the front page is dark', async ({ openAs }) => {
  const page = await openAs('/mandi-bhav/yard/rajkot');
  await page.emulateMedia({ media: 'print' });
  for (const rows of await page.locator('main tbody').all()) await expect.soft(rows).toHaveCSS('break-before', 'avoid');
  await page.goto('/');
  for (const block of await page.locator('main [data-block]').all()) {
    const style = await block.evaluate((element) => {
      const { backgroundColor, borderImageSource, color } = getComputedStyle(element);
      const heading = element.querySelector('h2 + *') ?? element.querySelector('h3') ?? element;
      return { backgroundColor, borderImageSource, color, kicker: getComputedStyle(heading).color };
    });
    const where = (await block.getAttribute('data-block')) ?? '';
    expect.soft(style, where).toMatchObject({ backgroundColor: 'rgba(0, 0, 0, 0)', borderImageSource: 'none', color: 'rgb(27, 24, 21)' });
    expect.soft(style.kicker, where).not.toBe('rgb(255, 122, 85)');
  }
});

test('who asks for more contrast has secondary text and the borders of fields in the colour of the text', async ({ openAs }) => {
  const page = await openAs('/mandi-bhav', { width: 360, height: 740 });
  const colours = () =>
    page.evaluate(() => {
      const colourOf = (selector: string, property: 'color' | 'borderTopColor') => {
        const element = document.querySelector(selector);
        return element ? getComputedStyle(element)[property] : 'missing';
      };
      return {
        text: colourOf('body', 'color'),
        day: colourOf('main h2 ~ p, main h2 + p, main section > p', 'color'),
        border: colourOf('#mandi-text', 'borderTopColor'),
      };
    });
  const usual = await colours();
  expect([usual.day, usual.border]).not.toContain(usual.text);
  await page.emulateMedia({ contrast: 'more' });
  expect(await colours()).toEqual({ text: usual.text, day: usual.text, border: usual.text });
  await page.emulateMedia({ contrast: 'more', colorScheme: 'dark' });
  const dark = await colours();
  expect(dark.text).not.toBe(usual.text);
  expect(dark).toEqual({ text: dark.text, day: dark.text, border: dark.text });
});

test('high contrast leaves what is chosen, the arrows of the menu and the colours of the parties', async ({ openAs }) => {
  const page = await openAs('/mandi-bhav/crop/cotton?days=365');
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = (selector: string, pseudo?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, pseudoElement) => getComputedStyle(element, pseudoElement).backgroundColor, pseudo);
  for (const choice of ['body > header nav', 'main ul', 'main']) {
    const [chosen, other] = [await ground(`${choice} a[aria-current]`), await ground(`${choice} a:not([aria-current])`)];
    expect.soft(chosen, choice).not.toBe(other);
  }
  const arrow = await page
    .locator('body > header nav summary')
    .first()
    .evaluate((summary) => {
      const { borderTopColor, borderBottomColor } = getComputedStyle(summary, '::after');
      return [borderTopColor, borderBottomColor];
    });
  expect(arrow[1]).toBe('rgba(0, 0, 0, 0)');
  expect(arrow[0]).not.toBe(arrow[1]);
  await page.goto('/election-2024');
  const colours = await page
    .locator('main table tbody tr span[style]')
    .evaluateAll((marks) => marks.map((mark) => getComputedStyle(mark, '::before').backgroundColor));
  expect(new Set(colours).size).toBeGreaterThan(3);
  await page.goto('/video/list/shorts');
  await page.goto((await page.locator('main a[href^="/video/culture/"]').first().getAttribute('href')) ?? '');
  const played = page.locator('[data-played]').first();
  expect(await played.evaluate((line) => getComputedStyle(line).backgroundColor)).toBe('rgb(255, 122, 85)');
  await page.goto('/webstories');
  await page.goto((await page.locator('main a[href^="/webstories/"]').first().getAttribute('href')) ?? '');
  expect(await ground('[data-act="share"]')).toBe('rgb(255, 255, 255)');
  await page.goto('/slide-show/all/1');
  await page.goto((await page.locator('main article a').first().getAttribute('href')) ?? '');
  expect(await ground('[data-open] svg')).toBe('rgb(255, 255, 255)');
});
