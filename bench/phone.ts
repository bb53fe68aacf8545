import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { convert } from 'fontverter';
import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { fontFiles } from '../build/fonts.ts';
import { launchChrome } from '../test/browser/fixtures/chrome.ts';
import { pageTypes } from '../test/pageTypes.ts';
import { openPostgresServer } from '../test/postgresServer.ts';
import installDemo, { freshDataDir, startApp } from '../test/templateApp.ts';
import { machineTime } from './cpuTime.ts';
import { newestStories } from './newestStories.ts';
import { startNextPeer } from './nextPeer.ts';
import { median } from './percentile.ts';

// `npm run bench:phone`: what a reader with a cheap phone waits for, in Chromium with an empty cache, at 360 × 740 px. Two lines: an ordinary one
// with the processor four times slower, and a very slow one. Beside the newspaper's pages, in the same rounds, a bare page with a story's text
// and picture, and a story page of Next.js. The pages' answers lie in the server's cache: it is the phone that is measured. At the end a second
// story of the same visit, once as it is and once in a browser without dictionaries (RFC 9842).

const ROUNDS = 5;
/** After the last byte: long tasks and shifts that come late count too. */
const REST_MS = 1_500;

type Line = { name: string; bitsPerSecond: number; latencyMs: number; slowdown: number };
const lines: readonly Line[] = [
  { name: '1.6 Mbit/s, 150 ms, processor ÷ 4', bitsPerSecond: 1_600_000, latencyMs: 150, slowdown: 4 },
  { name: '400 kbit/s, 400 ms, processor ÷ 4', bitsPerSecond: 400_000, latencyMs: 400, slowdown: 4 },
];
const shownTypes: Record<string, string> = {
  story: 'story',
  'front page': 'front page',
  category: 'list',
  election: 'election',
  'cricket, match': 'match',
  'mandi prices': 'market prices',
  'e-paper, edition': 'e-paper',
};

const seenOnPage = z.object({ firstPaint: z.number(), largestPaint: z.number(), blocked: z.number(), shift: z.number() });
type Seen = z.infer<typeof seenOnPage> & { bytes: number };

const out = (line = '') => process.stdout.write(`${line}\n`);

await installDemo();
const server = await openPostgresServer();
const databaseUrl = await server.createDatabase();
const { dataDir, remove } = freshDataDir();
const app = await startApp({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, CHECK_ANSWERS: '0' });
const peer = await startNextPeer(databaseUrl);
const types = await pageTypes(async (path) => (await fetch(app.url + path)).text());
const story = types.find(({ type }) => type === 'story')?.path ?? '/';
const bare = await startBarePage(`${app.url}${story}`);
type Opened = { name: string; url: string; after?: string; browser?: Browser };
const secondStory = { url: app.url + (await otherStory()), after: app.url + story };
process.env['XDG_DATA_HOME'] = await gujaratiFaceFolder();
const chrome = await launchChrome();
const withoutDictionaries = await launchChrome(['--disable-features=CompressionDictionaryTransport']);
const pages: readonly Opened[] = [
  { name: 'bare page, same text and picture', url: bare.url },
  { name: 'Next.js, a story', url: `${peer.url}/news/${/-(\d+)$/.exec(story)?.[1]}` },
  ...types.flatMap(({ type, path }) => (shownTypes[type] ? [{ name: shownTypes[type], url: app.url + path }] : [])),
  { name: 'second story', ...secondStory },
  { name: 'second story, no dictionary', ...secondStory, browser: withoutDictionaries },
];
const before = machineTime();

