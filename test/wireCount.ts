import type { Page } from '@playwright/test';

type Received = { path: string; type: string; bytes: number };

export type Wire = { all: () => Received[]; bytesOf: (...types: string[]) => number };

/**
 * Counts what comes over the wire to an open page from now on, headers included: Chromium's own count of the bytes received
 * (`encodedDataLength`). Gives all of it, or a type of it (`Script`, `Stylesheet`, `Font`, `Document`).
 */
export async function countWire(page: Page): Promise<Wire> {
  const session = await page.context().newCDPSession(page);
  const open = new Map<string, { path: string; type: string }>();
  const received: Received[] = [];
  session.on('Network.responseReceived', ({ requestId, response, type }) => {
    open.set(requestId, { path: new URL(response.url).pathname, type });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const about = open.get(requestId);
    if (about) received.push({ ...about, bytes: encodedDataLength });
  });
  await session.send('Network.enable');
  return {
    all: () => [...received],
    bytesOf: (...types) => received.filter(({ type }) => types.includes(type)).reduce((sum, { bytes }) => sum + bytes, 0),
  };
}
