import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { liveRefusals } from '../../../src/desks/livecoverage/newsroom/words.ts';
import { newsroomServerWords } from '../../../src/site/newsroom/words.ts';
import { seenRecord } from '../../twoEditors.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

// An editor has a record open that another one changes; whoever then deletes it must see the change first.

const chief = staffMember('chief-editor');
let site: TestApp;
beforeAll(async () => {
  site = await openTestApp();
});
afterAll(() => site.close());

const record = seenRecord.extend({ id: z.number() });
type Kept = {
  name: string;
  /** The path of all of them, to which one is added, and of one. */
  path: () => Promise<string>;
  /** Where one is changed, if that is not where it is deleted. */
  changing?: () => Promise<string>;
  draft: () => Promise<Record<string, unknown>>;
  change: Record<string, unknown>;
  /** One as its form has it; by default its own path answers that. */
  read?: (id: number) => Promise<z.infer<typeof record>>;
};

async function ask(method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await site.ask(chief, method, path, body);
  expect(answer.status, `${method} ${path}`).toBe(200);
  return answer.json();
}

async function rowOf(path: string, name: string, id: number): Promise<z.infer<typeof record>> {
  const rows = z.record(z.string(), z.unknown()).parse(await ask('get', path))[name];
  const found = z
    .array(record)
    .parse(rows)
    .find((row) => row.id === id);
  if (!found) throw new Error(`${path} has no ${id} among its ${name}`);
  return found;
}

const listed = z.object({ data: z.array(z.object({ id: z.number(), token: z.string().optional(), slug: z.string().optional() })) });
const election = async () => {
  const { data } = listed.parse(await ask('get', '/elections?perPage=200'));
  return `/elections/${data.find(({ token }) => token === 'election-2024')?.id}`;
};
const seat = async () => {
  const at = await election();
  const { data } = listed.parse(await ask('get', `${at}/seats?state=S06`));
  return `${at}/seats/${data.find(({ slug }) => slug === 'gandhinagar')?.id}`;
};
const tournaments = z.object({ tournaments: z.array(z.object({ id: z.number(), teamIds: z.array(z.number()) })) });
const tournament = async () => {
  const found = tournaments.parse(await ask('get', '/cricket')).tournaments.find(({ teamIds }) => teamIds.length > 1);
  if (!found) throw new Error('No tournament has two teams');
  return found;
};

const kinds: Kept[] = [
  {
    name: 'redirects',
    path: async () => '/redirects',
    draft: async () => ({ from: '/summer-contest', to: '/category' }),
    change: { to: '/city' },
  },
  {
    name: 'items of menus',
    path: async () => '/menu-items',
    draft: async () => ({ place: 'bottom', name: 'હવામાન', type: 'category', slug: 'gujarat' }),
    change: { name: 'આજનું હવામાન' },
  },
  {
    name: 'topics',
    path: async () => '/topics',
    draft: async () => ({ kind: 'city', name: 'મહેસાણા' }),
    change: { description: 'મહેસાણાના સમાચાર' },
  },
  {
    name: 'polls',
    path: async () => `${await election()}/polls`,
    draft: async () => ({
      kind: 'exit',
      agency: 'સર્વે સંસ્થા',
      sampleSize: 4_000,
      expected: [{ key: 'BJP', from: 200, to: 260 }],
      isPublished: false,
    }),
    change: { sampleSize: 5_000 },
    read: async (id) => rowOf(`${await election()}/polls`, 'polls', id),
  },
  {
    name: 'candidates',
    path: async () => `${await election()}/candidates`,
    changing: async () => `${await seat()}/candidates`,
    draft: async () => ({ name: 'નવા ઉમેદવાર', nameEn: 'New candidate', party: 'IND', pictureKey: null }),
    change: { party: 'BJP' },
    read: async (id) => rowOf(await seat(), 'candidates', id),
  },
  {
    name: 'fixtures',
    path: async () => '/cricket/matches',
    draft: async () => {
      const { id, teamIds } = await tournament();
      return {
        tournamentId: id,
        teamAId: teamIds[0],
        teamBId: teamIds[1],
        number: null,
        stage: '',
        isLeague: true,
        overs: 50,
        venue: 'સરદાર મેદાન',
        city: 'રાજકોટ',
        startsAt: '2031-01-05T08:30:00.000Z',
      };
    },
    change: { city: 'ભુજ' },
    read: async (id) => rowOf(`/cricket/matches?tournamentId=${(await tournament()).id}`, 'matches', id),
  },
];

