import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findTopic } from '../../../src/content/topics/queries.ts';
import { halves, hostileImages } from '../../images/hostileImages.ts';
import { presentVersion } from '../../presentVersion.ts';
import { publishStory } from '../../publishStory.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const picture = z.object({
  key: z.string(),
  file: z.string(),
  alt: z.string(),
  credit: z.string(),
  rights: z.string(),
  focal: z.object({ x: z.number(), y: z.number() }),
  width: z.number(),
  uploadedBy: z.object({ id: z.string(), name: z.string() }),
});
const one = z.object({
  picture,
  uses: z.array(z.object({ title: z.string(), href: z.string() })).default([]),
  isNew: z.boolean().optional(),
});
const library = z.object({ pictures: z.array(picture), next: z.string().nullable() });
const refusal = z.object({ message: z.object({ gu: z.string(), en: z.string() }), details: z.unknown().optional() });

const reporter = staffMember('reporter');
const subEditor = staffMember('sub-editor');
const deskEditor = staffMember('desk-editor');

async function requested<Schema extends z.ZodType>(schema: Schema, response: Promise<Response>): Promise<z.infer<Schema>> {
  const answer = await response;
  const body = await answer.json();
  expect(answer.status, JSON.stringify(body)).toBe(200);
  return schema.parse(body);
}

/** A picture of its own for each test: no two have the same colour. */
let shade = 0;
async function photograph(width = 1600, height = 900): Promise<Buffer> {
  shade++;
  return sharp({ create: { width, height, channels: 3, background: { r: (shade * 16) % 256, g: shade * 4, b: 160 } } })
    .jpeg()
    .toBuffer();
}

const upload = async (staff = reporter, bytes?: Buffer, about = '') =>
  requested(one, app.ask(staff, 'post', `/pictures?name=IMG_1.jpg${about}`, bytes ?? (await photograph())));
const list = (query: string, staff = reporter) => requested(library, app.ask(staff, 'get', `/pictures?${query}`));
const describeAs = async (staff: typeof reporter, key: string, changes: object = {}) =>
  app.ask(staff, 'put', `/pictures/${key}`, {
    alt: 'વરસાદમાં અમદાવાદ',
    credit: 'સવાર',
    rights: '',
    focal: { x: 0.5, y: 0.5 },
    version: await presentVersion(app, `/pictures/${key}`),
    ...changes,
  });

async function storyWith(pictureKey: string, inBody = false): Promise<string> {
  const category = await findTopic(app.app.db, 'category', 'sports');
  if (!category) throw new Error('The demo paper has no sports');
  const body = {
    type: 'doc' as const,
    content: inBody ? [{ type: 'picture' as const, attrs: { picture: pictureKey, caption: '', credit: '' } }] : [],
  };
  const slug = `story-${pictureKey}`;
  const id = await publishStory(app.app, {
    slug,
    headline: `ચિત્ર ${pictureKey}`,
    deck: '',
    kicker: '',
    body,
    categoryId: category.id,
    topicIds: [],
    pictureKey: inBody ? undefined : pictureKey,
    publishedAt: new Date(Date.now() - 60_000),
  });
  return `/news/sports/${slug}-${id}`;
}
const html = async (path: string) => (await app.get(path)).text();

