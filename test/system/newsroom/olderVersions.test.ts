import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { newsroomServerWords } from '../../../src/site/newsroom/words.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

// Two editors have the same record open; the one who saves last must not overwrite the other's change unnoticed.

let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
});
afterAll(() => site.close());

const administrator = staffMember('administrator');

type Fields = Record<string, unknown>;
/** A record as an editor's form has it. */
type Seen = { version: number; fields: Fields };
type Kept = {
  name: string;
  /** The path of the record. */
  find: () => Promise<string>;
  read: (path: string) => Promise<Seen>;
  write: (path: string, seen: Seen, changes: Fields) => Promise<Response>;
  /** What one editor changes, and what the other. */
  one: Fields;
  other: Fields;
};

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await site.ask(administrator, method, path, body);
  expect(answer.status, path).toBe(200);
  return answer.json();
}

const content = (path: string, names: { one: string; other: string }): Kept => ({
  name: path,
  find: async () => {
    const { items } = z.object({ items: z.array(z.object({ id: z.number() })) }).parse(await ask('get', `${path}?status=published`));
    return `${path}/${items[0]?.id}`;
  },
  read: async (at) => {
    const { version, content: fields } = z
      .object({ version: z.number(), content: z.record(z.string(), z.unknown()) })
      .parse(await ask('get', at));
    return { version, fields };
  },
  write: (at, { version, fields }, changes) => site.ask(administrator, 'put', `${at}?version=${version}`, { ...fields, ...changes }),
  one: { [names.one]: 'પહેલા તંત્રીનું શીર્ષક' },
  other: { [names.other]: 'બીજા તંત્રીનો સાર' },
});

const row = z.looseObject({ version: z.number() });
const plain = (kept: Pick<Kept, 'name' | 'find' | 'one' | 'other'> & { put?: string; within?: string }): Kept => ({
  ...kept,
  read: async (at) => {
    const answer = await ask('get', at);
    const fields = row.parse(kept.within === undefined ? answer : z.record(z.string(), z.unknown()).parse(answer)[kept.within]);
    return { version: fields.version, fields };
  },
  write: (at, { fields }, changes) => site.ask(administrator, 'put', `${at}${kept.put ?? ''}`, { ...fields, ...changes }),
});

const identified = z.object({ id: z.number() });

/** A name of the mandi desk: it is read in the list of all names. */
const mandiName = (kind: 'crops' | 'yards' | 'varieties' | 'grades', changes: { one: Fields; other: Fields }): Kept => ({
  name: `names of ${kind}`,
  find: async () => {
    const names = z.record(z.string(), z.array(identified)).parse(await ask('get', '/mandi/names'));
    return `/mandi/${kind}/${names[kind]?.[0]?.id}`;
  },
  read: async (at) => {
    const names = z.record(z.string(), z.array(row.extend({ id: z.number() }))).parse(await ask('get', '/mandi/names'));
    const found = names[kind]?.find(({ id }) => at.endsWith(`/${id}`));
    if (!found) throw new Error(`There is no ${at}`);
    return { version: found.version, fields: found };
  },
  write: (at, { fields }, entered) => site.ask(administrator, 'put', at, { ...fields, ...entered }),
  ...changes,
});

