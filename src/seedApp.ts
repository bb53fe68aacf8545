import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
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

/** PostgreSQL advisory lock that lets one process at a time fill a new site. The number is arbitrary but fixed. */
const SEEDING_LOCK = 20_261_129;

/**
 * Fills a new site with required rows and with the part of the demo that readers see first. A site that has topics
 * already is not changed, except that a demo is completed if an earlier start was stopped before its end. Processes that start
 * at the same time wait for the one that does it.
 */
export async function seedForReaders(app: App, desks: readonly Desk[]): Promise<Seeded> {
  if (!(await isEmptySite(app)) && !(await isUnfinished(app.db))) return { isNew: false, addRest: undefined };
  const endTurn = await takeTurn(app);
  try {
    const seeded = await seedFirst(app, desks);
    const { addRest } = seeded;
    if (addRest) return { ...seeded, addRest: (pauseMs) => addRest(pauseMs).finally(endTurn) };
    await endTurn();
    return seeded;
  } catch (error) {
    await endTurn();
    throw error;
  }
}

async function isUnfinished(db: Database): Promise<boolean> {
  const noted = await readImported(db, SOURCE, [BEGUN, COMPLETE]);
  return noted.has(BEGUN) && !noted.has(COMPLETE);
}

/** Waits until no other process fills the site. Returns what ends the turn; the embedded database has one process. */
async function takeTurn({ db, settings }: App): Promise<() => Promise<void>> {
  if (settings.databaseUrl === undefined) return async () => undefined;
  const turn = Promise.withResolvers<void>();
  const taken = Promise.withResolvers<void>();
  const held = db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${SEEDING_LOCK}::bigint)`);
    taken.resolve();
    await turn.promise;
  });
  held.catch(taken.reject);
  await taken.promise;
  return () => {
    turn.resolve();
    return held;
  };
}

async function seedFirst(app: App, desks: readonly Desk[]): Promise<Seeded> {
  const isNew = await isEmptySite(app);
  if (isNew) {
    await note(app.db, BEGUN);
    for (const desk of desks) await desk.install?.(app);
  }
  if (!(await isUnfinished(app.db))) return { isNew, addRest: undefined };
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
