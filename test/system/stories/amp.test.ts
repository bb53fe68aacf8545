import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SiteSettings } from '../../../src/desks/settings/values/siteSettings.ts';
import type { WorkingCopy } from '../../../src/desks/stories/copies/workingCopy.ts';
import { p } from '../../../src/platform/document/blocks.ts';
import { embedOf } from '../../../src/platform/document/embedAddress.ts';
import type { StoryDocument } from '../../../src/platform/document/storyDocument.ts';
import { lintAmp } from '../../amp/lintAmp.ts';
import { bullets, h, pull, quote, steps, table } from '../../documentBlocks.ts';
import { pageTypes } from '../../pageTypes.ts';
import { presentVersion } from '../../presentVersion.ts';
import { readSitemap, readSitemapIndex } from '../../readSitemap.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { newsroomOf } from './newsroomStory.ts';

const SITE = 'https://savar.example';

let newspaper: TestApp;
let room: ReturnType<typeof newsroomOf>;
beforeAll(async () => {
  newspaper = await openTestApp({ environment: { CACHE_TAG_HEADER: 'Cache-Tag' } });
  room = newsroomOf(newspaper);
});
afterAll(() => newspaper.close());

const textOf = async (path: string): Promise<string> => {
  const response = await newspaper.get(path);
  expect(response.status, path).toBe(200);
  return response.text();
};
/** Where a path leads: its status, and the address if it is a redirect. */
const leads = async (path: string) => {
  const response = await newspaper.get(path);
  return [response.status, response.headers.get('location')];
};
const published = async (changes: Partial<WorkingCopy>) => {
  const story = await room.stepped(room.chief, (await room.begin(room.chief, changes)).id, 'publish');
  return { ...story, address: story.address ?? '' };
};

const EMBEDS = [
  'https://vimeo.com/76979871',
  'https://www.dailymotion.com/video/x8abcd1',
  'https://x.com/savar_example/status/1460323737035677698',
  'https://www.instagram.com/p/CxYz_12-abc/',
  'https://www.facebook.com/savar.example/videos/10153231379946729/',
  'https://www.facebook.com/savar.example/posts/10153231379946729',
  'https://t.me/savar_example/12',
  'https://soundcloud.com/savar/geet',
  'https://open.spotify.com/track/4uLU6hMCjMI75M1A2tKUQC',
  'https://www.google.com/maps/embed?pb=!1m18!2m3',
  'https://www.openstreetmap.org/export/embed.html?bbox=72.5%2C23.0%2C72.7%2C23.1',
  'https://datawrapper.dwcdn.net/aBc1d/2/',
  'https://flo.uri.sh/visualisation/123/embed',
];

/** A story with every kind of block, and every site that may be embedded. */
async function everyBlock(): Promise<StoryDocument> {
  const { rows: pictures } = await newspaper.app.db.execute<{ key: string }>(sql`select key from pictures order by key limit 3`);
  const { rows: videos } = await newspaper.app.db.execute<{ id: number }>(
    sql`(select id from videos where status = 'published' and kind = 'video' order by id limit 1) union all (select id from videos where status = 'published' and kind = 'short' order by id limit 1)`,
  );
  const [first = { key: '' }, ...others] = pictures;
  const other = await published({ slug: 'sambandhit', headline: 'બીજી વાત' });
  return {
    type: 'doc',
    content: [
      p('પહેલો **ફકરો** અને [કડી](https://dukan.example/?a=1&b="2").'),
      h('મથાળું'),
      h('પેટા મથાળું', 3),
      bullets('એક', 'બે'),
      steps('પહેલું', 'બીજું'),
      quote('કહેવત', 'લોકવાણી'),
      pull('વાક્ય <b> & "અવતરણ"', 'કહેનાર'),
      table('ભાવ', ['પાક', 'ભાવ'], ['કપાસ', '7,500']),
      { type: 'picture', attrs: { picture: first.key, caption: 'આકાશ', credit: 'સવાર' } },
      { type: 'gallery', attrs: { pictures: [first, ...others].map(({ key }) => ({ picture: key, caption: 'ચિત્ર', credit: '' })) } },
      { type: 'video', attrs: { provider: 'youtube', source: 'aqz-KE-bpKQ', title: 'ગરબા' } },
      { type: 'video', attrs: { provider: 'file', source: '/media/a.mp4', title: 'ફિલ્મ', captions: '/media/a.vtt' } },
      ...videos.map(({ id }) => ({ type: 'video' as const, attrs: { provider: 'paper' as const, source: String(id), title: 'વિડિયો' } })),
      { type: 'relatedStory', attrs: { articleId: other.id } },
      ...EMBEDS.flatMap((address) => embedOf(address) ?? []),
    ],
  };
}

