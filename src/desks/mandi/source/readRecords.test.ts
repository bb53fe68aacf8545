import { describe, expect, test } from 'vitest';
import { checkRecord, dayOf } from './checkRecord.ts';
import { FileNotUnderstood } from './fileNotUnderstood.ts';
import { type PriceRecord, readRecords } from './readRecords.ts';

async function* pieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function read(text: string | Uint8Array, size = 7): Promise<PriceRecord[]> {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  const records: PriceRecord[] = [];
  for await (const record of readRecords(pieces(bytes, size), true)) records.push(record);
  return records;
}

const HEAD = 'State,District,Market,Commodity,Variety,Grade,Arrival_Date,Min_x0020_Price,Max_x0020_Price,Modal_x0020_Price';
const ROW = 'Gujarat,Rajkot,"Gondal APMC",Cotton,Other,FAQ,21/04/2026,7000,7500,7250';
const checked = async (text: string) => (await read(text)).map((record) => checkRecord(record, { today: '2026-11-21', state: 'Gujarat' }));

describe('a CSV', () => {
  test.each([
    ['of data.gov.in', `${HEAD}\n${ROW}\n`],
    ['with a byte order mark, lines of Windows, and no end of line', `\uFEFF${HEAD}\r\n${ROW}`],
    [
      'with other heads, in another order',
      'market,commodity,arrival_date,max_price,min_price,modal_price,Sl no\nGondal,Cotton,2026-04-21,7500,7000,7250,1\n',
    ],
    [
      'of Agmarknet, with semicolons',
      'District Name;Market Name;Commodity;Price Date;Min Price (Rs./Quintal);Max Price (Rs./Quintal);Modal Price (Rs./Quintal)\nRajkot;Gondal;Cotton;21 Apr 2026;7,000;7,500;7,250\n',
    ],
  ])('%s is read', async (_, text) => {
    expect(await checked(text)).toMatchObject([
      { commodity: 'Cotton', day: '2026-04-21', minimum: 7000, maximum: 7500, modal: 7250, arrivals: null },
    ]);
  });

  test('with arrivals has them in tonnes, and none where none are reported', async () => {
    const text = `${HEAD},Arrivals (Tonnes)\n${ROW},12.5\n${ROW},NR\n${ROW},\n${ROW},viel\n`;
    expect((await checked(text)).map((row) => (typeof row === 'string' ? row : row.arrivals))).toEqual([12.5, null, null, 'arrivals']);
  });

  test('tells each row by its line, also below empty lines', async () => {
    const rows = await read(`${HEAD}\n${ROW}\n\n${ROW},more\n`);
    expect(rows.map(({ row, fields }) => [row, fields === null])).toEqual([
      [2, false],
      [4, true],
    ]);
  });
});

/** As the market site exports today: a title above the head, units in columns of their own. */
const EXPORT = `,,,,,,,Daily Price Arrival Report-07-11-2025 to 20-11-2026 for All States,,,,,,
State/UT,District,Market,Commodity Group,Commodity,Variety,Grade,Min Price,Max Price,Modal Price,Price Unit,Arrival Quantity,Arrival Unit,Arrival Date
Maharashtra,Mumbai,Mumbai-Onion & Potato Market ,Vegetables,Onion,Other,Local,"2,900.00","4,800.00","3,850.00",Rs./Quintal,"1,535.50",Metric Tonnes,20-11-2026
Gujarat,Rajkot,Gondal APMC,Vegetables,Onion,Other,Local,29.00,48.00,38.50,Rs./Kg,"1,535.50",Quintal,20-11-2026
Gujarat,Rajkot,Gondal APMC,Fibre Crops,Cotton,Other,FAQ,"1,400.00","1,500.00","1,450.00",Rs./20Kg,100.00,Bales,20-11-2026
Gujarat,Rajkot,Gondal APMC,Fruits,Coconut,Other,FAQ,"1,400.00","1,500.00","1,450.00",Rs./Unit,100.00,Nos,20-11-2026
Gujarat,Rajkot,Gondal APMC,Vegetables,Onion,Other,FAQ,"1,400.00","1,500.00","1,450.00",Rs./Quintal,100.00,Bales,20-11-2026
`;

test('the market site’s export is read in its own units and states', async () => {
  const rows = await checked(EXPORT);
  expect(rows).toMatchObject([
    'otherState',
    { commodity: 'Onion', minimum: 2900, maximum: 4800, modal: 3850, arrivals: 153.55 },
    { commodity: 'Cotton', minimum: 7000, maximum: 7500, modal: 7250, arrivals: 17 },
    'priceUnit',
    'arrivalUnit',
  ]);
  expect((await read(EXPORT)).map(({ row }) => row)).toEqual([3, 4, 5, 6, 7]);
});

test.each([
  ['Unit', 'Tonnes', 'priceUnit'],
  ['Unit', 'Rs./20 Kg', 7000],
  ['Price Unit', 'Rs./Kg', 'otherUnit'],
])('what a column %s of %s is about', async (head, unit, comes) => {
  const heads = head === 'Unit' ? HEAD : HEAD.replace('Min_x0020_Price', 'Min Price (Rs./Quintal)');
  const [row] = await checked(`${heads},Arrivals,${head}\n${ROW.replace('7000,7500,7250', '1400,1500,1450')},12,${unit}\n`);
  expect(typeof row === 'object' ? row.minimum : row).toBe(comes);
});

