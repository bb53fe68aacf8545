import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { openAmp } from '../fixtures/ampStandIn.ts';
import { expect, test } from '../fixtures/newspaper.ts';

const phone = { width: 360, height: 740 };
/** A story with a film in it. */
const STORY = /href="(\/amp\/news\/[^"]*salamat-uttarayan[^"]*)"/;

async function storyOf(url: string): Promise<string> {
  for (let page = 1; page < 30; page++) {
    const response = await fetch(`${url}/amp/${page === 1 ? '' : page}`);
    if (!response.ok) break;
    const address = STORY.exec(await response.text())?.[1];
    if (address !== undefined) return address;
  }
  throw new Error('The list has no such story');
}

test('a story shows its pictures and its film, can be used by everybody, and leads to the full page', async ({ openAs, newspaper }) => {
  const page = await openAs('/robots.txt', phone);
  await openAmp(page, await storyOf(newspaper.url));
  await expect(page.locator('main amp-img img').first()).toBeVisible();
  await expect(page.locator('amp-video')).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'પૂરું વર્ઝન' }).first().click();
  await expect(page).toHaveURL(/:\d+\/news\//);
});

test('a story is read while AMP’s host does not answer, and with its pictures where there is no script', async ({ openAs, newspaper }) => {
  const address = await storyOf(newspaper.url);
  const page = await openAs('/robots.txt', { ...phone, expects: /Failed to load resource/ });
  await page.route('https://cdn.ampproject.org/**', (route) => route.abort());
  await page.goto(address, { waitUntil: 'load' });
  await expect(page.locator('h1')).toBeVisible();
  await expect(page.locator('main p').last()).toBeVisible();

  const plain = await openAs(address, { ...phone, script: false });
  await expect(plain.locator('h1')).toBeVisible();
  await expect(plain.locator('main amp-img img').first()).toBeVisible();
});