out(`# A phone, ${new Date().toISOString().slice(0, 10)}\n`);
out(`${cpus().length} × ${cpus()[0]?.model}, Chromium ${chrome.version()}; medians of ${ROUNDS} rounds, each with an empty cache.`);
for (const line of lines) {
  const seen = new Map(pages.map(({ name }) => [name, [] as Seen[]]));
  // Pictures are made, and answers cached, before anything is timed.
  for (const one of pages) await open(one, line);
  for (let round = 0; round < ROUNDS; round++) {
    for (const one of pages) seen.get(one.name)?.push(await open(one, line));
  }
  out(`\n## ${line.name}\n`);
  out('| page | first paint, ms | largest paint, ms | blocked, ms | shift | KB as sent |\n| --- | ---: | ---: | ---: | ---: | ---: |');
  for (const [name, all] of seen) {
    const figure = (key: keyof Seen) => median(all.map((one) => one[key]));
    out(
      `| ${name} | ${figure('firstPaint').toFixed(0)} | ${figure('largestPaint').toFixed(0)} | ${figure('blocked').toFixed(0)} | ${figure('shift').toFixed(3)} | ${Number.isNaN(figure('bytes')) ? '' : (figure('bytes') / 1000).toFixed(0)} |`,
    );
  }
}
const after = machineTime();
out(`\nStolen ${((after.steal - before.steal) / 1000).toFixed(1)} s.`);

await chrome.close();
await withoutDictionaries.close();
bare.close();
peer.stop();
await app.stop();
remove();
await server.close();

/** A phone has a Gujarati face, this machine perhaps none: a folder of the system's data with one, where Chromium finds it. */
async function gujaratiFaceFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  mkdirSync(join(folder, 'fonts'));
  writeFileSync(join(folder, 'fonts/NotoSansGujarati.ttf'), await convert(readFileSync(fontFiles.text), 'truetype'));
  return folder;
}

/** Another story than the one that is opened first. */
async function otherStory(): Promise<string> {
  const stories = await newestStories(app.url, 9);
  return stories.map(({ url }) => url).find((url) => url !== story) ?? '/';
}

/** Opens a page in a new profile, `after` another page if one is named, and looks at it until it is at rest. */
async function open({ url, after, browser = chrome }: Opened, { bitsPerSecond, latencyMs, slowdown }: Line): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    let bytes = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bitsPerSecond / 8,
      uploadThroughput: bitsPerSecond / 16,
    });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watch);
    if (after) {
      await page.goto(after, { waitUntil: 'networkidle', timeout: 120_000 });
      await page.waitForTimeout(REST_MS);
      // From now on the service worker fetches, whose bytes are told to nobody.
      bytes = Number.NaN;
    }
    await page.goto(url, { waitUntil: 'load', timeout: 120_000 });
    await page.waitForTimeout(REST_MS);
    return { ...seenOnPage.parse(await page.evaluate(() => Reflect.get(window, 'seen'))), bytes };
  } finally {
    await context.close();
  }
}

/** In the page: keeps what the browser reports of its painting. A task blocks for what it takes beyond 50 ms. */
function watch(): void {
  const seen = { firstPaint: 0, largestPaint: 0, blocked: 0, shift: 0 };
  Object.assign(window, { seen });
  const each = (type: string, use: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  each('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  each('longtask', ({ duration }) => {
    seen.blocked += Math.max(0, duration - 50);
  });
  each('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) seen.shift += Number(Reflect.get(entry, 'value'));
  });
}

/** A page without styles of its own and without script: the text of a story and the picture at its head. */
async function startBarePage(storyUrl: string): Promise<{ url: string; close: () => void }> {
  const html = await (await fetch(storyUrl)).text();
  const article = /<article[^>]*data-story[\s\S]*?<\/article>/.exec(html)?.[0] ?? '';
  const headline = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(article)?.[1] ?? '';
  const picture = /<img[^>]*>/.exec(article)?.[0].replaceAll('="/', `="${app.url}/`).replaceAll(', /', `, ${app.url}/`) ?? '';
  const paragraphs = [...article.matchAll(/<p>([\s\S]*?)<\/p>/g)].map(([, text]) => `<p>${text}</p>`).join('');
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${headline}</title><style>img{width:100%;height:auto}</style>`;
  const body = `<!DOCTYPE html><html lang="gu"><head>${head}</head><body><h1>${headline}</h1>${picture}${paragraphs}</body></html>`;
  const bareServer = createServer((request, response) => {
    response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(request.url === '/' ? body : '');
  }).listen(0, '127.0.0.1');
  await once(bareServer, 'listening');
  const address = bareServer.address();
  return { url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`, close: () => bareServer.close() };
}
