import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readTopic } from '../../../src/content/topics/queries.ts';
import { readNewestStoryIds } from '../../../src/desks/articles/queries.ts';
import type { App } from '../../../src/site/app.ts';
import type { Desk } from '../../../src/site/desk.ts';
import { pageTypes } from '../../pageTypes.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { newsroomOf } from '../stories/newsroomStory.ts';

/** All that a desk can add to pages of others; what is its own, or belongs to a change, is not. */
type Added = Required<
  Omit<
    Desk,
    | 'pages'
    | 'forms'
    | 'calls'
    | 'open'
    | 'newsroom'
    | 'readerData'
    | 'personalData'
    | 'purposes'
    | 'usesOfPicture'
    | 'onTopicChange'
    | 'offersLogin'
    | 'exportTables'
    | 'liteRules'
    | 'install'
    | 'cards'
    | 'demo'
  >
>;

const fault = { isThere: true };
const AFTER = 'આ ખંડ ફરી આવ્યો';

/** Works once the fault is mended. */
async function throwing(): Promise<{ node: ReactNode; tags: string[]; jsonLd: [] }> {
  if (fault.isThere) throw new Error('broken on purpose');
  return { node: <p>{AFTER}</p>, tags: [], jsonLd: [] };
}

async function failing(): Promise<never> {
  throw new Error('broken on purpose');
}

/** Takes the newest story for itself, then fails. */
async function takesNewest({ db }: App, { taken }: { taken: Set<number> }): Promise<() => Promise<never>> {
  const latest = await readTopic(db, 'list', 'latest');
  for (const id of latest ? await readNewestStoryIds(db, latest.id, 1) : []) taken.add(id);
  return failing;
}

function BrokenView(): ReactNode {
  throw new Error('broken on purpose, while it is rendered');
}
const brokenView = async () => ({ node: <BrokenView />, tags: [], jsonLd: [] });

const throwingDesk: Added = {
  name: 'throwing',
  live: [{ kind: 'throwing', tags: () => [], read: failing }],
  shell: [{ part: 'topMenu', tags: [], load: failing }],
  sidebar: [{ name: 'throwing', order: 0, render: throwing }],
  front: [
    { name: 'throwing', place: 'lead', order: -1, render: throwing },
    { name: 'taking', place: 'lead', order: -1, choose: takesNewest },
  ],
  storySection: throwing,
  aroundPage: async () => ({ above: (await throwing()).node, tags: [] }),
  publishWarnings: failing,
  sitemap: [{ heading: 'ભાંગેલું', tags: [], load: failing }],
  sitemapSections: [{ name: 'throwing', tags: failing, parts: failing, entries: failing }],
  pinnedStories: failing,
  searchKinds: [{ kind: 'throwing', tag: 'throwing', group: 'topics', name: { gu: '', en: '' }, read: failing, documents: async () => [] }],
  findSessionOwner: failing,
  resolveMissing: failing,
};

/** Its contributions are there, but cannot be rendered. */
const brokenDesk: Desk = {
  name: 'broken',
  shell: [{ part: 'footerForm', tags: [], load: async () => <BrokenView /> }],
  sidebar: [{ name: 'broken', order: 0, render: brokenView }],
  front: [{ name: 'broken', place: 'lead', order: -1, render: brokenView }],
  storySection: brokenView,
  aroundPage: async () => ({ above: <BrokenView />, below: <BrokenView />, tags: [] }),
};

const clock = { at: new Date() };
let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp(Object.assign(clock, { desks: [throwingDesk, brokenDesk] }));
});
afterAll(() => newspaper.close());

const read = async (path: string) => (await newspaper.get(path)).text();

test('every type of page is answered without what fails', async () => {
  for (const { type, path } of await pageTypes(read)) expect([type, (await newspaper.get(path)).status]).toEqual([type, 200]);
}, 120_000);

test('all else is on the page, and what was left out is counted', async () => {
  const front = await read('/');
  for (const part of ['<header', '<footer', 'data-layout']) expect(front).toContain(part);
  const counted = [...newspaper.app.leftOut.keys()].filter((name) => /^(throwing|broken): /.test(name)).sort();
  expect(counted).toEqual([
    'broken: around the main column',
    'broken: front page block broken',
    'broken: shell part footerForm',
    'broken: sidebar block broken',
    'broken: story section',
    'throwing: around the main column',
    'throwing: front page block taking',
    'throwing: front page block throwing',
    'throwing: pinned stories',
    'throwing: shell part topMenu',
    'throwing: sidebar block throwing',
    'throwing: site map group ભાંગેલું',
    'throwing: story section',
  ]);
  for (const times of newspaper.app.leftOut.values()) expect(times).toBeGreaterThan(0);
});

test('a story that a block took before it failed is shown by another', async () => {
  const newest = /href="(\/news\/[^"]+)"/.exec(await read('/recent-news/1'))?.[1];
  expect(newest).toBeDefined();
  expect(await read('/')).toContain(`href="${newest}"`);
});

test('a front page whose news cannot be read does not say that there is none', async () => {
  const blocks = newspaper.app.contributions.front.filter(({ desk }) => desk === 'frontpage');
  const failures = blocks.map((block) => vi.spyOn(block, 'use').mockResolvedValue(undefined));
  clock.at = new Date(clock.at.getTime() + 60_000);
  await expect.poll(() => read('/')).not.toContain('data-block="heads"');
  const front = await read('/');
  expect(front).toContain('data-block="galleries"');
  expect(front).not.toContain('હજી કોઈ સમાચાર પ્રકાશિત થયા નથી');
  for (const failure of failures) failure.mockRestore();
});

test('a live topic that cannot be read takes no other from those who ask', async () => {
  const response = await newspaper.get('/api/live/state?topics=throwing,breaking');
  expect(response.status).toBe(200);
  expect(Object.keys((await response.json()).data.states)).toEqual(['breaking']);
  expect((await newspaper.get('/api/live/state?topics=throwing')).status).toBe(503);
});

test('whether an address has moved is not known while a desk cannot tell: neither found nor gone', async () => {
  const response = await newspaper.get('/nowhere');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
});

test('an editor has the story all the same, and is told that a check could not be made', async () => {
  const { begin } = newsroomOf(newspaper);
  const { checks } = await begin();
  expect(checks).toContainEqual(
    expect.objectContaining({
      weight: 'warning',
      message: expect.objectContaining({ en: expect.stringContaining('check could not be made') }),
    }),
  );
});

test('what was left out is tried again soon', async () => {
  const path = '/recent-news/3';
  const without = await newspaper.get(path);
  expect(without.headers.get('cache-control')).toContain('s-maxage=5,');
  expect(await without.text()).not.toContain(AFTER);
  fault.isThere = false;
  clock.at = new Date(clock.at.getTime() + 6_000);
  await expect.poll(() => read(path), { timeout: 15_000 }).toContain(AFTER);
});
