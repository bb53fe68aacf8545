import type { Page } from '@playwright/test';

/**
 * From now on time stands but for what the test lets pass, also on the pages opened next: how long the browser takes does not count. A page
 * that is scrolled is there at once, because no time passes for what stands in view on the way.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 5 * 60_000);
}

/** When the observers of a slot that the page has have been told where it is now. */
export const observed = (page: Page, name: string) =>
  page.locator(`[data-ad="${name}"]`).evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const last = new IntersectionObserver(() => {
          last.disconnect();
          resolve();
        });
        last.observe(element);
      }),
  );
