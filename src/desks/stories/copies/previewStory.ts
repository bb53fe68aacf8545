import { readTopics, readTopicsById } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { storyDocument } from '../../../platform/document/storyDocument.ts';
import type { App } from '../../../site/app.ts';
import { previewArticle } from '../../articles/commands.ts';
import { draftOf } from './storyRecord.ts';
import type { WorkingCopy } from './workingCopy.ts';

type Previewed = { id: number; publishedAt: Date | null; copy: WorkingCopy };

/**
 * The page of a working copy as readers would see it. Unfinished parts are left out or replaced: incomplete blocks are not shown, and a
 * story without a category is shown in the first one.
 */
export async function previewStory(app: App, { id, publishedAt, copy }: Previewed, now: Date): Promise<Response> {
  const category = await readCategory(app.db, copy);
  const block = storyDocument.shape.content.element;
  const body = { ...copy.body, content: copy.body.content.filter((one) => block.safeParse(one).success) };
  const when = { publishedAt: publishedAt ?? now, updatedAt: publishedAt ?? now, now };
  return previewArticle(app, id, draftOf({ ...copy, body, slug: copy.slug || 'varta' }, category, when), now);
}

async function readCategory(db: Database, { categoryId }: WorkingCopy): Promise<number> {
  const known = categoryId === null ? undefined : (await readTopicsById(db, [categoryId])).get(categoryId);
  const category = known?.kind === 'category' ? known : (await readTopics(db, 'category'))[0];
  if (!category) throw new Error('The paper has no category');
  return category.id;
}
