import { readTopics, readTopicsById } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { storyDocument } from '../../../platform/document/storyDocument.ts';
import type { App } from '../../../site/app.ts';
import { documentHeaders } from '../../../site/page.tsx';
import { readUnderStory } from '../lists/moreStories.ts';
import { articlePage } from '../pages.tsx';
import { articleRow, readPlacesOf } from '../publishing/articleWrites.ts';
import { composeStory, type Story } from '../queries.ts';
import { draftOf } from './storyRecord.ts';
import type { WorkingCopy } from './workingCopy.ts';

type Previewed = { id: number; publishedAt: Date | null; copy: WorkingCopy };

/**
 * The page of a copy exactly as readers would have it: drawn by the page's own view in the page's own shell. What is not ready yet is
 * left out or stands in for itself: blocks that are not whole are not shown, and without a category it stands in the first one.
 */
export async function previewStory(app: App, previewed: Previewed, now: Date): Promise<Response> {
  const story = await composePreview(app.db, previewed, now);
  const { related, more } = await readUnderStory(app.db, story);
  const data = { story, siteUrl: app.settings.siteUrl, related, more, parts: [], next: more.stories[0] ?? related[0] };
  const html = await articlePage.preview(app, 'articles', data, { path: story.address, now });
  return new Response(html, { headers: { ...documentHeaders, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } });
}

async function composePreview(db: Database, { id, publishedAt, copy }: Previewed, now: Date): Promise<Story> {
  const category = await readCategory(db, copy);
  const block = storyDocument.shape.content.element;
  const body = { ...copy.body, content: copy.body.content.filter((one) => block.safeParse(one).success) };
  const when = { publishedAt: publishedAt ?? now, updatedAt: publishedAt ?? now, now };
  const draft = draftOf({ ...copy, body, slug: copy.slug || 'varta' }, category, when);
  const places = (await readPlacesOf(db, id, draft)).sort((one, other) => (one.position ?? Infinity) - (other.position ?? Infinity));
  const story = await composeStory(db, { id, createdAt: now, ...articleRow(draft) }, places);
  if (!story) throw new Error(`The category ${category} is gone`);
  return story;
}

async function readCategory(db: Database, { categoryId }: WorkingCopy): Promise<number> {
  const known = categoryId === null ? undefined : (await readTopicsById(db, [categoryId])).get(categoryId);
  const category = known?.kind === 'category' ? known : (await readTopics(db, 'category'))[0];
  if (!category) throw new Error('The paper has no category');
  return category.id;
}
