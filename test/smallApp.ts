import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addTopic } from '../src/desks/taxonomy/commands.ts';
import { desks } from '../src/newspaper.ts';
import { openApp } from '../src/openApp.ts';
import { p } from '../src/platform/document/blocks.ts';
import { createLog } from '../src/platform/log.ts';
import { readSettings } from '../src/platform/settings.ts';
import { publishStory } from './publishStory.ts';

export type SmallApp = { categoryId: number; remove: () => void; dataDir: string };

/**
 * Migrates an empty database of a PostgreSQL server and gives it what every installation needs, one category (`/category/gujarat/1`) and
 * one story. The demo newspaper would take twenty seconds there; a program that starts on this one does not lay it out.
 */
export async function fillSmallApp(databaseUrl: string): Promise<SmallApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'newspaper-'));
  const { app, close } = await openApp({
    settings: readSettings({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }),
    clock: () => new Date(),
    log: createLog('silent'),
    desks,
    projectDir: join(import.meta.dirname, '..'),
  });
  for (const desk of desks) await desk.install?.(app);
  const categoryId = await addTopic(app, { kind: 'category', slug: 'gujarat', name: 'ગુજરાત', nameEn: 'Gujarat' });
  await publishStory(app, {
    slug: 'pehli-varta',
    headline: 'પહેલી વાર્તા',
    deck: '',
    kicker: '',
    body: { type: 'doc', content: [p('એક ફકરો.')] },
    categoryId,
    topicIds: [],
    publishedAt: new Date(),
  });
  await close();
  return { categoryId, dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}
