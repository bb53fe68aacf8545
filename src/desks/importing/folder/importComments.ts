import { join } from 'node:path';
import { z } from 'zod';
import { readImported } from '../archive/importedItems.ts';
import { momentOrAgo } from '../source/relativeTime.ts';
import { readCsvFile } from './folderFiles.ts';
import { type FolderImport, ItemRefused, publishOnce } from './folderImport.ts';

const commentRow = z.object({
  /** Names the row in `under`, and in later imports. */
  key: z.string().min(1),
  /** The slug of a story of the folder; empty for a letter. */
  story: z.string().default(''),
  /** The key of the comment or letter that it answers. */
  under: z.string().default(''),
  name: z.string(),
  /** Set for an answer of the newspaper. */
  badge: z.enum(['', 'editor', 'author']).default(''),
  city: z.string().default(''),
  subject: z.string().default(''),
  at: z.string().min(1),
  pick: z.enum(['', 'yes']).default(''),
  text: z.string(),
});
type CommentRow = z.output<typeof commentRow>;

/** Adds the published comments and letters of `comments.csv`, each once. */
export async function importComments(context: FolderImport): Promise<void> {
  const { commands, folder } = context;
  for (const row of await readCsvFile(join(folder, 'comments.csv'), commentRow))
    await publishOnce(context, { kind: 'comment', slug: row.key }, () => draftOf(context, row), commands.addFolderComment);
}

async function draftOf(context: FolderImport, { story, under, badge, city, subject, at, pick, ...row }: CommentRow) {
  const publishedAt = momentOrAgo(at, context.now);
  if (!publishedAt) throw new ItemRefused(`"${at}" is no time`);
  return {
    ...{ name: row.name, text: row.text, city, subject, publishedAt },
    articleId: story === '' ? undefined : await importedId(context, `story:${story}`, `the folder has no story "${story}"`),
    parentId: under === '' ? undefined : await importedId(context, `comment:${under}`, `"${under}" does not stand above it`),
    badge: badge === '' ? undefined : badge,
    isPick: pick === 'yes',
  };
}

/** The id of something that the folder has brought before. Throws `ItemRefused`. */
async function importedId({ app, name }: FolderImport, original: string, missing: string): Promise<number> {
  const known = (await readImported(app.db, name, [original])).get(original);
  if (!known) throw new ItemRefused(missing);
  return known.ourId;
}
