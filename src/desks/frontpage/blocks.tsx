import { readTopic, readTopics, topicAddress } from '../../content/topics/queries.ts';
import { Card } from '../../design/Card.tsx';
import { RankedList } from '../../design/RankedList.tsx';
import { SectionHead } from '../../design/SectionHead.tsx';
import { timeOfDay } from '../../platform/text/dates.ts';
import type { FrontBlock } from '../../site/desk.ts';
import { LiveHtml } from '../../site/live/LiveHtml.tsx';
import { readMostRead, readNewest, type StoryCard, storyCard } from '../articles/queries.ts';
import { readBreakingShown } from './front/breakingTopic.tsx';
import { homeBlocks } from './front/frontPages.ts';
import { newestOfEach } from './front/newestOfEach.ts';
import { topPlaces } from './front/renderFront.ts';
import { readTopStories } from './front/topStories.ts';
import styles from './views/Blocks.module.css';
import { BreakingLines } from './views/BreakingLines.tsx';
import { TopicStories } from './views/TopicStories.tsx';
import { frontText } from './words.ts';

const LATEST = 6;
const MOST_READ = 5;
const CITIES = 6;

/** Notes the stories as shown, and names what must drop the page when it changes. */
function take(taken: Set<number>, stories: StoryCard[], ...topicIds: number[]): string[] {
  for (const story of stories) taken.add(story.id);
  return [...stories.map((story) => `article:${story.id}`), ...topicIds.map((id) => `topic:${id}`), 'front', 'topics'];
}

export const breakingBlock: FrontBlock = {
  name: 'breaking',
  place: 'ticker',
  order: 0,
  render: async (app, { taken }) => {
    const { stories, listId } = await readBreakingShown(app.db);
    if (listId === undefined || stories.length === 0) return null;
    return {
      tags: take(taken, stories, listId),
      node: (
        <aside className={styles.breaking} aria-label={frontText.breaking}>
          <p className={styles.label}>{frontText.breaking}</p>
          <LiveHtml topic="breaking">
            <BreakingLines stories={stories} />
          </LiveHtml>
        </aside>
      ),
    };
  },
};

export const leadBlock: FrontBlock = {
  name: 'lead',
  place: 'lead',
  order: 10,
  render: async (app, { taken, now, device }) => {
    const most = topPlaces(device);
    const { stories, ...choice } = await readTopStories(app.db, {
      block: 'home:top',
      most,
      taken,
      now,
      fillFrom: ['top-story', 'latest'],
    });
    const [lead, ...seconds] = stories;
    if (!lead) return null;
    return {
      ...choice,
      tags: take(taken, stories),
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
  },
};

export const latestBlock: FrontBlock = {
  name: 'latest',
  place: 'latest',
  order: 20,
  render: async (app, { taken, now }) => {
    const list = await readTopic(app.db, 'list', 'latest');
    const stories = list ? await readNewest(app.db, list.id, LATEST, [...taken]) : [];
    if (!list || stories.length === 0) return null;
    return {
      tags: take(taken, stories, list.id),
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
  },
};

export const mostReadBlock: FrontBlock = {
  name: 'most-read',
  place: 'ranked',
  order: 30,
  render: async (app, { taken }) => {
    const list = await readTopic(app.db, 'list', 'latest');
    const hottest = list ? await readMostRead(app.db, list.id, MOST_READ + taken.size) : [];
    const stories = hottest.filter((story) => !taken.has(story.id)).slice(0, MOST_READ);
    if (stories.length === 0) return null;
    return {
      tags: take(taken, stories),
      node: (
        <>
          <SectionHead title={frontText.mostRead} />
          <RankedList items={stories.map(({ address, headline }) => ({ href: address, headline }))} />
        </>
      ),
    };
  },
};

export const headsBlock: FrontBlock = {
  name: 'heads',
  place: 'heads',
  order: 40,
  render: async (app, { taken, now }) => {
    const { stories, ...choice } = await readTopStories(app.db, {
      block: 'home:heads',
      most: homeBlocks['home:heads'],
      taken,
      now,
      fillFrom: ['top-head'],
    });
    const list = await readTopic(app.db, 'list', 'top-head');
    if (stories.length === 0 || !list) return null;
    return {
      ...choice,
      tags: take(taken, stories, list.id),
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
  },
};

/** Each city's newest story, side by side. */
export const citiesBlock: FrontBlock = {
  name: 'cities',
  place: 'close',
  order: 47,
  render: async (app, { taken, now }) => {
    const cities = await readTopics(app.db, 'city');
    const entries = await newestOfEach(app.db, cities, taken, CITIES);
    if (entries.length === 0) return null;
    return {
      tags: take(
        taken,
        entries.map(({ story }) => story),
        ...cities.map((city) => city.id),
      ),
      node: <TopicStories title={frontText.cities} found={entries} now={now} />,
    };
  },
};

export const mixedBlock: FrontBlock = {
  name: 'mixed',
  place: 'close',
  order: 48,
  render: async (app, { taken, now }) => {
    const { stories, ...choice } = await readTopStories(app.db, {
      block: 'home:mixed',
      most: homeBlocks['home:mixed'],
      taken,
      now,
      fillFrom: ['top-story', 'top-head', 'latest'],
    });
    if (stories.length === 0) return null;
    return {
      ...choice,
      tags: take(taken, stories),
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
  },
};
