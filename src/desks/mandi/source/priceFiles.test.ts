import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type CheckedRow, checkRecord } from './checkRecord.ts';
import { FileNotUnderstood } from './fileNotUnderstood.ts';
import { readRecords } from './readRecords.ts';
import type { RefusalReason } from './refusalReasons.ts';

// Files as publishers and spreadsheets write them, generated; what must come of them is computed from what was put in, by whole paisa.

const TODAY = '2026-11-21';

/** Kilograms of the units that are turned into quintals and tonnes; null: not a weight, its rows are refused. */
const PRICE_UNITS: [string, number | null][] = [
  ['Rs./Quintal', 100],
  ['Rs/Qtl', 100],
  ['₹ per quintal', 100],
  ['રૂ./ક્વિન્ટલ', 100],
  ['Rs./Kg', 1],
  ['INR/kg', 1],
  ['Rs./20Kg', 20],
  ['Rs./20 Kg.', 20],
  ['Rs. per maund', 20],
  ['રૂ./મણ', 20],
  ['₹/૨૦ કિલો', 20],
  ['Rs./40 Kg', 40],
  ['Rs./Tonne', 1000],
  ['Rs./MT', 1000],
  ['Rs./Unit', null],
  ['Rs./Dozen', null],
  ['Rs./2.5 Kg', null],
  ['Rs./Bundle', null],
  ['', null],
];
const ARRIVAL_UNITS: [string, number | null][] = [
  ['Metric Tonnes', 1000],
  ['Tonnes', 1000],
  ['MT', 1000],
  ['Quintal', 100],
  ['Kg', 1],
  ['Kgs.', 1],
  ['ટન', 1000],
  ['Nos', null],
  ['Bundle', null],
  ['Bags', null],
];
const HEADS = {
  state: ['State', 'State/UT', 'State_x002f_UT', 'State Name', 'state'],
  district: ['District', 'District Name', 'district'],
  market: ['Market', 'Market Name', 'Mandi', 'market'],
  commodity: ['Commodity', 'Commodity Name', 'commodity'],
  variety: ['Variety', 'variety'],
  grade: ['Grade', 'grade'],
  day: ['Arrival_Date', 'Arrival Date', 'Price Date', 'Reported Date', 'arrival_date', 'Date (dd-mm-YYYY)'],
  minimum: ['Min_x0020_Price', 'Min Price', 'Minimum Prices', 'min_price', 'minPrice'],
  maximum: ['Max_x0020_Price', 'Max Price', 'Maximum Prices', 'max_price', 'maxPrice'],
  modal: ['Modal_x0020_Price', 'Modal Price', 'modal_price', 'modalPrice'],
  priceUnit: ['Price Unit', 'Unit of Price', 'price_unit', 'unitOfPrice'],
  arrivals: ['Arrivals', 'Arrival Quantity', 'arrival_quantity'],
  arrivalUnit: ['Arrival Unit', 'Unit of Arrivals', 'arrival_unit', 'unitOfArrivals'],
} as const;
type Column = keyof typeof HEADS;

const STATES: [string, 'home' | RefusalReason][] = [
  ['Gujarat', 'home'],
  ['GUJARAT', 'home'],
  ['Gujrat', 'home'],
  ['ગુજરાત', 'home'],
  ['Maharashtra', 'otherState'],
  ['NCT of Delhi', 'otherState'],
  ['Atlantis', 'unknownState'],
  ['', 'stateMissing'],
];

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const two = (number: number) => String(number).padStart(2, '0');
const DATES: ((year: number, month: number, day: number) => string)[] = [
  (year, month, day) => `${two(day)}/${two(month)}/${year}`,
  (year, month, day) => `${day}-${month}-${year}`,
  (year, month, day) => `${two(day)}.${two(month)}.${year}`,
  (year, month, day) => `${year}-${two(month)}-${two(day)}`,
  (year, month, day) => `${year}/${two(month)}/${two(day)}`,
  (year, month, day) => `${year}-${two(month)}-${two(day)}T00:00:00`,
  (year, month, day) => `${two(day)} ${MONTHS[month - 1]} ${year}`,
  (year, month, day) => `${day}-${MONTHS[month - 1]}-${two(year % 100)}`,
  (year, month, day) => `${MONTHS[month - 1]} ${day}, ${year}`,
];

const plain = (hundredths: number) => String(hundredths / 100);
const grouped = (locale: string) => (hundredths: number) =>
  new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(hundredths / 100);
const NUMBERS = [plain, (hundredths: number) => (hundredths / 100).toFixed(2), grouped('en-IN'), grouped('en-US')];