describe('an upload', () => {
  test('stands first in the library, with who brought it', async () => {
    const added = await upload(reporter);
    expect(added).toMatchObject({ isNew: true, picture: { width: 1600, uploadedBy: { id: reporter.id, name: reporter.name } } });
    expect((await list('')).pictures[0]?.key).toBe(added.picture.key);
    expect((await list('own=yes')).pictures.map(({ key }) => key)).toContain(added.picture.key);
    expect((await list('own=yes', subEditor)).pictures).toEqual([]);
    expect((await app.get(`/media/${added.picture.file}`)).status).toBe(200);
  });

  test('of the same picture twice is one, and keeps what was said of it', async () => {
    const bytes = await photograph();
    const first = await upload(reporter, bytes);
    await describeAs(subEditor, first.picture.key);
    const second = await upload(subEditor, bytes);
    expect(second).toMatchObject({ isNew: false, picture: { key: first.picture.key, alt: 'વરસાદમાં અમદાવાદ' } });
  });

  test('of two same pictures at the same moment is one', async () => {
    const bytes = await photograph();
    const both = await Promise.all([upload(reporter, bytes), upload(subEditor, bytes)]);
    expect(new Set(both.map((added) => added.picture.key)).size).toBe(1);
  });

  test('is one of thirty at the same moment: each gets its own answer, and the good ones are in the library', async () => {
    const good = await Promise.all(Array.from({ length: 24 }, () => photograph(400, 300)));
    const bad = [
      { bytes: (await photograph(400, 300)).subarray(0, 900), status: 422 },
      { bytes: Buffer.from('આ લખાણ છે'), status: 415 },
      { bytes: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), status: 415 },
      { bytes: Buffer.alloc(26 * 1024 * 1024), status: 413 },
      { bytes: Buffer.alloc(0), status: 415 },
      { bytes: Buffer.alloc(500, 0xff), status: 415 },
    ];
    const sent = good.flatMap((bytes, at) => [{ bytes, status: 200 }, ...(at % 4 === 0 ? bad.slice(at / 4, at / 4 + 1) : [])]);
    expect(sent).toHaveLength(30);
    const answers = await Promise.all(sent.map(({ bytes }, at) => app.ask(deskEditor, 'post', `/pictures?name=thirty-${at}.jpg`, bytes)));
    expect(answers.map(({ status }) => status)).toEqual(sent.map(({ status }) => status));
    const { pictures } = await list('own=yes', deskEditor);
    expect(pictures).toHaveLength(24);
  });

  test('that is hostile is refused in both languages, and nothing of it is kept', async () => {
    const before = (await list('')).pictures[0]?.key;
    for (const { name, bytes, status } of await hostileImages()) {
      const answer = await app.ask(reporter, 'post', '/pictures?name=a.jpg', bytes);
      expect([name, answer.status]).toEqual([name, status]);
      const { message } = refusal.parse(await answer.json());
      expect(message.gu).toMatch(/ચિત્ર/);
      expect(message.en).toMatch(/picture/);
    }
    expect((await list('')).pictures[0]?.key).toBe(before);
  });

  test('of more bytes than anything needs is refused before it is read', async () => {
    const answer = await app.ask(reporter, 'post', '/pictures?name=a.jpg', new Uint8Array(40 * 1024 * 1024 + 1));
    expect(answer.status).toBe(413);
  });
});

