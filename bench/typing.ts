import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { launchChrome } from '../test/browser/fixtures/chrome.ts';
import { comeIn, firstLink } from '../test/browser/fixtures/staffSignIn.ts';
import layOut, { freshDataDir, startApp } from '../test/templateApp.ts';
import { percentile } from './percentile.ts';

// `npm run bench:typing`: how long a key takes in the story editor until its letter is painted, in an empty story and in one of 10,000 words, on
// this machine and with the browser's processor four times slower. Two figures: `work` is what the page's main thread does for a key, painting
// included; `painted` is the time from the key until the frame with its letter is done, which also waits for the next frame.

const KEYS = 40;
/** As a fast typist: the page has time to do between two keys what it has put off. */
const BETWEEN_KEYS_MS = 120;
const PARAGRAPHS = 200;
const WORDS_IN_PARAGRAPH = 50;

const words = 'સુરતમાં તાપી નદી પરનો નવો પુલ આજથી વાહનો માટે ખુલ્લો મુકાયો છે અને શહેરના લોકો રાહત અનુભવે છે'.split(' ');
const paragraph = (at: number) => ({
  type: 'paragraph',
  content: [{ type: 'text', text: Array.from({ length: WORDS_IN_PARAGRAPH }, (_, word) => words[(at + word) % words.length]).join(' ') }],
});

await layOut();
const { dataDir, remove } = freshDataDir();
const app = await startApp({ DATA_DIR: dataDir });
// Without the display's clock a frame is made as soon as there is one to make: a key does not wait for the next sixtieth of a second.
const chrome = await launchChrome(['--disable-frame-rate-limit', '--disable-gpu-vsync']);
try {
  const context = await chrome.newContext({ baseURL: app.url, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(firstLink(app));
  await comeIn(page, { name: 'મીરા શાહ', email: 'mira@savar.example' });
  const stories = { empty: await begin(context, 0), '10,000 words': await begin(context, PARAGRAPHS) };
  process.stdout.write('story, field, processor: work median / p95 ms; painted median / p95 ms\n');
  for (const [name, id] of Object.entries(stories)) {
    for (const rate of [1, 4]) {
      for (const field of ['body', 'headline'] as const) {
        const { work, painted } = await measure(context, id, { field, rate });
        const print = (figures: number[]) => `${percentile(figures, 0.5).toFixed(1)} / ${percentile(figures, 0.95).toFixed(1)}`;
        process.stdout.write(`${name}, ${field}, 1/${rate}: ${print(work)}; ${print(painted)}\n`);
      }
    }
  }
} finally {
  await chrome.close();
  await app.stop();
  remove();
}

/** Begins a story with so many paragraphs; gives its id. */
async function begin({ request }: BrowserContext, paragraphs: number): Promise<number> {
  const body = { type: 'doc', content: Array.from({ length: paragraphs }, (_, at) => paragraph(at)) };
  const working = paragraphs === 0 ? {} : { headline: 'તાપી પરનો નવો પુલ', body };
  const answer = await request.post('/newsroom/api/stories', { data: { working }, headers: { origin: app.url } });
  if (!answer.ok()) throw new Error(`The story was not begun: ${answer.status()}`);
  return (await answer.json()).id;
}

type Where = { field: 'body' | 'headline'; rate: number };

async function measure(context: BrowserContext, id: number, { field, rate }: Where) {
  const page = await context.newPage();
  await page.goto(`/newsroom/stories/${id}`);
  const box =
    field === 'body' ? page.getByRole('textbox', { name: 'સ્ટોરીનું લખાણ' }) : page.getByRole('textbox', { name: 'હેડલાઇન', exact: true });
  await box.click();
  await page.waitForLoadState('networkidle');
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await devtools.send('Performance.enable');
  await timeKeys(page);
  const work: number[] = [];
  for (let key = 0; key < KEYS; key++) {
    const before = await busyMs(devtools);
    await page.keyboard.press(key % 6 === 5 ? 'Space' : 'a');
    await page.waitForFunction((count) => window.keysPainted.length > count, key);
    work.push((await busyMs(devtools)) - before);
    await page.waitForTimeout(BETWEEN_KEYS_MS);
  }
  const painted = await page.evaluate(() => window.keysPainted);
  await page.close();
  return { work, painted };
}

/** What the page's main thread has done so far, in milliseconds. */
async function busyMs(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1_000;
}

declare global {
  interface Window {
    /** For each key, the milliseconds until its frame was done. */
    keysPainted: number[];
  }
}

/** Notes for every key when the frame after it is done: a message sent in that frame arrives when it has been painted. */
function timeKeys(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.keysPainted = [];
    const { port1, port2 } = new MessageChannel();
    let pressed = 0;
    port1.onmessage = () => window.keysPainted.push(performance.now() - pressed);
    window.addEventListener(
      'keydown',
      (event) => {
        pressed = event.timeStamp;
        requestAnimationFrame(() => port2.postMessage(null));
      },
      { capture: true },
    );
  });
}
