import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { freshDataDir, type RunningApp, startApp } from '../../templateApp.ts';
import { accessibilityFaults } from '../fixtures/accessibilityFaults.ts';
import { fitsWidth } from '../fixtures/fitsWidth.ts';
import { expect, type Reader, test } from '../fixtures/newspaper.ts';
import { setRoute } from '../fixtures/setRoute.ts';
import { openNewsroom } from '../fixtures/staffSignIn.ts';

let site: RunningApp;
let remove: () => void;
test.beforeAll(async () => {
  const fresh = freshDataDir();
  remove = fresh.remove;
  site = await startApp({ DATA_DIR: fresh.dataDir, TRUSTED_PROXIES: '127.0.0.1' });
});
test.afterAll(async () => {
  await site.stop();
  remove();
});

const PARAGRAPH = 'સાહેબ, અમારા ગામની "છેલ્લી" બસ સાંજે છ વાગ્યે જાય છે & પછી વાહન મળતું નથી. ';
const LETTER = {
  subject: 'ગામની છેલ્લી બસ',
  text: `${PARAGRAPH.repeat(12).trim()}\n\n${PARAGRAPH.repeat(12).trim()}`,
  name: 'સુરેશ પંડ્યા',
  city: 'ગોંડલ',
  email: 'suresh.letters@example.com',
};

/** What the page sends comes from this network. */
const setNetwork = (page: Page, address: string) => page.context().setExtraHTTPHeaders({ 'x-forwarded-for': address });

/** The limit ends for all at the same times, after which a test is not held any more. */
const LONG_ENOUGH_S = 60;

/** Sends forms from a network until it has to wait, for longer than a test takes. */
async function useUp(address: string): Promise<void> {
  const send = () =>
    fetch(`${site.url}/letters/write`, { method: 'POST', headers: { 'x-forwarded-for': address }, body: new URLSearchParams() });
  for (let at = 0; at < 30; at++) {
    const held = (await Promise.all(Array.from({ length: 20 }, send))).find(({ status }) => status === 429);
    const seconds = Number(held?.headers.get('retry-after') ?? 0);
    if (seconds > LONG_ENOUGH_S) return;
    if (held) await wait(seconds * 1000);
  }
  throw new Error('The form has no limit');
}

/** The letters with a subject as the newsroom has them. */
async function lettersAbout(openAs: (path: string, reader?: Reader) => Promise<Page>, subject: string): Promise<unknown[]> {
  const desk = await openNewsroom(site, (path, reader) => openAs(site.url + path, reader));
  const read = async (path: string) => (await desk.request.get(`${site.url}/newsroom/api/comments${path}`)).json();
  const queues = ['waiting', 'held'].map((queue) =>
    read(`?filter=${encodeURIComponent(JSON.stringify({ queue, kind: 'letter', q: subject }))}`),
  );
  const found = (await Promise.all(queues)).flatMap(({ data }: { data: { id: number }[] }) => data);
  return Promise.all(found.map(({ id }) => read(`/${id}`)));
}

async function write(page: Page, letter: typeof LETTER): Promise<void> {
  const form = page.locator('main form');
  for (const [name, value] of Object.entries(letter)) await form.locator(`[name="${name}"]`).fill(value);
  await form.getByRole('button', { name: 'મોકલો' }).click();
}

for (const { title, look, network } of [
  { title: 'on a dark phone without script', look: { width: 360, height: 740, dark: true, script: false }, network: '198.51.100' },
  { title: 'on a desk with script', look: { width: 1280, height: 900 }, network: '203.0.113' },
])
  test(`a long letter that has to wait is sent from the screen that says so: ${title}`, async ({ openAs }) => {
    // One that has been sent before would be taken for the same.
    const letter = { ...LETTER, subject: `${LETTER.subject} (${look.width})`, text: `${LETTER.text} (${look.width})` };
    await useUp(`${network}.7`);
    const page = await openAs(`${site.url}/letters/write`, { ...look, expects: /429/ });
    await setNetwork(page, `${network}.7`);
    // Whoever writes faster than a person is held.
    await page.waitForTimeout(4_500);
    await write(page, letter);
    const main = page.locator('main');
    const sendAgain = main.getByRole('button', { name: 'ફરી મોકલો' });
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('કશુંક ખોટું થયું');
    await expect(main).toContainText(/તમે લખેલું અહીં સચવાયેલું છે\. આ પાનું ખુલ્લું રાખો અને \d+ (મિનિટ|સેકન્ડ) પછી ફરી મોકલો\./);
    expect(await fitsWidth(page)).toBe(true);
    if (look.script !== false) expect(await accessibilityFaults(page)).toEqual([]);
    // Too early it is as it was, on a screen that comes anew.
    await main.evaluate((shown) => shown.setAttribute('data-first', ''));
    await sendAgain.click();
    await expect(page.locator('main:not([data-first])').getByRole('button', { name: 'ફરી મોકલો' })).toBeVisible();
    // The wait is over.
    await setNetwork(page, `${network}.8`);
    await sendAgain.click();
    await expect(page).toHaveURL(`${site.url}/letters/write?state=received`);

    // It has come once, as it was written.
    expect(await lettersAbout(openAs, letter.subject)).toEqual([expect.objectContaining(letter)]);
  });

test('the screen with the form is not loaded anew while its reader waits', async ({ openAs }) => {
  await useUp('192.0.2.7');
  const page = await openAs(`${site.url}/letters/write`, { expects: /429/ });
  await setNetwork(page, '192.0.2.7');
  await page.clock.install();
  await write(page, LETTER);
  await expect(page.getByRole('button', { name: 'ફરી મોકલો' })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { mark: true }));
  await page.clock.fastForward('21:00');
  expect(await page.evaluate(() => 'mark' in window)).toBe(true);
});

test('what was too large to be sent stands in the form again when its writer goes back', async ({ openAs }) => {
  const page = await openAs(`${site.url}/letters/write`, { width: 360, height: 740, script: false, expects: /413/ });
  const text = PARAGRAPH.repeat(1_300).trim();
  await write(page, { ...LETTER, text });
  await expect(page.locator('main')).toContainText('બ્રાઉઝરમાં પાછા જાઓ');
  expect(await fitsWidth(page)).toBe(true);
  await page.goBack();
  await expect.poll(async () => (await page.locator('main [name="text"]').inputValue()) === text).toBe(true);
});

test('a form whose sending failed is sent again at once by whoever comes back to its page', async ({ openAs }) => {
  const page = await openAs(`${site.url}/letters/write`);
  let sent = 0;
  await setRoute(page, '**/letters/write', (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent++;
    return route.fulfill({ status: 204 });
  });
  // From here on the time in which a second press is held back does not pass.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await write(page, LETTER);
  await expect.poll(() => sent).toBe(1);
  const send = page.locator('main form').getByRole('button', { name: 'મોકલો' });
  await send.click();
  // Browsers that are steered by tests keep no page for whoever goes back.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await send.click();
  await expect.poll(() => sent).toBe(2);
});
