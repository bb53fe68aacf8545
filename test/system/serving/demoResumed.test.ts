import { and, eq, inArray, max } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { topics } from '../../../src/content/topics/tables.ts';
import { demoParts } from '../../../src/demo/demoParts.ts';
import { articles } from '../../../src/desks/articles/tables.ts';
import { epaperEditions } from '../../../src/desks/epaper/tables.ts';
import { importedItems } from '../../../src/desks/importing/tables.ts';
import { desks } from '../../../src/newspaper.ts';
import { seedApp, seedForReaders } from '../../../src/seedApp.ts';
import { openTestApp, type TestApp } from '../openTestApp.ts';

// The day on which the demo was laid out: it may have ended since.
const clock = { at: new Date() };
let newspaper: TestApp;
beforeAll(async () => {
  newspaper = await openTestApp(clock);
  const [newest] = await newspaper.app.db.select({ day: max(epaperEditions.day) }).from(epaperEditions);
  clock.at = new Date(`${newest?.day}T23:00:00+05:30`);
});
afterAll(() => newspaper.close());

test('parts of the demo that were written, but not noted before a start was killed, are not added twice', async () => {
  const { app } = newspaper;
  const counts = () => Promise.all([articles, topics, epaperEditions].map((table: PgTable) => app.db.$count(table)));
  const before = await counts();
  const isResumed = demoParts.filter(({ isResumable }) => isResumable).map(({ name }) => name);
  expect(isResumed).toContain('content');
  const notes = and(eq(importedItems.source, 'parts of the demo'), inArray(importedItems.original, [...isResumed, 'complete']));
  expect(await app.db.delete(importedItems).where(notes).returning()).toHaveLength(isResumed.length + 1);

  await seedApp(app, desks);
  expect(await counts()).toEqual(before);
  expect(await seedForReaders(app, desks)).toEqual({ isNew: false, addRest: undefined });
});
