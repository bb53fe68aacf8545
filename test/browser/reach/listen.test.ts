import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/newspaper.ts';

/** A device that speaks: each sentence waits in `spoken` until the test ends it. */
async function speechStandIn(page: Page, voices: { name: string; lang: string }[]): Promise<void> {
  await page.addInitScript((voices) => {
    const spoken: { text: string; rate: number; end: () => void; word: (at: number) => void }[] = [];
    class Utterance extends EventTarget {
      rate = 1;
      onend: (() => void) | null = null;
      onboundary: ((event: object) => void) | null = null;
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () => voices,
      cancel: () => undefined,
      speak: (utterance: Utterance) =>
        spoken.push({
          text: utterance.text,
          rate: utterance.rate,
          end: () => utterance.onend?.(),
          word: (charIndex) => utterance.onboundary?.({ name: 'word', charIndex, charLength: 0 }),
        }),
    });
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, spoken });
  }, voices);
}

type Spoken = { text: string; rate: number; end: () => void; word: (at: number) => void };
declare global {
  interface Window {
    spoken: Spoken[];
  }
}

const spokenTexts = (page: Page) => page.evaluate(() => window.spoken.map(({ text }) => text));
const highlighted = (page: Page, name: string) => page.evaluate((name) => [...(CSS.highlights.get(name) ?? [])].map(String).join(), name);
const endSentence = (page: Page) => page.evaluate(() => window.spoken.at(-1)?.end());

test('a story is read aloud sentence by sentence, marked where it is, and steered by the bar', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { width: 360, height: 740 });
  await speechStandIn(page, [{ name: 'Gujarati', lang: 'gu-IN' }]);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto((await page.locator('main h2 a').first().getAttribute('href')) ?? '', { waitUntil: 'networkidle' });
  expect(scripts.some((url) => url.includes('/listen.'))).toBe(false);
  await page.getByRole('button', { name: 'સાંભળો' }).first().click();
  const bar = page.getByRole('dialog', { name: 'સમાચાર સાંભળો' });
  await expect(bar).toBeVisible();
  const headline = (await page.locator('h1').first().textContent()) ?? '';
  await expect.poll(() => spokenTexts(page)).toHaveLength(1);
  expect(headline).toContain((await spokenTexts(page))[0]);
  expect(await highlighted(page, 'spoken-sentence')).toBe((await spokenTexts(page))[0]);
  await page.evaluate(() => window.spoken.at(-1)?.word(0));
  expect(headline.startsWith(await highlighted(page, 'spoken-word'))).toBe(true);
  expect(await highlighted(page, 'spoken-word')).not.toBe('');

  await endSentence(page);
  await expect.poll(() => spokenTexts(page)).toHaveLength(2);
  expect(await highlighted(page, 'spoken-sentence')).toBe((await spokenTexts(page))[1]);
  await bar.getByRole('button', { name: 'પછીનું વાક્ય' }).click();
  await bar.getByRole('button', { name: 'પાછલું વાક્ય' }).click();
  const texts = await spokenTexts(page);
  expect(texts[3]).toBe(texts[1]);
  await bar.getByRole('button', { name: 'થોભાવો' }).click();
  await endSentence(page);
  expect(await spokenTexts(page)).toHaveLength(4);
  await bar.getByRole('button', { name: 'ચાલુ કરો' }).click();
  await expect.poll(() => spokenTexts(page)).toHaveLength(5);
  await bar.getByRole('button', { name: 'ઝડપ' }).click();
  await expect.poll(() => page.evaluate(() => window.spoken.at(-1)?.rate)).toBe(1.25);
  expect(await page.evaluate(() => navigator.mediaSession.metadata?.title)).toBe(headline);
  // To the end of the story, where the bar goes by itself.
  await page.evaluate(() => {
    for (let at = 0; at < 500 && document.querySelector('[data-listen-bar]'); at++) window.spoken.at(-1)?.end();
  });
  await expect(bar).toHaveCount(0);
  expect(await highlighted(page, 'spoken-sentence')).toBe('');
});

