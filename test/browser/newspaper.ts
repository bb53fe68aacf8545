import { test as base, expect, type Page } from '@playwright/test';

import type { Browser, Cookie } from 'playwright-core';

import { freshDataDir, type RunningApp, startApp } from '../templateApp.ts';
import { launchChrome } from './chrome.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 13; SM-A135F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';

export type Reader = {
  width?: number;
  height?: number;
  dark?: boolean;
  script?: boolean;
  /** Whoever has signed in before: the cookies of that browser. */
  cookies?: Cookie[];
  /** Messages on the console that belong to what the test does on purpose. */
  expects?: RegExp;
};

type PerTest = { newspaper: RunningApp; openAs: (path: string, reader?: Reader) => Promise<Page> };
type PerWorker = { appOf: (file: string) => Promise<RunningApp>; chrome: Browser };

/**
 * Browser tests: each test file has a newspaper of its own (a fresh copy of the demo paper, in a process as it is
 * deployed), and any error on the console, refused policy or failed page script fails the test.
 */
export const test = base.extend<PerTest, PerWorker>({
  appOf: [
    async ({}, use) => {
      let open: { file: string; app: RunningApp; remove: () => void } | undefined;
      const close = async () => {
        await open?.app.stop();
        open?.remove();
      };
      await use(async (file) => {
        if (open?.file === file) return open.app;
        await close();
        const { dataDir, remove } = freshDataDir();
        open = { file, app: await startApp({ DATA_DIR: dataDir }), remove };
        return open.app;
      });
      await close();
    },
    { scope: 'worker' },
  ],
  newspaper: async ({ appOf }, use, testInfo) => use(await appOf(testInfo.file)),
  chrome: [
    async ({}, use) => {
      const browser = await launchChrome();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  openAs: async ({ newspaper, chrome }, use) => {
    const problems: string[] = [];
    const contexts: Awaited<ReturnType<Browser['newContext']>>[] = [];
    await use(async (path, { width = 1280, height = 900, dark = false, script = true, cookies = [], expects } = {}) => {
      const context = await chrome.newContext({
        baseURL: newspaper.url,
        viewport: { width, height },
        colorScheme: dark ? 'dark' : 'light',
        javaScriptEnabled: script,
        hasTouch: width < 700,
        isMobile: width < 700,
        ...(width < 700 ? { userAgent: PHONE } : {}),
      });
      contexts.push(context);
      await context.addCookies(cookies);
      const page = await context.newPage();
      page.on('console', (message) => {
        // Other hosts' pictures cannot be had where tests run; the page shows its place-holder.
        if (message.location().url.includes('/image?url=https%3A')) return;
        if ((message.type() === 'error' || message.type() === 'warning') && !expects?.test(message.text()))
          problems.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => problems.push(`script: ${error.message}`));
      await page.goto(path, { waitUntil: 'load' });
      return page;
    });
    for (const context of contexts) await context.close();
    expect(problems).toEqual([]);
  },
});

export { expect };
