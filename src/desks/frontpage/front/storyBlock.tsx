import type { ReactNode } from 'react';
import { readTopics, type Topic, type TopicKind } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import type { FrontBlock, RenderedFrontBlock } from '../../../site/desk.ts';
import type { Device } from '../../../site/pages/device.ts';
import { readCards, readCardsById, type StoryCard } from '../../articles/queries.ts';
import { readPool } from './topStories.ts';

type About = Pick<FrontBlock, 'name' | 'place' | 'order'>;
type Page = { device: Device; now: Date; taken: ReadonlySet<number> };
type Chosen = Pick<RenderedFrontBlock, 'until' | 'arranged'> & {
  ids: readonly number[];
  /** The lists that the stories are chosen from, if changes of the lists change the block. */
  topicIds?: readonly number[];
  view: (stories: readonly StoryCard[]) => ReactNode;
};

/** The cache tags of a page with these stories and topics. */
export const tagsOf = (stories: readonly StoryCard[], topicIds: readonly number[] = []): string[] => [
  ...stories.map(({ id }) => `article:${id}`),
  ...topicIds.map((id) => `topic:${id}`),
  'front',
  'topics',
];

/** A block of stories, which later blocks do not repeat; left out if it is empty. */
export const storyBlock = (about: About, choose: (db: Database, page: Page) => Promise<Chosen>): FrontBlock => ({
  ...about,
  choose: async ({ db }, { taken, ...page }) => {
    const { ids, topicIds, view, ...choice } = await choose(db, { ...page, taken });
    for (const id of ids) taken.add(id);
    return async () => {
      const stories = await readCards(db, ids);
      return { ...choice, tags: tagsOf(stories, topicIds), node: stories.length === 0 ? null : view(stories) };
    };
  },
});

export type TopicStory = { topic: Topic; story: StoryCard };

/** A block of the first `most` topics of a kind that have an unshown story, each with the newest such story. */
export const topicStoriesBlock = (
  about: About,
  { kind, most, view }: { kind: TopicKind; most: number; view: (entries: readonly TopicStory[], now: Date) => ReactNode },
): FrontBlock => ({
  ...about,
  choose: async ({ db }, { taken, now }) => {
    const topics = await readTopics(db, kind);
    const topicIds = topics.map(({ id }) => id);
    const pool = await readPool(db, topicIds, taken, most);
    const chosen: { topic: Topic; id: number }[] = [];
    for (const topic of topics) {
      const id = chosen.length < most ? pool.get(topic.id)?.find((newest) => !taken.has(newest)) : undefined;
      if (id === undefined) continue;
      taken.add(id);
      chosen.push({ topic, id });
    }
    return async () => {
      const ids = chosen.map(({ id }) => id);
      const cards = await readCardsById(db, ids);
      const entries = chosen.flatMap(({ topic, id }) => {
        const story = cards.get(id);
        return story ? [{ topic, story }] : [];
      });
      const stories = entries.map(({ story }) => story);
      return { tags: tagsOf(stories, topicIds), node: entries.length === 0 ? null : view(entries, now) };
    };
  },
});
