import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readTopic } from '../../../src/content/topics/queries.ts';
import breadcrumbs from '../../../src/design/Breadcrumbs.module.css';
import { pageTypes } from '../../pageTypes.ts';
import { publishStory } from '../../publishStory.ts';
import { lintStructuredData } from '../../structuredData/lintStructuredData.ts';
import { publisherOnFront, typesOfPages } from '../../structuredData/searchRules.ts';
import { readVocabulary } from '../../structuredData/vocabulary.ts';
import { addGallery } from '../addContent.ts';
import { draftStory } from '../draftStory.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

const BREADCRUMBS = new RegExp(`<nav aria-label="[^"]*"><ol class="${breadcrumbs.breadcrumbs}">(.*?)</ol>`, 's');

const graphSchema = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) });
const stepSchema = z.object({ name: z.string(), item: z.string() });
const SITE = 'https://savar.example';

type ReadPage = { type: string; path: string; html: string; json: string; things: z.infer<typeof graphSchema>['@graph'] };

let app: TestApp;
let pages: ReadPage[];
beforeAll(async () => {
  app = await openTestApp();
  const types = await pageTypes(async (path) => (await app.get(path)).text());
  pages = [];
  for (const { type, path } of types) {
    const html = await (await app.get(path)).text();
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    pages.push({ type, path, html, json, things: graphSchema.parse(JSON.parse(json))['@graph'] });
  }
});
afterAll(() => app.close());

const vocabulary = readVocabulary();

test('the vocabulary is read whole', () => {
  expect(vocabulary.propertiesOf('NewsArticle')).toContain('dateline');
  expect(vocabulary.propertiesOf('NewsArticle')).toContain('headline');
  expect(vocabulary.propertiesOf('NewsArticle')).toContain('name');
  expect(vocabulary.propertiesOf('NewsArticle')).not.toContain('uploadDate');
  expect(vocabulary.propertiesOf('Headline')).toBeUndefined();
});

test('finds what is wrong with structured data', () => {
  const data = (thing: object) => JSON.stringify({ '@context': 'https://schema.org', '@graph': [thing] });
  const problems = lintStructuredData(
    data({
      '@type': 'SportsEvent',
      name: '',
      winner: 'અ',
      startDate: '21-11-2026',
      location: { '@type': 'Place', name: 'રાજકોટ' },
      superEvent: { '@id': `${SITE}/#nowhere` },
      url: '/cricket',
    }),
    vocabulary,
  );
  expect(problems).toEqual(
    expect.arrayContaining([
      'SportsEvent: SportsEvent lacks location.address',
      'SportsEvent: SportsEvent lacks description, which is recommended',
      'SportsEvent: SportsEvent has no property winner',
      'SportsEvent.name is empty',
      'SportsEvent.startDate is no date: 21-11-2026',
      'SportsEvent.url is no whole address: /cricket',
      `SportsEvent.superEvent refers to "${SITE}/#nowhere", which the page does not describe`,
    ]),
  );
  expect(lintStructuredData(data({ '@type': 'Story' }), vocabulary)).toEqual(['Story: Story is no type of schema.org']);
});

test('every page type has the structured data of its subject, whole and right', () => {
  const problems = pages.flatMap(({ type, json, things }) => {
    const types = things.map((thing) => thing['@type']);
    return [
      ...lintStructuredData(json, vocabulary),
      ...(typesOfPages[type] ?? []).filter((wanted) => !types.includes(wanted)).map((wanted) => `no ${wanted}`),
      ...(new Set(types).size === types.length ? [] : ['a type twice']),
    ].map((problem) => `${type}: ${problem}`);
  });
  expect(problems).toEqual([]);
  const known = pages.map(({ type }) => type);
  expect(Object.keys(typesOfPages).filter((type) => !known.includes(type))).toEqual([]);
});

