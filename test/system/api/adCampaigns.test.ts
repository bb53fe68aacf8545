import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { adPageTypes, adSlotNames } from '../../../src/desks/ads/slots/adSlots.ts';
import { adCampaigns, adTallies } from '../../../src/desks/ads/tables.ts';
import { localDay } from '../../../src/platform/text/dates.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Noon in India on a day after the demo site was installed, for which nothing has been counted yet. */
const NOON = new Date((Math.floor(Date.now() / DAY_MS) + 2) * DAY_MS + 6.5 * HOUR_MS);
const clock = Object.assign(() => clock.at, { at: NOON });
let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp(clock);
});
afterAll(() => newspaper.close());

const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const chief = staffMember('chief-editor');
const candidates = z.object({
  data: z.object({
    documents: z.array(z.object({ token: z.string(), campaign: z.int(), slots: z.array(z.string()), advertiser: z.string() })),
  }),
});
const slotTimes = z.object({ data: z.object({ documents: z.array(z.object({ name: z.string(), refreshSeconds: z.int() })) }) });
const readCandidates = async (query: string) =>
  candidates.parse(await (await newspaper.get(`/api/ad-direct-campagin?${query}`)).json()).data.documents;
const advertisers = async (query: string) => [...new Set((await readCandidates(query)).map(({ advertiser }) => advertiser))].sort();
const categoryId = async (slug: string) => {
  const { topics } = await (await newspaper.ask(chief, 'GET', '/ads/targets')).json();
  return z
    .array(z.object({ id: z.int(), name: z.string() }))
    .parse(topics)
    .find(({ name }) => name === slug)?.id;
};
/** What was counted today of a creative in a slot, once it is written. */
const today = async (creativeId: number) => {
  const rows = await newspaper.app.db.select().from(adTallies).where(eq(adTallies.creativeId, creativeId));
  return rows
    .filter(({ day }) => day === localDay(NOON))
    .map(({ slot, impressions, clicks, invalid }) => ({ slot, impressions, clicks, invalid }));
};
const see = (token: string, slot: string, userAgent = BROWSER) =>
  newspaper.post('/api/ad-seen', { seen: [{ token, slot }] }, { 'user-agent': userAgent });

test('a campaign is shown on pages of its topics and its device only', async () => {
  const agriculture = await categoryId('ખેતી');
  expect(await advertisers('pageType=article')).not.toContain('ધરતી ડ્રિપ');
  expect(await advertisers(`pageType=article&topics=${agriculture}`)).toContain('ધરતી ડ્રિપ');
  const slots = (await readCandidates('pageType=article&device=mobile')).flatMap((one) => one.slots);
  expect(new Set(slots)).toEqual(new Set(['mobile-middle', 'mobile-bottom']));
});

test('the calls of the specification list the slots of a page with their inputs', async () => {
  const documents = async (path: string) => (await (await newspaper.get(`/api${path}`)).json()).data.documents;
  expect(await documents('/ad-header?pageType=article')).toEqual([
    expect.objectContaining({
      adCode: 'direct/header',
      width: 970,
      height: 90,
      minHeight: 106,
      mobile: false,
      loadEarly: true,
      refreshSeconds: 15,
    }),
  ]);
  expect((await documents('/ad-right-panel?pageType=article'))[0]).toMatchObject({ minHeight: 266, sizes: [[300, 250]] });
  expect(await documents('/ad-right-panel?pageType=home')).toEqual([]);
  expect((await documents('/ad-mobile?pageType=home')).map(({ name }: { name: string }) => name)).toEqual([
    'above-top-story',
    'mobile-middle',
  ]);
  for (const path of ['/ad-middle', '/ad-left-panel?pageType=listing', '/ad-bottom']) expect(await documents(path)).toHaveLength(1);
});

test('each slot has its own time: the refresh slot 30 s, all others 15 s', async () => {
  const units = Object.fromEntries(adSlotNames.map((name) => [name, `/1234567/${name}`]));
  const save = async (units: object) => {
    const { version } = await (await newspaper.ask(chief, 'GET', '/ads/settings')).json();
    expect((await newspaper.ask(chief, 'PUT', '/ads/settings', { units, version })).status).toBe(200);
  };
  await save(units);
  const times: Record<string, number> = {};
  for (const call of ['header', 'middle', 'right-panel', 'left-panel', 'bottom', 'mobile'])
    for (const pageType of adPageTypes) {
      const { data } = slotTimes.parse(await (await newspaper.get(`/api/ad-${call}?pageType=${pageType}`)).json());
      for (const { name, refreshSeconds } of data.documents) times[name] = refreshSeconds;
    }
  expect(times).toEqual(Object.fromEntries(adSlotNames.map((name) => [name, name === 'refresh' ? 30 : 15])));
  await save({});
});