test('a device without a Gujarati voice says so', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { width: 360, height: 740 });
  await speechStandIn(page, [{ name: 'English', lang: 'en-IN' }]);
  await page.goto((await page.locator('main h2 a').first().getAttribute('href')) ?? '');
  await page.getByRole('button', { name: 'સાંભળો' }).first().click();
  await expect(page.locator('[data-toast]')).toContainText('ગુજરાતી અવાજ નથી');
  await expect(page.getByRole('dialog', { name: 'સમાચાર સાંભળો' })).toHaveCount(0);
});

test('two presses on a slow line start one voice', async ({ openAs }) => {
  const page = await openAs('/recent-news/1', { width: 360, height: 740 });
  await speechStandIn(page, [{ name: 'Gujarati', lang: 'gu-IN' }]);
  const [asked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/listen\.[^/]*\.js/, async (route) => {
    asked.resolve();
    await released.promise;
    await route.fallback();
  });
  await page.goto((await page.locator('main h2 a').first().getAttribute('href')) ?? '', { waitUntil: 'networkidle' });
  const listen = page.getByRole('button', { name: 'સાંભળો' }).first();
  await listen.click();
  await asked.promise;
  await listen.click({ force: true });
  released.resolve();
  const bar = page.getByRole('dialog', { name: 'સમાચાર સાંભળો' });
  await expect(bar.first()).toBeVisible();
  await page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
  await expect(bar).toHaveCount(1);
  expect(await spokenTexts(page)).toHaveLength(1);
  await bar.getByRole('button', { name: 'બંધ કરો' }).click();
  await expect(bar).toHaveCount(0);
  await expect(listen).toBeFocused();
  // And it can be started again.
  await listen.click();
  await expect(bar).toBeVisible();
});

test('the voice is silent while a film of the story plays, and the film while the voice speaks', async ({ openAs }) => {
  const page = await openAs('/search?q=salamat+uttarayan', { width: 360, height: 740 });
  await speechStandIn(page, [{ name: 'Gujarati', lang: 'gu-IN' }]);
  const address = await page.locator('main a[href*="/news/"][href*="salamat-uttarayan"]').first().getAttribute('href');
  await page.goto(address ?? '', { waitUntil: 'networkidle' });
  const film = page.locator('[data-player="film"] video');
  const paused = () => film.evaluate((video) => video instanceof HTMLVideoElement && video.paused);
  await page.getByRole('button', { name: 'સાંભળો' }).first().click();
  const bar = page.getByRole('dialog', { name: 'સમાચાર સાંભળો' });
  await expect(bar.getByRole('button', { name: 'થોભાવો' })).toBeVisible();
  await page.getByRole('button', { name: /^વિડિયો ચલાવો/ }).click();
  await expect.poll(paused).toBe(false);
  await bar.getByRole('button', { name: 'ચાલુ કરો' }).click();
  await expect.poll(paused).toBe(true);
  await expect.poll(() => spokenTexts(page)).toHaveLength(2);
});

test('pressed at the story that is read on, listening goes over to it', async ({ openAs }) => {
  const page = await openAs('/category/gujarat/1', { width: 360, height: 740 });
  await speechStandIn(page, [{ name: 'Gujarati', lang: 'gu-IN' }]);
  await page.goto((await page.locator('main h2 a').first().getAttribute('href')) ?? '', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'સાંભળો' }).first().click();
  const bar = page.getByRole('dialog', { name: 'સમાચાર સાંભળો' });
  await expect(bar).toBeVisible();
  await page.getByRole('heading', { name: 'સંબંધિત સમાચાર' }).scrollIntoViewIfNeeded();
  const second = page.locator('article[data-story]').nth(1);
  await second.getByRole('button', { name: 'સાંભળો' }).first().click();
  const headline = (await second.locator('h1').textContent()) ?? '';
  await expect.poll(async () => headline.includes((await spokenTexts(page)).at(-1) ?? '-')).toBe(true);
  await expect(bar).toHaveCount(1);
  await expect(bar.getByRole('button', { name: 'થોભાવો' })).toBeFocused();
  // Pressed once more, it is silent.
  await second.getByRole('button', { name: 'સાંભળો' }).first().click();
  await expect(bar).toHaveCount(0);
});
