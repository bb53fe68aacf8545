import { setTimeout as wait } from 'node:timers/promises';
import { isEmptySite } from './content/topics/queries.ts';
import type { DemoPart } from './demo/demoParts.ts';
import { readImported, recordImported } from './desks/importing/archive/importedItems.ts';
import type { Database } from './platform/database.ts';
import type { App } from './site/app.ts';
import type { Desk } from './site/desk.ts';

type Seeded = {
  isNew: boolean;
  /** Adds what is still missing of the demo, with a pause after each part for readers; undefined if nothing is missing. */
  addRest: ((pauseMs: number) => Promise<void>) | undefined;
};

/** What has been added is noted among imports, a part and its note in one transaction. */
const SOURCE = 'parts of the demo';
const BEGUN = 'begun';
const COMPLETE = 'complete';

/**
 * Fills a new site with required rows and with the part of the demo that readers see first. A site that has topics
 * already is not changed, except that a demo is completed if an earlier start was stopped before its end.
 */
export async function seedForReaders(app: App, desks: readonly Desk[]): Promise<Seeded> {
  const isNew = await isEmptySite(app);
  if (isNew) {
    await note(app.db, BEGUN);
    for (const desk of desks) await desk.install?.(app);
  }
  const noted = await readImported(app.db, SOURCE, [BEGUN, COMPLETE]);
  if (!noted.has(BEGUN) || noted.has(COMPLETE)) return { isNew, addRest: undefined };
  // Imported lazily, because an existing site does not need it.
  const { demoParts } = await import('./demo/demoParts.ts');
  const added = await readImported(
    app.db,
    SOURCE,
    demoParts.map(({ name }) => name),
  );
  const [first, ...rest] = demoParts;
  const addMissing = async (part: DemoPart) => {
    if (!added.has(part.name)) await addPart(app, part);
  };
  if (first) await addMissing(first);
  const addRest = async (pauseMs: number) => {
    for (const part of rest) {
      await addMissing(part);
      await wait(pauseMs);
    }
    await note(app.db, COMPLETE);
  };
  return { isNew, addRest };
}

/** Fills a new site completely. */
export async function seedApp(app: App, desks: readonly Desk[]): Promise<void> {
  const { addRest } = await seedForReaders(app, desks);
  await addRest?.(0);
}

const note = (db: Database, original: string): Promise<void> => recordImported(db, [{ source: SOURCE, original, ourId: 0 }]);

/** Adds a part, all of it or nothing, unless it goes on where it was stopped. */
async function addPart(app: App, { name, install, isResumable }: DemoPart): Promise<void> {
  if (isResumable) {
    await install(app);
    await note(app.db, name);
    return;
  }
  const changed: string[] = [];
  const invalidate = (tags: readonly string[]) => void changed.push(...tags);
  await app.db.transaction(async (db) => {
    await install({ ...app, db, invalidate });
    await note(db, name);
  });
  app.invalidate(changed);
}
