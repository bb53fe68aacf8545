import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addEdition, withdrawEdition } from '../../../src/desks/epaper/commands.ts';
import { startEditionDays } from '../../../src/desks/epaper/editions/editionDays.ts';
import { InvalidEdition } from '../../../src/desks/epaper/editions/invalidEdition.ts';
import { renderPages } from '../../../src/desks/epaper/editions/renderPages.ts';
import { broadsheet, plainPaper, smallPdf } from '../../smallPdf.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';
import { planOf } from '../planOf.ts';

const clock = { at: new Date('2030-03-10T09:00:00+05:30') };
const TODAY = '2030-03-10';
const demoPdf = readFileSync(join(import.meta.dirname, '../../../demo/epaper/surat-today.pdf'));

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp(clock);
});
afterAll(() => app.close());

const statusOf = async (path: string) => (await app.get(path)).status;
const textOf = async (path: string) => (await app.get(path)).text();

/** A paper whose list of pages names one that is not in the file. */
const withoutLastPage = (pdf: Uint8Array): Uint8Array =>
  new TextEncoder().encode(new TextDecoder().decode(pdf).replace('6 0 R]', '99 0 R]'));

/** Everything that is entered of editions, to see that nothing has changed. */
async function entered(): Promise<unknown> {
  const editions = await app.app.db.execute(sql`select * from epaper_editions order by id`);
  const pages = await app.app.db.execute(sql`select * from epaper_pages order by edition_id, number`);
  return [editions.rows, pages.rows];
}