test('what has nothing but what it must have leaves nothing empty in its structured data', async () => {
  const context = app.app;
  const categoryId = (await readTopic(context.db, 'category', 'gujarat'))?.id ?? 0;
  const bare = draftStory({ categoryId, headline: 'ફક્ત વાત', deck: '' });
  const [story, sponsored, live] = await Promise.all(
    [bare, { ...bare, sponsor: 'દુકાન' }, bare].map((draft) => publishStory(context, draft)),
  );
  const { rows } = await context.db.execute<{ key: string }>('select key from pictures limit 1');
  const key = rows[0]?.key ?? '';
  const gallery = await addGallery(context, {
    kind: 'photo-gallery',
    title: 'ફક્ત ચિત્ર',
    slug: 'fakt',
    categoryId,
    pictures: [{ picture: key, caption: 'ચિત્ર' }],
    publishedAt: new Date(),
  });
  const editor = staffMember('chief-editor');
  expect((await app.ask(editor, 'post', `/live/${live}`)).status).toBe(200);
  for (const post of [{ pictureKey: key }, { headline: 'મથાળું જ' }])
    expect((await app.ask(editor, 'post', `/live/${live}/posts`, { ...post, sentAs: randomUUID() })).status).toBe(200);
  for (const path of [
    ...[story, sponsored, live].flatMap((id) => ['', '/amp'].map((folder) => `${folder}/news/gujarat/kasoti-varta-${id}`)),
    `/photo-gallery/gujarat/fakt-${gallery}`,
  ]) {
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await (await app.get(path)).text()) ?? [];
    expect(lintStructuredData(json, vocabulary), path).toEqual([]);
  }
});

test('every page that is searched for has its breadcrumbs, the same as a reader sees', () => {
  const differences: object[] = [];
  let seen = 0;
  for (const { type, path, html, things } of pages) {
    const isIndexed = !/<meta name="robots" content="noindex/.test(html);
    const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
    expect(list !== undefined, type).toBe(isIndexed && !['/', '/en'].includes(path));
    if (!list) continue;
    const steps = z.array(stepSchema).parse(list['itemListElement']);
    expect(steps.length, type).toBeGreaterThan(1);
    expect(html, type).toContain(`<link rel="canonical" href="${steps.at(-1)?.item.replaceAll('&', '&amp;')}"`);
    const [, shown = ''] = BREADCRUMBS.exec(html) ?? [];
    const links = [...shown.matchAll(/<a href="([^"]*)">/g)].map(([, href = '']) => `${SITE}${href.replaceAll('&amp;', '&')}`);
    if (links.length === 0) continue;
    seen++;
    const said = steps.slice(0, -1).map(({ item }) => item);
    if (said.join() !== links.join()) differences.push({ type, said, links });
  }
  expect(differences).toEqual([]);
  expect(seen).toBeGreaterThan(40);
});

test('a list names what it lists, in the order of the page', () => {
  const wrong: object[] = [];
  let seen = 0;
  for (const { type, html, things } of pages) {
    const list = things.find((thing) => thing['@type'] === 'ItemList');
    if (!list) continue;
    seen++;
    const listed = z.array(z.object({ url: z.string() })).parse(list['itemListElement']);
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    const places = listed.map(({ url }) => main.indexOf(`href="${url.replace(SITE, '').replaceAll('&', '&amp;')}"`));
    const isSorted = places.every((place, at) => place > (places[at - 1] ?? 0));
    if (!isSorted) wrong.push({ type, places });
  }
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(20);
});

test('the front page says whose paper it is, and how to search in it', async () => {
  const front = pages.find(({ path }) => path === '/');
  const publisher = front?.things.find((thing) => thing['@type'] === 'NewsMediaOrganization');
  for (const property of publisherOnFront) expect(publisher).toHaveProperty(property);
  for (const policy of ['publishingPrinciples', 'correctionsPolicy', 'actionableFeedbackPolicy']) {
    const address = String(publisher?.[policy]);
    expect((await app.get(address.replace(SITE, ''))).status, address).toBe(200);
  }
  const site = front?.things.find((thing) => thing['@type'] === 'WebSite');
  const { target } = z.object({ target: z.object({ urlTemplate: z.string() }) }).parse(site?.['potentialAction']);
  const address = target.urlTemplate.replace('{search_term_string}', encodeURIComponent('વરસાદ')).replace(SITE, '');
  expect(await (await app.get(address)).text()).toContain('વરસાદ');
});
