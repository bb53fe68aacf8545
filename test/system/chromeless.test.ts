import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addRedirect } from '../../src/desks/redirects/commands.ts';
import { type MailServer, openMailServer } from '../mailServer.ts';
import { pageTypes } from '../pageTypes.ts';
import { openTestApp, type TestApp } from './openTestApp.ts';

/** Some hundred pages are drawn; a slow machine may take its time over them. */
const PATIENCE_MS = 120_000;

let mail: MailServer;
let newspaper: TestApp;
let types: { type: string; path: string }[];
beforeAll(async () => {
  mail = await openMailServer();
  newspaper = await openTestApp({ environment: { SMTP_URL: mail.url } });
  types = (await pageTypes(async (path) => (await newspaper.get(path)).text())).filter(({ path }) => !/^\/(mobile|amp)\b/.test(path));
});
afterAll(async () => {
  await newspaper.close();
  await mail.close();
});

const underMobile = (path: string, theme: string): string => {
  const [before = '', query] = path.split('?');
  return `/mobile${before === '/' ? '' : before}?${query ? `${query}&` : ''}theme=${theme}`;
};
const unescaped = (attribute: string) => attribute.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");
const tagsNamed = (html: string, name: string) => [...html.matchAll(new RegExp(`<${name}\\b[^>]*>`, 'g'))].map(([tag]) => tag);
const attributeOf = (tag: string, name: string) => {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescaped(value);
};
/** Addresses of files and downloads stay as they are. */
const isFile = (href: string) => /^\/(media|image|assets|api)[/?]/.test(href);

/** The links to pages of this site on a page; those to a place on the page itself are none. */
const linksOn = (html: string): string[] =>
  tagsNamed(html, 'a')
    .filter((tag) => !/\sdownload[=\s>]/.test(tag))
    .flatMap((tag) => attributeOf(tag, 'href') ?? [])
    .filter((href) => (href.startsWith('/') || href.startsWith('https://savar.example/')) && !isFile(href));

/** What is wrong with a chrome-less page under a theme; nothing, when all is well. */
function faultsOf(html: string, theme: string): string[] {
  const stays = (href: string) =>
    /^\/mobile([/?]|$)/.test(href) && new URL(href, 'https://savar.example').searchParams.get('theme') === theme;
  const forms = [...html.matchAll(/<form\b[^>]*>.*?<\/form>/gs)].map(([form]) => form);
  return [
    ...linksOn(html).filter((href) => !stays(href)),
    ...forms.filter((form) => {
      const isPost = /^<form[^>]*method="post"/.test(form);
      const action = attributeOf(form, 'action') ?? '';
      return isPost ? !stays(action) : !action.startsWith('/mobile') || !form.includes(`name="theme" value="${theme}"`);
    }),
    ...(html.includes(`data-theme="${theme}"`) ? [] : ['another theme']),
    ...(html.includes('id="site-menu"') || html.includes('<footer class') ? ['the shell'] : []),
    ...(html.includes('data-toast') ? [] : ['no place for a toast']),
    ...(html.includes('content="noindex, follow"') ? [] : ['indexed']),
  ];
}

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

describe.each(['dark', 'light'])('under /mobile?theme=%s', (theme) => {
  test('every type of page is there, without the shell, and each of its links stays there with the theme', {
    timeout: PATIENCE_MS,
  }, async () => {
    for (const { type, path } of types) {
      const response = await newspaper.get(underMobile(path, theme));
      expect(response.status, `${type}: ${underMobile(path, theme)}`).toBe(200);
      const html = await response.text();
      expect([type, ...faultsOf(html, theme)]).toEqual([type]);
      expect(canonicalOf(html), type).toBe(canonicalOf(await (await newspaper.get(path)).text()));
    }
  });
});

/** What leads to the same kind of page: names and numbers left out. */
const shapeOf = (href: string): string => {
  const { pathname, searchParams } = new URL(href, 'https://savar.example');
  const steps = pathname.split('/').map((step, at) => (at < 3 ? step.replace(/\d+/g, '0') : step.replace(/[^/]*\d[^/]*/, '0')));
  return `${steps.slice(0, 3).join('/')}/${steps.length} ${[...searchParams.keys()].sort().join(' ')}`;
};

test('what the links lead to answers 200 there, after redirects that stay there too', { timeout: PATIENCE_MS }, async () => {
  const byShape = new Map<string, Set<string>>();
  for (const { path } of types) {
    for (const href of linksOn(await (await newspaper.get(underMobile(path, 'dark'))).text())) {
      const shape = shapeOf(href);
      byShape.set(shape, (byShape.get(shape) ?? new Set()).add(href));
    }
  }
  const wrong: string[] = [];
  for (const hrefs of byShape.values()) {
    for (const href of [...hrefs].slice(0, 2)) {
      let at = href;
      let response = await newspaper.get(at);
      for (let hops = 0; hops < 3 && response.status >= 300 && response.status < 400; hops++) {
        at = response.headers.get('location') ?? '';
        response = await newspaper.get(at);
      }
      const faults = response.status === 200 ? faultsOf(await response.text(), 'dark') : [`${response.status}`];
      if (faults.length > 0 || !at.startsWith('/mobile')) wrong.push(`${href} → ${at}: ${faults.join(', ')}`);
    }
  }
  expect(byShape.size).toBeGreaterThan(60);
  expect(wrong).toEqual([]);
});

test('redirects, what is not there, what is gone and a refused form stay under /mobile with the theme', async () => {
  const story = types.find(({ type }) => type === 'story')?.path ?? '';
  const moved = await newspaper.get(`/mobile${story.replace(/\/[^/]*-(\d+)$/, '/another-name-$1')}?theme=dark`);
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/mobile${story}?theme=dark`]);
  const slash = await newspaper.get(`/mobile${story}/?theme=light`);
  expect(slash.headers.get('location')).toBe(`/mobile${story}?theme=light`);
  await addRedirect(newspaper.app, { from: '/purani-varta', to: story, status: 301 });
  const old = await newspaper.get('/mobile/purani-varta?theme=dark');
  expect([old.status, old.headers.get('location')]).toEqual([301, `/mobile${story}?theme=dark`]);

  const lost = await newspaper.get('/mobile/nothing/here?theme=dark');
  expect([lost.status, ...faultsOf(await lost.text(), 'dark')]).toEqual([404]);
  const refused = await newspaper.postForm('/mobile/newsletter/subscribe?theme=light', { email: 'not an address' });
  expect([refused.status, ...faultsOf(await refused.text(), 'light')]).toEqual([400]);
  const thanks = await newspaper.postForm('/mobile/newsletter/subscribe?theme=light', { email: 'reader@example.com' });
  expect([thanks.status, thanks.headers.get('location')]).toEqual([303, '/mobile/newsletter?state=thanks&theme=light']);
});

test('without a theme, or with one that there is not, links carry none and the page is kept once', async () => {
  for (const path of ['/mobile/category/gujarat/1', '/mobile/category/gujarat/1?theme=sepia']) {
    const html = await (await newspaper.get(path)).text();
    expect(linksOn(html).every((href) => href.startsWith('/mobile') && !href.includes('theme='))).toBe(true);
    expect(html).not.toMatch(/<html[^>]* data-theme=/);
  }
  const film = types.find(({ type }) => type === 'video')?.path ?? '';
  const html = await (await newspaper.get(`/mobile${film}`)).text();
  expect(html).toMatch(/<html[^>]* data-theme="dark"/);
  expect(linksOn(html).some((href) => href.includes('theme='))).toBe(false);
});
