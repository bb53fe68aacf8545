import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../openTestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** The groups of the page: each heading with the addresses under it. */
function groupsOf(html: string): { heading: string; links: string[] }[] {
  const body = /<main.*<\/main>/s.exec(html)?.[0] ?? '';
  return body
    .split('<h2')
    .slice(1)
    .map((part) => ({
      heading: />([^<]*)<\/h2>/.exec(part)?.[1] ?? '',
      links: [...part.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? ''),
    }));
}

test('the site map lists what every desk has, each heading once', async () => {
  const response = await app.get('/sitemap');
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('data-layout="static-page"');
  const groups = groupsOf(html);
  const linksUnder = (name: string) => groups.find(({ heading }) => heading === name)?.links;
  expect(linksUnder('વિભાગો')).toContain('/category/gujarat/1');
  // A sub-category stands under its category, before the next one.
  const categories = linksUnder('વિભાગો') ?? [];
  const from = categories.indexOf('/category/gujarat/1');
  expect(categories.slice(from, categories.indexOf('/category/national/1'))).toEqual(
    expect.arrayContaining(['/category/saurashtra/1', '/category/kutch/1']),
  );
  expect(html).toMatch(/<li><a href="\/category\/gujarat\/1">[^<]+<\/a><ul><li><a href="\/category\//);
  expect(new Set(categories).size).toBe(categories.length);
  expect(linksUnder('શહેરો')).toHaveLength(9);
  // The topics under the entries of the menu stand under headings of their own.
  expect(linksUnder('મુખ્ય પાનાં')).not.toContain('/city/surat/1');
  expect(linksUnder('મેગેઝિન')).toHaveLength(8);
  expect(linksUnder('કૉલમ')).toHaveLength(17);
  expect(new Set(groups.map(({ heading }) => heading)).size).toBe(groups.length);
});

test('every address of the site map is there', async () => {
  const html = await (await app.get('/sitemap')).text();
  const addresses = groupsOf(html).flatMap(({ links }) => links);
  expect(addresses.length).toBeGreaterThan(60);
  for (const address of addresses) {
    const response = await app.get(address);
    expect(response.status, address).toBe(200);
  }
});