test('what is seen and pressed is counted; what bots, foreign tokens and old ones do is not', async () => {
  const [first] = await readCandidates('pageType=home&device=desktop');
  const token = first?.token ?? '';
  const creativeId = Number(token.split('.')[0]);
  for (const answer of [await see(token, 'header'), await see(token, 'header', 'Googlebot/2.1'), await see(`9${token}`, 'header')])
    expect(answer.status).toBe(200);
  const click = await newspaper.get(`/ad/${token}/header`, { 'user-agent': BROWSER });
  expect([click.status, click.headers.get('cache-control')]).toEqual([302, 'no-store']);
  expect(click.headers.get('location')).toMatch(/^\/(advertise-with-us|newsletter)$/);
  for (const path of [`/ad/${token.replace(/.$/, '')}x/header`, `/ad/${token}/elsewhere`, '/ad/1.1.aaaaaaaaaaaaaaaaaaaaaa/header'])
    expect((await newspaper.get(path)).status).toBe(404);
  await expect.poll(() => today(creativeId), { timeout: 15_000 }).toEqual([{ slot: 'header', impressions: 1, clicks: 1, invalid: 1 }]);

  clock.at = new Date(clock.at.getTime() + 13 * HOUR_MS);
  expect((await newspaper.get(`/ad/${token}/header`, { 'user-agent': BROWSER })).status).toBe(302);
  clock.at = NOON;
  await expect.poll(async () => (await today(creativeId))[0]?.clicks, { timeout: 15_000 }).toBe(1);
});

test('one network that presses too often is counted as invalid', async () => {
  const [, second] = await readCandidates('pageType=election&device=mobile');
  const token = second?.token ?? '';
  for (let at = 0; at < 9; at++) await newspaper.get(`/ad/${token}/mobile-bottom`, { 'user-agent': BROWSER });
  await expect
    .poll(() => today(Number(token.split('.')[0])), { timeout: 15_000 })
    .toEqual([{ slot: 'mobile-bottom', impressions: 0, clicks: 5, invalid: 4 }]);
});

test('a campaign is added, changed, paused and reported; what is wrong is refused beside its field', async () => {
  const listed = await (await newspaper.ask(chief, 'GET', '/ads/campaigns')).json();
  const known = listed.campaigns.at(-1);
  const { id: _id, version: _version, ...campaign } = await (await newspaper.ask(chief, 'GET', `/ads/campaigns/${known.id}`)).json();
  const draft = {
    ...campaign,
    advertiser: 'નવો વેપારી',
    slots: ['sticky'],
    creatives: campaign.creatives.map(({ src: _src, id: _creative, ...creative }: { src: string; id: number }) => creative),
  };
  const refused = await newspaper.ask(chief, 'POST', '/ads/campaigns', {
    ...draft,
    creatives: [{ ...draft.creatives[0], size: '300x250' }],
  });
  expect([refused.status, JSON.stringify(await refused.json())]).toEqual([422, expect.stringContaining('creatives.0.pictureId')]);
  const added = await (await newspaper.ask(chief, 'POST', '/ads/campaigns', draft)).json();
  expect((await readCandidates('pageType=home')).filter(({ advertiser }) => advertiser === 'નવો વેપારી').map(({ slots }) => slots)).toEqual([
    ['sticky'],
  ]);

  const change = { ...draft, state: 'paused', version: added.version };
  expect((await newspaper.ask(chief, 'PUT', `/ads/campaigns/${added.id}`, change)).status).toBe(200);
  expect((await newspaper.ask(chief, 'PUT', `/ads/campaigns/${added.id}`, change)).status).toBe(409);
  expect(await advertisers('pageType=home')).not.toContain('નવો વેપારી');

  // Somebody has taken a picture out that another editor still has in the form, and saves after loading the present state.
  const read = async () => (await newspaper.ask(chief, 'GET', `/ads/campaigns/${added.id}`)).json();
  const { creatives, version } = await read();
  const emptied = await newspaper.ask(chief, 'PUT', `/ads/campaigns/${added.id}`, { ...draft, state: 'draft', creatives: [], version });
  expect([emptied.status, (await read()).creatives]).toEqual([200, []]);
  const kept = { ...draft, state: 'paused', creatives, version: version + 1 };
  expect((await newspaper.ask(chief, 'PUT', `/ads/campaigns/${added.id}`, kept)).status).toBe(200);
  expect((await read()).creatives).toEqual(creatives);
  expect((await newspaper.ask(staffMember('sub-editor'), 'GET', '/ads/campaigns')).status).toBe(403);

  const csv = await newspaper.ask(chief, 'GET', `/ads/campaigns/${known.id}/report.csv`);
  expect(csv.headers.get('content-disposition')).toContain('attachment');
  expect((await csv.text()).split('\r\n').slice(0, 2)).toEqual([
    'day,slot,impressions,clicks,invalid',
    expect.stringMatching(/^\d{4}-\d\d-\d\d,[a-z-]+,\d+,\d+,\d+$/),
  ]);
});