const invited = { name: 'રવિ મહેતા', email: 'ravi@savar.example', role: 'reporter' };
const kinds: Kept[] = [
  content('/galleries', { one: 'title', other: 'deck' }),
  content('/videos', { one: 'title', other: 'deck' }),
  content('/web-stories', { one: 'title', other: 'description' }),
  plain({
    name: 'accounts of the staff',
    find: async () => `/staff/${z.object({ id: z.string() }).parse(await ask('post', '/staff/invite', invited)).id}`,
    one: { suspended: true },
    other: { name: 'રવિ મ. મહેતા' },
  }),
  plain({
    name: 'settings of the site',
    find: async () => '/settings',
    one: { isLoginRequired: false },
    other: { social: [{ name: 'X', url: 'https://x.com/savar' }] },
  }),
  plain({
    name: 'pictures',
    find: async () => '/pictures/kites',
    within: 'picture',
    one: { alt: 'આકાશમાં પતંગ' },
    other: { credit: 'સવાર' },
  }),
  plain({
    name: 'key points of a live coverage',
    find: async () => {
      const { on } = z.object({ on: z.array(z.object({ articleId: z.number() })) }).parse(await ask('get', '/live'));
      return `/live/${on[0]?.articleId}`;
    },
    put: '/key-points',
    one: { keyPoints: ['પહેલો મુદ્દો'] },
    other: { keyPoints: ['બીજો મુદ્દો'] },
  }),
  plain({
    name: 'topics',
    find: async () => {
      const filter = encodeURIComponent(JSON.stringify({ kind: 'category', slug: 'sports' }));
      const { data } = z.object({ data: z.array(z.object({ id: z.number() })) }).parse(await ask('get', `/topics?filter=${filter}`));
      return `/topics/${data[0]?.id}`;
    },
    one: { description: 'રમતજગતના સમાચાર' },
    other: { name: 'રમતગમત' },
  }),
  plain({
    name: 'campaigns of advertisers',
    find: async () => {
      const { campaigns } = z.object({ campaigns: z.array(z.object({ id: z.number() })) }).parse(await ask('get', '/ads/campaigns'));
      return `/ads/campaigns/${campaigns[0]?.id}`;
    },
    one: { state: 'paused' },
    other: { name: 'દિવાળીની ઝુંબેશ' },
  }),
  plain({
    name: 'settings of advertising',
    find: async () => '/ads/settings',
    one: { units: { header: '/1234567/home_header' } },
    other: { units: { header: '/1234567/home_header', middle: '/1234567/home_middle' } },
  }),
  plain({
    name: 'redirects',
    find: async () => `/redirects/${identified.parse(await ask('post', '/redirects', { from: '/old-contest', to: '/category' })).id}`,
    one: { status: 302 },
    other: { to: '/city' },
  }),
  plain({
    name: 'items of menus',
    find: async () => {
      const item = { place: 'bottom', name: 'હવામાન', type: 'category', slug: 'gujarat' };
      return `/menu-items/${identified.parse(await ask('post', '/menu-items', item)).id}`;
    },
    one: { url: '/search' },
    other: { name: 'આજનું હવામાન' },
  }),
  mandiName('crops', { one: { rank: 99 }, other: { name: 'શંકર કપાસ' } }),
  mandiName('yards', { one: { district: 'rajkot' }, other: { name: 'ગોંડલ યાર્ડ' } }),
  mandiName('varieties', { one: { name: 'પહેલી જાત' }, other: { name: 'બીજી જાત' } }),
  mandiName('grades', { one: { name: 'પહેલો ગ્રેડ' }, other: { name: 'બીજો ગ્રેડ' } }),
];

const refusal = z.object({ message: z.object({ gu: z.string(), en: z.string() }) });

describe.each(kinds)('$name', ({ find, read, write, one, other }) => {
  test('the second of two saves of one version is refused and changes nothing; with the present version it is accepted', async () => {
    const at = await find();
    const seen = await read(at);
    expect((await write(at, seen, one)).status).toBe(200);
    const present = await read(at);
    expect(present.version).toBeGreaterThan(seen.version);
    expect(present.fields).toMatchObject(one);

    const refused = await write(at, seen, other);
    expect(refused.status).toBe(409);
    expect(refusal.parse(await refused.json()).message).toEqual(newsroomServerWords.changedMeanwhile);
    expect(await read(at)).toEqual(present);

    expect((await write(at, present, other)).status).toBe(200);
    expect((await read(at)).fields).toMatchObject({ ...one, ...other });
  });
});

test('an item of content is not withdrawn or published by who has not seen its present state', async () => {
  const gallery = kinds[0];
  if (!gallery) throw new Error('There is no kind of content');
  const at = await gallery.find();
  const seen = await gallery.read(at);
  expect((await gallery.write(at, seen, { title: 'નવું શીર્ષક' })).status).toBe(200);
  const step = async (name: string, version: number) => (await site.ask(administrator, 'post', `${at}/${name}?version=${version}`)).status;
  expect(await step('withdraw', seen.version)).toBe(409);
  const present = await gallery.read(at);
  expect(await step('withdraw', present.version)).toBe(200);
  expect(await step('publish', present.version)).toBe(409);
  expect(await step('publish', present.version + 1)).toBe(200);
});

