import type { Page } from '@playwright/test';
import { freshDataDir, type RunningApp, startApp } from '../../templateApp.ts';
import { expect, test } from '../fixtures/newspaper.ts';

// Google Analytics by a stand-in: a script that sets a cookie and sends one hit, as long as it is allowed.

const TAG = 'G-TEST12345';
const STORY = /\/news\/[^/]+\/[^/]+-\d+$/;
let site: RunningApp;
let removeData: () => void;
test.beforeAll(async () => {
  const { dataDir, remove } = freshDataDir();
  removeData = remove;
  site = await startApp({ DATA_DIR: dataDir, GOOGLE_TAG: TAG });
});
test.afterAll(async () => {
  await site.stop();
  removeData();
});

const SCRIPT = `
document.cookie = '_ga=GA1.1.1; Path=/';
document.cookie = '_ga_TEST12345=GS1.1; Path=/';
document.documentElement.dataset.layer = JSON.stringify(dataLayer.map((call) => Array.from(call)));
const hit = () => window['ga-disable-${TAG}'] || fetch('https://www.google-analytics.com/g/collect', { method: 'POST', mode: 'no-cors' });
hit();
addEventListener('hit-again', hit);
`;

/** Answers for Google. Gives what was asked of it. */
async function standInForGoogle(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(/googletagmanager\.com|google-analytics\.com|analytics\.google\.com/, async (route) => {
    asked.push(new URL(route.request().url()).pathname);
    await route.fulfill({ contentType: 'text/javascript', body: route.request().url().includes('gtag') ? SCRIPT : '' });
  });
  return asked;
}
const googleCookies = async (page: Page) => (await page.context().cookies()).filter(({ name }) => name.startsWith('_ga'));
/** Opens a page and waits for everything that it loads when it is idle. */
const settle = async (page: Page, path: string) => {
  await page.goto(`${site.url}${path}`, { waitUntil: 'load' });
  await page.waitForTimeout(2_500);
};

test('Google is asked for nothing before a consent, for its script once after it, and for nothing after a withdrawal', async ({
  openAs,
}) => {
  const page = await openAs(`${site.url}/robots.txt`);
  const asked = await standInForGoogle(page);
  await settle(page, '/');
  const story = (await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))).find((href) =>
    STORY.test(href),
  );
  if (!story) throw new Error('The front page has no story');
  await settle(page, story);
  expect(asked).toEqual([]);
  expect((await fetch(`${site.url}/`)).headers.get('content-security-policy')).toContain('https://www.googletagmanager.com');

  await settle(page, '/privacy');
  await page.getByRole('link', { name: 'ખાતા વિના આ ઉપકરણ પર પસંદ કરો' }).last().click();
  await page.waitForURL('**/measurement-choices');
  await page.getByRole('button', { name: 'સંમતિ આપો' }).click();
  await expect(page.getByText('તમે આ ઉપકરણ પર સંમતિ આપી છે.')).toBeVisible();
  expect(asked).toEqual([]);

  await settle(page, story);
  await expect.poll(() => asked).toEqual(['/gtag/js', '/g/collect']);
  const layer = JSON.parse((await page.locator('html').getAttribute('data-layer')) ?? '[]');
  expect(layer[0]).toEqual([
    'consent',
    'default',
    { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied', analytics_storage: 'granted' },
  ]);
  expect(layer[2]).toEqual(['config', TAG, { allow_google_signals: false, allow_ad_personalization_signals: false }]);
  expect(await googleCookies(page)).toHaveLength(2);

  // Lite pages and pages without the shell have nothing of it.
  for (const path of [`/lite${story}`, `/mobile${story}`]) {
    await settle(page, path);
    expect((await fetch(`${site.url}${path}`)).headers.get('content-security-policy')).not.toContain('google');
  }
  expect(asked).toHaveLength(2);

  // Another window withdraws while the story is open: the script in it may send nothing more.
  await settle(page, story);
  await expect.poll(() => asked).toHaveLength(4);
  const other = await page.context().newPage();
  await other.goto(`${site.url}/measurement-choices`);
  await other.getByRole('button', { name: 'સંમતિ પાછી ખેંચો' }).click();
  await expect(other.getByText('તમે આ ઉપકરણ પર સંમતિ આપી નથી.')).toBeVisible();
  expect(await googleCookies(page)).toEqual([]);
  // A window in another process hears of it a moment later.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('measurement-consent'))).toBeNull();
  await page.evaluate(() => dispatchEvent(new Event('hit-again')));
  await settle(page, story);
  await settle(page, '/');
  expect(asked).toHaveLength(4);
  expect(await googleCookies(page)).toEqual([]);
});

test('a consent to an earlier text does not count, nor one in a browser that says it must not be followed', async ({ openAs }) => {
  const page = await openAs(`${site.url}/robots.txt`);
  const asked = await standInForGoogle(page);
  await page.evaluate(() => localStorage.setItem('measurement-consent', '2026-11-25 G-OTHER'));
  await settle(page, '/');
  await page.evaluate((tag) => localStorage.setItem('measurement-consent', `2026-11-25 ${tag}`), TAG);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await settle(page, '/');
  expect(asked).toEqual([]);
  await settle(page, '/measurement-choices');
  await expect(page.getByText('તમારું બ્રાઉઝર “મારા પર નજર ન રાખો” એવો સંકેત મોકલે છે')).toBeVisible();
});

test('without the setting no page names Google', async ({ newspaper }) => {
  expect((await fetch(`${newspaper.url}/measurement-choices`)).status).toBe(404);
  const home = await fetch(newspaper.url);
  expect(home.headers.get('content-security-policy')).not.toContain('google');
  expect(await home.text()).not.toContain('GoogleTag');
  const named = 'ગૂગલ દ્વારા વાંચનની ગણતરી';
  expect(await (await fetch(`${newspaper.url}/privacy`)).text()).not.toContain(named);
  expect(await (await fetch(`${site.url}/privacy`)).text()).toContain(named);
});