test('a campaign is on pages from the moment at which it begins until the one at which it ends', async () => {
  const { campaigns } = await (await newspaper.ask(chief, 'GET', '/ads/campaigns')).json();
  const { id, version: _version, ...campaign } = await (await newspaper.ask(chief, 'GET', `/ads/campaigns/${campaigns.at(-1).id}`)).json();
  // Sooner than what is cached is old.
  const startsAt = new Date(NOON.getTime() + 5_000);
  const endsAt = new Date(NOON.getTime() + 10_000);
  const creatives = campaign.creatives.map(({ src: _src, id: _id, ...creative }: { src: string; id: number }) => creative);
  const draft = { ...campaign, state: 'active', startsAt, endsAt, goal: null, advertiser: 'ઘડીનો વેપારી', slots: ['sticky'], creatives };
  const added = await newspaper.ask(chief, 'POST', '/ads/campaigns', draft);
  expect({ id, status: added.status }).toEqual({ id, status: 200 });
  const isShown = async () => (await (await newspaper.get('/')).text()).includes('data-ad="sticky"');
  const isCandidate = async () => (await advertisers('pageType=home')).includes('ઘડીનો વેપારી');
  /** The scheduler looks, as it does by its timer at such a moment; nothing else is told of a change. */
  const passTo = (moment: Date) => {
    clock.at = moment;
    newspaper.app.listeners.changed(['ads']);
  };
  try {
    expect([await isShown(), await isCandidate()]).toEqual([false, false]);
    passTo(startsAt);
    await expect.poll(isShown).toBe(true);
    expect(await isCandidate()).toBe(true);
    passTo(endsAt);
    await expect.poll(isShown).toBe(false);
    expect(await isCandidate()).toBe(false);
  } finally {
    passTo(NOON);
  }
});

test('a campaign that is ahead of its pace waits, and a page without any campaign has no slot', async () => {
  const { db, invalidate } = newspaper.app;
  await db.update(adCampaigns).set({ goal: 100 });
  invalidate(['ads']);
  expect(await readCandidates('pageType=home')).toEqual([]);
  expect(await (await newspaper.get('/')).text()).toContain('data-ad="header"');
  await db.update(adCampaigns).set({ state: 'draft' });
  invalidate(['ads']);
  const page = await (await newspaper.get('/')).text();
  expect(page).not.toContain('data-ad');
  expect(page).not.toContain('AdLoader');
});

test('a category that a campaign is meant for is not removed, which would show the campaign on all pages', async () => {
  const category = { kind: 'category', name: 'ઝુંબેશનો વિભાગ' };
  const topic = await (await newspaper.ask(chief, 'POST', '/topics', category)).json();
  const { campaigns } = await (await newspaper.ask(chief, 'GET', '/ads/campaigns')).json();
  const { id: _id, version: _version, ...campaign } = await (await newspaper.ask(chief, 'GET', `/ads/campaigns/${campaigns[0].id}`)).json();
  const creatives = campaign.creatives.map(({ src: _src, id: _creative, ...creative }: { src: string; id: number }) => creative);
  const draft = { ...campaign, name: 'એક જ વિભાગની ઝુંબેશ', topicIds: [topic.id], creatives };
  const added = await newspaper.ask(chief, 'POST', '/ads/campaigns', draft);
  expect([topic.name, added.status]).toEqual([category.name, 200]);
  const { id } = await added.json();
  const remove = () => newspaper.ask(chief, 'DELETE', `/topics/${topic.id}`);
  const refused = await remove();
  expect([refused.status, JSON.stringify(await refused.json())]).toEqual([409, expect.stringContaining('જાહેરાતની ઝુંબેશ')]);
  const { version, topicIds } = await (await newspaper.ask(chief, 'GET', `/ads/campaigns/${id}`)).json();
  expect(topicIds).toEqual([topic.id]);
  expect((await newspaper.ask(chief, 'PUT', `/ads/campaigns/${id}`, { ...draft, topicIds: [], version })).status).toBe(200);
  expect((await remove()).status).toBe(200);
});
