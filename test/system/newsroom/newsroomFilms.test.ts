import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { findTopic } from '../../../src/content/topics/queries.ts';
import { seenAt } from '../../presentVersion.ts';
import { plainPaper, smallPdf } from '../../smallPdf.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

let app: TestApp;
let sports = 0;
let surat = 0;
beforeAll(async () => {
  app = await openTestApp();
  sports = (await findTopic(app.app.db, 'category', 'sports'))?.id ?? 0;
  surat = (await findTopic(app.app.db, 'city', 'surat'))?.id ?? 0;
});
afterAll(() => app.close());

const subEditor = staffMember('sub-editor');
const deskEditor = staffMember('desk-editor');
const reporter = staffMember('reporter');

const atDesk = z.object({ id: z.number(), status: z.string(), address: z.string().nullable() });
const refusal = z.object({ issues: z.array(z.object({ path: z.string() })), message: z.object({ gu: z.string(), en: z.string() }) });

async function answered<Schema extends z.ZodType>(schema: Schema, response: Promise<Response>): Promise<z.infer<Schema>> {
  const answer = await response;
  const body = await answer.json();
  expect(answer.status, JSON.stringify(body)).toBe(200);
  return schema.parse(body);
}
const issuesOf = async (response: Promise<Response>): Promise<string[]> => {
  const answer = await response;
  expect(answer.status).toBe(422);
  return refusal.parse(await answer.json()).issues.map(({ path }) => path);
};
const actionsOn = async (subject: string): Promise<string[]> => {
  const { rows } = await app.app.db.execute<{ action: string }>(`select action from audit_log where subject = '${subject}' order by id`);
  return rows.map(({ action }) => action);
};

describe('a web story', () => {
  const page = (picture: string, changes: object = {}) => ({ picture, headline: `પાનું ${picture}`, text: '', placement: 'top', ...changes });
  const content = (changes: object = {}) => ({
    title: 'પતંગની વાત',
    description: 'પતંગ ક્યાંથી આવ્યો તેની ટૂંકી વાત.',
    categoryId: sports,
    poster: null,
    pages: ['kites', 'garba', 'mango', 'palace'].map((picture) => page(picture)),
    ...changes,
  });

  test('is kept unfinished, goes before readers when it keeps the rules, and away again', async () => {
    const unfinished = content({ description: '', pages: [page('kites', { headline: '' })] });
    const { id } = await answered(atDesk, app.ask(subEditor, 'post', '/web-stories', unfinished));
    expect((await issuesOf(app.ask(deskEditor, 'post', await seenAt(app, `/web-stories/${id}`, '/publish'), {}))).sort()).toEqual([
      'description',
      'pages',
      'pages.0.headline',
    ]);
    await answered(atDesk, app.ask(subEditor, 'put', await seenAt(app, `/web-stories/${id}`), content()));
    const { address } = await answered(atDesk, app.ask(deskEditor, 'post', await seenAt(app, `/web-stories/${id}`, '/publish'), {}));
    expect(await (await app.get(address ?? '')).text()).toContain('પાનું garba');
    expect(await (await app.get('/webstories')).text()).toContain('પતંગની વાત');
    // Readers never see it against the rules.
    expect(await issuesOf(app.ask(deskEditor, 'put', await seenAt(app, `/web-stories/${id}`), unfinished))).toContain('pages');
    const changed = content({ pages: content().pages.toReversed() });
    await answered(atDesk, app.ask(deskEditor, 'put', await seenAt(app, `/web-stories/${id}`), changed));
    const html = await (await app.get(address ?? '')).text();
    expect(html.indexOf('પાનું palace')).toBeLessThan(html.indexOf('પાનું kites'));
    await answered(atDesk, app.ask(deskEditor, 'post', await seenAt(app, `/web-stories/${id}`, '/withdraw'), {}));
    expect((await app.get(address ?? '')).status).toBe(404);
    expect(await (await app.get('/webstories')).text()).not.toContain('પતંગની વાત');
    expect(await actionsOn(`web-story:${id}`)).toEqual([
      'webstory.draft',
      'webstory.change',
      'webstory.publish',
      'webstory.change',
      'webstory.withdraw',
    ]);
  });

  test('names what is there, and is written and published only by staff with the permission', async () => {
    expect(await issuesOf(app.ask(subEditor, 'post', '/web-stories', content({ poster: 'no-such' })))).toEqual(['poster']);
    expect(await issuesOf(app.ask(subEditor, 'post', '/web-stories', content({ pages: [page('no-such')] })))).toEqual(['pages.0.picture']);
    expect(await issuesOf(app.ask(subEditor, 'post', '/web-stories', content({ categoryId: surat })))).toEqual(['categoryId']);
    expect((await app.ask(reporter, 'post', '/web-stories', content())).status).toBe(403);
    const { id } = await answered(atDesk, app.ask(subEditor, 'post', '/web-stories', content()));
    expect((await app.ask(subEditor, 'post', await seenAt(app, `/web-stories/${id}`, '/publish'), {})).status).toBe(403);
  });
});

