import { eq } from 'drizzle-orm';
import { change, type WriteContext } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import { checkWebStory } from './editing/checkWebStory.ts';
import type { WebStoryDraft } from './editing/webStoryDraft.ts';
import { asRow, pageRows } from './editing/webStoryRows.ts';
import { tallyWebStory } from './editing/webStoryTally.ts';
import { webStoriesTag, webStoryTag } from './queries.ts';
import { webStories, webStoryPages } from './tables.ts';

/** Takes a web story into the paper. Gives its id. Throws `WebStoryRefused`. */
export function publishWebStory(context: WriteContext, draft: WebStoryDraft): Promise<number> {
  return change(context, async (tx) => {
    const checked = await checkWebStory(tx, draft);
    const [story] = await tx.insert(webStories).values(asRow(checked)).returning({ id: webStories.id });
    if (!story) throw new Error('The web story was not written');
    await tx.insert(webStoryPages).values(pageRows(story.id, checked));
    if (checked.status === 'published') await tallyWebStory(tx, checked.categoryId, 1);
    return { result: story.id, tags: [webStoriesTag, webStoryTag(story.id)] };
  });
}

/** Replaces a web story by a newer version of itself. Throws `WebStoryRefused`, and when there is no such story. */
export function reviseWebStory(context: WriteContext, id: number, draft: WebStoryDraft): Promise<void> {
  return change(context, async (tx) => {
    const checked = await checkWebStory(tx, draft);
    await takeOutOfTally(tx, id);
    await tx.update(webStories).set(asRow(checked)).where(eq(webStories.id, id));
    await tx.delete(webStoryPages).where(eq(webStoryPages.storyId, id));
    await tx.insert(webStoryPages).values(pageRows(id, checked));
    if (checked.status === 'published') await tallyWebStory(tx, checked.categoryId, 1);
    return { result: undefined, tags: [webStoriesTag, webStoryTag(id)] };
  });
}

/** Takes a web story out of the paper. Throws when there is no such story. */
export function removeWebStory(context: WriteContext, id: number): Promise<void> {
  return change(context, async (tx) => {
    await takeOutOfTally(tx, id);
    await tx.delete(webStories).where(eq(webStories.id, id));
    return { result: undefined, tags: [webStoriesTag, webStoryTag(id)] };
  });
}

async function takeOutOfTally(tx: Database, id: number): Promise<void> {
  const [before] = await tx
    .select({ categoryId: webStories.categoryId, status: webStories.status })
    .from(webStories)
    .where(eq(webStories.id, id))
    .for('update');
  if (!before) throw new Error(`No web story has the id ${id}`);
  if (before.status === 'published') await tallyWebStory(tx, before.categoryId, -1);
}
