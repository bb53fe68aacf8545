import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fetchPrices } from '../../../src/desks/mandi/prices/fetchPrices.ts';
import { MANDI_TAG, WANTED_TAG } from '../../../src/desks/mandi/prices/mandiTags.ts';
import prices from '../../../src/desks/mandi/views/Prices.module.css';
import { change } from '../../../src/platform/change.ts';
import { freshDataDir } from '../../templateApp.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { runCommand } from '../runCommand.ts';

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp();
});
afterAll(() => open.close());

const page = async (path: string) => {
  const answer = await open.get(path);
  const html = await answer.text();
  // What stands in the sidebar is another block's.
  return { status: answer.status, html: /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? html };
};
const data = async (path: string) => (await (await open.get(`/api${path}`)).json()).data;

describe('the pages', () => {
  test('show the main crops first, and lead to each crop and yard', async () => {
    const { html } = await page('/mandi-bhav');
    expect(html.indexOf('કપાસ')).toBeLessThan(html.indexOf('ગુવાર ગમ'));
    expect(html).toContain('href="/mandi-bhav/crop/cotton"');
    const crop = await page('/mandi-bhav/crop/cotton');
    expect(crop.html).toContain('href="/mandi-bhav/yard/gondal"');
    expect(crop.html).toContain('<svg');
    const yard = await page('/mandi-bhav/yard/gondal');
    expect(yard.html).toContain('href="/mandi-bhav/crop/groundnut"');
    // The main crops stand beside other pages, not beside those of prices.
    const beside = async (path: string) => (await (await open.get(path)).text()).split('</main>')[1];
    for (const path of ['/mandi-bhav/crop/cotton', '/mandi-bhav/yard/gondal']) expect(await beside(path)).not.toContain('બધાં યાર્ડ');
    expect(await beside('/recent-news/1')).toContain('બધાં યાર્ડ');
    // Rajkot is the yard nearest to Gondal but for its own vegetable market.
    expect(yard.html).toContain('href="/mandi-bhav/yard/jetpur"');
  });

  test('filter by crop, category, district and yard without script', async () => {
    expect((await page('/mandi-bhav?q=kapas')).html).toContain('/mandi-bhav/crop/cotton');
    expect((await page('/mandi-bhav?q=kapas')).html).not.toContain('/mandi-bhav/crop/wheat"');
    expect((await page(`/mandi-bhav?q=${encodeURIComponent('ગોંડલ')}`)).html).toContain('/mandi-bhav/yard/gondal');
    const spices = await page('/mandi-bhav?category=spices');
    expect(spices.html).toContain('/mandi-bhav/crop/coriander');
    expect(spices.html).not.toContain('/mandi-bhav/crop/tomato"');
    const mehsana = await page('/mandi-bhav?district=mehsana&category=spices');
    const marketNamed = (name: string) => new RegExp(`class="${prices.detail}[^"]*">[^<]*${name}`);
    expect(mehsana.html).toMatch(marketNamed('ઊંઝા'));
    expect(mehsana.html).not.toMatch(marketNamed('ગોંડલ'));
  });

  test('put the yards nearest to the reader’s own first', async () => {
    const { html } = await page('/mandi-bhav/crop/cotton?near=amreli');
    const yards = [...html.matchAll(/<a href="\/mandi-bhav\/yard\/([a-z-]+)"/g)].map(([, slug]) => slug);
    expect(yards.slice(0, 2)).toEqual(['amreli', 'savarkundla']);
    expect(html).toContain('0 કિમી');
  });

  test('stand in the asked unit, and for the asked time', async () => {
    expect((await page('/mandi-bhav/crop/cotton?unit=quintal')).html).toContain('data-unit="quintal"');
    // The plot's line has more points than any icon.
    const points = (html: string) =>
      Math.max(...[...html.matchAll(/d="M([^"A-Z]+(?:L[^"A-Z]+)+)"/g)].map(([, d = '']) => d.split('L').length));
    const [month, year] = [await page('/mandi-bhav/crop/cotton'), await page('/mandi-bhav/crop/cotton?days=365')];
    expect(points(month.html)).toBeLessThan(32);
    expect(points(year.html)).toBeGreaterThan(200);
  });

  test('of what is not there are not there, and wrong questions are as if they were not asked', async () => {
    for (const path of ['/crop/nothing', '/yard/nothing', '?district=nowhere', '?yard=nowhere', '?district=rajkot&page=99'])
      expect((await page(`/mandi-bhav${path}`)).status, path).toBe(404);
    for (const path of ['?category=x', '?page=x', '?district=%27%00', '/crop/cotton?days=7&near=%00&unit=x'])
      expect((await page(`/mandi-bhav${path}`)).status, path).toBe(200);
  });

  test('of a crop without prices say so', async () => {
    const { status, html } = await page('/mandi-bhav/crop/saffron');
    expect([status, html.length > 0]).toEqual([404, true]);
    const ragi = await page('/mandi-bhav/crop/ragi');
    expect(ragi.status).toBe(200);
    expect(ragi.html).toContain('હજી કોઈ ભાવ આવ્યા નથી');
  });
});

test('the front page has the main crops with their prices and changes', async () => {
  const { html } = await page('/');
  const block = html.slice(html.indexOf('data-block="mandi"'));
  expect(block).toContain('/mandi-bhav/crop/cumin');
  expect(block).toMatch(/[▲▼]/);
});

test('a main crop out of season is not among the prices of the day, and large arrivals are grouped', async () => {
  const shown = async () => /data-block="mandi"[\s\S]*?<\/ul>/.exec(await (await open.get('/')).text())?.[0];
  expect(await shown()).toContain('જીરું');
  await change(open.app, async (tx) => {
    await tx.execute(sql`update mandi_days set day = day - 2000 where crop_id = (select id from mandi_crops where slug = 'cumin')`);
    await tx.execute(sql`update mandi_lines set arrivals = 12345.6 where yard_id = (select id from mandi_yards where slug = 'gondal')`);
    return { result: undefined, tags: [MANDI_TAG, WANTED_TAG], audit: [] };
  });
  expect(await shown()).toContain('કપાસ');
  expect(await shown()).not.toContain('જીરું');
  expect((await page('/mandi-bhav/yard/gondal')).html).toContain('આવક 12,345.6\u00a0ટન');
  await change(open.app, async (tx) => {
    await tx.execute(sql`update mandi_days set day = day + 2000 where crop_id = (select id from mandi_crops where slug = 'cumin')`);
    return { result: undefined, tags: [MANDI_TAG, WANTED_TAG], audit: [] };
  });
});

test('a price of another day than the newest has its day, beside pages and on a phone too', async () => {
  const beside = async () => (await (await open.get('/recent-news/1')).text()).split('</main>')[1] ?? '';
  const cotton = async () => /crop\/cotton"[\s\S]*?<\/li>/.exec(await beside())?.[0];
  const move = (by: number, from: string) =>
    change(open.app, async (tx) => {
      await tx.execute(sql`update mandi_days set day = day + ${by}::int
        where crop_id = (select id from mandi_crops where slug = 'cotton') and ${sql.raw(from)}`);
      return { result: undefined, tags: [MANDI_TAG, WANTED_TAG], audit: [] };
    });
  const day = /\d{1,2} [A-Z][a-z]{2}/;
  expect(await cotton()).not.toMatch(day);
  await move(-2000, 'day > (select max(day) - 4 from mandi_days)');
  expect(await cotton()).toMatch(day);
  await move(2000, 'day < (select max(day) - 1900 from mandi_days)');
  expect(await cotton()).not.toMatch(day);
});

describe('the calls', () => {
  test('list a day’s prices in both units, ten at a time', async () => {
    const first = await data('/mandi-bhav/list');
    expect(first.documents).toHaveLength(10);
    expect(first).toMatchObject({ pageIndex: 1, pricePerPage: 10, hasMore: true });
    const [price] = first.documents;
    expect(price.per20Kg.modalPrice * 5).toBeCloseTo(price.modalPrice);
    const last = await data(`/mandi-bhav/list?pageIndex=${first.pageCount}`);
    expect(last.hasMore).toBe(false);
    expect((await open.get('/api/mandi-bhav/list?pageIndex=9999')).status).toBe(404);
  });

  test('narrow it by day, crop, yard, district and category', async () => {
    const { documents } = await data('/mandi-bhav/list?district=mehsana&category=spices&limit=50');
    expect(documents.length).toBeGreaterThan(0);
    for (const { district, districtSlug, category } of documents)
      expect([district, districtSlug, category.slug]).toEqual(['મહેસાણા', 'mehsana', 'spices']);
    const cumin = await data('/mandi-bhav/list?crop=cumin&yard=unjha');
    expect(cumin.documents).toHaveLength(1);
    expect((await data(`/mandi-bhav/list?crop=cumin&date=2001-01-01`)).documents).toEqual([]);
    expect((await data('/mandi-bhav/list?crop=wheat&category=spices')).documents).toEqual([]);
  });

  test('refuse in words what they cannot answer', async () => {
    for (const [query, status] of [
      ['crop=nothing', 404],
      ['yard=nothing', 404],
      ['district=nothing', 404],
      ['date=2026-02-30', 400],
      ['date=0000-01-01', 400],
      ['category=gold', 400],
      ['crop=a&crop=b', 400],
    ] as const)
      expect((await open.get(`/api/mandi-bhav/list?${query}`)).status, query).toBe(status);
  });

  test('give the widget its eight crops, or the reader’s own in the reader’s order', async () => {
    const widget = await data('/mandi-bhav/widget-data');
    expect(widget.documents.map(({ crop }: { crop: { slug: string } }) => crop.slug).slice(0, 3)).toEqual(['cotton', 'groundnut', 'cumin']);
    expect(widget.documents).toHaveLength(8);
    const own = await data('/mandi-bhav/widget-data?crops=garlic,nothing,cotton');
    expect(own.documents.map(({ crop }: { crop: { slug: string } }) => crop.slug)).toEqual(['garlic', 'cotton']);
    expect((await open.get('/api/mandi-bhav/widget-data?crops=%27')).status).toBe(400);
  });
});

const record = (day: string, modal: number, market = 'Gondal') => ({
  state: 'Gujarat',
  district: 'Rajkot',
  market,
  commodity: 'Turmeric',
  variety: 'Other',
  grade: 'FAQ',
  arrival_date: day,
  min_price: '12000',
  max_price: '15000',
  modal_price: String(modal),
});

describe('the scheduled fetch', () => {
  const editor = staffMember('sub-editor');
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  const server = createServer((request, response) => answer(request, response));
  let address = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    address = `http://127.0.0.1:${port}/resource?api-key=secret&format=json`;
  });
  afterAll(() => server.close());
  const alarm = async () => (await (await open.ask(editor, 'get', '/mandi/alarm')).json()).alarm;

  test('takes in what a publisher gives a part at a time', async () => {
    const records = ['Gondal', 'Rajkot', 'Jetpur'].map((market) => record('01/11/2026', 13000, market));
    answer = (request, response) => {
      const offset = Number(new URL(request.url ?? '', 'http://x').searchParams.get('offset') ?? 0);
      response.end(JSON.stringify({ total: records.length, records: records.slice(offset, offset + 2) }));
    };
    await fetchPrices(open.app, address);
    const { documents } = await data('/mandi-bhav/list?crop=turmeric');
    expect(documents).toHaveLength(3);
    expect(await alarm()).toBeNull();
  });

  test('takes all parts, however short they are, and none of a publisher that breaks off or never ends', async () => {
    const dayOf = (at: number) => new Date(Date.UTC(2026, 4, 1 + at)).toISOString().slice(0, 10);
    const records = Array.from({ length: 150 }, (_, at) => record(dayOf(at).split('-').reverse().join('/'), 13000 + at));
    answer = (request, response) => {
      const offset = Number(new URL(request.url ?? '', 'http://x').searchParams.get('offset') ?? 0);
      response.end(JSON.stringify({ total: records.length, records: records.slice(offset, offset + 1) }));
    };
    await fetchPrices(open.app, address);
    const read = async (day: string) => (await data(`/mandi-bhav/list?crop=turmeric&date=${day}`)).documents;
    for (const at of [0, 149]) expect(await read(dayOf(at))).toMatchObject([{ modalPrice: 13000 + at }]);
    answer = (request, response) => {
      const isFirst = !new URL(request.url ?? '', 'http://x').searchParams.has('offset');
      response.end(JSON.stringify({ total: 9, records: isFirst ? [record('07/11/2026', 13000)] : [] }));
    };
    await fetchPrices(open.app, address);
    expect((await alarm()).failure.en).toContain('did not send as many');
    answer = (_, response) => {
      const part = Buffer.alloc(1024 * 1024, 0x20);
      const send = () => {
        while (!response.destroyed) if (!response.write(part)) return void response.once('drain', send);
      };
      send();
    };
    await fetchPrices(open.app, address);
    expect((await alarm()).failure.en).toContain('66 MB');
    expect(await read('2026-11-07')).toEqual([]);
  });

  test('takes other states’ prices as little as a file, and those of no state only when the setting names it', async () => {
    const { state: _none, ...stateless } = record('05/11/2026', 13300);
    answer = (_, response) => response.end(JSON.stringify([{ ...record('05/11/2026', 99000), state: 'Kerala', price_unit: 'Rs./Kg' }]));
    await fetchPrices(open.app, address);
    expect((await data('/mandi-bhav/list?crop=turmeric&date=2026-11-05')).documents).toEqual([]);
    answer = (_, response) => response.end(JSON.stringify([stateless]));
    await fetchPrices(open.app, address);
    expect((await alarm()).failure.en).toContain('MANDI_STATE');
    await fetchPrices({ ...open.app, settings: { ...open.app.settings, mandiState: 'Gujarat' } }, address);
    expect((await data('/mandi-bhav/list?crop=turmeric&date=2026-11-05')).documents).toMatchObject([{ modalPrice: 13300 }]);
    expect(await alarm()).toBeNull();
  });

  test('that fails is an alarm in the newsroom without the key, and over when the next one comes', async () => {
    answer = (_, response) => response.writeHead(503).end('later');
    await fetchPrices(open.app, address);
    expect((await alarm()).failure.en).toContain('503');
    expect(JSON.stringify(await alarm())).not.toContain('secret');
    answer = (_, response) => response.end('<html>Sign in</html>');
    await fetchPrices(open.app, address);
    expect((await alarm()).failure.en).toContain('no column for');
    answer = (_, response) => response.end(JSON.stringify([record('02/11/2026', 13100)]));
    await fetchPrices(open.app, address);
    expect(await alarm()).toBeNull();
  });
});