describe('a video', () => {
  const films = join(import.meta.dirname, '../../../demo/films');
  const demoFile = (ending: RegExp) => readFileSync(join(films, readdirSync(films).find((name) => ending.test(name)) ?? ''));
  const content = (changes: object = {}) => ({ title: 'ક્રિકેટની ક્ષણો', kind: 'watch', categoryId: sports, seconds: 30, ...changes });
  const taken = z.object({ key: z.string(), kind: z.string(), bytes: z.number() });

  test('of our own is uploaded, shown with a thumbnail of the library, and follows its focal point', async () => {
    const film = await answered(taken, app.ask(subEditor, 'post', '/videos/films', demoFile(/\.mp4$/)));
    expect(film.kind).toBe('mp4');
    const captions = await answered(taken, app.ask(subEditor, 'post', '/videos/captions', demoFile(/\.vtt$/)));
    const { id } = await answered(atDesk, app.ask(subEditor, 'post', '/videos', content({ mp4Key: film.key })));
    expect(await issuesOf(app.ask(deskEditor, 'post', await seenAt(app, `/videos/${id}`, '/publish'), {}))).toEqual([
      'captionsKey',
      'pictureKey',
    ]);
    const whole = content({ mp4Key: film.key, captionsKey: captions.key, pictureKey: 'kites' });
    await answered(atDesk, app.ask(subEditor, 'put', await seenAt(app, `/videos/${id}`), whole));
    const { address } = await answered(atDesk, app.ask(deskEditor, 'post', await seenAt(app, `/videos/${id}`, '/publish'), {}));
    expect(await (await app.get(address ?? '')).text()).toContain(film.key);
    expect((await app.get(`/media/${film.key}`)).headers.get('content-type')).toBe('video/mp4');
    expect(await (await app.get('/video/list')).text()).toContain('ક્રિકેટની ક્ષણો');
    const { uses } = z
      .object({ uses: z.array(z.object({ href: z.string() })) })
      .parse(await (await app.ask(reporter, 'get', '/pictures/kites')).json());
    expect(uses.map(({ href }) => href)).toContain(`/videos/${id}`);
    await app.ask(deskEditor, 'put', '/pictures/kites', { alt: 'પતંગ', credit: '', rights: '', focal: { x: 0, y: 1 }, version: 1 });
    expect(await (await app.get('/video/list')).text()).toContain('at=0-100');
    await answered(atDesk, app.ask(deskEditor, 'post', await seenAt(app, `/videos/${id}`, '/withdraw'), {}));
    expect((await app.get(address ?? '')).status).toBe(404);
    expect(await actionsOn(`video:${id}`)).toEqual(['video.draft', 'video.change', 'video.publish', 'video.withdraw']);
  });

  test('of YouTube needs its address, and stands by itself', async () => {
    const { id } = await answered(atDesk, app.ask(subEditor, 'post', '/videos', content({ youtubeVideoUrl: 'https://example.com/x' })));
    expect(await issuesOf(app.ask(deskEditor, 'post', await seenAt(app, `/videos/${id}`, '/publish'), {}))).toEqual(['youtubeVideoUrl']);
    await answered(
      atDesk,
      app.ask(subEditor, 'put', await seenAt(app, `/videos/${id}`), content({ youtubeVideoUrl: 'https://youtu.be/dQw4w9WgXcQ' })),
    );
    const { address } = await answered(atDesk, app.ask(deskEditor, 'post', await seenAt(app, `/videos/${id}`, '/publish'), {}));
    expect((await app.get(address ?? '')).status).toBe(200);
  });

  test('does not tell where a telephone recorded it', async () => {
    const box = (type: string, ...parts: Buffer[]) => {
      const content = Buffer.concat(parts);
      const header = Buffer.alloc(8);
      header.writeUInt32BE(content.length + 8);
      header.write(type, 4, 'latin1');
      return Buffer.concat([header, content]);
    };
    const text = (content: string) => Buffer.from(content);
    // As Android and iOS write it, and in the XMP of an editing program.
    const place = (number: number) => `+23.0225+072.571${number}/`;
    const metadata = [
      box('udta', box('\u00a9xyz', text(place(1)))),
      box('meta', box('keys', text('com.apple.quicktime.location.ISO6709')), box('ilst', text(place(2)))),
      box('trak', box('tkhd', text('kept')), box('udta', text(place(3)))),
    ];
    const film = Buffer.concat([
      box('ftyp', text('isom\0\0\0\0isomavc1')),
      box('moov', box('mvhd', text('kept')), ...metadata),
      box('uuid', text(place(4))),
      box('mdat', text('pictures')),
    ]);
    for (const upload of [film, Buffer.concat([film, text('\0\0\xff\xffudta'), text('cut off')])]) {
      const stored = await answered(taken, app.ask(subEditor, 'post', '/videos/films', new Uint8Array(upload)));
      const served = Buffer.from(await (await app.get(`/media/${stored.key}`)).arrayBuffer()).toString('latin1');
      expect([served.length, served.match(/kept/g)?.length, served.includes('pictures')]).toEqual([upload.length, 2, true]);
      expect(served).not.toMatch(/23\.0225|ISO6709|xyz/);
    }
  });

  test('takes no file that is none, and names none that is not there', async () => {
    for (const bytes of [new TextEncoder().encode('<!DOCTYPE html><script>'), new Uint8Array(), new Uint8Array(5_000)])
      expect((await app.ask(subEditor, 'post', '/videos/films', bytes)).status).toBe(415);
    for (const text of ['', '<script>', 'WEBVTT', 'WEBVTTX\n\n00:00 --> 00:01\nx'])
      expect((await app.ask(subEditor, 'post', '/videos/captions', new TextEncoder().encode(text))).status).toBe(415);
    expect((await app.ask(subEditor, 'post', '/videos/captions', new Uint8Array([0xff, 0xfe, 0x57]))).status).toBe(415);
    for (const mp4Key of ['videos/nothing.mp4', 'videos/../../secret.mp4', 'pictures/x.jpg'])
      expect(await issuesOf(app.ask(subEditor, 'post', '/videos', content({ mp4Key })))).toEqual(['mp4Key']);
    expect((await app.ask(reporter, 'post', '/videos/films', new Uint8Array(10))).status).toBe(403);
    expect(readdirSync(join(app.app.settings.dataDir, 'uploads'))).toEqual([]);
  });
});

