import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { hashedKey } from '../../../src/platform/storage/storage.ts';
import { halves } from '../../images/hostileImages.ts';
import { plainPaper } from '../../smallPdf.ts';
import { freshDataDir, startApp } from '../../templateApp.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { signInOverHttp } from '../signInOverHttp.ts';

const MEGABYTE = 1024 * 1024;
const cleanUp: (() => void | Promise<void>)[] = [];
afterEach(async () => {
  for (const remove of cleanUp.splice(0).reverse()) await remove();
});

/** A data folder whose files are nobody else's. */
function dataDirWithOwnFiles(): string {
  const { dataDir, remove } = freshDataDir();
  cleanUp.push(remove);
  for (const folder of ['media', 'images']) {
    rmSync(join(dataDir, folder));
    mkdirSync(join(dataDir, folder));
  }
  return dataDir;
}

async function openApp(dataDir: string): Promise<TestApp> {
  const app = await openTestApp({ dataDir });
  cleanUp.push(app.close);
  return app;
}

const chief = staffMember('chief-editor');
const says = z.object({ message: z.object({ gu: z.string(), en: z.string() }) });
const unfinishedIn = (dataDir: string) => {
  const folder = join(dataDir, 'media/.unfinished');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const added = z.object({ picture: z.object({ key: z.string(), file: z.string().optional() }) });

describe('a picture', () => {
  test('that was cut off by a full disk is replaced by the same picture uploaded again', async () => {
    const dataDir = dataDirWithOwnFiles();
    const app = await openApp(dataDir);
    const upload = async () => app.ask(chief, 'post', '/pictures?name=a.jpg', await halves(900, 600, 'jpeg'));
    added.parse(await (await upload()).json());
    const [name = ''] = readdirSync(join(dataDir, 'media/pictures'));
    const path = join(dataDir, 'media/pictures', name);
    const whole = readFileSync(path);
    truncateSync(path, 500);
    expect((await upload()).status).toBe(200);
    expect(readFileSync(path).equals(whole)).toBe(true);
    expect(Buffer.from(await (await app.get(`/media/pictures/${name}`)).arrayBuffer()).equals(whole)).toBe(true);
    expect(unfinishedIn(dataDir)).toEqual([]);
  });

  test('that cannot be kept, because the folder cannot be written, is refused in words, and nothing of it is in the library', async () => {
    const dataDir = dataDirWithOwnFiles();
    // A file in the folder's place cannot be written to by anybody, also not by root.
    writeFileSync(join(dataDir, 'media/pictures'), '');
    const app = await openApp(dataDir);
    const before = await (await app.ask(chief, 'get', '/pictures')).json();
    const answer = await app.ask(chief, 'post', '/pictures?name=a.jpg', await halves(901, 600, 'jpeg'));
    expect(answer.status).toBe(503);
    const { message } = says.parse(await answer.json());
    expect([message.gu, message.en]).toEqual([expect.stringContaining('ફાઇલ સચવાઈ નથી'), expect.stringContaining('cannot keep files')]);
    expect(await (await app.ask(chief, 'get', '/pictures')).json()).toEqual(before);
    expect(unfinishedIn(dataDir)).toEqual([]);
  });

  test('whose variant was damaged on disk is made anew, and served as it was', async () => {
    const dataDir = dataDirWithOwnFiles();
    const app = await openApp(dataDir);
    await app.ask(chief, 'post', '/pictures?name=a.jpg', await halves(900, 600, 'jpeg'));
    const [name = ''] = readdirSync(join(dataDir, 'media/pictures'));
    const show = async () => {
      const answer = await app.get(`/image?url=/media/pictures/${name}&w=320&q=75`, { accept: 'image/webp' });
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer());
    };
    const first = await show();
    const variants = () =>
      readdirSync(join(dataDir, 'images'), { recursive: true, encoding: 'utf8' }).filter((one) => one.endsWith('.webp'));
    const [variant = ''] = variants();
    const path = join(dataDir, 'images', variant);
    const damage: ((bytes: Buffer) => Buffer)[] = [
      (bytes) => bytes.subarray(0, bytes.length / 2),
      (bytes) => Buffer.concat([bytes.subarray(0, 40), Buffer.alloc(bytes.length - 40)]),
      () => Buffer.alloc(0),
    ];
    for (const harm of damage) {
      writeFileSync(path, harm(readFileSync(path)));
      expect((await show()).equals(first)).toBe(true);
    }
    expect(variants()).toEqual([variant]);
  });
});