test('every AMP document keeps AMP’s rules, with every kind of block and every site that may be embedded', async () => {
  const body = await everyBlock();
  expect(body.content.filter(({ type }) => type === 'embed')).toHaveLength(EMBEDS.length);
  const { rows } = await newspaper.app.db.execute<{ key: string }>(sql`select key from pictures order by key limit 1`);
  const pictureKey = rows[0]?.key ?? '';
  const whole = await published({ slug: 'badhu', body, pictureKey, sensitive: true, dateline: 'ભુજ', correction: 'આંકડો સુધાર્યો.' });
  const types = (await pageTypes(textOf)).filter(({ type }) => type.startsWith('AMP'));
  expect(types.length).toBeGreaterThanOrEqual(4);
  const [, webStory = ''] = /href="(\/webstories\/[^"?]+)"/.exec(await textOf('/webstories')) ?? [];
  for (const path of [...types.map((type) => type.path), `/amp${whole.address}`, `/amp${webStory}`]) {
    expect(lintAmp(await textOf(path)), path).toEqual([]);
  }

  const html = await textOf(`/amp${whole.address}`);
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  expect(main).toContain('<b>ભુજ: </b>પહેલો <strong>ફકરો</strong>');
  expect(main).toContain('આંકડો સુધાર્યો.');
  expect(main.match(/<amp-img /g)?.length).toBeGreaterThan(4);
  expect(main).toMatch(
    /<amp-video [^>]*><source src="\/media\/a\.mp4" type="video\/mp4"><track src="https:\/\/savar\.example\/media\/a\.vtt"/,
  );
  // Nothing of another site is there before the reader presses.
  expect(main).toMatch(
    /<div id="ask-1">.*<button type="button" on="tap:ask-1\.hide,frame-1\.show".*<amp-youtube id="frame-1" hidden [^>]*data-videoid="aqz-KE-bpKQ"/s,
  );
  const hidden = [...main.matchAll(/<(amp-(?!img|video)[a-z]+) [^>]*>/g)];
  expect(hidden.filter(([tag]) => !tag.includes(' hidden '))).toEqual([]);
  expect(new Set(hidden.map(([, name]) => name))).toEqual(
    new Set(['amp-youtube', 'amp-vimeo', 'amp-dailymotion', 'amp-twitter', 'amp-instagram', 'amp-facebook', 'amp-iframe']),
  );
  expect(main).toContain('data-href="https://www.facebook.com/savar.example/videos/10153231379946729/" data-embed-as="video"');
  for (const text of ['<blockquote', '<table>', '<ol', '<figure', 'બીજી વાત']) expect(main).toContain(text);
});

