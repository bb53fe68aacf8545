import type { Page } from '@playwright/test';
import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { fitsWidth } from '../fixtures/fitsWidth.ts';
import { expect, test } from '../fixtures/newspaper.ts';
import { setRoute } from '../fixtures/setRoute.ts';
import { pushStandIn } from './pushStandIn.ts';

test.use({ hasWorker: true });

const turnOn = (page: Page) => page.getByRole('button', { name: 'સૂચનાઓ ચાલુ કરો' });
const problem = (page: Page) => page.locator('main [role="alert"]');
const openCities = (page: Page) => page.locator('main summary').filter({ hasText: 'શહેરો' }).click();
const isOn = (page: Page) => page.getByText('આ બ્રાઉઝરમાં સૂચનાઓ ચાલુ છે.').first();

async function topicsOf(page: Page, browserToken: string): Promise<unknown> {
  return (await (await page.request.post('/api/notification/browser-token/topics', { data: { browserToken } })).json()).data?.topics;
}

test('a reader turns notifications on, changes the topics and turns them off', async ({ openAs }) => {
  const page = await openAs('/robots.txt', { width: 360, height: 740 });
  const token = await pushStandIn(page);
  await page.goto('/notifications');
  expect(await fitsWidth(page)).toBe(true);
  await turnOn(page).click();
  await expect(isOn(page)).toBeVisible();
  expect(await topicsOf(page, token)).toEqual(['breaking']);
  await openCities(page);
  await page.getByRole('checkbox', { name: 'રાજકોટ' }).check();
  await page.getByRole('checkbox', { name: 'બ્રેકિંગ ન્યૂઝ' }).uncheck();
  await page.getByRole('button', { name: 'પસંદગી સાચવો' }).click();
  await expect(page.getByText('તમારી પસંદગી સચવાઈ ગઈ છે.')).toBeVisible();
  expect(await topicsOf(page, token)).toEqual([expect.stringMatching(/^topic:\d+$/)]);
  // The page knows on the next visit.
  await page.reload();
  await expect(isOn(page)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'રાજકોટ' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'બ્રેકિંગ ન્યૂઝ' })).not.toBeChecked();
  await page.getByRole('button', { name: 'સૂચનાઓ બંધ કરો' }).click();
  await expect(page.getByText('સૂચનાઓ બંધ થઈ ગઈ છે.')).toBeVisible();
  await expect(turnOn(page)).toBeVisible();
  expect(await topicsOf(page, token)).toBeUndefined();
});

for (const { code, fault, permission, sentence } of [
  { code: 'unsupported-browser', fault: 'noPushManager', permission: 'default', sentence: 'આ બ્રાઉઝર સૂચનાઓ બતાવી શકતું નથી' },
  { code: 'indexed-db-unsupported', fault: 'noStorage', permission: 'default', sentence: 'આ બ્રાઉઝર કંઈ સાચવવા દેતું નથી' },
  { code: 'permission-blocked', fault: 'none', permission: 'denied', sentence: 'આ સાઇટને સૂચનાઓની પરવાનગી મળી નથી' },
] as const)
  test(`before a press a reader is told: ${code}`, async ({ openAs }) => {
    const page = await openAs('/robots.txt');
    await pushStandIn(page, { fault, permission });
    await page.goto('/notifications');
    await expect(problem(page)).toHaveAttribute('data-code', code);
    await expect(problem(page)).toContainText(sentence);
  });