test.runIf(process.platform !== 'win32')(
  'on a full disk and after an outright kill, no file stands half, uploads are refused in words, and the next start sweeps up',
  { timeout: 240_000 },
  async () => {
    const dataDir = dataDirWithOwnFiles();
    // No file of this process can be larger: to whoever writes one it is as if the disk were full.
    const full = await startApp({ DATA_DIR: dataDir }, { fileLimitBytes: 20 * MEGABYTE });
    cleanUp.push(full.stop);
    const signedIn = await signInOverHttp(full);
    const send = (url: string, path: string, body: Uint8Array) =>
      fetch(`${url}/newsroom/api${path}`, {
        method: 'POST',
        headers: { ...signedIn, origin: url, 'content-type': 'application/octet-stream' },
        body: body.slice(),
      });
    const pdf = plainPaper(1, 'x'.repeat(22 * MEGABYTE));
    const address = `/media/${hashedKey('epaper', pdf, 'pdf')}`;
    for (const [path, body] of [
      ['/epaper/files', pdf],
      // All of it is on its way before the answer comes.
      ['/videos/films', new Uint8Array(20 * MEGABYTE + 128 * 1024)],
    ] as const) {
      const answer = await send(full.url, path, body);
      expect([path, answer.status]).toEqual([path, 507]);
      const { message } = says.parse(await answer.json());
      expect([message.gu, message.en]).toEqual([expect.stringContaining('ડિસ્ક ભરાઈ ગઈ છે'), expect.stringContaining('disk is full')]);
    }
    expect((await fetch(full.url + address)).status).toBe(404);
    expect([unfinishedIn(dataDir), readdirSync(join(dataDir, 'uploads'))]).toEqual([[], []]);
    expect((await send(full.url, '/epaper/files', plainPaper(1, 'small'))).status).toBe(200);
    await full.stop();

    const roomy = await startApp({ DATA_DIR: dataDir });
    cleanUp.push(roomy.kill);
    expect((await send(roomy.url, '/epaper/files', pdf)).status).toBe(200);
    expect((await (await fetch(roomy.url + address)).arrayBuffer()).byteLength).toBe(pdf.length);

    // Half of a film has come when the process is killed.
    const half = request(`${roomy.url}/newsroom/api/videos/films`, {
      method: 'POST',
      headers: { ...signedIn, origin: roomy.url, 'content-length': String(8 * MEGABYTE) },
    });
    half.on('error', () => undefined);
    half.write(Buffer.alloc(4 * MEGABYTE));
    const uploads = join(dataDir, 'uploads');
    const written = () => readdirSync(uploads, { recursive: true, encoding: 'utf8' }).find((name) => name.endsWith('/film'));
    await expect
      .poll(() => statSync(join(uploads, written() ?? 'none'), { throwIfNoEntry: false })?.size ?? 0, { timeout: 20_000 })
      .toBeGreaterThan(MEGABYTE);
    await roomy.kill();
    expect(existsSync(join(dataDir, 'media/videos'))).toBe(false);
    // What another process may still be writing is left alone: it is swept once it is an hour old.
    const anHourAgo = new Date(Date.now() - 61 * 60_000);
    const film = written() ?? '';
    for (const path of [film, film.split('/')[0] ?? '']) utimesSync(join(uploads, path), anHourAgo, anHourAgo);
    mkdirSync(join(dataDir, 'media/.unfinished'), { recursive: true });
    const torn = join(dataDir, 'media/.unfinished/0b6f');
    writeFileSync(torn, 'torn');
    utimesSync(torn, anHourAgo, anHourAgo);
    const young = join(uploads, 'film-young');
    mkdirSync(young);
    const third = await startApp({ DATA_DIR: dataDir });
    cleanUp.push(third.stop);
    expect([readdirSync(uploads), unfinishedIn(dataDir)]).toEqual([['film-young'], []]);
  },
);
