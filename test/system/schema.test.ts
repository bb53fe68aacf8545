import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from './openTestApp.ts';

let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp();
});
afterAll(() => newspaper.close());

test('every foreign key has an index that begins with it, so that what it points to can be removed without reading the table', async () => {
  const { rows } = await newspaper.app.db.execute<{ key: string; indexed: boolean }>(`
    select c.conrelid::regclass || ' (' || string_agg(a.attname, ', ' order by k.at) || ')' as key,
      exists (
        select from pg_index i where i.indrelid = c.conrelid and i.indpred is null
          and (i.indkey::int2[])[0:array_length(c.conkey, 1) - 1] = c.conkey
      ) as indexed
    from pg_constraint c cross join unnest(c.conkey) with ordinality as k (attnum, at)
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
    where c.contype = 'f' and c.connamespace = 'public'::regnamespace
    group by c.oid, c.conrelid, c.conkey order by 1`);
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter(({ indexed }) => !indexed).map(({ key }) => key)).toEqual([]);
});
