import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTopic } from '../../../src/content/topics/queries.ts';
import { lintAmp } from '../../amp/lintAmp.ts';
import { addWebStory } from '../addContent.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

// AMP's own validator fetches its rules from the network, so the rules that a story can break are written out here: those of
// AMP HTML (required markup) and of extensions/amp-story (validator-amp-story.protoascii).

let app: TestApp;
let addresses: string[];
beforeAll(async () => {
  app = await openTestApp();
  const hit = (await (await app.get('/webstories')).text()).matchAll(/href="(\/webstories\/[^"?]+)"/g);
  addresses = [...new Set([...hit].flatMap((one) => one[1] ?? []))];
});
afterAll(() => app.close());

type Tag = { name: string; attributes: Map<string, string>; parent: string; children: string[] };

const VOID = new Set(['meta', 'link']);

/** Every element of a document written by us, with its attributes; throws where tags do not match. */
function tagsOf(html: string): Tag[] {
  const all: Tag[] = [];
  const open: Tag[] = [];
  const bare = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/g, '$1$3');
  for (const [, closing, name = '', rest = ''] of bare.matchAll(/<(\/?)([a-z][a-z0-9-]*)((?:\s+[^\s=/>]+(?:="[^"]*")?)*)\s*\/?>/g)) {
    if (closing) {
      const last = open.pop();
      if (last?.name !== name) throw new Error(`</${name}> closes <${last?.name}>`);
      continue;
    }
    const attributes = new Map([...rest.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map((one) => [one[1] ?? '', one[2] ?? '']));
    const tag: Tag = { name, attributes, parent: open.at(-1)?.name ?? '', children: [] };
    open.at(-1)?.children.push(name);
    all.push(tag);
    if (!VOID.has(name)) open.push(tag);
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)?.name}> is never closed`);
  return all;
}

const ALLOWED: Record<string, readonly string[]> = {
  html: ['amp', 'lang', 'dir', 'data-script'],
  head: [],
  body: [],
  meta: ['charSet', 'name', 'property', 'content'],
  link: ['rel', 'href', 'type'],
  title: [],
  noscript: [],
  style: ['amp-boilerplate', 'amp-custom'],
  script: ['async', 'src', 'custom-element', 'type'],
  'amp-story': ['standalone', 'title', 'publisher', 'publisher-logo-src', 'poster-portrait-src'],
  'amp-story-page': ['id', 'auto-advance-after'],
  'amp-story-grid-layer': ['template', 'class', 'align-content'],
  'amp-img': ['src', 'srcset', 'sizes', 'width', 'height', 'layout', 'alt'],
  'amp-story-page-outlink': ['layout'],
  'amp-story-page-attachment': ['layout', 'cta-text'],
  'amp-story-social-share': ['layout'],
  div: [],
  h1: [],
  h2: [],
  p: ['class'],
  span: ['class'],
  ul: ['class'],
  li: [],
  a: ['href'],
};

const BOILERPLATE =
  /<style amp-boilerplate>body\{-webkit-animation:-amp-start 8s steps\(1,end\) 0s 1 normal both;-moz-animation:-amp-start 8s steps\(1,end\) 0s 1 normal both;-ms-animation:-amp-start 8s steps\(1,end\) 0s 1 normal both;animation:-amp-start 8s steps\(1,end\) 0s 1 normal both\}(@(-webkit-|-moz-|-ms-|-o-|)keyframes -amp-start\{from\{visibility:hidden\}to\{visibility:visible\}\}){5}<\/style><noscript><style amp-boilerplate>body\{-webkit-animation:none;-moz-animation:none;-ms-animation:none;animation:none\}<\/style><\/noscript>/;

test('every story has a document that keeps the rules of AMP', async () => {
  expect(addresses.length).toBeGreaterThanOrEqual(8);
  for (const address of addresses) {
    const response = await app.get(`/amp${address}`);
    expect(response.status, address).toBe(200);
    const html = await response.text();
    const tags = tagsOf(html);
    const all = (name: string) => tags.filter((tag) => tag.name === name);
    const one = (name: string) => {
      const [first, ...others] = all(name);
      if (!first || others.length > 0)
        throw new Error(`${address}: there must be one <${name}>, and there are ${others.length + (first ? 1 : 0)}`);
      return first;
    };

    // AMP HTML: required markup.
    expect(html).toMatch(/^<!DOCTYPE html><html [^>]*amp=""><head><meta charset="utf-8"\/?>/i);
    expect(html.match(/<script async src="https:\/\/cdn\.ampproject\.org\/v0\.js"><\/script>/g), address).toHaveLength(1);
    expect(
      html.match(/<script async custom-element="amp-story" src="https:\/\/cdn\.ampproject\.org\/v0\/amp-story-1\.0\.js"><\/script>/g),
    ).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="https://savar.example${address}"/>`);
    expect(html).toContain('<meta name="viewport" content="width=device-width, minimum-scale=1, initial-scale=1"/>');
    expect(lintAmp(html), address).toEqual([]);
    expect(html).toMatch(BOILERPLATE);

    // Nothing but what the rules name: no script of ours, no style or event attribute, no img.
    for (const { name, attributes } of tags) {
      const allowed = ALLOWED[name];
      expect(allowed, `${address}: <${name}>`).toBeDefined();
      for (const attribute of attributes.keys()) expect(allowed, `${address}: ${attribute} of <${name}>`).toContain(attribute);
    }
    for (const script of all('script')) {
      const { attributes } = script;
      const known =
        attributes.get('src')?.startsWith('https://cdn.ampproject.org/') ||
        ['application/ld+json', 'application/json'].includes(attributes.get('type') ?? '');
      expect(known, `${address}: ${[...attributes]}`).toBe(true);
    }

    // One sheet, small, without what AMP refuses.
    const sheets = [...html.matchAll(/<style amp-custom>([\s\S]*?)<\/style>/g)].map((hit) => hit[1] ?? '');
    expect(sheets).toHaveLength(1);
    expect(Buffer.byteLength(sheets[0] ?? '')).toBeLessThanOrEqual(75_000);
    expect(sheets[0]).not.toMatch(/!important|@import|i-amphtml|behavior:|-moz-binding/);
    expect(sheets[0]).toMatch(/@font-face\{font-family:'Anek Gujarati';src:url\(https:\/\/savar\.example\/assets\/anek-gujarati-/);

    // The story and its pages.
    expect(one('body').children).toEqual(['amp-story']);
    const story = one('amp-story');
    for (const name of ['standalone', 'title', 'publisher', 'publisher-logo-src', 'poster-portrait-src'])
      expect(story.attributes.has(name), name).toBe(true);
    expect(story.attributes.get('standalone')).toBe('');
    expect((story.attributes.get('title') ?? '').length).toBeLessThanOrEqual(70);
    const pages = all('amp-story-page');
    expect(pages.length, address).toBeGreaterThanOrEqual(4);
    expect(pages.length, address).toBeLessThanOrEqual(30);
    expect(new Set(pages.map((page) => page.attributes.get('id'))).size).toBe(pages.length);
    for (const page of pages) {
      expect(page.parent).toBe('amp-story');
      expect(page.attributes.get('auto-advance-after')).toMatch(/^\d+s$/);
      const [first, second, ...under] = page.children;
      expect([first, second]).toEqual(['amp-story-grid-layer', 'amp-story-grid-layer']);
      expect(under.length).toBeLessThanOrEqual(1);
      for (const last of under) expect(['amp-story-page-outlink', 'amp-story-page-attachment']).toContain(last);
    }
    for (const layer of all('amp-story-grid-layer')) expect(['fill', 'vertical']).toContain(layer.attributes.get('template'));
    for (const outlink of all('amp-story-page-outlink')) expect(outlink.children).toEqual(['a']);
    for (const image of all('amp-img')) {
      expect(image.attributes.get('layout')).toBe('responsive');
      for (const name of ['width', 'height']) expect(image.attributes.get(name)).toMatch(/^\d+$/);
      expect(image.attributes.get('alt')).not.toBe('');
      expect(image.attributes.get('src')).toMatch(/^https:\/\/savar\.example\/image\?/);
    }
    for (const link of all('a')) expect(link.attributes.get('href')).toMatch(/^https:\/\//);
    // The last page leads on.
    expect(pages.at(-1)?.children.at(-1)).toBe('amp-story-page-attachment');

    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.parse(json)['@graph'][1]).toMatchObject({ '@type': 'NewsArticle', mainEntityOfPage: `https://savar.example${address}` });
  }
});

test('the poster and the logo have the measures that AMP asks for', async () => {
  const html = await (await app.get(`/amp${addresses[0]}`)).text();
  const addressOf = (attribute: string) => new URL((new RegExp(`${attribute}="([^"]+)"`).exec(html)?.[1] ?? '').replaceAll('&amp;', '&'));
  const poster = addressOf('poster-portrait-src');
  const rendered = await sharp(
    Buffer.from(await (await app.get(poster.pathname + poster.search, { accept: 'image/jpeg' })).arrayBuffer()),
  ).metadata();
  expect(rendered.width).toBeGreaterThanOrEqual(640);
  expect(rendered.height).toBeGreaterThanOrEqual(853);
  expect((rendered.width ?? 0) / (rendered.height ?? 1)).toBeCloseTo(3 / 4, 2);
  const logo = addressOf('publisher-logo-src');
  const mark = await sharp(Buffer.from(await (await app.get(logo.pathname)).arrayBuffer())).metadata();
  expect(mark.format).toBe('png');
  expect(mark.width).toBe(mark.height);
  expect(mark.width).toBeGreaterThanOrEqual(96);
});

test('it has a policy of its own', async () => {
  const response = await app.get(`/amp${addresses[0]}`);
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain('script-src blob: https://cdn.ampproject.org;');
  expect(policy).not.toContain("script-src 'self'");
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
});

test('words that look like markup stay words', async () => {
  const category = await readTopic(app.app.db, 'category', 'cinema');
  const odd = '</script><script>alert("1")</script> & \'એક\'';
  const id = await addWebStory(app.app, {
    title: odd,
    description: odd,
    slug: 'odd',
    categoryId: category?.id ?? 0,
    poster: 'cinema',
    publishedAt: new Date('2026-05-06T07:08:09Z'),
    pages: Array.from({ length: 4 }, () => ({
      picture: 'cinema',
      headline: odd,
      text: odd,
      credit: odd,
      link: { href: 'https://example.com/?a="><b>', label: 'જુઓ' },
    })),
  });
  const html = await (await app.get(`/amp/webstories/cinema/odd-${id}`)).text();
  expect(html).not.toContain('alert("1")');
  const tags = tagsOf(html);
  expect(tags.filter((tag) => tag.name === 'script')).toHaveLength(4);
  expect(tags.every((tag) => Object.hasOwn(ALLOWED, tag.name) && tag.name !== 'b')).toBe(true);
  const page = await (await app.get(`/webstories/cinema/odd-${id}`)).text();
  expect(page).not.toContain('alert("1")');
});
