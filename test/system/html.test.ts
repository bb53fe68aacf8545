import { HtmlValidate } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  elements: [
    'html5',
    {
      'gs-island': { flow: true, phrasing: true, transparent: true },
      'amp-img': { flow: true, phrasing: true, embedded: true, transparent: true },
    },
  ],
  rules: {
    // React writes style attributes for a picture's own colour, and `<br/>` in its own spelling.
    'no-inline-style': 'off',
    'void-style': 'off',
    // A headline may be long.
    'long-title': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'attr-case': 'off',
    // A style sheet that lacks a class gives `undefined`, which a template string writes out.
    'class-pattern': ['error', { pattern: '/^(?!(undefined|null|false|true|NaN)$).+$/' }],
    // Everything comes from the site itself, but for AMP's runtime, whose files change under their addresses.
    'require-sri': ['error', { target: 'crossorigin', exclude: ['https://cdn.ampproject.org/'] }],
  },
});

describe('every page type', () => {
  test('is valid HTML', async () => {
    for (const { type, path } of pages) {
      const html = await (await app.get(path)).text();
      const report = await validator.validateString(html);
      const problems = report.results.flatMap(({ messages }) =>
        messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
      );
      expect(problems, `${type} ${path}`).toEqual([]);
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
