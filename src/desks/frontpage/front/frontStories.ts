import { readTopic, readTopics, type Topic } from '../../../content/topics/queries.ts';
import type { Database } from '../../../platform/database.ts';
import { readMostReadIds, readNewestIdsOfTopics } from '../../articles/queries.ts';
import { homeBlocks, LIST_TOP_PLACES } from './frontPages.ts';
import { readTopStories } from './topStories.ts';

const MAX_MOST_READ = 5;

/** The stories of the front page by their ids, none twice. */
type FrontStories = {
  top: number[];
  mostRead: number[];
  sections: { topic: Topic; ids: number[] }[];
};

/** The stories at the top of the front page now, the most read ones, and a few of each category. */
export async function readFrontStories(db: Database, now: Date, ofEachSection: number): Promise<FrontStories> {
  const taken = new Set<number>();
  const take = (ids: readonly number[]): number[] => {
    const fresh = ids.filter((id) => !taken.has(id));
    for (const id of fresh) taken.add(id);
    return fresh;
  };
  const block = (name: keyof typeof homeBlocks, fillFrom: readonly ('top-story' | 'top-head' | 'latest')[]) =>
    readTopStories(db, { block: name, most: homeBlocks[name], taken, now, fillFrom });
  const top = take((await block('home:top', ['top-story', 'latest'])).ids);
  top.push(...take((await block('home:heads', ['top-head'])).ids));
  const latest = await readTopic(db, 'list', 'latest');
  const trending = latest ? await readMostReadIds(db, latest.id, MAX_MOST_READ + taken.size) : [];
  const mostRead = take(trending.filter((id) => !taken.has(id)).slice(0, MAX_MOST_READ));
  const categories = await readTopics(db, 'category');
  const topicIds = categories.map(({ id }) => id);
  // A story may stand in several categories.
  const newest = await readNewestIdsOfTopics(db, topicIds, ofEachSection * 2, [...taken]);
  const sections = categories.map((topic) => {
    const ids = (newest.get(topic.id) ?? []).filter((id) => !taken.has(id)).slice(0, ofEachSection);
    return { topic, ids: take(ids) };
  });
  return { top, mostRead, sections: sections.filter(({ ids }) => ids.length > 0) };
}

/** The stories of a category as its own page begins: those that editors have put at the top, then the newest. */
export async function readListTop(db: Database, topicId: number, most: number, now: Date): Promise<number[]> {
  const wanted = {
    block: `category:${topicId}`,
    most: Math.max(most, LIST_TOP_PLACES),
    taken: new Set<number>(),
    now,
    fillFrom: [topicId],
  };
  return (await readTopStories(db, wanted)).ids.slice(0, most);
}
