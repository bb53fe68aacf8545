import { findTopic } from '../../../content/topics/queries.ts';
import type { App } from '../../../site/app.ts';
import { readImported, recordImported } from '../archive/importedItems.ts';
import { inOneTransaction } from '../archive/inOneTransaction.ts';
import { itemFaultOf } from '../archive/itemFault.ts';
import type { Report } from '../archive/report.ts';
import type { FolderCommands } from './folderCommands.ts';

/** Context for importing the parts of a folder. */
export type FolderImport = {
  app: App;
  commands: FolderCommands;
  folder: string;
  /** The folder's name in `imported_items`. */
  name: string;
  report: Report;
  dryRun: boolean;
  now: Date;
  /** Called for each processed file or picture. */
  onItem: () => void;
};

/** A file refers to something that the site does not have; the file is left out. The message is one sentence. */
export class ItemRefused extends Error {}

/** The id of a topic by slug. Throws `ItemRefused`. */
export async function topicIdOf({ app }: FolderImport, kind: 'category' | 'city', slug: string): Promise<number> {
  const topic = await findTopic(app.db, kind, slug);
  if (!topic) throw new ItemRefused(`the site has no ${kind} "${slug}"`);
  return topic.id;
}

type Item = { kind: 'gallery' | 'video' | 'web-story' | 'comment'; slug: string };

/**
 * Publishes an item of a folder once; later imports skip it, even if editors have changed it. A rejected item is reported, and the import
 * continues.
 */
export async function publishOnce<Draft>(
  { app, name, report, dryRun }: FolderImport,
  { kind, slug }: Item,
  draft: () => Promise<Draft>,
  publish: (app: App, draft: Draft) => Promise<number>,
): Promise<void> {
  const original = `${kind}:${slug}`;
  if ((await readImported(app.db, name, [original])).has(original)) return report.count('unchanged');
  if (dryRun) return report.count(`${NAMES[kind]} that would be published`);
  try {
    // Made before the transaction, because reading topics inside it would wait for itself forever.
    const made = await draft();
    await inOneTransaction(app, async (context) => {
      await recordImported(context.db, [{ source: name, original, ourId: await publish({ ...app, ...context }, made) }]);
    });
    report.count(`${NAMES[kind]} published`);
  } catch (error) {
    const why = error instanceof ItemRefused ? error.message : itemFaultOf(error);
    report.count('could not be taken in');
    report.tell(`${kind} ${slug}`, `could not be taken in: ${why}`);
  }
}

const NAMES: Record<Item['kind'], string> = { gallery: 'galleries', video: 'videos', 'web-story': 'web stories', comment: 'comments' };
