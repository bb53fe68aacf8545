import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchOf as adSearch, adsQuery } from '../../../src/desks/classifieds/newsroom/queries.ts';
import { searchOf as enquirySearch } from '../../../src/desks/enquiries/queries.ts';
import { searchOf as grievanceSearch, grievancesQuery, whereOf } from '../../../src/desks/grievances/queries.ts';
import { foldedKeys } from '../../../src/platform/text/folding.ts';
import { wordsQuery } from '../../../src/site/newsroom/findByWords.ts';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';
import { planOf } from '../planOf.ts';

const editor = staffMember('chief-editor');
let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp();
});
afterAll(() => newspaper.close());

const list = async (path: string, filter: object, more = ''): Promise<{ data: { id: number }[]; total: number; hasMore: boolean }> =>
  (await newspaper.ask(editor, 'get', `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`)).json();
const found = async (path: string, filter: object) => (await list(path, filter)).data.map(({ id }) => id);
/** The plan for a table as it is. */
const explained = async (query: SQL) => {
  const { rows } = await newspaper.app.db.execute(sql`explain ${query}`);
  return JSON.stringify(rows);
};

describe('behind so many newer ones that they are not read through', () => {
  test('an enquiry is found by parts of names, addresses and numbers, by an index', async () => {
    const { db } = newspaper.app;
    await db.execute(sql`insert into enquiries (id, kind, state, name, company, email, phone, city, created_at, updated_at) values
      (801, 'advertising', 'new', 'કાનજી ૧૦૦%', 'Shah & Sons', 'kanji.mehta@khetivadi.example', '+919825012345', 'ઊંઝા', now(), now()),
      (802, 'feedback', 'spam', 'કાનજી', null, null, null, null, now(), now())`);
    await db.execute(sql`insert into enquiries (id, kind, state, name, email, created_at, updated_at)
      select 1000 + n, 'feedback', 'closed', 'વાચક ' || n, 'vachak' || n || '@example.com', now(), now() from generate_series(1, 5200) as n`);
    for (const q of ['કાનજી', 'KANJI', 'mehta@kheti', 'shah & s', '૧૦૦%', 'ઊંઝા', '98250', '98250 12345', '09825012345', '૯૮૨૫૦ ૧૨૩૪૫'])
      expect(await found('/enquiries', { q }), q).toEqual([801]);
    expect(await found('/enquiries', { q: 'કાનજી', state: 'spam' })).toEqual([802]);
    for (const q of ['%_', 'કાનજીભાઈ', `'\\:*&|!`]) expect(await found('/enquiries', { q }), q).toEqual([]);
    const [whole, last] = [await list('/enquiries', { q: 'વાચક' }), await list('/enquiries', { q: 'વાચક' }, '&perPage=30&page=7')];
    expect([whole.total, whole.hasMore, last.data.length, last.data[0]?.id]).toEqual([200, true, 20, 6020]);
    await db.execute(sql`analyze enquiries`);
    expect(await explained(wordsQuery(enquirySearch({}, 'કાનજી')))).toContain('enquiries_words');
  });

  test('a grievance is found in the same way; the list reads an index in order and is counted to 10,000', async () => {
    const { db } = newspaper.app;
    const now = new Date();
    await db.execute(sql`insert into grievances (id, check_letters, kind, state, name, email, phone, about, received_at, updated_at) values
      (801, 'BCDFGHJK', 'fact', 'received', 'જયા દવે', 'jaya.dave@example.com', '+919825012346', '/news/crops/kapas-77', now(), now()),
      (802, 'BCDFGHJK', 'fact', 'acknowledged', null, null, null, null, now() - interval '99 days', now()),
      (803, 'BCDFGHJK', 'fact', 'decided', 'જયા પટેલ', null, null, null, now(), now()),
      (804, 'BCDFGHJK', 'fact', 'spam', 'જયા', null, null, null, now(), now())`);
    await db.execute(sql`insert into grievances (id, check_letters, kind, state, name, received_at, decided_at, updated_at)
      select 1000 + n, 'BCDFGHJK', 'other', 'decided', 'વાચક ' || n, now(), now(), now() from generate_series(1, 10100) as n`);
    const first = await list('/grievances', {}, '&perPage=200');
    const open = first.data.map(({ id }) => id).filter((id) => id < 1000);
    expect([open.slice(-2), open.includes(803), first.total, first.hasMore]).toEqual([[801, 802], false, 10_000, true]);
    expect(await found('/grievances', { due: 'overdue' })).toContain(802);
    expect(await found('/grievances', { q: 'જયા' })).toEqual([801, 803]);
    for (const q of ['dave@exam', 'kapas-77', '98250', '98250 12346', '801-BCDFGHJK', '801-bcdfghjk'])
      expect(await found('/grievances', { q }), q).toEqual([801]);
    await db.execute(sql`analyze grievances`);
    expect(await explained(wordsQuery(grievanceSearch({}, 'જયા', now)))).toContain('grievances_words');
    for (const [filter, index] of [
      [{}, 'grievances_list'],
      [{ due: 'overdue' }, 'grievances_list'],
      [{ state: 'received' }, 'grievances_state'],
      // Nearly all of them.
      [{ state: 'decided' }, 'grievances_pkey'],
    ] as const) {
      const plan = await planOf(db, grievancesQuery(db, filter, whereOf(filter, now)).limit(25).getSQL());
      expect(plan).toContain(index);
      expect(plan).not.toMatch(/Seq Scan|Sort/);
    }
  });

  test('an advertisement that has ended is found by an index', async () => {
    const { db } = newspaper.app;
    await db.execute(sql`insert into classified_ads (id, kind, city_id, state, title, body, email, fields, search, created_at, updated_at)
      select 5000 + n, kind, city_id, 'expired', 'જૂની જાહેરખબર', '', '', '{}',
        array_to_tsvector(case when n = 7 then ${sql.param(foldedKeys('પવનચક્કી'))}::text[] else array['k' || n] end), now(), now()
      from generate_series(1, 3000) as n, (select kind, city_id from classified_ads limit 1) as one_ad`);
    await db.execute(sql`analyze classified_ads`);
    for (const filter of [{ state: 'expired' }, {}] as const) {
      expect(await found('/classifieds', { ...filter, q: 'પવનચક્કી' })).toEqual([5007]);
      expect(await explained(wordsQuery(adSearch(filter, 'પવનચક્કી')))).toContain('classified_ads_search_all');
    }
    expect(await found('/classifieds', { state: 'published', q: 'પવનચક્કી' })).toEqual([]);
    expect(await planOf(db, adsQuery(db, {}).limit(25).getSQL())).toContain('classified_ads_queue');
  });
});
