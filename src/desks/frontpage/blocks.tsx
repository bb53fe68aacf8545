import { readTopic, readTopics, topicAddress } from '../../content/topics/queries.ts';
import { Card } from '../../design/Card.tsx';
import { RankedList } from '../../design/RankedList.tsx';
import { SectionHead } from '../../design/SectionHead.tsx';
import { timeOfDay } from '../../platform/text/dates.ts';
import type { FrontBlock } from '../../site/desk.ts';
import { LiveHtml } from '../../site/live/LiveHtml.tsx';
import { readCards, readMostReadIds, readNewestStoryIds, type StoryCard, storyCard } from '../articles/queries.ts';
import { readBreakingShown } from './front/breakingTopic.tsx';
import { homeBlocks } from './front/frontPages.ts';
import { newestOfEach, readNewestShown } from './front/newestOfEach.ts';
import { topPlaces } from './front/renderFront.ts';
import { readTopStories } from './front/topStories.ts';
import styles from './views/Blocks.module.css';
import { BreakingLines } from './views/BreakingLines.tsx';
import { TopicStories } from './views/TopicStories.tsx';
import { frontText } from './words.ts';

const LATEST = 6;
const MOST_READ = 5;
const CITIES = 6;

/** Notes stories as shown. */
function take(taken: Set<number>, ids: readonly number[]): void {
  for (const id of ids) taken.add(id);
}

/** Names what must drop the page when it changes. */
const tagsOf = (stories: readonly StoryCard[], ...topicIds: number[]): string[] => [
  ...stories.map((story) => `article:${story.id}`),
  ...topicIds.map((id) => `topic:${id}`),
  'front',
  'topics',
];

export const breakingBlock: FrontBlock = {
  name: 'breaking',
  place: 'ticker',
  order: 0,
  choose: async ({ db }, { taken }) => {
    const { ids, listId } = await readBreakingShown(db);
    take(taken, ids);
    return async () => {
      const stories = await readCards(db, ids);
      if (listId === undefined || stories.length === 0) return null;
      return {
        tags: tagsOf(stories, listId),
        node: (
          <aside className={styles.breaking} aria-label={frontText.breaking}>
            <p className={styles.label}>{frontText.breaking}</p>
            <LiveHtml topic="breaking">
              <BreakingLines stories={stories} />
            </LiveHtml>
          </aside>
        ),
      };
    };
  },
};

export const leadBlock: FrontBlock = {
  name: 'lead',
  place: 'lead',
  order: 10,
  choose: async ({ db }, { taken, now, device }) => {
    const most = topPlaces(device);
    const fillFrom = ['top-story', 'latest'] as const;
    const { ids, ...choice } = await readTopStories(db, { block: 'home:top', most, taken, now, fillFrom });
    take(taken, ids);
    return async () => {
      const stories = await readCards(db, ids);
      const [lead, ...seconds] = stories;
      if (!lead) return null;
      return {
        ...choice,
        tags: tagsOf(stories),
        node: (
          <>
            <Card card={storyCard(lead, now)} shape="lead" heading="h2" first />
            <div className={styles.seconds}>
              {seconds.map((story) => (
                <Card key={story.id} card={storyCard(story, now)} shape={device === 'mobile' ? 'row' : 'tile'} heading="h2" />
              ))}
            </div>
          </>
        ),
      };
    };
  },
};

export const latestBlock: FrontBlock = {
  name: 'latest',
  place: 'latest',
  order: 20,
  choose: async ({ db }, { taken, now }) => {
    const list = await readTopic(db, 'list', 'latest');
    const ids = list ? await readNewestStoryIds(db, list.id, LATEST, taken) : [];
    take(taken, ids);
    return async () => {
      const stories = await readCards(db, ids);
      if (!list || stories.length === 0) return null;
      return {
        tags: tagsOf(stories, list.id),
        node: (
          <>
            <SectionHead title={frontText.latest} more={{ href: topicAddress(list), label: frontText.allLatest }} />
            <ul className={styles.timed}>
              {stories.map((story) => (
                <li key={story.id}>
                  <Card card={storyCard(story, now, { kicker: false, timeLabel: timeOfDay(story.publishedAt) })} shape="line" />
                </li>
              ))}
            </ul>
          </>
        ),
      };
    };
  },
};

export const mostReadBlock: FrontBlock = {
  name: 'most-read',
  place: 'ranked',
  order: 30,
  choose: async ({ db }, { taken }) => {
    const list = await readTopic(db, 'list', 'latest');
    const hottest = list ? await readMostReadIds(db, list.id, MOST_READ + taken.size) : [];
    const ids = hottest.filter((id) => !taken.has(id)).slice(0, MOST_READ);
    take(taken, ids);
    return async () => {
      const stories = await readCards(db, ids);
      if (stories.length === 0) return null;
      return {
        tags: tagsOf(stories),
        node: (
          <>
            <SectionHead title={frontText.mostRead} />
            <RankedList items={stories.map(({ address, headline }) => ({ href: address, headline }))} />
          </>
        ),
      };
    };
  },
};

export const headsBlock: FrontBlock = {
  name: 'heads',
  place: 'heads',
  order: 40,
  choose: async ({ db }, { taken, now }) => {
    const list = await readTopic(db, 'list', 'top-head');
    const most = homeBlocks['home:heads'];
    const { ids, ...choice } = await readTopStories(db, { block: 'home:heads', most, taken, now, fillFrom: ['top-head'] });
    take(taken, ids);
    return async () => {
      const stories = await readCards(db, ids);
      if (stories.length === 0 || !list) return null;
      return {
        ...choice,
        tags: tagsOf(stories, list.id),
        node: (
          <>
            <SectionHead title={frontText.heads} more={{ href: topicAddress(list), label: frontText.all }} />
            <div className={styles.tiles}>
              {stories.map((story) => (
                <Card key={story.id} card={storyCard(story, now)} shape="tile" />
              ))}
            </div>
          </>
        ),
      };
    };
  },
};

/** Each city's newest story, side by side. */
export const citiesBlock: FrontBlock = {
  name: 'cities',
  place: 'close',
  order: 47,
  choose: async ({ db }, { taken, now }) => {
    const cities = await readTopics(db, 'city');
    const chosen = await newestOfEach(db, cities, taken, CITIES);
    return async () => {
      const entries = await readNewestShown(db, chosen);
      if (entries.length === 0) return null;
      return {
        tags: tagsOf(
          entries.map(({ story }) => story),
          ...cities.map((city) => city.id),
        ),
        node: <TopicStories title={frontText.cities} found={entries} now={now} />,
      };
    };
  },
};

export const mixedBlock: FrontBlock = {
  name: 'mixed',
  place: 'close',
  order: 48,
  choose: async ({ db }, { taken, now }) => {
    const most = homeBlocks['home:mixed'];
    const fillFrom = ['top-story', 'top-head', 'latest'] as const;
    const { ids, ...choice } = await readTopStories(db, { block: 'home:mixed', most, taken, now, fillFrom });
    take(taken, ids);
    return async () => {
      const stories = await readCards(db, ids);
      if (stories.length === 0) return null;
      return {
        ...choice,
        tags: tagsOf(stories),
        node: (
          <>
            <SectionHead title={frontText.mixed} />
            <div className={styles.tiles}>
              {stories.map((story) => (
                <Card key={story.id} card={storyCard(story, now)} shape="tile" />
              ))}
            </div>
          </>
        ),
      };
    };
  },
};
