import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importPrices } from '../../../src/desks/mandi/prices/importPrices.ts';
import { compared } from '../../../src/desks/mandi/rules/rules.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

const now = new Date('2026-11-21T06:00:00Z');
const editor = staffMember('sub-editor');

/** The middle of some prices, without the database; of an even number the mean of the two in the middle. */
function median(prices: readonly number[]): number | undefined {
  const sorted = [...prices].sort((one, other) => one - other);
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.floor((sorted.length - 1) / 2)];
  return upper === undefined || lower === undefined ? undefined : Math.round((lower + upper) * 50) / 100;
}

let open: TestApp;
beforeAll(async () => {
  open = await openTestApp({ at: now });
  // The demo's own prices would stand beside those of the tests.
  await open.app.db.execute(sql`truncate mandi_prices, mandi_lines, mandi_days`);
});
afterAll(() => open.close());

async function* pieces(text: string | Uint8Array, size = 1000) {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

const importText = (text: string | Uint8Array, name = 'prices.csv') =>
  importPrices(open.app, { file: pieces(text), name, way: 'command', state: undefined, now });

const HEAD = 'State,District,Market,Commodity,Variety,Grade,Arrival_Date,Min_x0020_Price,Max_x0020_Price,Modal_x0020_Price';
const csv = (...rows: string[]) => `${HEAD}\n${rows.join('\n')}\n`;
/** A row of Gondal's cotton: day, lowest, highest, modal. */
const cotton = (day: string, ...prices: number[]) => `Gujarat,Rajkot,Gondal,Cotton,Other,FAQ,${day},${prices.join(',')}`;

async function countPrices(): Promise<number> {
  const { rows } = await open.app.db.execute<{ count: string }>(sql`select count(*) as count from mandi_prices`);
  return Number(rows[0]?.count);
}

type Listed = {
  date: string | null;
  documents: { date: string; modalPrice: number; variety: string; yard: { name: string }; per20Kg: { modalPrice: number } }[];
};
async function listed(query: string): Promise<Listed> {
  const answer = await open.get(`/api/mandi-bhav/list?${query}`);
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
}

test('what a file brings is before the readers at their next request', async () => {
  const searched = async () => (await open.get('/search?q=cotton')).text();
  expect((await (await open.get('/mandi-bhav/crop/cotton')).text()).includes('1,450')).toBe(false);
  expect(await searched()).not.toContain('₹7,250');
  const report = await importText(csv(cotton('20/11/2026', 7000, 7500, 7250)));
  expect(report).toMatchObject({ read: 1, taken: 1, refused: 0, days: { first: '2026-11-20', last: '2026-11-20' } });
  const page = await (await open.get('/mandi-bhav/crop/cotton')).text();
  expect(page).toContain('1,450');
  expect(page).toContain('7,250');
  expect(page).toContain('ગોંડલ');
  expect(await searched()).toContain('₹7,250');
  expect((await listed('crop=cotton')).documents).toMatchObject([
    { date: '2026-11-20', modalPrice: 7250, per20Kg: { modalPrice: 1450 }, variety: '' },
  ]);
});

test('another price for the same key in a later file is a revision, and told as one', async () => {
  const report = await importText(csv(cotton('20/11/2026', 7000, 7600, 7300)));
  expect(report).toMatchObject({ read: 1, taken: 0, revised: 1, revisions: [{ row: 2, before: 7250, after: 7300 }] });
  expect((await listed('crop=cotton')).documents).toMatchObject([{ modalPrice: 7300 }]);
});

test('a file of an earlier day that comes later does not push the newest aside', async () => {
  await importText(
    csv(cotton('13/11/2026', 6900, 7100, 7000), cotton('19/11/2026', 7100, 7300, 7200), cotton('18/11/2026', 7100, 7300, 7210)),
  );
  const page = await (await open.get('/mandi-bhav/crop/cotton')).text();
  expect(page).toContain('1,460');
  // 7,300 against 7,200 of the day before and 7,000 of a week before, for 20 kg.
  expect(page).toContain('+20');
  expect(page).toContain('+60');
});

test('the newest day is that of the prices asked for, also of a district or a kind of crops', async () => {
  await importText(csv('Gujarat,Mahesana,Unjha,Cummin Seed(Jeera),Other,FAQ,17/11/2026,20000,22000,21000'));
  for (const [query, date] of [
    ['district=mehsana', '2026-11-17'],
    ['category=spices', '2026-11-17'],
    ['district=mehsana&category=spices', '2026-11-17'],
    ['district=rajkot', '2026-11-20'],
    ['limit=10', '2026-11-20'],
    ['district=rajkot&category=spices', null],
  ] as const) {
    const list = await listed(query);
    expect([query, list.date, list.documents.length]).toEqual([query, date, date ? 1 : 0]);
  }
});

test('rows that repeat or contradict each other are told with their lines, and of contradictory ones none is taken', async () => {
  const report = await importText(
    csv(
      cotton('17/11/2026', 7000, 7500, 7250),
      cotton('17/11/2026', 7000, 7500, 7250),
      'Gujarat,Rajkot,GONDAL APMC,cotton,other,faq,17/11/2026,7000,7500,7250',
      cotton('16/11/2026', 7000, 7500, 7250),
      cotton('16/11/2026', 7000, 7500, 7260),
      cotton('15/11/2026', 7600, 7500, 7250),
      'Gujarat,Rajkot,Gondal,Cotton,Other,FAQ,15/11/2026,7000',
    ),
  );
  expect(report).toMatchObject({ read: 7, taken: 1, refused: 6 });
  expect(report.refusals.map(({ row, reason }) => [row, reason])).toEqual([
    [3, 'repeated'],
    [4, 'repeated'],
    [5, 'contradictory'],
    [6, 'contradictory'],
    [7, 'maximumBelowMinimum'],
    [8, 'columns'],
  ]);
});

test('a name nobody knows is kept as it came, told, and given a Gujarati one by an editor', async () => {
  const row = 'Gujarat,Rajkot,Navagam Estate,Zebra Gourd,Striped,Grade Z,20/11/2026,1000,1200,1100';
  const report = await importText(csv(row));
  expect(report.newNames).toEqual([
    { kind: 'yard', name: 'Navagam Estate' },
    { kind: 'crop', name: 'Zebra Gourd' },
    { kind: 'variety', name: 'Striped' },
    { kind: 'grade', name: 'Grade Z' },
  ]);
  expect(await (await open.get('/mandi-bhav/yard/navagam-estate')).text()).toContain('Zebra Gourd');
  expect((await importText(csv(row))).newNames).toEqual([]);
  const { crops } = await (await open.ask(editor, 'get', '/mandi/names')).json();
  const crop = crops.find(({ nameEn }: { nameEn: string }) => nameEn === 'Zebra Gourd');
  const draft = { name: 'પટ્ટાવાળી દૂધી', category: 'vegetables', rank: null, version: crop.version };
  const named = await open.ask(staffMember('desk-editor'), 'put', `/mandi/crops/${crop.id}`, draft);
  expect(named.status).toBe(200);
  expect(await (await open.get('/mandi-bhav/yard/navagam-estate')).text()).toContain('પટ્ટાવાળી દૂધી');
});

test('two towns of one name are told apart by their districts', async () => {
  await importText(
    csv(
      'Gujarat,Panchmahals,Kalol,Maize,Other,FAQ,20/11/2026,2000,2200,2100',
      'Gujarat,Gandhinagar,Kalol,Maize,Other,FAQ,20/11/2026,2000,2200,2150',
    ),
  );
  const { documents } = await listed('crop=maize');
  expect(documents.map(({ yard, modalPrice }) => [yard.name, modalPrice]).sort()).toEqual([
    ['કલોલ', 2150],
    ['કાલોલ (પંચમહાલ)', 2100],
  ]);
});

describe('the export of the market site, sent by an editor', () => {
  const sent = (text: string, state = '') =>
    open.ask(editor, 'post', `/mandi/files?name=report.csv${state && `&state=${state}`}`, new TextEncoder().encode(text));
  const TITLE = ',,,,,,,Daily Price Arrival Report-18-11-2026 to 19-11-2026 for All States,,,,,,';
  const HEADS =
    'State/UT,District,Market,Commodity Group,Commodity,Variety,Grade,Min Price,Max Price,Modal Price,Price Unit,Arrival Quantity,Arrival Unit,Arrival Date';
  const rows = [
    'Maharashtra,Pune,APMC Pune ,Fibre Crops,Cotton,Other,FAQ,"6,900.00","7,100.00","7,000.00",Rs./Quintal,10.00,Metric Tonnes,19-11-2026',
    'Gujarat,Amreli,Amreli APMC,Fibre Crops,Cotton,Other,FAQ,"1,390.00","1,510.00","1,455.00",Rs./20Kg,"1,000.00",Bales,19-11-2026',
    'Gujarat,Amreli,Amreli APMC,Vegetables,Onion,Other,FAQ,15.00,21.50,18.25,Rs./Kg,250.00,Quintal,19-11-2026',
    'Gujarat,Amreli,Amreli APMC,Fruits,Coconut,Other,FAQ,"1,000.00","1,200.00","1,100.00",Rs./Unit,500.00,Nos,19-11-2026',
    ',Amreli,Amreli APMC,Cereals,Wheat,Other,FAQ,"2,500.00","2,700.00","2,600.00",Rs./Quintal,1.00,Metric Tonnes,19-11-2026',
  ];

  test('stands before readers in rupees a quintal and tonnes, without other states’ yards; every other row is told', async () => {
    const answer = await sent([TITLE, HEADS, ...rows].join('\r\n'));
    expect(answer.status).toBe(200);
    const { report } = (await answer.json()).import;
    expect(report).toMatchObject({ read: 5, taken: 2, refused: 3, newNames: [] });
    expect(report.refusals.map(({ row, reason }: { row: number; reason: string }) => [row, reason])).toEqual([
      [3, 'otherState'],
      [6, 'priceUnit'],
      [7, 'stateMissing'],
    ]);
    const cotton = await listed('crop=cotton&yard=amreli');
    expect(cotton.documents).toMatchObject([{ date: '2026-11-19', modalPrice: 7275, arrivals: 170 }]);
    expect((await listed('crop=onion&yard=amreli')).documents).toMatchObject([
      { modalPrice: 1825, minPrice: 1500, maxPrice: 2150, arrivals: 25 },
    ]);
    const { rows: yards } = await open.app.db.execute(sql`select name_en from mandi_yards where name_en ilike '%pune%'`);
    expect(yards).toEqual([]);
  });

  test('is of Gujarat where it names no state only when the editor says so', async () => {
    const without = (line: string) => line.slice(line.indexOf(',') + 1);
    const text = [HEADS, ...rows.slice(1, 3)].map(without).join('\n').replaceAll('19-11-2026', '18-11-2026');
    const refused = await sent(text);
    expect(refused.status).toBe(422);
    expect((await refused.json()).message.en).toContain('does not say of which state');
    expect((await sent(text, 'Maharashtra')).status).toBe(422);
    expect((await (await sent(text, 'Gujarat')).json()).import.report).toMatchObject({ read: 2, taken: 2 });
  });
});

describe('a file that is not understood, or fails on its way', () => {
  test('changes nothing, and stands in the list of imports with the reason', async () => {
    const before = await countPrices();
    const sent = new TextEncoder().encode('<html>Bad gateway</html>');
    const answer = await open.ask(editor, 'post', '/mandi/files?name=wrong.csv', sent);
    expect(answer.status).toBe(422);
    expect((await answer.json()).message.en).toContain('no column for');
    expect(await countPrices()).toBe(before);
    const { data } = await (await open.ask(editor, 'get', '/mandi/imports')).json();
    expect(data[0]).toMatchObject({ name: 'wrong.csv', way: 'upload', by: editor.name, report: null });
  });

  test('is rolled back whole when its connection breaks off', async () => {
    const before = await countPrices();
    const broken = async function* () {
      yield new TextEncoder().encode(csv(cotton('01/11/2026', 7000, 7500, 7250)));
      throw new Error('The line went dead');
    };
    await expect(importPrices(open.app, { file: broken(), name: 'cut.csv', way: 'command', state: undefined, now })).rejects.toThrow(
      'The line went dead',
    );
    expect(await countPrices()).toBe(before);
  });

  test('is rolled back whole when the database gives up at its end', async () => {
    const before = await countPrices();
    await open.app.db.execute(sql`alter table mandi_imports add constraint no_more check (name <> 'last.csv')`);
    await expect(
      importText(csv(cotton('02/11/2026', 7000, 7500, 7250), 'Gujarat,Rajkot,New Town,Cotton,Other,FAQ,02/11/2026,1,2,1'), 'last.csv'),
    ).rejects.toThrow();
    await open.app.db.execute(sql`alter table mandi_imports drop constraint no_more`);
    expect(await countPrices()).toBe(before);
    expect((await open.get('/mandi-bhav/yard/new-town')).status).toBe(404);
  });
});

describe('the newsroom’s own hand', () => {
  const grid = async (day: string) => {
    const { yards } = await (await open.ask(editor, 'get', '/mandi/names')).json();
    const yardId = yards.find(({ nameEn }: { nameEn: string }) => nameEn === 'Gondal').id;
    const { rows } = await (await open.ask(editor, 'get', `/mandi/grid?yardId=${yardId}&day=${day}`)).json();
    return { yardId, rows };
  };
  const enter = async (day: string, minimum: number, maximum: number, modal: number) => {
    const { yardId, rows } = await grid(day);
    const { cropId, varietyId, gradeId } = rows[0].now ?? rows[0].before;
    return open.ask(editor, 'post', '/mandi/grid', {
      yardId,
      day,
      rows: [{ cropId, varietyId, gradeId, minimum, maximum, modal, arrivals: 12.5, seen: rows[0].now ?? null }],
    });
  };

  test('enters a day, with the last price beside it', async () => {
    expect((await grid('2026-11-21')).rows[0].before).toMatchObject({ day: '2026-11-20', modal: 7300 });
    expect(await (await enter('2026-11-21', 7200, 7700, 7500)).json()).toMatchObject({ changed: 1 });
    expect(await (await enter('2026-11-21', 7200, 7700, 7500)).json()).toMatchObject({ changed: 0 });
    expect(await (await open.get('/mandi-bhav/crop/cotton')).text()).toContain('1,500');
  });

  test('is refused in words where it cannot be', async () => {
    const wrong = await enter('2026-11-21', 7200, 7700, 7800);
    expect(wrong.status).toBe(422);
    expect((await wrong.json()).issues).toMatchObject([{ path: 'rows.0.modal' }]);
    expect((await (await enter('2026-11-22', 7200, 7700, 7500)).json()).issues).toMatchObject([{ path: 'day' }]);
    expect(
      (
        await open.ask(editor, 'post', '/mandi/grid', {
          yardId: 987654,
          day: '2026-11-21',
          rows: [{ cropId: 1, varietyId: 1, gradeId: 1, minimum: 1, maximum: 1, modal: 1, arrivals: null, seen: null }],
        })
      ).status,
    ).toBe(422);
  });

  test('is not overturned by a file, and each change is in the log', async () => {
    const report = await importText(csv(cotton('21/11/2026', 100, 124, 120)));
    expect(report).toMatchObject({ read: 1, refused: 1, reasons: { byHand: 1 } });
    const { rows } = await open.app.db.execute(sql`select action, staff_name from audit_log where action like 'mandi.enter'`);
    expect(rows).toEqual([{ action: 'mandi.enter', staff_name: editor.name }]);
  });

  test('withdraws a price and puts it back', async () => {
    const { data } = await (await open.ask(editor, 'get', '/mandi/prices?day=2026-11-21')).json();
    expect(data).toHaveLength(1);
    expect((await open.ask(editor, 'post', `/mandi/prices/${data[0].id}/withdraw`, {})).status).toBe(200);
    expect((await listed('crop=cotton')).documents).toMatchObject([{ date: '2026-11-20', modalPrice: 7300 }]);
    expect(await (await open.get('/mandi-bhav/crop/cotton')).text()).not.toContain('1,500');
    expect((await open.ask(editor, 'post', `/mandi/prices/${data[0].id}/restore`, {})).status).toBe(200);
    expect((await listed('crop=cotton')).documents).toMatchObject([{ date: '2026-11-21', modalPrice: 7500 }]);
  });
});

test('what follows from the prices is what the rules say of them, line by line', async () => {
  const { rows: prices } = await open.app.db.execute<{ line: string; day: string; modal: string }>(sql`
    select yard_id || ' ' || crop_id || ' ' || variety_id as line, day::text, modal from mandi_prices where status = 'stands'`);
  const { rows: lines } = await open.app.db.execute<Record<string, string | null>>(sql`
    select yard_id || ' ' || crop_id || ' ' || variety_id as line, day::text, modal, previous_day::text, previous_modal, week_day::text, week_modal,
      year_day::text, year_modal from mandi_lines`);
  const expected = new Map<string, Map<string, number[]>>();
  for (const { line, day, modal } of prices) {
    const days = expected.get(line) ?? new Map<string, number[]>();
    days.set(day, [...(days.get(day) ?? []), Number(modal)]);
    expected.set(line, days);
  }
  expect(lines).toHaveLength(expected.size);
  for (const row of lines) {
    const days = [...(expected.get(row['line'] ?? '') ?? [])].map(([day, modals]) => ({ day, modal: median(modals) ?? 0 }));
    const newest = days.reduce((one, other) => (other.day > one.day ? other : one));
    const { previous, week, year } = compared(newest.day, days);
    const figure = (text: string | null | undefined) => (text === null ? undefined : Number(text));
    expect([row['day'], figure(row['modal'])]).toEqual([newest.day, newest.modal]);
    expect([row['previous_day'] ?? undefined, figure(row['previous_modal'])]).toEqual([previous?.day, previous?.modal]);
    expect([row['week_day'] ?? undefined, figure(row['week_modal'])]).toEqual([week?.day, week?.modal]);
    expect([row['year_day'] ?? undefined, figure(row['year_modal'])]).toEqual([year?.day, year?.modal]);
  }
});
