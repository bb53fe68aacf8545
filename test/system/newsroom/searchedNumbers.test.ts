import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, staffMember, type TestApp } from '../openTestApp.ts';

const MIGRATION = join(import.meta.dirname, '../../../migrations/0065_repeated_digits.sql');
const found = z.object({ data: z.array(z.object({ headline: z.string() })) });
const editor = staffMember('chief-editor');

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
  for (const headline of ['સહાય 500 રૂપિયા', 'સહાય 50 રૂપિયા', 'ચોમાસું ૨૦૦૨', 'ચોમાસું 202', 'છબી Dsc00123', 'છબી Dsc0123'])
    await app.ask(editor, 'POST', '/stories', { working: { headline } });
});
afterAll(() => app.close());

async function find(q: string): Promise<string[]> {
  const answer = await app.ask(editor, 'GET', `/stories?filter=${encodeURIComponent(JSON.stringify({ q, state: 'draft' }))}`);
  return found.parse(await answer.json()).data.map(({ headline }) => headline);
}

const searches: [q: string, headline: string][] = [
  ['500', 'સહાય 500 રૂપિયા'],
  ['2002', 'ચોમાસું ૨૦૦૨'],
  ['dsc00123', 'છબી Dsc00123'],
];

test.each(searches)('%s is found by its digits, each of them', async (q, headline) => {
  expect(await find(q)).toEqual([headline]);
});

test('so is what an earlier version indexed, which took repeated digits for one', async () => {
  const { db } = app.app;
  await db.execute(sql`update stories set keys = array_to_tsvector(array(
    select regexp_replace(lexeme, '([0-9])\\1+', '\\1', 'g') from unnest(keys)))`);
  expect(await find('500')).toEqual([]);
  await db.transaction(async (tx) => {
    for (const statement of readFileSync(MIGRATION, 'utf8').split('--> statement-breakpoint')) await tx.execute(sql.raw(statement));
  });
  for (const [q, headline] of searches) expect(await find(q), q).toEqual([headline]);
});