describe('a JSON', () => {
  const row = {
    state: 'Gujarat',
    market: 'Gondal',
    commodity: 'Cotton',
    arrival_date: '21/04/2026',
    min_price: '7000',
    max_price: 7500,
    modal_price: '7250',
  };
  test.each([
    ['of data.gov.in', { total: 1, records: [row] }],
    ['that is a bare list', [row]],
  ])('%s is read', async (_, json) => {
    expect(await checked(` ${JSON.stringify(json)}`)).toMatchObject([{ market: 'Gondal', minimum: 7000, maximum: 7500, modal: 7250 }]);
  });
  test('keeps what is no record as a row that is none', async () => {
    expect((await read(JSON.stringify([row, 'x', null, [1]]))).map(({ row: at, fields }) => [at, fields === null])).toEqual([
      [1, false],
      [2, true],
      [3, true],
      [4, true],
    ]);
  });
  test('without a row is an empty file of prices', async () => {
    expect(await read('{"records": []}')).toEqual([]);
  });
});

test.each([
  ['', /empty/],
  ['\n \n', /empty/],
  ['{"records": [', /cut off/],
  ['{"error": "key not found"}', /no list of records/],
  ['[{"name": "x"}]', /no column for market, commodity/],
  ['<!doctype html>\n<p>Service unavailable</p>', /no column for/],
  ['a,b\n1,2\n', /no column for/],
  [`${HEAD}\nGujarat,"Rajkot\n${ROW}\n`, /never closed/],
  [new Uint8Array([0x50, 0x4b, 3, 4, 0xff, 0xfe]), /Excel workbook/],
  [new Uint8Array([0x53, 0x74, 0x61, 0x74, 0xe9, 0x0a]), /not text/],
  [`${HEAD},Price Date\n${ROW},20/04/2026\n`, /Two columns say the same.*Arrival_Date and Price Date/],
])('what is no file of prices is refused as a whole: %j', async (text, why) => {
  const refused = read(text);
  await expect(refused).rejects.toBeInstanceOf(FileNotUnderstood);
  await expect(refused).rejects.toThrow(why);
});

test('a row longer than those of price files is refused before it is read to its end, also when its cells are empty', async () => {
  await expect(read(`${HEAD}\n${ROW}\n${','.repeat(70_000)}\n`, 1024)).rejects.toThrow(/longer than 64 KB/);
  await expect(read(`<table><tr>${'<td>'.repeat(2000)}`, 1024)).rejects.toThrow(/more than a thousand columns/);
});

test.each([
  ['Gujarat,Rajkot,Gondal,Cotton,Other,FAQ,31/04/2026,1,2,1', 'date'],
  ['Gujarat,Rajkot,Gondal,Cotton,Other,FAQ,yesterday,1,2,1', 'date'],
  ['Gujarat,Rajkot,Gondal,Cotton,Other,FAQ,21/04/1926,1,2,1', 'date'],
  ['Gujarat,Rajkot,Gondal,Cotton,Other,FAQ,22/11/2026,1,2,1', 'future'],
  ['Gujarat,Rajkot,,Cotton,Other,FAQ,21/04/2026,1,2,1', 'nameMissing'],
  ['Kerela,Idukki,Munnar,Tea,Other,FAQ,21/04/2026,1,2,1', 'unknownState'],
  ['Gujarat,Rajkot,Gondal,Cotton,Other,FAQ,21/04/2026,"70,00",7300,7200', 'number'],
  ['Kerala,Idukki,Munnar,Tea,Other,FAQ,21/04/2026,1,2,1', 'otherState'],
  ['Gujarat,Rajkot,Gondal,Cotton,Other,FAQ,21/04/2026,7000,NR,7200', 'number'],
  ['Gujarat,Rajkot,Gondal,Cotton,Other,FAQ,21/04/2026,7000,0x10,7200', 'number'],
  ['Gujarat,Rajkot,Gondal,Cotton,Other,FAQ,21/04/2026,0,7300,7200', 'zero'],
  ['Gujarat,Rajkot,Gondal,Cotton,Other,FAQ,21/04/2026,-5,7300,7200', 'zero'],
  ['Gujarat,Rajkot,Gondal,Cotton,Other,FAQ,21/04/2026,7000,99999999999,7200', 'tooHigh'],
  ['Gujarat,Rajkot,Gondal,Cotton,Other,FAQ,21/04/2026,7400,7300,7350', 'maximumBelowMinimum'],
  ['Gujarat,Rajkot,Gondal,Cotton,Other,FAQ,21/04/2026,7000,7300,7400', 'modalOutside'],
  ['Gujarat,Rajkot,Gondal,Cotton,Other,FAQ,21/04/2026,7000,7300', 'columns'],
])('a row is refused for its own reason: %s', async (row, reason) => {
  expect(await checked(`${HEAD}\n${row}\n`)).toEqual([reason]);
});

test('days are read in every spelling that publications have', () => {
  for (const text of [
    '21/04/2026',
    '21-04-2026',
    '21.4.2026',
    '2026-04-21',
    '2026-04-21T00:00:00',
    '21 Apr 2026',
    '21-April-2026',
    '21-Apr-26',
    'Apr 21, 2026',
  ])
    expect(dayOf(text), text).toBe('2026-04-21');
  for (const text of ['', '04/21/2026', '21/04/26', '2026-02-30', '0000-00-00']) expect(dayOf(text), text).toBeUndefined();
});
