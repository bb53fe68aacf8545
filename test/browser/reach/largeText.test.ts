import { expect, test } from '../fixtures/newspaper.ts';

// A phone of 412 px whose reader has everything at twice its size.
const phone = { width: 206, height: 370 };

for (const path of ['/', '/en', '/recent-news/1'])
  test(`each story is whole, its words not narrower than its picture: ${path}`, async ({ openAs }) => {
    const page = await openAs(path, phone);
    const faults = await page.locator('main article').evaluateAll((stories) => {
      // Tiles of a row that is pushed sideways lie beyond the edge, and come into sight.
      const rails = [...document.querySelectorAll('main *')].filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowX));
      return stories
        .filter((story) => !rails.some((rail) => rail.contains(story)))
        .filter((story) => {
          const words = story.querySelector('h2, h3')?.parentElement?.getBoundingClientRect().width ?? 0;
          const picture = story.querySelector('img')?.parentElement?.getBoundingClientRect().width ?? 0;
          const { display, flexDirection } = getComputedStyle(story);
          const isBeside = display === 'flex' && flexDirection.startsWith('row');
          return story.getBoundingClientRect().right > document.documentElement.clientWidth || (isBeside && words < picture);
        })
        .map((story) => story.textContent);
    });
    expect(faults).toEqual([]);
  });

for (const [path, hasScrolled] of [
  ['/mandi-bhav', false],
  ['/election-2024', true],
] as const)
  test(`each figure is whole: ${path}`, async ({ openAs }) => {
    const page = await openAs(path, phone);
    const cut = await page.locator('main td').evaluateAll((cells, mayScroll) => {
      // The seats of an election stand in a box that scrolls sideways.
      const scrolls = (part: Element | null): boolean =>
        part !== null && (/auto|scroll/.test(getComputedStyle(part).overflowX) || scrolls(part.parentElement));
      return cells
        .filter((cell) => cell.getBoundingClientRect().right > document.documentElement.clientWidth)
        .filter((cell) => !mayScroll || !scrolls(cell))
        .map((cell) => cell.textContent);
    }, hasScrolled);
    expect(cut).toEqual([]);
  });

test('the name of the English edition stands in one line', async ({ openAs }) => {
  const page = await openAs('/en', phone);
  const name = page.getByRole('banner').getByRole('link', { name: 'Savar', exact: true });
  expect((await name.boundingBox())?.height).toBeLessThan(40);
});

test('each page of a web story begins with its whole headline below the controls, and what is longer scrolls', async ({ openAs }) => {
  const page = await openAs('/webstories?category=culture', phone);
  await page.locator('main article a').first().click();
  await expect(page.locator('gs-island[name="WebStoryControls"]')).toHaveAttribute('data-status', 'ready');
  const controls = await page.getByRole('button', { name: 'વહેંચો' }).boundingBox();
  const headlines = await page.locator('[data-pages] h2').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(headlines.length).toBeGreaterThan(5);
  expect(Math.min(...headlines)).toBeGreaterThanOrEqual((controls?.y ?? 0) + (controls?.height ?? 0));
});
