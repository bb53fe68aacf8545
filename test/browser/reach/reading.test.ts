import type { Page } from '@playwright/test';
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
  await page.getByRole('button', { name: 'લખ્યા પ્રમાણે' }).click();
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