describe('the command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mandi-'));
  const { dataDir, remove } = freshDataDir();
  afterAll(() => {
    remove();
    rmSync(folder, { recursive: true });
  });
  const file = join(folder, 'prices.json');
  const run = async (...args: string[]) => {
    const { code, out, stderr: message } = await runCommand('mandi', dataDir, args);
    return { code, said: (out + message).trim() };
  };

  test('takes a file in and says what became of its rows; it ends with 1 while a row is in doubt', async () => {
    const kerala = { ...record('03/11/2026', 13000), state: 'Kerala' };
    writeFileSync(file, JSON.stringify({ records: [record('03/11/2026', 13000), record('04/11/2026', 16000), kerala] }));
    const first = await run(file);
    expect(first.said.split('\n').slice(0, 4)).toEqual([
      '3 rows read: 1 taken, 0 unchanged, 0 revised, 2 refused',
      '  1 refused: it is of another state',
      '  1 refused: the modal price is not between the lowest and the highest',
      expect.stringMatching(/^ {2}row 2: the modal price is not between/),
    ]);
    expect(first.code).toBe(1);
    expect((await run(file)).said).toContain('0 taken, 1 unchanged, 0 revised, 2 refused');
    writeFileSync(file, JSON.stringify({ records: [record('03/11/2026', 13000), kerala] }));
    expect((await run(file)).code).toBe(0);
  });

  test('takes rows that name no state for those of the state that is named', async () => {
    const { state: _none, ...stateless } = record('05/11/2026', 13200);
    writeFileSync(file, JSON.stringify([stateless]));
    const untold = await run(file);
    expect(untold).toMatchObject({ code: 1, said: expect.stringContaining('does not say of which state the prices are') });
    expect(await run(file, '--state', 'Gujarat')).toEqual({ code: 0, said: '1 rows read: 1 taken, 0 unchanged, 0 revised, 0 refused' });
  });

  test.each([
    [[], 2, /^<file> is missing: the file of prices\./],
    [['a.csv', 'b.csv'], 2, /^Too many arguments/],
    [['nowhere.csv'], 1, /^There is no file "nowhere.csv"\.$/],
    [[tmpdir()], 1, /is a folder/],
    [['--x'], 2, /npm run savar -- mandi --help$/],
    [['package.json', '--state', 'Kerala'], 2, /^--state must be Gujarat: /],
    [[join(import.meta.dirname, 'mandi.test.ts')], 1, /no column for/],
  ])('%j is answered in one sentence', async (args, exitCode, sentence) => {
    const { code, said: message } = await run(...args);
    expect(message).toMatch(sentence);
    expect(message.split('\n')).toHaveLength(1);
    expect(code).toBe(exitCode);
  });
});

