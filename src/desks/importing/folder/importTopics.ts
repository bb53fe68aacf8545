import { join } from 'node:path';
import { z } from 'zod';
import { findTopic } from '../../../content/topics/queries.ts';
import { SourceBroken } from '../source/sourceItem.ts';
import { readCsvFile } from './folderFiles.ts';
import type { FolderImport } from './folderImport.ts';

const topicKinds = ['category', 'city', 'section', 'magazine', 'column', 'tag', 'author'] as const;
const text = z.string().default('');

const topicRow = z.object({
  kind: z.enum(topicKinds),
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name: z.string().trim().min(1),
  nameEn: z.string().trim().min(1),
  /** The slug of the parent category, for categories. */
  under: text,
  description: text,
  /** Role and profile of authors. */
  role: text,
  bio: text,
});

/** Adds the topics of `topics.csv` that the site does not have, each after those of its kind that precede it in the file. */
export async function importTopics({ app, commands, folder, report, dryRun }: FolderImport): Promise<void> {
  const ids = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const { kind, slug, name, nameEn, under, description, role, bio } of await readCsvFile(join(folder, 'topics.csv'), topicRow)) {
    const position = counts.get(`${kind} ${under}`) ?? 0;
    counts.set(`${kind} ${under}`, position + 1);
    const before = await findTopic(app.db, kind, slug);
    if (before || dryRun) {
      if (before) ids.set(`${kind} ${slug}`, before.id);
      report.count(before ? 'topics that were there' : 'topics that would be added');
      continue;
    }
    const parentId = under === '' ? undefined : ids.get(`${kind} ${under}`);
    if (under !== '' && parentId === undefined)
      throw new SourceBroken(`topics.csv: ${slug} stands under "${under}", which does not stand above it.`);
    const topic = { kind, slug, name, nameEn, description, position, ...(parentId === undefined ? {} : { parentId }) };
    ids.set(`${kind} ${slug}`, await commands.addFolderTopic(app, { ...topic, ...(kind === 'author' ? { author: { role, bio } } : {}) }));
    report.count('topics added');
  }
}
