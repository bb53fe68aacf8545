import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Browser, Page, Route } from 'playwright-core';
import { build, type Rollup } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cssModuleNames } from '../../../build/cssModules.ts';
import { launchChrome } from '../../browser/fixtures/chrome.ts';
import { createPodcasts, podcastsDesk } from '../../podcasts/podcastsDesk.tsx';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

const root = join(import.meta.dirname, '../../..');
const chief = staffMember('chief-editor');

let newspaper: TestApp;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  newspaper = await openTestApp({ desks: [podcastsDesk] });
  await newspaper.app.db.execute(sql.raw(createPodcasts));
  const script = await bundledNewsroom();
  browser = await launchChrome();
  page = await browser.newPage({ viewport: { width: 360, height: 780 } });
  await page.route('**/*', (route) => answer(route, script));
});
afterAll(async () => {
  await browser?.close();
  await newspaper?.close();
});

/** The newsroom's script with the screens of the test's desk in place of the paper's. */
async function bundledNewsroom(): Promise<string> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    // Under tests JSX is compiled for development otherwise.
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [cssModuleNames(root)],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: join(root, 'test/podcasts/newsroom.client.tsx'), output: { codeSplitting: false }, onLog: () => undefined },
    },
  });
  const chunks = (Array.isArray(result) ? result : [result]).flatMap((one): Rollup.RollupOutput['output'][number][] =>
    'output' in one ? one.output : [],
  );
  const code = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : []));
  expect(code).toHaveLength(1);
  return code.join('');
}

/** What the browser asks for is answered by the newspaper in this process, as by one that has signed in. */
async function answer(route: Route, script: string): Promise<void> {
  const request = route.request();
  const { pathname, search } = new URL(request.url());
  if (/^\/assets\/newsroom-[^/]+\.js$/.test(pathname)) return route.fulfill({ contentType: 'text/javascript', body: script });
  const body = request.postDataBuffer();
  const response = await newspaper.request(pathname + search, {
    method: request.method(),
    headers: { ...(await request.allHeaders()), ...newspaper.headersOf(chief), origin: 'https://savar.example' },
    ...(body ? { body: new Uint8Array(body) } : {}),
  });
  await route.fulfill({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  });
}

test('an editor makes a podcast in the newsroom: list, form, what is missing, publication', async () => {
  await page.goto('https://savar.example/newsroom/podcasts');
  await page.getByRole('link', { name: 'નવો પોડકાસ્ટ' }).click();
  await page.getByLabel('શીર્ષક').fill('નર્મદાનો અવાજ');
  await page.getByLabel('સાર').fill('ઘાટ પરની સાંજ.');
  await page.getByLabel('વિભાગ').fill('gujarat');
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: /^ચિત્ર/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('list').getByRole('button').first().click();
  await dialog.getByRole('button', { name: 'પસંદ કરો' }).click();
  await page.getByRole('button', { name: 'પ્રકાશિત કરો' }).click();
  await page.getByText('અવાજની ફાઇલ આપો.').waitFor();
  await page.getByLabel('અવાજની ફાઇલ').fill('/media/narmada.mp3');
  await page.getByRole('button', { name: 'પ્રકાશિત કરો' }).click();
  const link = page.getByRole('link', { name: 'વાચકની નજરે જુઓ' });
  const address = (await link.getAttribute('href')) ?? '';
  expect(await (await newspaper.get(address)).text()).toContain('નર્મદાનો અવાજ');

  await page.goto('https://savar.example/newsroom/podcasts');
  await page
    .getByRole('list', { name: 'પોડકાસ્ટ' })
    .getByRole('link', { name: /નર્મદાનો અવાજ/ })
    .click();
  expect(await page.getByLabel('સાર').inputValue()).toBe('ઘાટ પરની સાંજ.');
});