for (const { code, fault, sentence } of [
  { code: 'permission-blocked', fault: 'denied', sentence: 'આ સાઇટને સૂચનાઓની પરવાનગી મળી નથી' },
  { code: 'failed-service-worker-registration', fault: 'noWorker', sentence: 'બ્રાઉઝરમાં ગોઠવી શકાયો નથી' },
  { code: 'invalid-sw-registration', fault: 'badWorker', sentence: 'બ્રાઉઝરમાં ચાલુ થયો નથી' },
  { code: 'token-subscribe-failed', fault: 'noSubscription', sentence: 'સૂચનાઓ ચાલુ કરી શકાઈ નથી' },
] as const)
  test(`after a press a reader is told: ${code}${fault === 'denied' ? ', when refused' : ''}`, async ({ openAs }) => {
    const page = await openAs('/robots.txt');
    await pushStandIn(page, { fault });
    await page.goto('/notifications');
    await turnOn(page).click();
    await expect(problem(page)).toHaveAttribute('data-code', code);
    await expect(problem(page)).toContainText(sentence);
    await expect(turnOn(page)).toBeEnabled();
  });

test('on a slow line, where the service worker is installed with its list of stories for half a minute, notifications are turned on', async ({
  openAs,
}) => {
  const page = await openAs('/robots.txt');
  await pushStandIn(page, { fault: 'slowWorker' });
  await page.clock.install();
  await page.goto('/notifications');
  await turnOn(page).click();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.clock.runFor(30_000);
  await expect(problem(page)).toBeEmpty();
  await page.evaluate(() => dispatchEvent(new Event('worker-installed')));
  await expect(isOn(page)).toBeVisible();
});

test('a server that fails is told as missing-app-config-values, token-subscribe-failed and token-update-failed; a lost token as no-token', async ({
  openAs,
}) => {
  const page = await openAs('/robots.txt', { expects: /503/ });
  await pushStandIn(page);
  const fail = (path: string) => setRoute(page, path, (route) => route.fulfill({ status: 503, json: { code: 503, message: 'x' } }));
  await page.goto('/notifications');
  const config = '**/api/notification/config';
  await fail(config);
  await turnOn(page).click();
  await expect(problem(page)).toHaveAttribute('data-code', 'missing-app-config-values');
  await page.unroute(config);
  const save = '**/api/notification/browser-token/save';
  await fail(save);
  await turnOn(page).click();
  await expect(problem(page)).toHaveAttribute('data-code', 'token-subscribe-failed');
  await page.unroute(save);
  await turnOn(page).click();
  await expect(isOn(page)).toBeVisible();
  await expect(problem(page)).toBeHidden();
  await fail(save);
  await openCities(page);
  await page.getByRole('checkbox', { name: 'રાજકોટ' }).check();
  await page.getByRole('button', { name: 'પસંદગી સાચવો' }).click();
  await expect(problem(page)).toHaveAttribute('data-code', 'token-update-failed');
  await expect(problem(page)).toContainText('તમારી પસંદગી સાચવી શકાઈ નથી');
  await page.unroute(save);
  await page.evaluate(() => sessionStorage.removeItem('subscribed'));
  await page.getByRole('button', { name: 'પસંદગી સાચવો' }).click();
  await expect(problem(page)).toHaveAttribute('data-code', 'no-token');
  await expect(problem(page)).toContainText('આ બ્રાઉઝરમાં સૂચનાઓ ચાલુ નથી');
});

test('the site asks after the third story, not again after "not now" for 30 days, and a yes is the consent', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { width: 360, height: 740 });
  const token = await pushStandIn(page);
  const stories = await page.locator('main h2 a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const question = page.getByRole('region', { name: 'મોટા સમાચાર તરત જાણવા છે?' });
  const read = async (at: number) => {
    await page.goto(stories[at] ?? '');
    await expect.poll(() => page.evaluate(() => Number(localStorage.getItem('push-reads')))).toBe(at + 1);
  };
  await read(0);
  await read(1);
  await page.waitForTimeout(500);
  await expect(question).toHaveCount(0);
  await read(2);
  await expect(question).toBeVisible();
  expect(await fitsWidth(page)).toBe(true);
  await question.getByRole('button', { name: 'હમણાં નહીં' }).click();
  await expect(question).toHaveCount(0);
  await page.goto(stories[3] ?? '');
  await page.waitForTimeout(3_000);
  await expect(question).toHaveCount(0);
  // Nothing optional is there before a yes.
  expect(
    await page.evaluate(async () => (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null),
  ).toBeNull();
  await page.evaluate(() => localStorage.setItem('push-later', String(Date.now() - 31 * 24 * 60 * 60_000)));
  await page.goto(stories[4] ?? '');
  await question.getByRole('button', { name: 'સૂચનાઓ ચાલુ કરો' }).click();
  await expect(question.getByText('આ બ્રાઉઝરમાં સૂચનાઓ ચાલુ છે.')).toBeVisible();
  expect(await topicsOf(page, token)).toEqual(['breaking']);
});

