import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { htmlFaults } from '../htmlFaults.ts';
import { pageTypes } from '../pageTypes.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';

let app: TestApp;
let pages: { type: string; path: string }[];
beforeAll(async () => {
  app = await openTestApp();
  pages = await pageTypes(async (path) => (await app.get(path)).text());
  expect(pages.length).toBeGreaterThan(75);
});
afterAll(() => app.close());

describe('every page type', () => {
  test('is valid HTML', async () => {
    for (const { type, path } of pages) {
      const html = await (await app.get(path)).text();
      expect(await htmlFaults(html), `${type} ${path}`).toEqual([]);
    }
  });

  test('has a title, a description, one h1, a canonical address and structured data that parses', async () => {
    for (const { type, path } of pages) {
      const html = await (await app.get(path)).text();
      expect(html.match(/<title>[^<]{3,}<\/title>/), type).not.toBeNull();
      expect(html.match(/<meta name="description" content="[^"]{20,}"/), type).not.toBeNull();
      expect(html.match(/<h1[ >]/g), type).toHaveLength(1);
      expect(html.match(/<link rel="canonical" href="https:\/\/savar\.example\//), type).not.toBeNull();
      const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
      expect(JSON.parse(json)['@graph'][0]['@type'], type).toBe('NewsMediaOrganization');
    }
  });
});
