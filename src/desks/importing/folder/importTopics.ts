import { join } from 'node:path';
import { z } from 'zod';
import { isReservedSlug } from '../../../content/topics/isReservedSlug.ts';
import { findTopic } from '../../../content/topics/queries.ts';
import { editableKinds } from '../../../content/topics/topicKinds.ts';
import { parseLink } from '../../../platform/text/linkAddress.ts';
import { SourceBroken } from '../source/sourceItem.ts';
import { readCsvFile } from './folderFiles.ts';
import type { FolderImport } from './folderImport.ts';

const text = z.string().default('');

const addressesIn = (text: string): string[] => text.split(/\s+/).filter((address) => address !== '');

const topicRow = z
  .object({
    kind: z.enum(editableKinds),
    slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    name: z.string().trim().min(1),
    /** Made of the slug where it is missing, as in other imports. */
    nameEn: z.string().trim().default(''),
    /** The slug of the parent category, for categories. */
    under: text,
    description: text,
    /** Role and profile of authors. */
    role: text,
    bio: text,
    searchTitle: text,
    searchDescription: text,
    noindex: z.enum(['yes', '']).default(''),
    /** Addresses of an author's profiles elsewhere, with spaces between them. */
    sameAs: text.refine(
      (addresses) => addressesIn(addresses).every((address) => parseLink(address)?.kind === 'web'),
      'is no list of addresses',
    ),
  })
  .refine(({ kind, slug }) => !isReservedSlug(kind, slug), { path: ['slug'], message: 'belongs to other pages of the site' });

/** Adds the topics of `topics.csv` that the site does not have, each after those of its kind that precede it in the file. */
export async function importTopics({ app, commands, folder, report, dryRun }: FolderImport): Promise<void> {
  const ids = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const row of await readCsvFile(join(folder, 'topics.csv'), topicRow)) {
    const { kind, slug, name, under, description, searchTitle, searchDescription } = row;
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
    const searched = { searchTitle, searchDescription, noindex: row.noindex === 'yes' };
    const nameEn = row.nameEn || slug.replaceAll('-', ' ');
    const topic = { kind, slug, name, nameEn, description, position, ...searched, ...(parentId === undefined ? {} : { parentId }) };
    const author = { role: row.role, bio: row.bio, sameAs: addressesIn(row.sameAs) };
    ids.set(`${kind} ${slug}`, await commands.addFolderTopic(app, { ...topic, ...(kind === 'author' ? { author } : {}) }));
    report.count('topics added');
  }
}