test('a token is sent again after 7 days or when it has changed, and not otherwise', async ({ openAs }) => {
  const page = await openAs('/recent-news/1');
  await pushStandIn(page);
  const story = (await page.locator('main h2 a').first().getAttribute('href')) ?? '';
  await page.goto('/notifications');
  await turnOn(page).click();
  await expect(isOn(page)).toBeVisible();
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/browser-token/save')) sent++;
  });
  const visit = async () => {
    // This script sends it; a report of the reading may be that of the page that is left.
    const script = page.waitForResponse(/\/assets\/pushQuestion\.client/);
    await page.goto(story);
    await script;
    await page.waitForTimeout(1_500);
  };
  type Stored = { browserToken: string; savedAt: number };
  /** Changes what the browser remembers of its token; gives what that was before. */
  const change = (changes: Partial<Stored>) =>
    page.evaluate(
      (changes) =>
        new Promise<Stored>((resolve, reject) => {
          const request = indexedDB.open('notifications');
          request.onerror = () => reject(request.error);
          request.onsuccess = () => {
            const store = request.result.transaction('token', 'readwrite').objectStore('token');
            const reading = store.get('token');
            reading.onsuccess = () => {
              store.put({ ...reading.result, ...changes }, 'token').onsuccess = () => {
                request.result.close();
                resolve(reading.result);
              };
            };
          };
        }),
      changes,
    );
  await visit();
  expect(sent).toBe(0);
  const longAgo = Date.now() - 8 * 24 * 60 * 60_000;
  await change({ savedAt: longAgo });
  await visit();
  // What the page stores last, once its token has been sent.
  await expect.poll(async () => (await change({})).savedAt).toBeGreaterThan(longAgo);
  expect(sent).toBe(1);
  await change({ browserToken: 'another' });
  await visit();
  await expect.poll(async () => (await change({})).browserToken).not.toBe('another');
  expect(sent).toBe(2);
});

