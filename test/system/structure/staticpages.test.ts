import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteConfig } from '../../../site.config.ts';
import { adLabels } from '../../../src/desks/ads/showing/words.ts';
import { grievanceWords } from '../../../src/desks/grievances/words.ts';
import { savePage } from '../../../src/desks/staticpages/commands.ts';
import { staticPagesTag } from '../../../src/desks/staticpages/queries.ts';
import { staticPages } from '../../../src/desks/staticpages/tables.ts';
import { p } from '../../../src/platform/document/blocks.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

const SLUGS = ['advertise-with-us', 'about-us', 'contact-us', 'terms-condition-with-us', 'cookie-policy', 'privacy-policy'];

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const addressesIn = (html: string) => [...html.matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1] ?? '');

test.each(SLUGS)('/static-page/%s is a whole page', async (slug) => {
  const response = await app.get(`/static-page/${slug}`);
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain('data-layout="static-page"');
  expect(html).toContain(`<link rel="canonical" href="https://savar.example/static-page/${slug}"`);
  expect(html.match(/<h1[^>]*>[^<]*\p{Script=Gujarati}/gu)).toHaveLength(1);
});

test('the contact page names the grievance officer and the law as the form does', async () => {
  const html = await (await app.get('/static-page/contact-us')).text();
  const { name, email, address } = siteConfig.grievanceOfficer;
  const law = grievanceWords.rules.gu.replace(' મુજબ.', '');
  for (const text of [grievanceWords.officer.gu, law, name, `mailto:${email}`, ...address]) expect(html).toContain(text);
});

test('the page for advertisers names the label that advertisements have', async () => {
  const html = await (await app.get('/static-page/advertise-with-us')).text();
  expect(html).toContain(`‘${adLabels.label}’`);
});

test('no static page leads to an address that is not there', async () => {
  for (const slug of SLUGS) {
    const text = /<article.*<\/article>/s.exec(await (await app.get(`/static-page/${slug}`)).text())?.[0] ?? '';
    for (const address of addressesIn(text)) {
      const { status } = await app.get(address);
      expect(status, `${address} on ${slug}`).toBe(200);
    }
  }
});

test('the footer of every page leads to the six, in order', async () => {
  const footer = (await (await app.get('/recent-news/1')).text()).split('<footer')[1] ?? '';
  const pages = addressesIn(footer).filter((address) => address.startsWith('/static-page/'));
  expect(pages.slice(-6)).toEqual(SLUGS.map((slug) => `/static-page/${slug}`));
});

test('the pages that have a form lead to it, on this site and in the apps', async () => {
  for (const [slug, form] of [
    ['advertise-with-us', '/advertise-with-us'],
    ['contact-us', '/contact'],
  ]) {
    expect(addressesIn(await (await app.get(`/static-page/${slug}`)).text())).toContain(form);
    expect(addressesIn(await (await app.get(`/mobile/static-page/${slug}`)).text())).toContain(`/mobile${form}`);
  }
});

test.each(['/static-page/nothing', '/static-page/%00', '/static-page/__proto__', '/static-page'])('%s is a 404 page', async (path) => {
  expect((await app.get(path)).status).toBe(404);
});

test('the API gives a page as a document, and refuses what is none', async () => {
  const { code, data } = await (await app.get('/api/static-page/?slug=about-us')).json();
  expect(code).toBe(200);
  expect(data).toMatchObject({ _id: 'about-us', url: '/static-page/about-us', body: { type: 'doc' } });
  expect(await app.get('/api/static-page/?slug=about-us&tz=Asia/Calcutta')).toMatchObject({ status: 200 });
  expect(await app.get('/api/static-page')).toMatchObject({ status: 400 });
  expect(await app.get('/api/static-page?slug=')).toMatchObject({ status: 400 });
  for (const slug of ['nothing', '%00']) expect(await app.get(`/api/static-page?slug=${slug}`)).toMatchObject({ status: 404 });
});

test('a page that is saved again is seen by the next request, in the footer and the API too', async () => {
  await app.get('/static-page/about-us');
  await app.get('/api/static-page?slug=about-us');
  await app.get('/recent-news/1');
  await savePage(app.app, {
    slug: 'about-us',
    title: 'નવું શીર્ષક',
    description: 'નવું વર્ણન',
    body: { type: 'doc', content: [p('નવું લખાણ')] },
    updatedAt: new Date('2026-11-04T12:35:00Z'),
  });
  const html = await (await app.get('/static-page/about-us')).text();
  expect(html).toContain('નવું લખાણ');
  expect(html).toContain('4 Nov 2026');
  expect(await (await app.get('/recent-news/1')).text()).toContain('નવું શીર્ષક');
  expect((await (await app.get('/api/static-page?slug=about-us')).json()).data.title).toBe('નવું શીર્ષક');
});

test('a page with nothing in its title, or with what is no document, is not saved', async () => {
  const page = {
    slug: 'contact-us' as const,
    title: 'x',
    description: 'x',
    body: { type: 'doc' as const, content: [] },
    updatedAt: new Date(),
  };
  await expect(savePage(app.app, { ...page, title: '  ' })).rejects.toThrow();
  const linked = {
    ...p('x'),
    content: [{ type: 'text' as const, text: 'x', marks: [{ type: 'link' as const, attrs: { href: 'javascript:0' } }] }],
  };
  await expect(savePage(app.app, { ...page, body: { type: 'doc', content: [linked] } })).rejects.toThrow();
  expect(await (await app.get('/static-page/contact-us')).text()).toContain('ફરિયાદ નિવારણ અધિકારી');
});

const principlesOn = (html: string) => /"publishingPrinciples":"([^"]*)"/.exec(html)?.[1];

test('a newspaper that has written none leads nobody to one that is not there', async () => {
  const newspaper = await openTestApp();
  await newspaper.app.db.delete(staticPages);
  newspaper.app.invalidate([staticPagesTag]);
  expect(principlesOn(await (await app.get('/')).text())).toBe('https://savar.example/static-page/about-us');
  expect(principlesOn(await (await newspaper.get('/')).text())).toBeUndefined();
  for (const path of ['/', '/account/login', '/account/login/young', '/newsletter', '/enquiry', '/privacy']) {
    const html = await (await newspaper.get(path)).text();
    for (const address of new Set(addressesIn(html).filter((link) => link.startsWith('/static-page/')))) {
      const response = await newspaper.get(address);
      expect([response.status, response.headers.get('location')], `${address} on ${path}`).toEqual([302, '/privacy']);
    }
  }
  expect((await newspaper.get('/privacy')).status).toBe(200);
  await newspaper.close();
});
