import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isEmptySite } from './content/topics/queries.ts';
import type { DemoPart } from './demo/demoParts.ts';
import type { App } from './site/app.ts';
import type { Desk } from './site/desk.ts';

type Seeded = {
  isNew: boolean;
  /** Adds what is still missing of the demo while the site is served; undefined if nothing is. */
  addRest: (() => Promise<void>) | undefined;
};

/**
 * Fills a new site with required rows and with the part of the demo that readers see first. A site that has topics
 * already is not changed, except that a demo is completed if an earlier start was stopped before its end.
 */
export async function seedForReaders(app: App, desks: readonly Desk[]): Promise<Seeded> {
  /** Names the parts that are missing, one a line, while there are any. */
  const list = join(app.settings.dataDir, 'imports/demo-missing');
  const isNew = await isEmptySite(app);
  if (!isNew && !existsSync(list)) return { isNew, addRest: undefined };
  // Imported lazily, because an existing site does not need it.
  const { demoParts } = await import('./demo/demoParts.ts');
  if (isNew) {
    await mkdir(dirname(list), { recursive: true });
    await writeMissing(list, demoParts);
    for (const desk of desks) await desk.install?.(app);
  }
  const names = (await readFile(list, 'utf8')).split('\n');
  let missing = demoParts.filter(({ name }) => names.includes(name));
  const addNext = async () => {
    const [next, ...later] = missing;
    if (next) await addPart(app, next);
    missing = later;
    await writeMissing(list, missing);
  };
  if (missing[0] === demoParts[0]) await addNext();
  const addRest = async () => {
    while (missing.length > 0) await addNext();
  };
  return { isNew, addRest };
}

/** Fills a new site completely. */
export async function seedApp(app: App, desks: readonly Desk[]): Promise<void> {
  const { addRest } = await seedForReaders(app, desks);
  await addRest?.();
}

const writeMissing = (list: string, parts: readonly DemoPart[]): Promise<void> =>
  parts.length === 0 ? rm(list, { force: true }) : writeFile(list, parts.map(({ name }) => name).join('\n'));

/** Adds a part, all of it or nothing, unless it can go on by itself. */
async function addPart(app: App, { install, goesOn }: DemoPart): Promise<void> {
  if (goesOn) return install(app);
  const changed: string[] = [];
  const invalidate = (tags: readonly string[]) => void changed.push(...tags);
  await app.db.transaction((db) => install({ ...app, db, invalidate }));
  app.invalidate(changed);
}