test('finds what is wrong with a document', async () => {
  const addresses = [...(await textOf('/amp/')).matchAll(/href="(\/amp\/news\/[^"]+)"/g)].map(([, address = '']) => address);
  const documents = await Promise.all(addresses.map(textOf));
  // One that needs no component, so that each fault is its only one.
  const valid = documents.find((html) => !html.includes('custom-element')) ?? '';
  expect(lintAmp(valid)).toEqual([]);
  const wrong: [change: [from: string | RegExp, to: string], fault: string][] = [
    [['<!DOCTYPE html>', ''], 'the document does not begin with <!doctype html>'],
    [[' amp=""', ''], '<html amp> stands 0 times'],
    [['<head>', '<head><title>x</title>'], 'the head does not begin with <meta charset>'],
    [['width=device-width', 'width=360'], 'the viewport has not the width of the device'],
    [[/<link rel="canonical"[^>]*>/, ''], '<link rel=canonical> stands 0 times'],
    [[/<link rel="canonical" href="[^"]*"/, '<link rel="canonical" href="/news"'], 'the canonical address is no whole address'],
    [[/<script async src="[^"]*v0\.js"><\/script>/, ''], 'the runtime’s script stands 0 times'],
    [['animation:-amp-start 8s', 'animation:-amp-start 2s'], 'the boilerplate is changed'],
    [[/<noscript><style amp-boilerplate>.*?<\/noscript>/, ''], '<style amp-boilerplate> stands 1 times'],
    [['<style amp-custom>', '<style amp-custom>a{color:red !important}'], 'the styles have !\\s*important'],
    [['<style amp-custom>', '<style amp-custom>@layer base{a{color:red}}'], 'the styles have @layer'],
    [['<style amp-custom>', `<style amp-custom>${'/* */'.repeat(15_001)}`], 'the styles have more than 75000 bytes'],
    [['</main>', '<script>1</script></main>'], 'a script of its own'],
    [['</main>', '<script async src="https://elsewhere.example/a.js"></script></main>'], 'the script https://elsewhere.example/a.js'],
    [['</main>', '<style>a{}</style></main>'], '<style> outside of the head'],
    [['</main>', '<img src="/a.jpg" alt=""></main>'], '<img> outside of noscript'],
    [['</main>', '<iframe src="https://a.example"></iframe></main>'], '<iframe> is not allowed'],
    [['</main>', '<form action="/"></form></main>'], '<form> is not allowed'],
    [['</main>', '<gs-island></gs-island></main>'], '<gs-island> is not allowed'],
    [['</main>', '<p onclick="x()"></p></main>'], '<p onclick> is not allowed'],
    [['</main>', '<p class="i-amphtml-x"></p></main>'], '<p class="i-amphtml-x"> has a name of AMP’s'],
    [['</main>', '<a href="javascript:x()">x</a></main>'], 'a link to javascript:x()'],
    [['</main>', '<amp-img width="1" height="1" layout="responsive"></amp-img></main>'], '<amp-img> without src or srcset'],
    [['</main>', '<amp-img src="/a" layout="responsive" width="4"></amp-img></main>'], '<amp-img> without its height'],
    [['</main>', '<amp-img src="/a"></amp-img></main>'], '<amp-img> with the layout container'],
    [['</main>', '<amp-audio src="/a"></amp-audio></main>'], '<amp-audio> is not allowed'],
    [
      ['</main>', '<amp-vimeo data-videoid="1" width="1" height="1"></amp-vimeo></main>'],
      'https://cdn.ampproject.org/v0/amp-vimeo-0.1.js is missing',
    ],
    [
      ['</head>', '<script async custom-element="amp-twitter" src="https://cdn.ampproject.org/v0/amp-twitter-0.1.js"></script></head>'],
      'https://cdn.ampproject.org/v0/amp-twitter-0.1.js is not needed',
    ],
    [['</head>', '<link rel="stylesheet" href="/a.css"></head>'], '<link rel="stylesheet"> is not allowed'],
    [['</main>', '<source src="/a.mp4"></main>'], '<source> outside of amp-video'],
  ];
  for (const [[from, to], fault] of wrong) {
    const changed = valid.replace(from, () => to);
    expect(changed, fault).not.toBe(valid);
    expect(lintAmp(changed), fault).toContain(fault);
  }
});

test('a story and its AMP version name each other; it is corrected, moved and withdrawn with the story, and in no sitemap', async () => {
  const story = await published({ slug: 'amp-varta', dateline: 'રાજકોટ', sponsor: 'ગિરનાર ટ્રૅક્ટર' });
  const amp = `/amp${story.address}`;
  expect(await textOf(story.address)).toContain(`<link rel="amphtml" href="${SITE}${amp}"/>`);
  const response = await newspaper.get(amp);
  const html = await response.text();
  expect(html).toContain(`<link rel="canonical" href="${SITE}${story.address}"/>`);
  expect(html).toContain('<meta name="robots" content="max-image-preview:large');
  expect(html).toContain('પ્રાયોજિત: ગિરનાર ટ્રૅક્ટર</p>');
  expect(html).toContain('"@type":"AdvertiserContentArticle"');
  expect(html).toContain(`<a href="${story.address}">પૂરું વર્ઝન</a>`);
  expect(response.headers.get('content-security-policy')).toContain('script-src blob: https://cdn.ampproject.org;');
  expect((await newspaper.get(story.address)).headers.get('content-security-policy')).not.toContain('ampproject');
  expect(response.headers.get('cache-tag')?.split(',')).toEqual(expect.arrayContaining([`article:${story.id}`, 'settings']));

  const copy = await room.saved(room.chief, story, { correction: 'નામ સુધાર્યું.', slug: 'amp-navu', noindex: true });
  const moved = await room.stepped(room.chief, copy.id, 'update');
  expect(moved.address).not.toBe(story.address);
  expect(await leads(amp)).toEqual([301, `/amp${moved.address}`]);
  const corrected = await newspaper.get(`/amp${moved.address}`);
  expect(corrected.headers.get('x-robots-tag')).toBe('noindex');
  expect(await corrected.text()).toContain('<strong>ભૂલસુધાર:</strong> નામ સુધાર્યું.');

  for (const file of (await readSitemapIndex(await textOf('/sitemap.xml'))).keys()) {
    const entries = await readSitemap(await textOf(file));
    expect(entries.filter(({ url }) => url.startsWith(`${SITE}/amp`))).toEqual([]);
  }
  await room.stepped(room.chief, story.id, 'withdraw', { note: 'વિગતો ખોટી નીકળી.' });
  const gone = await newspaper.get(`/amp${moved.address}`);
  expect([gone.status, (await gone.text()).includes('વિગતો ખોટી નીકળી.')]).toEqual([410, true]);
  expect((await leads('/amp/news/crops/nathi-999999'))[0]).toBe(404);
});

test('the list has the newest stories in pages, as the list of latest news', async () => {
  expect(await leads('/amp')).toEqual([301, '/amp/']);
  expect(await leads('/amp/1')).toEqual([301, '/amp/']);
  for (const path of ['/amp/99999', '/amp/0', '/amp/x']) expect((await leads(path))[0], path).toBe(404);
  const linksOf = (html: string, prefix: string) =>
    [...html.slice(html.indexOf('<main'), html.indexOf('</main>')).matchAll(/href="([^"]*\/news\/[^"]+)"/g)].map(([, href = '']) =>
      href.startsWith(prefix) ? href.slice(prefix.length) : '',
    );
  for (const [amp, full] of [
    ['/amp/', '/recent-news/1'],
    ['/amp/2', '/recent-news/2'],
  ] as const) {
    const html = await textOf(amp);
    expect(html).toContain(`<link rel="canonical" href="${SITE}${full}"/>`);
    const fullHtml = await textOf(full);
    expect(fullHtml).toContain(`<link rel="amphtml" href="${SITE}${amp}"/>`);
    const links = linksOf(html, '/amp');
    expect(links.length).toBeGreaterThan(5);
    expect(links).toEqual(linksOf(fullHtml, '').slice(0, links.length));
  }
});

test('an administrator turns AMP off, and its addresses open the full pages', async () => {
  const administrator = staffMember('administrator');
  const before: SiteSettings = await (await newspaper.ask(administrator, 'get', '/settings')).json();
  const save = async (amp: boolean) => {
    const version = await presentVersion(newspaper, '/settings');
    return (await newspaper.ask(administrator, 'put', '/settings', { ...before, amp, version })).status;
  };
  expect(before.amp).toBe(true);
  const [, story = ''] = /href="\/amp(\/news\/[^"]+)"/.exec(await textOf('/amp/')) ?? [];
  await textOf(`/amp${story}`);
  expect(await save(false)).toBe(200);
  expect(await leads(`/amp${story}`)).toEqual([302, story]);
  expect(await leads('/amp/2')).toEqual([302, '/recent-news/2']);
  for (const path of [story, '/recent-news/1']) expect(await textOf(path)).not.toContain('amphtml');
  expect(await save(true)).toBe(200);
  for (const path of [story, '/recent-news/1']) expect(await textOf(path)).toContain('amphtml');
  await textOf(`/amp${story}`);
});
