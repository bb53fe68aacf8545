import { expect, test } from './fixtures/newspaper.ts';

for (const { name, width } of [
  { name: 'phone', width: 360 },
  { name: 'desk', width: 1280 },
]) {
  test(`no story stands twice on the front page: ${name}`, async ({ openAs }) => {
    const page = await openAs('/', { width });
    await expect(page.locator('html')).toHaveAttribute('data-layout', width < 700 ? 'mobile-home' : 'desktop-home');
    const addresses = await page.locator('main a[href^="/news/"]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses.length).toBeGreaterThan(30);
    expect(addresses.filter((address, at) => addresses.indexOf(address) !== at)).toEqual([]);
  });
}

test('pictures are fetched at the size they are shown, and only when they come near', async ({ openAs }) => {
  const page = await openAs('/', { width: 360, height: 740 });
  const fetched = await page.evaluate(
    () => performance.getEntriesByType('resource').filter((entry) => entry.name.includes('/image?')).length,
  );
  const all = await page.locator('main img').count();
  expect(fetched).toBeGreaterThan(0);
  expect(fetched).toBeLessThan(all / 2);
  const lead = page.locator('main img').first();
  expect(await lead.evaluate((image) => (image instanceof HTMLImageElement ? image.currentSrc : ''))).toMatch(/shape=wide&w=(480|640)$/);
});

test('no story of the front page has an empty space below it, beside a list', async ({ openAs }) => {
  const page = await openAs('/');
  // Two parts of a section side by side: the large story of a category, and the list beside it.
  const pairs = await page.locator('main section section').evaluateAll((sections) =>
    sections.flatMap((section) => {
      const [story, list, ...more] = [...(section.lastElementChild?.children ?? [])];
      if (!story || !list || more.length > 0) return [];
      const [one, other] = [story.getBoundingClientRect(), list.getBoundingClientRect()];
      if (one.top !== other.top) return [];
      const words = story.lastElementChild?.getBoundingClientRect();
      return [{ name: section.querySelector('h2')?.textContent, filled: ((words?.bottom ?? 0) - one.top) / other.height }];
    }),
  );
  expect(pairs.length).toBeGreaterThan(0);
  for (const { name, filled } of pairs) expect(filled, name).toBeGreaterThan(0.6);
});
