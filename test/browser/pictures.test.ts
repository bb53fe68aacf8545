import { expect, test } from './fixtures/newspaper.ts';

const shown = (image: Element) =>
  image instanceof HTMLImageElement ? { src: image.currentSrc, natural: image.naturalWidth, css: image.clientWidth } : null;

for (const width of [360, 768, 1280]) {
  test(`the pictures of the front page are fetched in the size they are shown: ${width} px`, async ({ openAs }) => {
    const page = await openAs('/', { width, height: 900 });
    const images = page.locator('main img');
    const first = await Promise.all(
      Array.from({ length: 6 }, async (_, at) => {
        const image = images.nth(at);
        await image.scrollIntoViewIfNeeded();
        await expect
          .poll(() => image.evaluate((element) => element instanceof HTMLImageElement && element.complete && element.naturalWidth > 0))
          .toBe(true);
        return image.evaluate(shown);
      }),
    );
    for (const image of first) {
      expect(image?.src).toContain('/image?url=/media/pictures/');
      const wanted = Number(/[?&]w=(\d+)/.exec(image?.src ?? '')?.[1]);
      // Sharp enough, and never more than twice what the place needs.
      expect(wanted, image?.src).toBeGreaterThanOrEqual(Math.min((image?.css ?? 0) * 0.95, 1200));
      expect(wanted, image?.src).toBeLessThanOrEqual(Math.max((image?.css ?? 0) * 2, 128));
    }
  });
}

test('a picture that cannot be shown leaves a drawn place-holder in its place', async ({ openAs, newspaper }) => {
  const page = await openAs('/static-page/about-us', { expects: /404/ });
  const natural = await page.evaluate(async (src) => {
    const image = new Image();
    image.src = src;
    await new Promise((resolve) => {
      image.onload = resolve;
      image.onerror = resolve;
    });
    return [image.naturalWidth, image.naturalHeight];
  }, `${newspaper.url}/image?url=/media/pictures/none.webp&shape=row&w=640`);
  expect(natural).toEqual([320, 240]);
});
