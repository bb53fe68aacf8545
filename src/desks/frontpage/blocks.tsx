import { clsx } from 'clsx';
import { readTopic, topicAddress } from '../../content/topics/queries.ts';
import { Card } from '../../design/Card.tsx';
import phoneRail from '../../design/PhoneRail.module.css';
import { RankedList } from '../../design/RankedList.tsx';
import { SectionHead } from '../../design/SectionHead.tsx';
import { timeOfDay } from '../../platform/text/dates.ts';
import { LiveHtml } from '../../site/live/LiveHtml.tsx';
import { markedListHeadline, readMostReadIds, readNewestStoryIds, type StoryCard, storyCard } from '../articles/queries.ts';
import { breakingSentence, readBreakingShown } from './front/breakingTopic.tsx';
import { homeBlocks } from './front/frontPages.ts';
import { topPlaces } from './front/renderFront.ts';
import { storyBlock } from './front/storyBlock.tsx';
import { readTopStories } from './front/topStories.ts';
import styles from './views/Blocks.module.css';
import { BreakingLines } from './views/BreakingLines.tsx';
import { frontText } from './words.ts';

/** A phone, where everything is in one column, has fewer. */
const LATEST = { desktop: 6, mobile: 4 } as const;
const MAX_MOST_READ = 5;

const Tiles = ({ stories, now }: { stories: readonly StoryCard[]; now: Date }) => (
  <div className={clsx(phoneRail.rail, styles.tiles)}>
    {stories.map((story) => (
      <Card key={story.id} card={storyCard(story, now)} shape="tile" />
    ))}
  </div>
);

export const breakingBlock = storyBlock({ name: 'breaking', place: 'ticker', order: 0 }, async (db) => {
  const { ids, listId } = await readBreakingShown(db);
  return {
    ids,
    topicIds: listId === undefined ? [] : [listId],
    view: (stories) => (
      <aside className={styles.breaking} aria-label={frontText.breaking}>
        <p className={styles.label}>{frontText.breaking}</p>
        <LiveHtml topic="breaking" say={breakingSentence(stories)}>
          <BreakingLines stories={stories} />
        </LiveHtml>
      </aside>
    ),
  };
});

export const leadBlock = storyBlock({ name: 'lead', place: 'lead', order: 10 }, async (db, { taken, now, device }) => ({
  ...(await readTopStories(db, { block: 'home:top', most: topPlaces(device), taken, now, fillFrom: ['top-story', 'latest'] })),
  view: ([lead, ...seconds]) =>
    lead && (
      <>
        <Card
          card={device === 'mobile' ? { ...storyCard(lead, now), deck: undefined } : storyCard(lead, now)}
          shape="lead"
          heading="h2"
          first
        />
        <div className={styles.seconds}>
          {seconds.map((story) => (
            <Card key={story.id} card={storyCard(story, now)} shape={device === 'mobile' ? 'row' : 'tile'} heading="h2" />
          ))}
        </div>
      </>
    ),
}));

export const latestBlock = storyBlock({ name: 'latest', place: 'latest', order: 20 }, async (db, { taken, now, device }) => {
  const list = await readTopic(db, 'list', 'latest');
  if (!list) return { ids: [], view: () => null };
  return {
    ids: await readNewestStoryIds(db, list.id, LATEST[device], taken),
    topicIds: [list.id],
    view: (stories) => (
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
});

export const mostReadBlock = storyBlock({ name: 'most-read', place: 'ranked', order: 30 }, async (db, { taken }) => {
  const list = await readTopic(db, 'list', 'latest');
  const trending = list ? await readMostReadIds(db, list.id, MAX_MOST_READ + taken.size) : [];
  return {
    ids: trending.filter((id) => !taken.has(id)).slice(0, MAX_MOST_READ),
    view: (stories) => (
      <>
        <SectionHead title={frontText.mostRead} />
        <RankedList items={stories.map((story) => ({ href: story.address, headline: markedListHeadline(story) }))} />
      </>
    ),
  };
});

export const headsBlock = storyBlock({ name: 'heads', place: 'heads', order: 40 }, async (db, { taken, now }) => {
  const list = await readTopic(db, 'list', 'top-head');
  const most = homeBlocks['home:heads'];
  return {
    ...(await readTopStories(db, { block: 'home:heads', most, taken, now, fillFrom: ['top-head'] })),
    topicIds: list ? [list.id] : [],
    view: (stories) =>
      list && (
        <>
          <SectionHead title={frontText.heads} more={{ href: topicAddress(list), label: frontText.all }} />
          <Tiles stories={stories} now={now} />
        </>
      ),
  };
});

export const mixedBlock = storyBlock({ name: 'mixed', place: 'close', order: 48 }, async (db, { taken, now }) => {
  const most = homeBlocks['home:mixed'];
  const fillFrom = ['top-story', 'top-head', 'latest'] as const;
  return {
    ...(await readTopStories(db, { block: 'home:mixed', most, taken, now, fillFrom })),
    view: (stories) => (
      <>
        <SectionHead title={frontText.mixed} />
        <Tiles stories={stories} now={now} />
      </>
    ),
  };
});