describe('the printed paper', () => {
  const prepared = z.object({ pdfKey: z.string(), pages: z.array(z.object({ number: z.number(), thumbnail: z.string() })) });
  const editions = z.object({ editions: z.array(z.object({ day: z.string(), status: z.string(), pageCount: z.number() })) });
  const date = '2026-01-14';
  const listed = async () => (await answered(editions, app.ask(reporter, 'get', `/epaper/editions?cityId=${surat}`))).editions;

  test('is looked at, put out, replaced at the same address, and withdrawn', async () => {
    const address = `/epaper/surat/${date}`;
    const isMissing = async () => (await (await app.get(address)).text()).includes('આ દિવસનો અંક નથી');
    expect(await isMissing()).toBe(true);
    const first = await answered(prepared, app.ask(deskEditor, 'post', '/epaper/files', plainPaper(2, 'first')));
    expect(first.pages).toHaveLength(2);
    expect((await app.get(first.pages[0]?.thumbnail ?? '')).status).toBe(200);
    // Nothing is out yet.
    expect((await listed()).some(({ day }) => day === date)).toBe(false);
    expect((await app.ask(deskEditor, 'post', '/epaper/editions', { cityId: surat, date, pdfKeys: [first.pdfKey] })).status).toBe(200);
    expect(await isMissing()).toBe(false);
    const second = await answered(prepared, app.ask(deskEditor, 'post', '/epaper/files', plainPaper(3, 'second')));
    expect((await app.ask(deskEditor, 'post', '/epaper/editions', { cityId: surat, date, pdfKeys: [second.pdfKey] })).status).toBe(200);
    expect((await listed()).find(({ day }) => day === date)).toMatchObject({ pageCount: 3, status: 'published' });
    expect((await app.get(`${address}/3`)).status).toBe(200);
    expect((await app.ask(deskEditor, 'post', '/epaper/editions/withdraw', { cityId: surat, date })).status).toBe(200);
    expect(await isMissing()).toBe(true);
    expect(await actionsOn(`edition:surat/${date}`)).toEqual(['edition.publish', 'edition.publish', 'edition.withdraw']);
  });

  test('is refused in words where file, day or city are wrong, and to whom it is none of theirs', async () => {
    const locked = smallPdf({ pages: [{ width: 900, height: 1400 }], locked: true });
    for (const [bytes, status] of [
      [new TextEncoder().encode('no pdf'), 415],
      [locked, 422],
    ] as const)
      expect((await app.ask(deskEditor, 'post', '/epaper/files', bytes)).status).toBe(status);
    const { pdfKey } = await answered(prepared, app.ask(deskEditor, 'post', '/epaper/files', plainPaper(1, 'third')));
    const pdfKeys = [pdfKey];
    expect(await issuesOf(app.ask(deskEditor, 'post', '/epaper/editions', { cityId: surat, date: '2026-02-30', pdfKeys }))).toEqual([
      'date',
    ]);
    expect(await issuesOf(app.ask(deskEditor, 'post', '/epaper/editions', { cityId: sports, date, pdfKeys }))).toEqual(['cityId']);
    const gone = `epaper/${'0'.repeat(32)}.pdf`;
    expect((await app.ask(deskEditor, 'post', '/epaper/editions', { cityId: surat, date, pdfKeys: [pdfKey, gone] })).status).toBe(422);
    expect((await app.ask(deskEditor, 'post', '/epaper/editions/withdraw', { cityId: surat, date: '2026-01-15' })).status).toBe(404);
    expect((await app.ask(subEditor, 'post', '/epaper/editions', { cityId: surat, date, pdfKeys })).status).toBe(403);
    const ofElsewhere = staffMember('desk-editor', { cityIds: [surat + 1] });
    expect((await app.ask(ofElsewhere, 'post', '/epaper/editions', { cityId: surat, date, pdfKeys })).status).toBe(403);
  });
});
