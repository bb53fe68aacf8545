import { afterAll, beforeAll, expect, test } from 'vitest';
import { graphemes } from '../../../src/platform/text/graphemes.ts';
import { paperIn } from '../../../src/site/document/paperIn.ts';
import { languageOfPath } from '../../../src/site/pages/editionPath.ts';
import { pageTypes } from '../../pageTypes.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

type PageHead = { type: string; title: string; description: string; canonical: string; socialTitle: string };

let app: TestApp;
/** The heads of the pages that search engines may index. */
let heads: PageHead[];
beforeAll(async () => {
  app = await openTestApp();
  const types = await pageTypes(async (path) => (await app.get(path)).text());
  heads = [];
  for (const { type, path } of types) {
    const html = await (await app.get(path)).text();
    const one = (pattern: RegExp) => (pattern.exec(html)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"');
    if (one(/<meta name="robots" content="([^"]*)"/).includes('noindex')) continue;
    heads.push({
      type,
      title: one(/<title>(.*?)<\/title>/),
      description: one(/<meta name="description" content="([^"]*)"/),
      canonical: one(/<link rel="canonical" href="([^"]*)"/),
      socialTitle: one(/<meta property="og:title" content="([^"]*)"/),
    });
  }
});
afterAll(() => app.close());

test('no two pages have the same title or description', () => {
  const pages = [...new Map(heads.map((head) => [head.canonical, head])).values()];
  expect(pages.length).toBeGreaterThan(60);
  for (const field of ['title', 'description'] as const) {
    const shared = [...Map.groupBy(pages, (page) => page[field])].filter(([, same]) => same.length > 1);
    expect(
      shared.map(([text, same]) => `${text}: ${same.map(({ type }) => type).join(', ')}`),
      field,
    ).toEqual([]);
  }
});

test('titles and descriptions are as long as search engines show them, or as an editor has written them', () => {
  const between = (text: string, least: number, most: number) => graphemes(text).length >= least && graphemes(text).length <= most;
  // A title ends with the newspaper's name; a deck is an editor's, and search engines cut it.
  expect(heads.filter(({ title }) => !between(title, 8, 80))).toEqual([]);
  expect(heads.filter(({ description }) => !between(description, 15, 200))).toEqual([]);
  const isHome = ({ canonical }: PageHead) => ['/', '/en'].includes(new URL(canonical).pathname);
  expect(heads.filter((head) => !isHome(head) && !head.title.endsWith(` | ${paperIn(editionOfHead(head)).name}`))).toEqual([]);
  expect(heads.filter(({ socialTitle }) => socialTitle === '' || socialTitle.includes(' | '))).toEqual([]);
});

/** The edition of a page, by its address. */
const editionOfHead = ({ canonical }: PageHead) => languageOfPath(new URL(canonical).pathname);

/** Dates have the months as readers of Gujarati news know them. */
const MONTHS = /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g;

test('titles and descriptions are in the language of their edition', () => {
  const english = heads.filter((head) => editionOfHead(head) === 'en');
  expect(english.length).toBeGreaterThan(4);
  expect(english.filter(({ title, description }) => /[\u0a80-\u0aff]/.test(title + description))).toEqual([]);
  const latin = heads
    .filter((head) => editionOfHead(head) === 'gu')
    .flatMap(({ type, title, description }) =>
      [title, description].filter((text) => /[a-z]/i.test(text.replace(MONTHS, ''))).map((text) => `${type}: ${text}`),
    );
  expect(latin).toEqual([]);
});

test('pages of places, crops, sides and seats name them', () => {
  const titleOf = (type: string) => heads.find((head) => head.type === type)?.title ?? '';
  expect(titleOf('mandi prices of a district')).toBe('રાજકોટ જિલ્લો: મંડી ભાવ | સવાર');
  expect(titleOf('crop of the mandi')).toBe('કપાસ: મંડી ભાવ | સવાર');
  expect(titleOf('market yard')).toBe('રાજકોટ માર્કેટ યાર્ડના તાજા ભાવ | સવાર');
  expect(titleOf('cricket, match')).toMatch(/^.+ વિ\. .+, મેચ \d+, .+ \| સવાર$/);
  expect(titleOf('cricket, overs of a match')).toMatch(/^ઓવર.*, .+ વિ\. .+ \| સવાર$/);
  expect(titleOf('seat')).toBe('બનાસકાંઠા બેઠક: લોકસભા ચૂંટણી 2024 | સવાર');
  expect(titleOf('e-paper, edition')).toMatch(/^અમદાવાદ ઈ-પેપર, /);
  expect(titleOf('tag')).toBe('પાણી: સમાચાર | સવાર');
});
