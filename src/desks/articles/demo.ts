import { readPictures } from '../../content/pictures/queries.ts';
import { readSubCategories, readTopic, readTopics, type TopicKind } from '../../content/topics/queries.ts';
import type { StoryBlock } from '../../platform/document/storyDocument.ts';
import type { App } from '../../site/app.ts';
import { readNewestVideos } from '../videos/queries.ts';
import { publishStories, type StoryDraft } from './commands.ts';
import type { DemoBlock, DemoStory, NamedStory, NamedVideo } from './demo/demoStory.ts';
import { setReads } from './reading/reads.ts';

const files = import.meta.glob<Record<string, DemoStory[]>>(['./demo/*.ts', '!./demo/demoStory.ts'], { eager: true });

/** The demo stories in the paper's order: one of each file in turn, so that every desk is fresh. */
export function demoStories(): DemoStory[] {
  const lists = Object.keys(files)
    .sort()
    .map((file) => Object.values(files[file] ?? {}).flat());
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
}

/** Minutes between one story and the next: a paper's rhythm, close by day and wide at night, the same at every seeding. */
const gapAfter = (at: number): number => 11 + ((at * 37) % 29) + (at % 9 === 8 ? 180 : 0) + Math.floor(at / 12) * 20;

/** More than the demo paper has. */
const MAX_VIDEOS = 100;

/** Publishes the demo stories, the newest a few minutes ago, and lets readers have read them. */
export async function publishDemoStories(app: App): Promise<void> {
  const { db } = app;
  const kinds: TopicKind[] = ['category', 'city', 'section', 'magazine', 'column', 'tag', 'author'];
  const topics = [...(await Promise.all(kinds.map((kind) => readTopics(db, kind)))).flat(), ...(await readSubCategories(db))];
  const idOf = (kind: TopicKind, slug: string): number => {
    const topic = topics.find((one) => one.kind === kind && one.slug === slug);
    if (!topic) throw new Error(`The demo paper has no ${kind} ${slug}`);
    return topic.id;
  };
  const stories = demoStories();
  const drawn = await readPictures(
    db,
    stories.map((story) => story.picture),
  );
  let moment = Math.floor(app.clock().getTime() / 60_000) * 60_000 - 6 * 60_000;
  // A related story must be there before the one that names it: ids follow the order, and the first is known.
  const idBySlug = new Map(stories.map((story, at) => [story.slug, at + 1]));
  const videos = await readNewestVideos(db, { list: 'all', kind: undefined }, MAX_VIDEOS);
  const videoIds = new Map(videos.map((video) => [video.slug, video.id]));
  const drafts = stories.map((story, at): StoryDraft & { id: number } => {
    const publishedAt = new Date(moment);
    moment -= gapAfter(at) * 60_000;
    return {
      id: at + 1,
      slug: story.slug,
      headline: story.headline,
      deck: story.deck,
      kicker: story.kicker,
      body: { type: 'doc', content: story.body.flatMap((block) => resolve(block, idBySlug, videoIds)) },
      categoryId: idOf('category', story.category),
      cityId: story.city === undefined ? undefined : idOf('city', story.city),
      topicIds: [
        ...(story.authors ?? []).map((slug) => idOf('author', slug)),
        ...story.tags.map((slug) => idOf('tag', slug)),
        ...(story.sections ?? []).map((slug) => idOf('section', slug)),
        ...(story.magazine ? [idOf('magazine', story.magazine)] : []),
        ...(story.column ? [idOf('column', story.column)] : []),
      ],
      pictureKey: drawn.has(story.picture) ? story.picture : undefined,
      pictureCaption: story.caption,
      sensitive: story.sensitive ?? false,
      breaking: at === 1 || at === 4 || at === 9,
      topHead: at % 4 === 0,
      topStory: at % 5 === 2,
      publishedAt,
      updatedAt: at % 7 === 3 ? new Date(publishedAt.getTime() + 4 * 60_000) : publishedAt,
    };
  });
  const ids = await publishStories(app, drafts);
  const latest = await readTopic(db, 'list', 'latest');
  const readings = drafts.flatMap((draft, at) => {
    const articleId = ids[at];
    if (articleId === undefined || !latest || (at * 5) % 7 > 4) return [];
    const reads = 40 + ((at * 131) % 977);
    return [{ articleId, topicIds: [latest.id, ...(draft.cityId === undefined ? [] : [draft.cityId])], reads, at: draft.publishedAt }];
  });
  await setReads(db, readings);
}

/** A block as it is stored: a related story or a video by its id; one that names nothing of the paper is left out. */
function resolve(block: DemoBlock, idBySlug: Map<string, number>, videoIds: Map<string, number>): StoryBlock[] {
  if (isNamedVideo(block)) {
    const id = videoIds.get(block.attrs.slug);
    return id === undefined ? [] : [{ type: 'video', attrs: { provider: 'paper', source: String(id), title: block.attrs.title } }];
  }
  if (!isNamedStory(block)) return [block];
  const articleId = idBySlug.get(block.attrs.slug);
  return articleId === undefined ? [] : [{ type: 'relatedStory', attrs: { articleId } }];
}

const isNamedStory = (block: DemoBlock): block is NamedStory => block.type === 'relatedStory' && 'slug' in block.attrs;
const isNamedVideo = (block: DemoBlock): block is NamedVideo => block.type === 'video' && 'slug' in block.attrs;
