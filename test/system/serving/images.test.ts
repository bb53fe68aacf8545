import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pictureAddress, pictureSource, readPictures } from '../../../src/content/pictures/queries.ts';
import { addPicture } from '../../../src/desks/pictures/commands.ts';
import { halves, hostileImages } from '../../images/hostileImages.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

async function kites() {
  const picture = (await readPictures(app.app.db, ['kites'])).get('kites');
  if (!picture) throw new Error('The demo paper has no kites');
  return picture;
}

describe('the image proxy', () => {
  test('gives each browser the best form it takes, and says so to caches', async () => {
    const address = pictureAddress(await kites(), 'wide', 320);
    for (const [accept, type] of [
      [BROWSER, 'image/avif'],
      ['image/webp,*/*', 'image/webp'],
      ['*/*', 'image/jpeg'],
    ] as const) {
      const answer = await app.get(address, { accept });
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'content-type': type,
        vary: 'accept',
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      });
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect([width, height]).toEqual([320, 180]);
      const again = await app.get(address, { accept, 'if-none-match': answer.headers.get('etag') ?? '' });
      expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    }
  });

  test('knows a picture that a browser or a cache has, however its tag is sent (RFC 9110, 13.1.2)', async () => {
    const address = pictureAddress(await kites(), 'wide', 320);
    const etag = (await app.get(address, { accept: BROWSER })).headers.get('etag') ?? '';
    for (const known of [`W/${etag}`, `"other", ${etag}`, `"other",W/${etag}`, '*'])
      expect((await app.get(address, { accept: BROWSER, 'if-none-match': known })).status, known).toBe(304);
    for (const other of ['"other"', `x${etag}`])
      expect((await app.get(address, { accept: BROWSER, 'if-none-match': other })).status).toBe(200);
  });

  test('takes url, w and q alone, as the specification has it', async () => {
    const { file, width, height } = await kites();
    const answer = await app.get(`/image?url=${encodeURIComponent(`/media/${file}`)}&w=640&q=40`);
    const made = await sharp(await answer.arrayBuffer()).metadata();
    expect([answer.status, made.width, made.height]).toEqual([200, 640, Math.round((640 * height) / width)]);
  });

  test.each([
    ['/image', 400],
    ['/image?url=/media/pictures/none.webp&w=640', 404],
    ['/image?url=/media/pictures/none.webp&w=650', 400],
    ['/image?url=http://127.0.0.1/a.png&w=640', 400],
    ['/image?url=https://elsewhere.example/a.png&w=640', 400],
  ])('%s is refused with %d: in words to programs, with a drawn place-holder to pages', async (address, status) => {
    const toProgram = await app.get(address, { accept: 'application/json' });
    expect([toProgram.status, await toProgram.json()]).toEqual([status, { code: status, message: expect.stringMatching(/\w+ \w+/) }]);
    const toPage = await app.get(address, { accept: BROWSER });
    expect([toPage.status, toPage.headers.get('content-type')]).toEqual([status, 'image/svg+xml; charset=utf-8']);
    const rendered = await toPage.text();
    expect(rendered).toMatch(/^<svg [^>]*width="320"/);
    expect(rendered).not.toContain('script');
  });

  test('refuses hostile files that have got into the storage', async () => {
    for (const [at, { name, bytes, status }] of (await hostileImages()).entries()) {
      await app.app.storage.put(`pictures/hostile-${at}.png`, bytes, 'image/png');
      const answer = await app.get(`/image?url=/media/pictures/hostile-${at}.png&w=640`, { accept: 'application/json' });
      expect(answer.status, name).toBe(status);
    }
  });
});

describe('a picture that an editor brings', () => {
  const about = { alt: 'બે રંગ', credit: 'ચિત્ર: સવાર' };

  test('is named by its content and taken in once', async () => {
    const upload = await halves(900, 600, 'jpeg');
    const first = await addPicture(app.app, upload, { ...about, focal: { x: 0.25, y: 0.5 } });
    const second = await addPicture(app.app, upload, about);
    expect(first.isNew).toBe(true);
    expect(second).toEqual({ ...first, isNew: false });
    expect(first.file).toMatch(/^pictures\/[0-9a-f]{32}\.jpg$/);
    const square = await app.get(pictureAddress(first, 'square', 192));
    expect(square.status).toBe(200);
    // Round its focal point, in the left half, the picture is all kesar.
    const { dominant } = await sharp(await square.arrayBuffer())
      .extract({ left: 0, top: 0, width: 90, height: 192 })
      .stats();
    expect(dominant.r).toBeGreaterThan(dominant.b);
  });

  test('is offered in no width that it has not got', async () => {
    const small = await addPicture(app.app, await halves(500, 500, 'png'), about);
    expect(pictureSource(small, 'wide').srcSet.match(/ \d+w/g)).toEqual([' 192w', ' 320w', ' 480w']);
    expect(pictureSource(small, 'whole')).toMatchObject({ width: 640, height: 640 });
  });

  test('leaves nothing behind when it is refused', async () => {
    const count = async () => (await readPictures(app.app.db, [])).size;
    const before = await count();
    for (const { name, bytes } of await hostileImages()) {
      await expect(addPicture(app.app, bytes, about), name).rejects.toThrow(/picture/i);
    }
    expect(await count()).toBe(before);
  });
});
