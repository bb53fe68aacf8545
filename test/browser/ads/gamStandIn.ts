import type { Page } from '@playwright/test';

/** What the stand-in was asked, in order: `define /1/unit 728x90`, `display`, `refresh`, `destroy`. */
export const gamCalls = (page: Page): Promise<string[]> => page.evaluate(() => JSON.parse(document.documentElement.dataset['gam'] ?? '[]'));

const SCRIPT = `
const calls = [];
const note = (...what) => { calls.push(what.join(' ')); document.documentElement.dataset.gam = JSON.stringify(calls); };
const units = new Map();
const service = { enableSingleRequest() {}, disableInitialLoad() {}, setTargeting: (key, value) => note('targeting', key, value),
  refresh: (slots) => slots.forEach((slot) => note('refresh', slot.unit)) };
const before = window.googletag.cmd;
window.googletag = {
  cmd: { push: (command) => command() },
  pubads: () => service,
  enableServices: () => note('services'),
  defineSlot: (unit, sizes, id) => {
    note('define', unit, sizes.map((size) => size.join('x')).join(','));
    const slot = { unit, id, addService: () => slot };
    units.set(id, slot);
    return slot;
  },
  display: (id) => {
    note('display', units.get(id).unit);
    const frame = document.createElement('iframe');
    Object.assign(frame, { width: 728, height: 90, title: 'ad', srcdoc: '<p>GAM</p>' });
    document.getElementById(id).append(frame);
  },
  destroySlots: (slots) => { slots.forEach((slot) => note('destroy', slot.unit)); return true; },
};
before.forEach((command) => command());
`;

/** Answers for Google Ad Manager: its script notes what it is asked. Gives the addresses that were fetched of Google. */
export async function standInForGam(page: Page): Promise<string[]> {
  const fetched: string[] = [];
  await page.route(/doubleclick\.net|googlesyndication\.com|google\.com/, async (route) => {
    fetched.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: SCRIPT });
  });
  return fetched;
}
