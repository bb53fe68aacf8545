import type { Page } from '@playwright/test';
import { pageTypes } from '../pageTypes.ts';
import { accessibilityFaults } from './fixtures/accessibilityFaults.ts';
import { openAmp } from './fixtures/ampStandIn.ts';
import { cutTexts } from './fixtures/cutTexts.ts';
import { lookFaults } from './fixtures/lookFaults.ts';
import { expect, test } from './fixtures/newspaper.ts';

/** The types are looked at in so many parts, which run side by side. */
const PARTS = 6;
/** What is the same around every page is looked at on the first pages of each part only: one in the light and one in the dark. */
const SHELL = { exclude: ['body > header', 'body > footer', '#site-menu'] };
const WITH_SHELL = 2;
/** Telephones that are turned, and a desk of 1280 × 1024 px whose pages are enlarged to 400 % (WCAG 1.4.10). */
const LOW_WINDOWS = [
  { width: 844, height: 390 },
  { width: 740, height: 360 },
  { width: 320, height: 256 },
];
test.describe.configure({ mode: 'parallel' });

const parts = Array.from({ length: PARTS }, (_, part) => part);
for (const part of parts) {
  test(`every page type can be used by everybody, on telephones, a tablet and a desk, part ${part + 1} of ${PARTS}`, async ({
    openAs,
    newspaper,
  }) => {
    const types = await pageTypes(async (path) => (await fetch(newspaper.url + path)).text());
    const pages = [...types, { type: 'not found', path: '/404' }].filter((_, at) => at % PARTS === part);
    expect(pages.length).toBeGreaterThan(5);
    // The window changes its size between two pages: on a busy machine a picture is preloaded for the width before.
    const expects = /404 \(Not Found\)|preloaded using link preload/;
    const phone = await openAs('/404', { width: 360, height: 740, expects });
    const desk = await openAs('/404', { width: 1280, height: 900, expects });
    for (const [at, { type, path }] of pages.entries()) {
      // Every type in both themes, one on the telephone and the other on the desk, in turn: what is measured is mostly contrast.
      const [onPhone, onDesk] = at % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
      const within = at < WITH_SHELL ? undefined : SHELL;
      await phone.emulateMedia({ colorScheme: onPhone });
      await open(phone, path);
      expect.soft(await accessibilityFaults(phone, within), `${type}, phone, ${onPhone}`).toEqual([]);
      expect.soft(await phone.evaluate(classesWithoutStyle), `${type}: sheets that are not on the page`).toEqual([]);
      for (const width of [240, 320, 768, 360]) {
        await phone.setViewportSize({ width, height: 2 * width });
        expect.soft(await phone.evaluate(overflow), `${type} scrolls sideways at ${width} px`).toBe(0);
        if (width === 320) expect.soft(await phone.evaluate(widerText, SPACING), `${type} with wider text at ${width} px`).toEqual([0, []]);
      }
      for (const lowWindow of LOW_WINDOWS) {
        await phone.setViewportSize(lowWindow);
        expect.soft(await cutTexts(phone), `${type}: texts that are cut off in a low window of ${lowWindow.width} px`).toEqual([]);
      }
      expect.soft(await cutTexts(phone, SPACING), `${type}: texts that are cut off with wider text`).toEqual([]);
      await phone.setViewportSize({ width: 360, height: 740 });
      await desk.emulateMedia({ colorScheme: onDesk });
      await open(desk, path);
      expect.soft(await accessibilityFaults(desk, within), `${type}, desk, ${onDesk}`).toEqual([]);
      expect.soft(await desk.evaluate(overflow), `${type} scrolls sideways on a desk`).toBe(0);
      for (const width of [768, 1024, 1280]) {
        await desk.setViewportSize({ width, height: 900 });
        expect.soft(await lookFaults(desk), `${type} at ${width} px`).toEqual([]);
      }
      expect.soft(await covered(desk), `${type}: pixels of the main column under what stands beside it`).toEqual([0, 0]);
    }
  });
}

async function open(page: Page, path: string): Promise<void> {
  if (path.startsWith('/amp/')) await openAmp(page, path);
  else await page.goto(path, { waitUntil: 'load' });
}

const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** The spacing that readers may set for themselves (WCAG 1.4.12). */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

/** By how many pixels the page scrolls sideways with the style, and which tables the edge of the screen then cuts. */
function widerText(style: string): [number, string[]] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets = [sheet];
  const { scrollWidth, clientWidth } = document.documentElement;
  const cut = [...document.querySelectorAll('main table')].filter((table) => {
    for (let around = table.parentElement; around; around = around.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(around).overflowX)) return false;
    return table.getBoundingClientRect().right > clientWidth;
  });
  const result: [number, string[]] = [scrollWidth - clientWidth, cut.map((table) => table.textContent.slice(0, 40))];
  document.adoptedStyleSheets = [];
  return result;
}

/**
 * The style sheets, by the four letters with which their classes begin (`build/cssModules.ts`), whose classes the page has but no rule of:
 * their desk's sheet was forgotten. A page without any such class is a fault too, so that this cannot look for what there is none of.
 */
function classesWithoutStyle(): string[] {
  const texts = [...document.styleSheets].map((sheet) => [...sheet.cssRules].map((rule) => rule.cssText).join(''));
  const used = new Set([...document.querySelectorAll('[class]')].flatMap((element) => [...element.classList]));
  const marks = new Set([...used].filter((name) => /^[b-df-hj-np-tv-xz]{4}[0-9a-z]{1,2}$/i.test(name)).map((name) => name.slice(0, 4)));
  return marks.size === 0 ? ['no class of a sheet'] : [...marks].filter((mark) => !texts.some((text) => text.includes(`.${mark}`)));
}

/** By how many pixels what stands beside the main column covers it, at the top of the page and at its end, where it sticks. */
async function covered(page: Page): Promise<number[]> {
  const cover = () => {
    const [main, aside] = [document.querySelector('main'), document.querySelector('main + aside')].map((one) =>
      one?.getBoundingClientRect(),
    );
    if (!main || !aside) return 0;
    const width = Math.min(main.right, aside.right) - Math.max(main.left, aside.left);
    const height = Math.min(main.bottom, aside.bottom) - Math.max(main.top, aside.top);
    return Math.round(Math.max(0, width) * Math.max(0, height));
  };
  const atTop = await page.evaluate(cover);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  return [atTop, await page.evaluate(cover)];
}
