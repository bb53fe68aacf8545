import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isEmptySite } from './content/topics/queries.ts';
import type { App } from './site/app.ts';
import type { Desk } from './site/desk.ts';

type Seeded = {
  isNew: boolean;
  /** Adds the printed editions, which takes as long as everything else and can run while the site is served; undefined if they exist. */
  addEditions: (() => Promise<void>) | undefined;
};

/**
 * Fills a new site with required rows and the demo content, without its printed editions. A site that has topics already is not changed,
 * except that `addEditions` completes the demo if an earlier start was stopped before the editions were added.
 */
export async function seedForReaders(app: App, desks: readonly Desk[]): Promise<Seeded> {
  /** This file exists while editions are missing. */
  const mark = join(app.settings.dataDir, 'imports/demo-editions-missing');
  const isNew = await isEmptySite(app);
  if (isNew) {
    await mkdir(dirname(mark), { recursive: true });
    await writeFile(mark, '');
    for (const desk of desks) await desk.install?.(app);
    // Imported lazily, because an existing site does not need it.
    const { installDemo } = await import('./demo/installDemo.ts');
    await installDemo(app);
  }
  if (!existsSync(mark)) return { isNew, addEditions: undefined };
  const addEditions = async () => {
    const { installEditions } = await import('./demo/installEditions.ts');
    await installEditions(app);
    await rm(mark);
  };
  return { isNew, addEditions };
}

/** Fills a new site completely, printed editions included. */
export async function seedApp(app: App, desks: readonly Desk[]): Promise<void> {
  const { addEditions } = await seedForReaders(app, desks);
  await addEditions?.();
}