describe('the search', () => {
  test('finds words in either script, by their beginning, in description, credit, rights and file name', async () => {
    const { picture: rain } = await upload();
    await describeAs(subEditor, rain.key, { credit: 'ધવલ મેવાડા', rights: 'એજન્સી, એક વાર' });
    for (const words of ['varsad', 'વરસાદ', 'amadavad', 'dhaval', 'એજન્સી', 'var ama', 'IMG'])
      expect(
        (await list(`q=${encodeURIComponent(words)}&own=yes`)).pictures.map(({ key }) => key),
        words,
      ).toContain(rain.key);
    expect((await list('q=varsad+rajkot')).pictures).toEqual([]);
    expect((await list(`q=${encodeURIComponent("'*:&|!()")}`)).pictures).toEqual([]);
  });

  test('leads through all pictures a part at a time', async () => {
    for (let n = 0; n < 3; n++) await upload();
    const seen: string[] = [];
    let part = await list('');
    seen.push(...part.pictures.map(({ key }) => key));
    while (part.next) {
      part = await list(`after=${part.next}`);
      seen.push(...part.pictures.map(({ key }) => key));
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(48);
    expect(seen).toContain('kites');
  });

  test('reads by its indexes', async () => {
    const plan = async (query: string) => {
      const { rows } = await app.app.db.transaction(async (tx) => {
        await tx.execute('set local enable_seqscan = off');
        return tx.execute<{ 'QUERY PLAN': string }>(`explain ${query}`);
      });
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    expect(await plan("select * from pictures where search @@ '''vrsd'':*'::tsquery")).toContain('pictures_search');
    expect(await plan('select * from pictures order by created_at desc, key desc limit 48')).toContain('pictures_newest');
    expect(
      await plan("select id from articles where jsonb_path_query_array(body, '$.**.picture') ? 'kites' or picture_key = 'kites'"),
    ).toContain('articles_body_pictures');
  });
});

describe('a description', () => {
  test('is seen by readers at the next request: alt text and focal point', async () => {
    const { picture: added } = await upload();
    const address = await storyWith(added.key);
    expect(await html(address)).not.toContain('વરસાદમાં ભીંજાતાં બાળકો');
    expect((await html('/category/sports/1')).includes('at=100-0')).toBe(false);
    await describeAs(subEditor, added.key, { alt: 'વરસાદમાં ભીંજાતાં બાળકો', focal: { x: 1, y: 0 } });
    expect(await html(address)).toContain('વરસાદમાં ભીંજાતાં બાળકો');
    const lists = await html('/category/sports/1');
    expect(lists).toContain('at=100-0');
  });

  test('is entered in the log with what was said before', async () => {
    const { picture: added } = await upload();
    await describeAs(subEditor, added.key, { alt: 'નવું' });
    const { rows } = await app.app.db.execute<{ action: string; before: unknown; after: unknown; staff_name: string }>(
      `select action, staff_name, before, after from audit_log where subject = 'picture:${added.key}' order by id`,
    );
    expect(rows.map(({ action }) => action)).toEqual(['picture.add', 'picture.describe']);
    expect(rows[1]).toMatchObject({ staff_name: subEditor.name, before: { alt: '' }, after: { alt: 'નવું' } });
  });

  test('is a reporter’s own affair for their own pictures only', async () => {
    const { picture: own } = await upload(reporter);
    const { picture: other } = await upload(subEditor);
    expect((await describeAs(reporter, own.key)).status).toBe(200);
    const refused = await describeAs(reporter, other.key);
    expect(refused.status).toBe(403);
    expect((await describeAs(subEditor, own.key)).status).toBe(200);
    expect((await describeAs(subEditor, 'no-such-picture')).status).toBe(404);
  });

  test('that cannot be is refused with the field named', async () => {
    const { picture: added } = await upload();
    for (const wrong of [{ alt: 'અ'.repeat(501) }, { focal: { x: 2, y: 0 } }, { credit: 7 }])
      expect((await describeAs(subEditor, added.key, wrong)).status).toBe(422);
  });
});

describe('another file', () => {
  test('behind a key shows at the next request; the address that was out works on', async () => {
    const { picture: added } = await upload();
    const address = await storyWith(added.key, true);
    const before = await html(address);
    expect(before).toContain(added.file);
    const answer = await requested(
      one,
      app.ask(deskEditor, 'post', `/pictures/${added.key}/file?name=b.jpg`, await photograph(1200, 1200)),
    );
    expect(answer.picture).toMatchObject({ key: added.key, width: 1200, focal: { x: 0.5, y: 0.5 } });
    const after = await html(address);
    expect(after).not.toContain(added.file);
    expect(after).toContain(answer.picture.file);
    expect((await app.get(`/media/${added.file}`)).status).toBe(200);
    const [shown = ''] = /\/image\?url=[^" ]+/.exec(before.slice(before.indexOf(added.file) - 40)) ?? [];
    expect((await app.get(shown.replaceAll('&amp;', '&'))).status).toBe(200);
  });

  test('leaves the old one free to come in again as a picture of its own', async () => {
    const bytes = await photograph();
    const { picture: first } = await upload(reporter, bytes);
    await requested(one, app.ask(deskEditor, 'post', `/pictures/${first.key}/file`, await photograph()));
    const again = await upload(reporter, bytes);
    expect(again.isNew).toBe(true);
    expect(again.picture.key).not.toBe(first.key);
    expect(again.picture.file).toBe(first.file);
  });

  test('is checked as an upload is, and is not that of another picture', async () => {
    const { picture: added } = await upload();
    for (const { name, bytes, status } of await hostileImages())
      expect([name, (await app.ask(deskEditor, 'post', `/pictures/${added.key}/file`, bytes)).status]).toEqual([name, status]);
    const bytes = await photograph();
    await upload(reporter, bytes);
    expect((await app.ask(deskEditor, 'post', `/pictures/${added.key}/file`, bytes)).status).toBe(409);
    expect((await requested(one, app.ask(reporter, 'get', `/pictures/${added.key}`))).picture.file).toBe(added.file);
  });
});

describe('where a picture is used', () => {
  test('is told for stories, their texts, galleries and web stories', async () => {
    const { picture: added } = await upload();
    expect((await requested(one, app.ask(reporter, 'get', `/pictures/${added.key}`))).uses).toEqual([]);
    await storyWith(added.key);
    const { uses } = await requested(one, app.ask(reporter, 'get', `/pictures/${added.key}`));
    expect(uses).toMatchObject([{ title: `ચિત્ર ${added.key}`, href: expect.stringMatching(/^\/stories\/\d+$/) }]);
    const demo = await requested(one, app.ask(reporter, 'get', '/pictures/garba'));
    for (const place of ['/stories/', '/galleries/', '/web-stories/'])
      expect(
        demo.uses.some(({ href }) => href.startsWith(place)),
        place,
      ).toBe(true);
  });

  test('keeps it in the library; an unused one goes', async () => {
    const { picture: used } = await upload();
    await storyWith(used.key, true);
    const refused = await app.ask(deskEditor, 'delete', `/pictures/${used.key}`);
    expect(refused.status).toBe(409);
    expect(refusal.parse(await refused.json()).details).toMatchObject({ uses: [{ title: `ચિત્ર ${used.key}` }] });
    const { picture: unused } = await upload();
    expect((await app.ask(deskEditor, 'delete', `/pictures/${unused.key}`)).status).toBe(200);
    expect((await app.ask(deskEditor, 'get', `/pictures/${unused.key}`)).status).toBe(404);
  });
});

describe('a screen', () => {
  test('shows a picture of which it knows the key', async () => {
    const answer = await app.ask(reporter, 'get', '/pictures/kites/thumbnail?crop=square&w=96');
    expect(answer.status).toBe(302);
    expect((await app.get(answer.headers.get('location') ?? '')).headers.get('content-type')).toMatch(/^image\//);
    expect((await app.ask(reporter, 'get', '/pictures/kites/thumbnail?w=97')).status).toBe(422);
    expect((await app.ask(reporter, 'get', '/pictures/nowhere/thumbnail')).status).toBe(404);
  });
});

test('what a role may not do is refused at the call itself', async () => {
  const { picture: added } = await upload();
  const bytes = await halves(100, 100);
  for (const staff of [reporter, subEditor]) {
    expect((await app.ask(staff, 'post', `/pictures/${added.key}/file`, bytes)).status).toBe(403);
    expect((await app.ask(staff, 'delete', `/pictures/${added.key}`)).status).toBe(403);
  }
  for (const [method, path] of [
    ['get', '/pictures'],
    ['post', '/pictures'],
    ['put', `/pictures/${added.key}`],
  ] as const)
    expect((await app.ask(undefined, method, path, method === 'get' ? undefined : bytes)).status).toBe(401);
});