test.each(kinds)('of $name, none is deleted by who has not seen its present state', async (kind) => {
  const path = await kind.path();
  const changing = (await kind.changing?.()) ?? path;
  const draft = await kind.draft();
  const { id } = z.object({ id: z.number() }).parse(await ask('post', changing, draft));
  const read = async () => (kind.read ? kind.read(id) : record.parse(await ask('get', `${path}/${id}`)));
  const seen = await read();
  await ask('put', `${changing}/${id}`, { ...draft, ...kind.change, version: seen.version });
  const present = await read();

  const refused = await site.ask(chief, 'delete', `${path}/${id}?version=${seen.version}`);
  expect(refused.status).toBe(409);
  expect(await refused.json()).toMatchObject({ message: newsroomServerWords.changedMeanwhile, isOutdated: true });
  expect(await read()).toEqual(present);

  await ask('delete', `${path}/${id}?version=${present.version}`);
});

test('of pictures, none is deleted by who has not seen its present state', async () => {
  const upload = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a3b12' } })
    .jpeg()
    .toBuffer();
  const read = z.object({ picture: z.object({ key: z.string(), version: z.number() }) });
  const { picture: seen } = read.parse(await ask('post', '/pictures?name=a.jpg', upload));
  const description = { alt: 'સાબરમતીના કાંઠે', credit: 'સવાર', rights: '', focal: { x: 0.5, y: 0.5 } };
  const { picture: present } = read.parse(await ask('put', `/pictures/${seen.key}`, { ...description, version: seen.version }));

  const refused = await site.ask(chief, 'delete', `/pictures/${seen.key}?version=${seen.version}`);
  expect([refused.status, await refused.json()]).toMatchObject([409, { message: newsroomServerWords.changedMeanwhile, isOutdated: true }]);
  expect(read.parse(await ask('get', `/pictures/${seen.key}`)).picture.version).toBe(present.version);
  await ask('delete', `/pictures/${seen.key}?version=${present.version}`);
});

test('of live posts, none is deleted by who has not seen its present state', async () => {
  const { data } = await (await site.get('/api/article-list?limit=1')).json();
  const path = `/live/${data.articles[0]._id}`;
  const coverage = z.object({ rows: z.array(z.object({ id: z.number(), version: z.number(), body: z.string() })) });
  await ask('post', path);
  const sent = { body: 'પહેલી ખબર.', sentAs: crypto.randomUUID() };
  const [seen] = coverage.parse(await ask('post', `${path}/posts`, sent)).rows;
  await ask('put', `${path}/posts/${seen?.id}`, { body: 'સુધારેલી ખબર.', version: seen?.version });

  const refused = await site.ask(chief, 'delete', `${path}/posts/${seen?.id}?version=${seen?.version}`);
  expect([refused.status, await refused.json()]).toMatchObject([
    409,
    { message: liveRefusals.changedMeanwhile, isOutdated: true, details: { body: 'સુધારેલી ખબર.', version: 2 } },
  ]);
  expect(coverage.parse(await ask('get', path)).rows).toHaveLength(1);
  await ask('delete', `${path}/posts/${seen?.id}?version=2`);
});

test('of galleries, none is deleted by who has not seen its present state', async () => {
  const item = z.object({ id: z.number(), version: z.number(), content: z.looseObject({}) });
  const { items } = z.object({ items: z.array(z.object({ id: z.number() })) }).parse(await ask('get', '/galleries?status=published'));
  const { content } = item.parse(await ask('get', `/galleries/${items[0]?.id}`));
  const seen = item.parse(await ask('post', '/galleries', { ...content, title: 'નવી ગેલેરી' }));
  const draft = { ...content, title: 'બીજા તંત્રીની ગેલેરી' };
  const present = item.parse(await ask('put', `/galleries/${seen.id}?version=${seen.version}`, draft));

  const refused = await site.ask(chief, 'delete', `/galleries/${seen.id}?version=${seen.version}`);
  expect([refused.status, await refused.json()]).toMatchObject([409, { message: newsroomServerWords.changedMeanwhile, isOutdated: true }]);
  await ask('delete', `/galleries/${seen.id}?version=${present.version}`);
});
