import { expect, test } from '../fixtures/newspaper.ts';

test('the bar of a phone and of a tablet is at the foot of the window, however little stands on the page', async ({ openAs }) => {
  for (const size of [
    { width: 360, height: 740 },
    { width: 820, height: 1180 },
  ]) {
    const page = await openAs('/static-page/about-us', size);
    // As on the first day of a newspaper: no stories, and no lists in the footer.
    await page.evaluate(() => {
      document.querySelector('main')?.replaceChildren('હજી કોઈ સમાચાર પ્રકાશિત થયા નથી.');
      for (const part of document.querySelectorAll('main + aside, body > footer nav')) part.remove();
    });
    const bar = page.getByRole('navigation', { name: 'નીચેનું મેનુ' });
    const { y, height } = (await bar.boundingBox()) ?? { y: 0, height: 0 };
    expect(y + height).toBe(size.height);
  }
});

test('nothing that a key has reached is behind the button that leads to the top', async ({ openAs }) => {
  for (const { path, links, ...size } of [
    { path: '/mandi-bhav', links: 'main td button', width: 500, height: 740 },
    { path: '/', links: 'main h2 + a', width: 1280, height: 900 },
  ]) {
    const page = await openAs(path, size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const link of await page.locator(links).all()) {
      await link.focus();
      const isOver = await link.evaluate((element) => {
        const [reached, up] = [element.getBoundingClientRect(), document.querySelector('[data-up]')?.getBoundingClientRect()];
        return up && reached.right > up.left && reached.bottom > up.top && reached.top < up.bottom;
      });
      expect.soft(isOver, `${path} ${await link.innerText()}`).toBe(false);
    }
  }
});
