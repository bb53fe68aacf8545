import { inArray } from 'drizzle-orm';
import { removeArticles, type StoryDraft } from '../src/desks/articles/commands.ts';
import { articles } from '../src/desks/articles/tables.ts';
import { publishStories } from '../src/desks/stories/commands.ts';
import { stories } from '../src/desks/stories/tables.ts';
import { change, type WriteContext } from '../src/platform/change.ts';

/** Publishes a story. Gives its id. Throws when the document is not one. */
export async function publishStory(context: WriteContext, draft: StoryDraft): Promise<number> {
  const [id] = await publishStories(context, [draft]);
  if (id === undefined) throw new Error('The story was not written');
  return id;
}

/** Takes stories out of the paper for good, with everything that hung on them. Gives how many there were. */
export function removeStories(context: WriteContext, ids: number[]): Promise<number> {
  return change(context, async (tx) => {
    await tx.delete(stories).where(inArray(stories.id, ids));
    const before = await tx.$count(articles);
    const tags = await removeArticles(tx, ids);
    return {
      result: before - (await tx.$count(articles)),
      tags,
      audit: ids.map((id) => ({ action: 'story.remove', subject: `article:${id}` })),
    };
  });
}
