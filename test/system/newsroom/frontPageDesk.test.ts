import { afterAll, beforeAll, expect, test } from 'vitest';
import { readTopic } from '../../../src/content/topics/queries.ts';
import card from '../../../src/design/Card.module.css';
import type { BreakingNow, DeskStory, FrontPageChoice, FrontPageNow } from '../../../src/desks/frontpage/front/frontPages.ts';
import { roles } from '../../../src/site/newsroom/staff.ts';
import { publishStory } from '../../publishStory.ts';
import { draftStory } from '../draftStory.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

let app: TestApp;
const clock = { at: new Date() };
beforeAll(async () => {
  app = await openTestApp(clock);
});
afterAll(() => app.close());

const deskEditor = staffMember('desk-editor');
const ask = async <Out>(method: string, path: string, body?: unknown, staff = deskEditor): Promise<{ status: number; answer: Out }> => {
  const response = await app.ask(staff, method, path, body);
  return { status: response.status, answer: await response.json() };
};
const pageNow = async (page: string) => (await ask<FrontPageNow>('get', `/front-pages/${page}`)).answer;
const idOf = async (kind: 'category' | 'city', slug: string) => (await readTopic(app.app.db, kind, slug))?.id ?? 0;
const idsIn = (now: FrontPageNow, block: string) => now.blocks.find((one) => one.block === block)?.now.map(({ story }) => story.id) ?? [];
/** The stories of a page's body, in the order in which they stand. */
const storiesOn = async (path: string) => {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(await (await app.get(path)).text())?.[1] ?? '';
  return [...new Set([...main.matchAll(/href="\/news\/[^"]+-(\d+)"/g)].map((match) => Number(match[1])))];
};
const leadOf = async () => {
  const html = await (await app.get('/')).text();
  return new RegExp(`<h2[^>]*class="${card.headline}[^>]*>(.*?)</h2>`, 's').exec(html)?.[1] ?? '';
};

test('what a desk editor arranges stands on the front page at the next request, and its blocks are shown as they stand', async () => {
  const before = await pageNow('home');
  expect(before.blocks.map(({ block }) => block)).toEqual(['home:top', 'home:heads', 'home:mixed']);
  expect(before.blocks.flatMap(({ now }) => now).some(({ chosen }) => chosen)).toBe(false);
  const { answer: result } = await ask<{ data: DeskStory[] }>('get', `/front-pages/home/candidates?q=${encodeURIComponent('kapas')}`);
  const wanted = result.data.at(-1);
  const pasted = `https://savar.example${wanted?.address}?utm_source=whatsapp`;
  const byAddress = await ask<{ data: DeskStory[] }>('get', `/front-pages/home/candidates?q=${encodeURIComponent(pasted)}`);
  expect(byAddress.answer.data).toEqual([wanted]);
  expect(await leadOf()).not.toContain(wanted?.headline);
  const second = idsIn(before, 'home:top')[0] ?? 0;
  const slots = [
    { position: 0, articleId: wanted?.id, until: null },
    { position: 1, articleId: second, until: null },
  ];
  // At the foot of the page as well, where it would be taken long before.
  const latest = idsIn(before, 'home:top')[1] ?? 0;
  const saved = await ask<FrontPageNow>('put', '/front-pages/home', {
    version: 0,
    blocks: [
      { block: 'home:top', slots },
      { block: 'home:mixed', slots: [{ position: 2, articleId: latest, until: null }] },
    ],
  });
  expect([saved.status, saved.answer.version, saved.answer.saved?.by]).toEqual([200, 1, deskEditor.name]);
  expect(await leadOf()).toContain(wanted?.headline);
  expect(idsIn(saved.answer, 'home:top').slice(0, 2)).toEqual([wanted?.id, second]);
  expect(idsIn(saved.answer, 'home:mixed')[2]).toBe(latest);
  const shown = await storiesOn('/');
  expect(shown.indexOf(latest)).toBeGreaterThan(10);
  const api = await (await app.get('/api/home-page-stories')).json();
  expect(api.data.topStories[0]._id).toBe(String(wanted?.id));
});

test('of two editors at once the second is told what stands now, and changes nothing', async () => {
  const { version, blocks } = await pageNow('home');
  const [one, other] = [blocks[1]?.now[0]?.story.id ?? 0, blocks[1]?.now[1]?.story.id ?? 0];
  const arrangement = (articleId: number) => ({ version, blocks: [{ block: 'home:heads', slots: [{ position: 0, articleId }] }] });
  expect((await ask('put', '/front-pages/home', arrangement(one))).status).toBe(200);
  const late = await ask<{ message: { gu: string }; details: FrontPageNow }>('put', '/front-pages/home', arrangement(other));
  expect(late.status).toBe(409);
  expect(late.answer.message.gu).toContain('બીજા કોઈએ');
  expect([late.answer.details.version, idsIn(late.answer.details, 'home:heads')[0]]).toEqual([version + 1, one]);
  expect(idsIn(await pageNow('home'), 'home:heads')[0]).toBe(one);
});

test('the top of a category’s and a city’s list shows the choice first, and loses none of the newest', async () => {
  for (const [kind, slug] of [
    ['category', 'gujarat'],
    ['city', 'surat'],
  ] as const) {
    const page = `${kind}:${await idOf(kind, slug)}`;
    const before = await storiesOn(`/${kind}/${slug}/1`);
    const { answer } = await ask<{ data: DeskStory[] }>('get', `/front-pages/${page}/candidates`);
    expect(answer.data.slice(0, 3).map(({ id }) => id)).toEqual(before.slice(0, 3));
    const elsewhere = (await ask<{ data: DeskStory[] }>('get', '/front-pages/home/candidates')).answer.data.find(
      ({ id }) => !before.includes(id),
    );
    const slots = [
      { position: 0, articleId: elsewhere?.id },
      { position: 2, articleId: before[0] },
    ];
    const saved = await ask<FrontPageNow>('put', `/front-pages/${page}`, { version: 0, blocks: [{ block: page, slots }] });
    expect(saved.status, JSON.stringify(saved.answer)).toBe(200);
    expect(await storiesOn(`/${kind}/${slug}/1`)).toEqual([elsewhere?.id, before[1], before[0], ...before.slice(2)]);
    expect(idsIn(saved.answer, page).slice(0, 3)).toEqual([elsewhere?.id, before[1], before[0]]);
  }
});

test('a pin falls at its moment: neither the page nor what is kept of it shows it afterwards', async () => {
  const page = `category:${await idOf('category', 'sports')}`;
  const before = await storiesOn('/category/sports/1');
  const articleId = await publishStory(app.app, draftStory({ categoryId: await idOf('category', 'health'), publishedAt: new Date(0) }));
  const until = new Date(clock.at.getTime() + 20_000);
  const body = { version: 0, blocks: [{ block: page, slots: [{ position: 0, articleId, until: until.toISOString() }] }] };
  expect((await ask('put', `/front-pages/${page}`, body)).status).toBe(200);
  const pinned = await app.get('/category/sports/1');
  expect(pinned.headers.get('cache-control')).toContain('s-maxage=20,');
  expect((await storiesOn('/category/sports/1'))[0]).toBe(articleId);
  clock.at = until;
  // The clock of the pins looks every second.
  await expect.poll(() => storiesOn('/category/sports/1'), { timeout: 5_000 }).toEqual(before);
  // What fell while the page lay open is left out when it is saved.
  const { version } = await pageNow(page);
  const again = await ask<FrontPageNow>('put', `/front-pages/${page}`, { ...body, version });
  expect([again.status, again.answer.blocks[0]?.now.some(({ chosen }) => chosen)]).toEqual([200, false]);
});

test('breaking news is put up until a moment and taken down', async () => {
  const { answer } = await ask<{ data: DeskStory[] }>('get', '/front-pages/home/candidates');
  const story = answer.data.find(({ breaking }) => !breaking);
  const until = new Date(clock.at.getTime() + 3_600_000).toISOString();
  expect((await ask('put', `/stories/${story?.id}/breaking`, { breaking: true, until })).status).toBe(200);
  const now = (await ask<{ data: BreakingNow[] }>('get', '/breaking-news')).answer.data;
  expect(now.find((one) => one.story.id === story?.id)).toMatchObject({ until, story: { breaking: true } });
  expect((await ask('put', `/stories/${story?.id}/breaking`, { breaking: false, until: null })).status).toBe(200);
  expect((await ask<{ data: BreakingNow[] }>('get', '/breaking-news')).answer.data.some((one) => one.story.id === story?.id)).toBe(false);
});

test('the first breaking news after a time without any is on the front page at the next request', async () => {
  const setBreaking = async (id: number, breaking: boolean) =>
    expect((await ask('put', `/stories/${id}/breaking`, { breaking, until: null })).status).toBe(200);
  const present = (await ask<{ data: BreakingNow[] }>('get', '/breaking-news')).answer.data;
  for (const { story } of present) await setBreaking(story.id, false);
  const headline = 'જૂની વાર્તા બ્રેકિંગ બને છે';
  const old = draftStory({ headline, categoryId: await idOf('category', 'health'), publishedAt: new Date(0) });
  const articleId = await publishStory(app.app, old);
  const read = async () => (await app.get('/')).text();
  expect(await read()).not.toContain('data-block="breaking"');
  await setBreaking(articleId, true);
  expect(await read()).toContain(headline);
  await setBreaking(articleId, false);
  expect(await read()).not.toContain(headline);
  for (const { story } of present) await setBreaking(story.id, true);
});

test('bad arrangements are refused in words, and nothing is half done', async () => {
  const { version, blocks } = await pageNow('home');
  const [one, other] = blocks[0]?.now.map(({ story }) => story.id) ?? [];
  const slot = (position: number, articleId: unknown, until: string | null = null) => ({ position, articleId, until });
  const top = (...slots: object[]) => ({ version, blocks: [{ block: 'home:top', slots }] });
  for (const body of [
    top(slot(4, one)),
    top(slot(0, one), slot(0, other)),
    top(slot(0, one), slot(1, one)),
    top(slot(0, 999_999_999)),
    top(slot(0, 'x')),
    top(slot(-1, one)),
    top(slot(0, one, new Date(clock.at.getTime() - 1).toISOString())),
    top(slot(0, one, 'tomorrow')),
    { version, blocks: [{ block: 'home:nowhere', slots: [slot(0, one)] }] },
    { version, blocks: [{ block: 'category:1', slots: [slot(0, one)] }] },
    { blocks: [] },
  ]) {
    expect((await ask('put', '/front-pages/home', body)).status, JSON.stringify(body)).toBe(422);
  }
  expect((await pageNow('home')).version).toBe(version);
  for (const page of ['nowhere', 'category:0', 'city:x', 'tag:1'])
    expect((await ask('get', `/front-pages/${page}`)).status, page).toBe(422);
  expect((await ask('get', '/front-pages/category:99999')).status).toBe(404);
  expect((await ask('put', '/front-pages/city:99999', { version: 0, blocks: [] })).status).toBe(404);
});

test('each page is for those whose desk it is', async () => {
  const [sports, gujarat, kutch, surat] = [
    await idOf('category', 'sports'),
    await idOf('category', 'gujarat'),
    await idOf('category', 'kutch'),
    await idOf('city', 'surat'),
  ];
  for (const role of roles) {
    const expected = role === 'reporter' || role === 'sub-editor' ? 403 : 200;
    for (const path of ['/front-pages', '/front-pages/home', '/front-pages/home/candidates', '/breaking-news'])
      expect((await ask('get', path, undefined, staffMember(role))).status, `${role} ${path}`).toBe(expected);
    const { status } = await ask('put', `/front-pages/category:${kutch}`, { version: 99, blocks: [] }, staffMember(role));
    expect(status, role).toBe(expected === 403 ? 403 : 409);
  }
  const ofGujarat = staffMember('desk-editor', { deskIds: [gujarat], cityIds: [surat] });
  const tried = async (page: string) => (await ask('put', `/front-pages/${page}`, { version: 99, blocks: [] }, ofGujarat)).status;
  expect([await tried(`category:${sports}`), await tried(`category:${kutch}`), await tried(`city:${surat}`)]).toEqual([403, 409, 409]);
  const { answer } = await ask<{ data: FrontPageChoice[] }>('get', '/front-pages', undefined, ofGujarat);
  expect(answer.data.find(({ page }) => page === `category:${kutch}`)).toMatchObject({ parentName: 'ગુજરાત', mayArrange: true });
  expect(answer.data.find(({ page }) => page === `category:${sports}`)?.mayArrange).toBe(false);
});