test('what changes with another record is a change too: where an old address leads, and what a menu calls a topic', async () => {
  const added = await ask('post', '/redirects', { from: '/first-address', to: '/second-address' });
  const first = z.looseObject({ id: z.number(), version: z.number() }).parse(added);
  await ask('post', '/redirects', { from: '/second-address', to: '/city' });
  expect((await site.ask(administrator, 'put', `/redirects/${first.id}`, { ...first, status: 302 })).status).toBe(409);

  const city = z.looseObject({ id: z.number(), version: z.number() }).parse(await ask('post', '/topics', { kind: 'city', name: 'દ્વારકા' }));
  const drafted = { place: 'top', name: 'દ્વારકા', type: 'city', slug: city['slug'] };
  const item = z.looseObject({ id: z.number() }).parse(await ask('post', '/menu-items', drafted));
  await ask('put', `/topics/${city.id}`, { ...city, slug: 'dwarka-nagari' });
  expect((await site.ask(administrator, 'put', `/menu-items/${item.id}`, { ...item, name: 'દેવભૂમિ' })).status).toBe(409);
});

test('a plan is not changed, and a story not given away, by who has not seen the present plan', async () => {
  const planned = z.object({
    planVersion: z.number(),
    plannedFor: z.string().nullable(),
    deadline: z.string().nullable(),
    ownerId: z.string(),
  });
  const begun = identified.parse(await ask('post', '/stories', { working: { headline: 'પુલ ખૂલ્યો' } }));
  const at = `/stories/${begun.id}`;
  const read = async () => planned.parse(await ask('get', at));
  const { id: staffId } = z
    .object({ id: z.string() })
    .parse(await ask('post', '/staff/invite', { ...invited, email: 'plan@savar.example' }));
  const seen = await read();
  const plan = (changes: Fields, planVersion: number) =>
    site.ask(administrator, 'put', `${at}/plan`, { plannedFor: null, deadline: null, ...changes, planVersion });
  const give = (planVersion: number) => site.ask(administrator, 'put', `${at}/owner`, { staffId, planVersion });

  expect((await plan({ plannedFor: '2026-12-01' }, seen.planVersion)).status).toBe(200);
  const present = await read();
  const late = [await plan({ deadline: '2026-11-30T12:30:00Z' }, seen.planVersion), await give(seen.planVersion)];
  for (const refused of late) {
    expect(refused.status).toBe(409);
    expect(refusal.parse(await refused.json()).message).toEqual(newsroomServerWords.changedMeanwhile);
  }
  expect(await read()).toEqual(present);

  expect((await give(present.planVersion)).status).toBe(200);
  expect((await plan({ plannedFor: '2026-12-02' }, present.planVersion)).status).toBe(409);
  expect(await read()).toMatchObject({ plannedFor: '2026-12-01', ownerId: staffId });
});

const ordered = z.object({ data: z.array(z.object({ id: z.number(), parentId: z.number().nullable() })) });
const idsAt = async (path: string, filter: object): Promise<number[]> =>
  ordered
    .parse(await ask('get', `${path}?perPage=200&filter=${encodeURIComponent(JSON.stringify(filter))}`))
    .data.filter(({ parentId }) => parentId === null)
    .map(({ id }) => id);
const lastFirst = (ids: number[]): number[] => [...ids.slice(-1), ...ids.slice(0, -1)];

const orders = [
  {
    name: 'topics',
    read: () => idsAt('/topics', { kind: 'magazine' }),
    /** Puts the last item first. */
    arrange: (seen: number[]) => site.ask(administrator, 'post', '/topics/order', { kind: 'magazine', ids: lastFirst(seen), seen }),
  },
  {
    name: 'a menu',
    read: () => idsAt('/menu-items', { place: 'bottom' }),
    arrange: (seen: number[]) => site.ask(administrator, 'post', `/menu-items/${seen.at(-1)}/move`, { position: 0, seen }),
  },
];

test.each(orders)('the order of $name is not changed by who has not seen the present one', async ({ read, arrange }) => {
  const seen = await read();
  expect(seen.length).toBeGreaterThan(2);
  expect((await arrange(seen)).status).toBe(200);
  const present = await read();
  expect(present).toEqual(lastFirst(seen));

  const refused = await arrange(seen);
  expect(refused.status).toBe(409);
  expect(refusal.parse(await refused.json()).message).toEqual(newsroomServerWords.orderChanged);
  expect(await read()).toEqual(present);

  expect((await arrange(present)).status).toBe(200);
});

test('a form without a version is refused', async () => {
  for (const [method, path, body] of [
    ['put', '/pictures/kites', { alt: '', credit: '', rights: '', focal: { x: 0.5, y: 0.5 } }],
    ['post', '/galleries/1/publish', undefined],
    ['put', '/redirects/1', { from: '/old-contest', to: '/city', status: 301 }],
    ['put', '/mandi/grades/1', { name: 'એ' }],
  ] as const)
    expect((await site.ask(administrator, method, path, body)).status, path).toBe(422);
});