const hundredths = fc.integer({ min: 1, max: 90_000_000 });
const row = fc.record({
  state: fc.constantFrom(...STATES),
  district: fc.constantFrom('Rajkot', 'Vadodara(Baroda)', 'ગીર સોમનાથ'),
  market: fc.constantFrom('Gondal', 'Mumbai-Onion & Potato Market', 'Anand(Veg,Yard,Anand)', 'Deesa; "new" yard', 'ગોંડલ'),
  commodity: fc.constantFrom('Onion', 'Arhar (Tur/Red Gram)(Whole)', 'Pea Pod/Pea Cod/हरी मटर', 'Cotton'),
  variety: fc.constantFrom('Other', 'Local', 'Bt, hybrid'),
  day: fc.date({ min: new Date('2001-01-01T00:00:00Z'), max: new Date('2026-11-20T00:00:00Z'), noInvalidDate: true }),
  prices: fc.tuple(hundredths, hundredths, hundredths).map((three) => three.sort((one, other) => one - other)),
  priceUnit: fc.constantFrom(...PRICE_UNITS),
  arrivals: fc.option(fc.integer({ min: 0, max: 50_000_000 })),
  arrivalUnit: fc.constantFrom(...ARRIVAL_UNITS, ['Bales', 170] as [string, number]),
});
type Row = typeof row extends fc.Arbitrary<infer Value> ? Value : never;

const file = fc.record({
  rows: fc.array(row, { maxLength: 6 }),
  order: fc.shuffledSubarray(Object.keys(HEADS) as Column[], { minLength: Object.keys(HEADS).length }),
  heads: fc.array(fc.nat(5), { minLength: 13, maxLength: 13 }),
  /** Where the unit of the prices stands; nowhere means rupees a quintal. */
  unitIn: fc.constantFrom('column', 'head', 'nowhere'),
  hasState: fc.boolean(),
  isStateTold: fc.boolean(),
  hasArrivals: fc.boolean(),
  hasForeignColumn: fc.boolean(),
  form: fc.constantFrom('csv', 'json', 'list', 'html'),
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  titles: fc.subarray(['Daily Price Arrival Report-07-11-2025 to 20-11-2026, all', 'State: several; Market: all']),
  encoding: fc.constantFrom('utf-8', 'utf-8 with mark', 'utf-16le', 'utf-16be', 'utf-16le without mark'),
  newline: fc.constantFrom('\n', '\r\n'),
  date: fc.constantFrom(...DATES),
  number: fc.constantFrom(...NUMBERS),
  pieces: fc.integer({ min: 1, max: 5000 }),
});
type File = typeof file extends fc.Arbitrary<infer Value> ? Value : never;

const unitOf = (input: File, { priceUnit }: Row): [string, number | null] => {
  if (input.unitIn === 'nowhere') return ['', 100];
  if (input.unitIn === 'column') return priceUnit;
  // A head that names no unit is a head without one.
  const headUnit = input.rows[0]?.priceUnit;
  return headUnit?.[0] ? headUnit : ['', 100];
};

function tableOf(input: File): { heads: string[]; rows: string[][] } {
  const columns = input.order.filter(
    (column) =>
      (column !== 'state' || input.hasState) &&
      (column !== 'priceUnit' || input.unitIn === 'column') &&
      (!column.startsWith('arrival') || input.hasArrivals),
  );
  const headUnit = input.unitIn === 'head' ? input.rows[0]?.priceUnit[0] : undefined;
  const heads = columns.map((column, at) => {
    const names = HEADS[column];
    const name = names[(input.heads[at] ?? 0) % names.length] ?? '';
    return headUnit && ['minimum', 'maximum', 'modal'].includes(column) ? `${name} (${headUnit})` : name;
  });
  const rows = input.rows.map((one) => {
    const [year, month, day] = [one.day.getUTCFullYear(), one.day.getUTCMonth() + 1, one.day.getUTCDate()];
    const cells: Record<Column, string> = {
      state: one.state[0],
      district: one.district,
      market: one.market,
      commodity: one.commodity,
      variety: one.variety,
      grade: 'FAQ',
      day: input.date(year, month, day),
      minimum: input.number(one.prices[0] ?? 0),
      maximum: input.number(one.prices[2] ?? 0),
      modal: input.number(one.prices[1] ?? 0),
      priceUnit: one.priceUnit[0],
      arrivals: one.arrivals === null ? 'NR' : input.number(one.arrivals),
      arrivalUnit: one.arrivalUnit[0],
    };
    return columns.map((column) => cells[column]);
  });
  if (!input.hasForeignColumn) return { heads, rows };
  return { heads: ['Commodity Group', ...heads], rows: rows.map((cells) => ['Vegetables', ...cells]) };
}

