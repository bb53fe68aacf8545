import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addEdition } from '../../../src/desks/epaper/commands.ts';
import { joinPdfs, renderPages } from '../../../src/desks/epaper/editions/renderPages.ts';
import { broadsheet, plainPaper, smallPdf } from '../../smallPdf.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

const city = 'surat';
const spread = { width: 1800, height: 1400 };
/** A page with its bleed and crop marks. */
const press = { width: 980, height: 1480, entries: '/TrimBox [40 40 940 1440]' };

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ at: new Date('2030-03-10T09:00:00+05:30') });
});
afterAll(() => app.close());

/** The sides of the pages that readers see, in pixels. */
async function shown(id: number): Promise<unknown[]> {
  const { rows } = await app.app.db.execute(sql`select number, width, height from epaper_pages where edition_id = ${id} order by number`);
  return rows;
}

/** The file that readers download. */
async function downloaded(date: string): Promise<Uint8Array> {
  const html = await (await app.get(`/epaper/${city}/${date}`)).text();
  const file = await app.get(/href="(\/media\/epaper\/[^"]+\.pdf)"/.exec(html)?.[1] ?? '');
  expect(file.headers.get('content-type')).toBe('application/pdf');
  return new Uint8Array(await file.arrayBuffer());
}

/** The number of files that `work` stores. */
async function stored(work: (app: TestApp['app']) => Promise<unknown>): Promise<number> {
  let count = 0;
  const put: typeof app.app.storage.put = (...args) => {
    count++;
    return app.app.storage.put(...args);
  };
  await work({ ...app.app, storage: { ...app.app.storage, put } });
  return count;
}

test('a paper of one file for each page is one paper with one file, its pages in the order of the files', async () => {
  const date = '2030-03-01';
  const pdfs = [plainPaper(1, 'one'), smallPdf({ pages: [spread] }), plainPaper(2, 'the rest')];
  const { id, pageCount } = await addEdition(app.app, { city, date, pdfs });
  expect(pageCount).toBe(4);
  expect(await shown(id)).toEqual([
    { number: 1, width: 1800, height: 2800 },
    { number: 2, width: 2800, height: 2178 },
    { number: 3, width: 1800, height: 2800 },
    { number: 4, width: 1800, height: 2800 },
  ]);
  const file = await downloaded(date);
  const { rows } = await app.app.db.execute(sql`select pdf_bytes from epaper_editions where id = ${id}`);
  expect(rows).toEqual([{ pdf_bytes: file.length }]);
  const sides: [number, number][] = [];
  await renderPages(file, async ({ width, height }, number) => {
    sides[number - 1] = [width, height];
  });
  expect(sides).toEqual([
    [1800, 2800],
    [2800, 2178],
    [1800, 2800],
    [1800, 2800],
  ]);
  // The same files for another day are neither rendered nor joined again.
  expect(await stored((same) => addEdition(same, { city, date: '2030-03-02', pdfs }))).toBe(0);
});

test('readers download a file for the press as the paper is cut', async () => {
  const date = '2030-03-03';
  const pdf = smallPdf({ pages: [press, broadsheet] });
  await addEdition(app.app, { city, date, pdfs: [pdf] });
  const file = await downloaded(date);
  const boxes = [
    ...Buffer.from(file)
      .toString('latin1')
      .matchAll(/\/CropBox\s*\[([^\]]+)\]/g),
  ].map(([, box]) => box?.trim());
  expect(boxes).toEqual(['40 40 940 1440']);
  expect(await stored((same) => addEdition(same, { city, date: '2030-03-04', pdfs: [pdf] }))).toBe(0);
  expect(await stored((same) => addEdition(same, { city, date: '2030-03-04', pdfs: [file] }))).toBe(0);
});

test.each([
  ['a file for each of 65 pages', Array.from({ length: 65 }, (_, at) => plainPaper(1, `${at}`)), 'tooManyPages'],
  ['several files of 90 MB', [withBytes(45), withBytes(45)], 'tooLargeTogether'],
  ['a file that is locked among others', [plainPaper(1), smallPdf({ pages: [broadsheet], locked: true })], 'encrypted'],
  ['a text among PDFs', [plainPaper(1), new TextEncoder().encode('સમાચાર')], 'notPdf'],
  ['no file', [], 'noPages'],
])('%s is refused, and nothing is published', async (_name, pdfs, reason) => {
  await expect(addEdition(app.app, { city, date: '2030-03-05', pdfs })).rejects.toMatchObject({ reason });
  expect(await (await app.get(`/epaper/${city}/2030-03-05`)).text()).toContain('આ દિવસનો અંક નથી');
});

test('files with more pages together than an edition has are not joined', async () => {
  await expect(joinPdfs([plainPaper(40), plainPaper(25)])).rejects.toMatchObject({ reason: 'tooManyPages' });
});

/** A PDF with so many million bytes that mean nothing after its end. */
function withBytes(millions: number): Uint8Array {
  const file = new Uint8Array(millions * 1_000_000);
  file.set(plainPaper(1, `${millions}`));
  return file;
}