test('every way to a price goes by an index', async () => {
  const { db } = open.app;
  await db.transaction(async (tx) => {
    // The demo's tables are small enough for reading them whole to be cheaper.
    await tx.execute(sql`set local enable_seqscan = off`);
    const plan = async (query: string) => JSON.stringify((await tx.execute(sql.raw(`explain ${query}`))).rows);
    for (const query of [
      `select * from mandi_prices where day = '2026-11-20' order by yard_id, id limit 10`,
      `select * from mandi_prices where yard_id = 1 and crop_id = 1 and variety_id = 1 and day < '2026-11-20' order by day desc limit 1`,
      `select * from mandi_prices where crop_id = 1 and day = '2026-11-20'`,
      `select max(day) from mandi_prices`,
      `select * from mandi_days where crop_id = 1 and day > '2026-01-01' order by day`,
      `select * from mandi_lines where yard_id = any(array[1, 2])`,
      `select * from mandi_lines where crop_id = 1 and day > '2026-01-01'`,
    ])
      expect(await plan(query), query).not.toContain('Seq Scan');
  });
});

test('before its first prices the front page has no block of them, and nothing fails', async () => {
  await change(open.app, async (tx) => {
    await tx.execute(sql`delete from mandi_days`);
    return { result: undefined, tags: [MANDI_TAG, WANTED_TAG], audit: [] };
  });
  expect((await page('/')).html).not.toContain('data-block="mandi"');
  expect([...open.app.leftOut.keys()].filter((contribution) => contribution.startsWith('mandi'))).toEqual([]);
});