function bytesOf(input: File): Uint8Array {
  const { heads, rows } = tableOf(input);
  const text = () => {
    if (input.form === 'json' || input.form === 'list') {
      const records = rows.map((cells) => Object.fromEntries(heads.map((head, at) => [head, cells[at]])));
      return JSON.stringify(input.form === 'json' ? { total: records.length, records } : records);
    }
    if (input.form === 'html') {
      const escaped = (cell: string) => cell.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      const line = (tag: string) => (cells: string[]) => `<tr>${cells.map((cell) => `<${tag}> ${escaped(cell)}</${tag}>`).join('')}</tr>`;
      const titles = input.titles.map((title) => `<tr><td colspan="9"><b>${escaped(title)}</b></td></tr>`);
      return `<div><table border="1">${titles.join('')}${line('th')(heads)}${rows.map(line('td')).join('\n')}</table></div>`;
    }
    const quoted = (cell: string) => (/["\n]/.test(cell) || cell.includes(input.delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell);
    const titles = input.titles.map((title) => `${input.delimiter.repeat(4)}${quoted(title)}${input.delimiter.repeat(3)}`);
    return [...titles, ...[heads, ...rows].map((cells) => cells.map(quoted).join(input.delimiter))].join(input.newline);
  };
  const utf16 = (mark: string) => Buffer.from(`${mark}${text()}`, 'utf16le');
  switch (input.encoding) {
    case 'utf-16le':
      return utf16('\uFEFF');
    case 'utf-16be':
      return utf16('\uFEFF').swap16();
    case 'utf-16le without mark':
      return utf16('');
    case 'utf-8 with mark':
      return Buffer.from(`\uFEFF${text()}`);
    default:
      return Buffer.from(text());
  }
}

type Expected = Pick<CheckedRow, 'market' | 'commodity' | 'day' | 'minimum' | 'maximum' | 'modal' | 'arrivals'> | RefusalReason;

/** Whole hundredths of a number turned from one weight into another. */
const converted = (amount: number, from: number, to: number): number => Math.round((amount * from) / to) / 100;

function expectedOf(input: File, one: Row): Expected {
  const state = input.hasState ? one.state[1] : 'stateMissing';
  if (state !== 'home' && !(state === 'stateMissing' && input.isStateTold)) return state;
  const [, perKilograms] = unitOf(input, one);
  if (perKilograms === null) return 'priceUnit';
  const [minimum = 0, modal = 0, maximum = 0] = one.prices.map((price) => converted(price, 100, perKilograms));
  if (minimum <= 0) return 'zero';
  if (maximum > 10_000_000) return 'tooHigh';
  const arrivals = () => {
    if (!input.hasArrivals || one.arrivals === null) return null;
    const isBale = one.arrivalUnit[0] === 'Bales';
    const kilograms = isBale && one.commodity !== 'Cotton' ? null : one.arrivalUnit[1];
    return kilograms === null ? 'arrivalUnit' : converted(one.arrivals, kilograms, 1000);
  };
  const tonnes = arrivals();
  if (tonnes === 'arrivalUnit') return tonnes;
  return {
    market: one.market,
    commodity: one.commodity,
    day: one.day.toISOString().slice(0, 10),
    minimum,
    maximum,
    modal,
    arrivals: tonnes,
  };
}

async function* inPieces(bytes: Uint8Array, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function readAll(bytes: Uint8Array, size: number, isStateTold: boolean): Promise<(CheckedRow | RefusalReason)[]> {
  const rows: (CheckedRow | RefusalReason)[] = [];
  for await (const record of readRecords(inPieces(bytes, size), isStateTold))
    rows.push(checkRecord(record, { today: TODAY, state: isStateTold ? 'Gujarat' : undefined }));
  return rows;
}

describe('a file of prices', () => {
  test('is read alike in every order, spelling, unit, sign, encoding and form', async () => {
    await fc.assert(
      fc.asyncProperty(file, async (input) => {
        const reading = readAll(bytesOf(input), input.pieces, input.isStateTold);
        const isEmptyJson = input.rows.length === 0 && (input.form === 'json' || input.form === 'list');
        if (!input.hasState && !input.isStateTold && !isEmptyJson) {
          await expect(reading).rejects.toThrow('The file does not say of which state the prices are');
          return;
        }
        const expected = input.rows.map((one) => expectedOf(input, one));
        const read = await reading;
        expect(read.map((one) => (typeof one === 'string' ? one : {}))).toEqual(
          expected.map((one) => (typeof one === 'string' ? one : {})),
        );
        expect(read).toMatchObject(expected);
      }),
      { numRuns: 300 },
    );
  });

  test('that is no table of prices is refused in words, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.integer({ min: 1, max: 50 }), async (bytes, size) => {
        await expect(readAll(bytes, size, true)).rejects.toBeInstanceOf(FileNotUnderstood);
      }),
      { numRuns: 200 },
    );
  });
});