test('the service worker shows a message once, however often it comes, and opens addresses of this site only', async ({
  openAs,
  newspaper,
}) => {
  const page = await openAs('/notifications');
  const started = page.context().waitForEvent('serviceworker');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/sw.js');
    await navigator.serviceWorker.ready;
  });
  const worker = await started;
  // What Chromium shows without a window is nowhere to be seen, so these stand in for the screen; the handlers and the store are real.
  await worker.evaluate(() => {
    const part = (name: string): object => {
      const value: unknown = Reflect.get(globalThis, name);
      if (typeof value !== 'object' || value === null) throw new Error(`A service worker has ${name}`);
      return value;
    };
    const seen: { shown: string[]; opened: string[]; pictures: unknown[] } = { shown: [], opened: [], pictures: [] };
    Object.assign(globalThis, { seen });
    Object.assign(part('registration'), {
      showNotification: async (title: string, options: { tag: string; body: string; image?: string; icon: string; badge: string }) => {
        seen.shown.push([title, options.body, options.tag].join(' | '));
        seen.pictures.push([options.image, options.icon, options.badge]);
      },
    });
    Object.assign(part('clients'), { matchAll: async () => [], openWindow: async (address: string) => seen.opened.push(address) });
  });
  /** Sends an event as the browser does, waits for what it starts, and gives all that has been shown and opened. */
  const happen = (type: 'push' | 'notificationclick', text: string) =>
    worker.evaluate(
      async ({ type, text }) => {
        const works: Promise<unknown>[] = [];
        const event = Object.assign(new Event(type), {
          data: { json: () => JSON.parse(text) },
          notification: { close: () => undefined, data: { id: 'c1.a', address: text } },
          waitUntil: (work: Promise<unknown>) => works.push(work),
        });
        dispatchEvent(event);
        await Promise.all(works);
        return JSON.stringify(Reflect.get(globalThis, 'seen'));
      },
      { type, text },
    );
  const message = { id: 'c1.a', title: 'નર્મદા ડેમ છલકાયો', text: 'દરવાજા ખોલાયા', address: '/recent-news/1', tag: 'c-1' };
  for (let time = 0; time < 3; time++) await happen('push', JSON.stringify(message));
  await happen('push', 'not a message');
  await happen('push', '[1, null]');
  const two = JSON.parse(await happen('push', JSON.stringify({ ...message, id: 'c2.a', title: 'સ્કોર', tag: 'r-score' })));
  expect(two.shown).toEqual(['નર્મદા ડેમ છલકાયો | દરવાજા ખોલાયા | c-1', 'સ્કોર | દરવાજા ખોલાયા | r-score']);
  // Its picture is one of this site; others are not fetched.
  const picture = '/image?url=/media/a.jpg&shape=banner&w=640';
  for (const [at, address] of [
    picture,
    'https://elsewhere.example/image?url=a',
    '//elsewhere.example/image?url=a',
    '/recent-news/1',
  ].entries())
    await happen('push', JSON.stringify({ ...message, id: `c3.${at}`, picture: address }));
  const { pictures } = JSON.parse(await happen('push', 'nothing'));
  expect(pictures.slice(2).map(([image]: unknown[]) => image)).toEqual([picture, null, null, null]);
  const [, icon, badge] = pictures[2];
  for (const address of [icon, badge]) expect((await page.request.get(address)).headers()['content-type']).toBe('image/png');
  expect(icon).not.toBe(badge);
  for (const address of ['/recent-news/1', 'https://elsewhere.example/', '//elsewhere.example/', 'javascript:alert(1)'])
    await happen('notificationclick', address);
  const { opened } = JSON.parse(await happen('push', 'nothing'));
  expect(opened).toEqual([
    `${newspaper.url}/recent-news/1?utm_medium=push`,
    ...Array.from({ length: 3 }, () => `${newspaper.url}/?utm_medium=push`),
  ]);
  // In Chrome before 120, the last for Android 7, the same.
  await worker.evaluate(() => Reflect.deleteProperty(URL, 'canParse'));
  for (const address of ['/recent-news/1', 'https://elsewhere.example:port/']) await happen('notificationclick', address);
  expect(JSON.parse(await happen('push', 'nothing')).opened.slice(4)).toEqual([opened[0], opened[1]]);
});

test('without script the page says what is needed, and where else the news is', async ({ openAs }) => {
  const page = await openAs('/notifications', { width: 360, height: 740, script: false });
  await expect(page.getByText('જાવાસ્ક્રિપ્ટ')).toBeVisible();
  await expect(page.getByRole('link', { name: 'ઈમેલથી ન્યૂઝલેટર મેળવો' })).toBeVisible();
  await expect(turnOn(page)).toBeHidden();
  await expect(page.locator('main ul').last()).toHaveCSS('list-style-type', 'disc');
  expect(await fitsWidth(page)).toBe(true);
});

test('the page is accessible, light and dark', async ({ openAs }) => {
  for (const dark of [false, true]) {
    const page = await openAs('/robots.txt', { dark });
    await pushStandIn(page);
    await page.goto('/notifications');
    await expect(turnOn(page)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  }
});
