import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { readStory } from '../../../src/desks/articles/queries.ts';
import { importArchive } from '../../../src/desks/importing/archive/importArchive.ts';
import { openReport } from '../../../src/desks/importing/archive/report.ts';
import { openSource } from '../../../src/desks/importing/source/openSource.ts';
import { importedItems } from '../../../src/desks/importing/tables.ts';
import { importCommands } from '../../../src/importCommands.ts';
import { InvalidImage } from '../../../src/platform/images/invalidImage.ts';
import { openTestApp } from '../openTestApp.ts';

const fixtures = join(import.meta.dirname, '../../fixtures/import');

const picture = (red: number) =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: { r: red, g: 90, b: 20 } } })
    .jpeg()
    .toBuffer();

type Options = { site?: string; category?: string; dryRun?: boolean; pictures?: string };

/** A demo paper into which the files of an old site are moved, with a folder of that site's uploads and what it still sends. */
export async function openOldSite() {
  const folder = mkdtempSync(join(tmpdir(), 'moving-in-'));
  const uploads = join(folder, 'uploads');
  const online = new Map<string, Uint8Array>();
  let runs = 0;
  const site = await openTestApp();
  const inUploads = async (path: string, red: number) => {
    mkdirSync(dirname(join(uploads, path)), { recursive: true });
    writeFileSync(join(uploads, path), await picture(red));
  };
  for (const [name, red] of [
    ['girnar', 10],
    ['ek', 70],
    ['be', 140],
  ] as const)
    await inUploads(`2019/05/${name}.jpg`, red);
  online.set('https://juna-samachar.example/wp-content/uploads/2019/05/mathale.jpg', await picture(220));

  /** Moves a file in; gives what was counted, what the report says, and what went wrong. */
  const move = async (file: string, options: Options = {}) => {
    const reportFile = join(folder, `report-${++runs}.txt`);
    const report = openReport(reportFile, file);
    let wrong = '';
    let hosts: readonly string[] = [];
    try {
      const source = await openSource(file, undefined);
      await importArchive(site.app, importCommands, {
        source,
        pictures: options.pictures ?? uploads,
        site: options.site,
        category: options.category,
        dryRun: options.dryRun ?? false,
        fetchFrom: (inputs) => {
          hosts = inputs;
          return async (url) => {
            const bytes = online.get(url);
            if (!bytes) throw new InvalidImage(404, "The picture's host answers 404");
            return bytes;
          };
        },
        report,
        onProgress: () => undefined,
      });
    } catch (error) {
      wrong = error instanceof Error ? error.message : String(error);
    }
    await report.close('');
    const { counted } = report;
    return { counted, report: readFileSync(reportFile, 'utf8'), wrong, hosts };
  };

  const fixture = (name: string) => join(fixtures, name);
  const written = (name: string, text: string): string => {
    const file = join(folder, `${++runs}-${name}`);
    writeFileSync(file, text);
    return file;
  };
  return {
    site,

    move,
    fixture,
    written,
    /** A fixture with something changed in it. */
    changed: (name: string, change: (text: string) => string) => written(name, change(readFileSync(fixture(name), 'utf8'))),
    /** Puts a picture into the folder of uploads. */
    inUploads,
    /** From now on the old site sends a picture at this address. */
    sends: async (address: string) => online.set(address, await picture(250)),
    storyOf: async (original: string) => {
      const [row] = await site.app.db
        .select()
        .from(importedItems)
        .where(eq(importedItems.original, `story:${original}`));
      const story = row && (await readStory(site.app.db, row.ourId));
      if (!story) throw new Error(`No story has come from ${original}`);
      return story;
    },
    close: async () => {
      await site.close();
      rmSync(folder, { recursive: true });
    },
  };
}
