import chromium from '@sparticuz/chromium';
import { type Browser, chromium as playwrightChromium } from 'playwright-core';

/** Chromium as it comes with npm (made for Linux): no system package, no download. Elsewhere the machine's own Chrome. */
export async function launchChrome(more: readonly string[] = []): Promise<Browser> {
  const browser = process.platform === 'linux' ? { executablePath: await chromium.executablePath() } : { channel: 'chrome' };
  return playwrightChromium.launch({
    ...browser,
    headless: true,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--headless',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}
