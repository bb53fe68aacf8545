import { addContent } from '../../content/commands.ts';
import { findTopic } from '../../content/topics/queries.ts';
import type { App } from '../../site/app.ts';
import { webStoryContent } from './content.ts';
import type { DemoWebStory } from './demo/demoWebStory.ts';
import { landStories } from './demo/land.ts';
import { lifeStories } from './demo/life.ts';
import { natureStories } from './demo/nature.ts';
import { webStoryDraft } from './editing/webStoryDraft.ts';

const HOUR = 3_600_000;
/** One in the morning and one in the evening. */
const BETWEEN = 12 * HOUR;

/** The demo web stories in the paper's order: one of each file in turn. */
export function demoWebStories(): DemoWebStory[] {
  const lists = [landStories, natureStories, lifeStories];
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** Publishes the demo web stories, the newest an hour ago. */
export async function publishDemoWebStories(app: App): Promise<void> {
  const stories = demoWebStories();
  const newest = app.clock().getTime() - HOUR;
  // The oldest first, so that ids and times run alike.
  for (const [at, { category, ...story }] of [...stories.entries()].reverse()) {
    const topic = await findTopic(app.db, 'category', category);
    if (!topic) throw new Error(`The demo paper has no category ${category}`);
    const draft = webStoryDraft.parse({ ...story, categoryId: topic.id });
    await addContent(webStoryContent, { context: app }, draft, { slug: story.slug, publishedAt: new Date(newest - at * BETWEEN) });
  }
}