describe('an edition that is taken', () => {
  test('is out at once, page for page, with its file', async () => {
    expect(await textOf('/epaper')).not.toContain('રાજકોટ</a></h2>');
    const added = await addEdition(app.app, { city: 'rajkot', date: TODAY, pdfs: [plainPaper(3, 'rajkot')] });
    expect(added).toMatchObject({ address: `/epaper/rajkot/${TODAY}`, pageCount: 3 });
    expect(await textOf('/epaper')).toContain('રાજકોટ</a></h2>');
    const html = await textOf(`/epaper/rajkot/${TODAY}/3`);
    expect([...html.matchAll(/data-epaper-page="([^"]+)"/g)]).toHaveLength(3);
    const picture = await app.get(/data-epaper-page="([^"]+)"/.exec(html)?.[1] ?? '');
    expect(picture.headers.get('content-type')).toBe('image/webp');
    const pdf = await app.get(/href="(\/media\/epaper\/[^"]+\.pdf)"/.exec(html)?.[1] ?? '');
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(new Uint8Array(await pdf.arrayBuffer())).toEqual(plainPaper(3, 'rajkot'));
  });

  test('takes the place of the earlier one of that city and day, and of that alone', async () => {
    await addEdition(app.app, { city: 'bhuj', date: '2030-03-09', pdfs: [plainPaper(1, 'the day before')] });
    await addEdition(app.app, { city: 'bhuj', date: TODAY, pdfs: [plainPaper(5, 'first')] });
    expect(await textOf(`/epaper/bhuj/${TODAY}`)).toContain('1<!-- --> / <!-- -->5');
    expect(await statusOf(`/epaper/bhuj/${TODAY}/5`)).toBe(200);
    await addEdition(app.app, { city: 'bhuj', date: TODAY, pdfs: [plainPaper(2, 'second')] });
    expect(await textOf(`/epaper/bhuj/${TODAY}`)).toContain('1<!-- --> / <!-- -->2');
    expect(await statusOf(`/epaper/bhuj/${TODAY}/5`)).toBe(404);
    expect(await textOf('/epaper/bhuj/2030-03-09')).toContain('1<!-- --> / <!-- -->1');
  });

  test('of a coming day waits for that day in India', async () => {
    const date = '2030-03-11';
    await addEdition(app.app, { city: 'surat', date, pdfs: [plainPaper(1, 'tomorrow')] });
    expect(await statusOf(`/epaper/surat/${date}`)).toBe(404);
    expect(await textOf('/epaper')).not.toContain(`/epaper/surat/${date}`);
    expect((await app.get(`/api/epaper/edition?city=surat&date=${date}`)).status).toBe(404);
    const days = startEditionDays(app.app);
    try {
      clock.at = new Date('2030-03-11T00:01:00+05:30');
      await days.look();
      expect(await textOf('/epaper')).toContain(`/epaper/surat/${date}`);
      expect(await statusOf(`/epaper/surat/${date}`)).toBe(200);
    } finally {
      clock.at = new Date('2030-03-10T09:00:00+05:30');
      await days.look();
      await days.stop();
    }
  });

  test('is found from the pages of other cities, until it is withdrawn', async () => {
    const toRajkot = `href="/epaper/rajkot/${TODAY}"`;
    const page = `/epaper/ahmedabad/${TODAY}`;
    await addEdition(app.app, { city: 'ahmedabad', date: TODAY, pdfs: [plainPaper(1, 'ahmedabad')] });
    await addEdition(app.app, { city: 'rajkot', date: TODAY, pdfs: [plainPaper(1, 'rajkot again')] });
    expect(await textOf(page)).toContain(toRajkot);
    await withdrawEdition(app.app, { city: 'rajkot', date: TODAY });
    expect(await textOf(page)).not.toContain(toRajkot);
    await addEdition(app.app, { city: 'rajkot', date: TODAY, pdfs: [plainPaper(1, 'rajkot again')] });
    expect(await textOf(page)).toContain(toRajkot);
  });

  test('can be withdrawn, and comes back when its file is given again', async () => {
    const which = { city: 'baroda', date: TODAY };
    await addEdition(app.app, { ...which, pdfs: [plainPaper(1, 'baroda')] });
    expect(await textOf(`/epaper/baroda/${TODAY}`)).toContain('1<!-- --> / <!-- -->1');
    await withdrawEdition(app.app, which);
    expect(await textOf(`/epaper/baroda/${TODAY}`)).toContain('આ દિવસનો અંક નથી');
    await addEdition(app.app, { ...which, pdfs: [plainPaper(1, 'baroda')] });
    expect(await textOf(`/epaper/baroda/${TODAY}`)).toContain('1<!-- --> / <!-- -->1');
    await expect(withdrawEdition(app.app, { ...which, date: '2030-01-01' })).rejects.toMatchObject({ reason: 'noEdition' });
  });

  test('may have an empty line before its header, as a script sends it', async () => {
    const pdf = Buffer.concat([Buffer.from('\r\n'), plainPaper(2, 'by a script')]);
    expect(await addEdition(app.app, { city: 'rajkot', date: '2030-03-08', pdfs: [pdf] })).toMatchObject({ pageCount: 2 });
  });

  test('has pages as wide as small print needs, and a spread wider', async () => {
    const spread = { width: 1800, height: 1400 };
    const { id } = await addEdition(app.app, { city: 'gandhinagar', date: TODAY, pdfs: [smallPdf({ pages: [broadsheet, spread] })] });
    const { rows } = await app.app.db.execute(sql`select width, height from epaper_pages where edition_id = ${id} order by number`);
    expect(rows).toEqual([
      { width: 1800, height: 2800 },
      { width: 2800, height: 2178 },
    ]);
  });

  /** The sides of its pages as they are drawn, and the colour in the lower left corner of each. */
  async function drawn(page: { width: number; height: number; entries?: string }) {
    const pages: { width: number; height: number; corner: string }[] = [];
    await renderPages(smallPdf({ pages: [page] }), async ({ pixels, width, height }) => {
      const at = 4 * ((height - 20) * width + 20);
      pages.push({ width, height, corner: Buffer.from(pixels.subarray(at, at + 3)).toString('hex') });
    });
    return pages;
  }
  // The dark field of the page begins 40 points from its edges.
  const press = { width: 980, height: 1480, entries: '/BleedBox [31 31 949 1449] /TrimBox [40 40 940 1440]' };

  test('is shown as it is cut, without the bleed and crop marks of a file for the press', async () => {
    expect(await drawn(press)).toEqual([{ width: 1800, height: 2800, corner: 'c2361a' }]);
    expect(await drawn({ ...press, entries: `${press.entries} /CropBox [0 0 980 1480]` })).toMatchObject([{ width: 1800, height: 2800 }]);
    expect(await drawn({ ...press, entries: `${press.entries} /Rotate 90` })).toMatchObject([{ width: 2800, height: 1800 }]);
  });

  test.each([
    ['empty', '/TrimBox [0 0 0 0]'],
    ['larger than the page', '/TrimBox [-50 -50 1100 1600]'],
    ['outside of the page', '/TrimBox [2000 2000 2900 3400]'],
    ['a small part of the page', '/TrimBox [40 40 240 340]'],
  ])('is shown whole if its trim box is %s', async (_name, entries) => {
    expect(await drawn({ ...press, entries })).toMatchObject([{ width: 1800, height: 2718 }]);
  });

  test('shows no more than its crop box, whatever its trim box says', async () => {
    const entries = '/CropBox [40 40 940 1240] /TrimBox [0 0 980 1480]';
    expect(await drawn({ ...press, entries })).toMatchObject([{ width: 1800, height: 2400 }]);
  });
});

describe('a file that is not taken', () => {
  const refusals: [string, Uint8Array, string[]][] = [
    ['a text', new TextEncoder().encode('સમાચાર'), ['notPdf']],
    ['a picture with the name of a PDF', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), ['notPdf']],
    ['nothing', new Uint8Array(), ['notPdf']],
    ['the head of a PDF and nothing after it', new TextEncoder().encode('%PDF-1.7\n%%EOF\n'), ['broken']],
    ['a PDF that was cut off', demoPdf.subarray(0, 200_000), ['broken', 'noPages']],
    ['a PDF with a page that is missing', withoutLastPage(plainPaper(3)), ['broken']],
    ['a locked PDF', smallPdf({ pages: [broadsheet], locked: true }), ['encrypted']],
    ['a PDF without pages', smallPdf({ pages: [] }), ['noPages']],
    ['a PDF of 65 pages', plainPaper(65), ['tooManyPages']],
    ['a page as slender as a ribbon', smallPdf({ pages: [broadsheet, { width: 200, height: 14_000 }] }), ['wrongSides']],
    ['a page as small as a stamp', smallPdf({ pages: [broadsheet, { width: 40, height: 60 }] }), ['wrongSides']],
    ['a file of 80 MB and a byte', new Uint8Array(80 * 1024 * 1024 + 1), ['tooLarge']],
  ];

  test.each(refusals)('%s is refused in a sentence, and what was out stays out', async (_name, pdf, reasons) => {
    await addEdition(app.app, { city: 'bhavnagar', date: TODAY, pdfs: [plainPaper(2, 'stays')] });
    const before = await entered();
    const refusal = await addEdition(app.app, { city: 'bhavnagar', date: TODAY, pdfs: [pdf] }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(InvalidEdition);
    if (!(refusal instanceof InvalidEdition)) return;
    expect(reasons).toContain(refusal.reason);
    expect(refusal.message).toMatch(/^[A-Z].+[.)]$/);
    expect(refusal.sentence).toMatch(/[\u0a80-\u0aff]/);
    expect(await entered()).toEqual(before);
    expect(await textOf(`/epaper/bhavnagar/${TODAY}`)).toContain('1<!-- --> / <!-- -->2');
  });

  test('names the page at which it failed', async () => {
    const pdf = smallPdf({ pages: [broadsheet, broadsheet, { width: 40, height: 60 }] });
    await expect(addEdition(app.app, { city: 'surat', date: TODAY, pdfs: [pdf] })).rejects.toThrow(/\(page 3\)$/);
  });

  test('is refused for a city or a day that is not there', async () => {
    const pdf = plainPaper(1);
    const reasonOf = (city: string, date: string) =>
      addEdition(app.app, { city, date, pdfs: [pdf] }).catch((error: InvalidEdition) => error.reason);
    expect(await reasonOf('mumbai', TODAY)).toBe('noCity');
    expect(await reasonOf('surat', '2030-02-30')).toBe('noDay');
    expect(await reasonOf('surat', '10-03-2030')).toBe('noDay');
    expect(await reasonOf('surat', '2062-03-10')).toBe('tooFarAhead');
  });

  test('may not take for ever, and the next paper is not kept waiting by it', async () => {
    const took = renderPages(demoPdf, async () => undefined, { stepMs: 1 });
    await expect(took).rejects.toMatchObject({ reason: 'tooSlow' });
    let rendered = 0;
    await renderPages(plainPaper(2), async () => {
      rendered++;
    });
    expect(rendered).toBe(2);
  });

  test('leaves nothing behind when its pages cannot be kept', async () => {
    const before = await entered();
    const full = new Error('the disk is full');
    const storage = { ...app.app.storage, put: () => Promise.reject(full) };
    const pdf = plainPaper(3, 'for a full disk');
    await expect(addEdition({ ...app.app, storage }, { city: 'rajkot', date: '2030-03-08', pdfs: [pdf] })).rejects.toBe(full);
    expect(await entered()).toEqual(before);
  });
});

test('drawing a paper leaves the request thread free', async () => {
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 5);
  await renderPages(demoPdf, async () => undefined);
  clearInterval(ticking);
  // On this thread there would be one or two a page.
  expect(ticks).toBeGreaterThan(20);
});

test('the same file is drawn once', async () => {
  const pdf = plainPaper(1, 'twice');
  await addEdition(app.app, { city: 'surat', date: '2030-02-01', pdfs: [pdf] });
  const puts: string[] = [];
  const storage = { ...app.app.storage, put: async (key: string) => void puts.push(key) };
  await addEdition({ ...app.app, storage }, { city: 'surat', date: '2030-02-02', pdfs: [pdf] });
  expect(puts).toEqual([]);
  expect(await statusOf('/epaper/surat/2030-02-02')).toBe(200);
});

test('every way of finding editions has an index', async () => {
  const shown = sql`select id from epaper_editions where city_id = 1 and status = 'published' and day <= '2030-03-10'`;
  expect(await planOf(app.app.db, sql`${shown} order by day desc limit 1`)).toContain('Index Scan Backward using epaper_editions_city_day');
  expect(await planOf(app.app.db, sql`${shown} and day >= '2030-03-01' order by day`)).toMatch(
    /Index Scan using epaper_editions_(city_)?day/,
  );
});
