import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { readTopics, type Topic, topicAddress } from '../../../content/topics/queries.ts';
import { Card } from '../../../design/Card.tsx';
import phoneRail from '../../../design/PhoneRail.module.css';
import { SectionHead } from '../../../design/SectionHead.tsx';
import { earliest } from '../../../platform/clock.ts';
import type { FrontBlock } from '../../../site/desk.ts';
import type { Device } from '../../../site/pages/device.ts';
import { readCardsById, type StoryCard, storyCard } from '../../articles/queries.ts';
import { pinnedStoriesTag } from '../queries.ts';
import styles from '../views/Blocks.module.css';
import { frontText } from '../words.ts';
import { readSlots } from './slots.ts';
import { type TopicStory, tagsOf, topicStoriesBlock } from './storyBlock.tsx';
import { chooseStories, readPool } from './topStories.ts';

const IN_A_ROW = 4;
/** A story with its picture, and two headlines. */
const ON_A_PHONE = 3;
const WITH_OPENING = 5;
const COLUMNS = 3;
const MAGAZINES = 4;
const CITIES = 6;
/** Minimum number of rows beside a large story, to avoid a gap. */
const BESIDE = 3;
/** A row with a single story looks broken. */
const MIN_STORIES = 2;

/** Number of categories above the dark band and the data; the others are below. */
const BEFORE_THE_BAND = 3;

/** A category's section uses the stories pinned to the top of its list. */
const blockOf = (category: Topic): string => `category:${category.id}`;

/** A block for each of some categories, in the editors' order; empty ones are left out. */
const categoriesOf = (some: (categories: readonly Topic[]) => readonly Topic[]): NonNullable<FrontBlock['choose']> => {
  return async ({ db }, { taken, now, device }) => {
    const categories = some(await readTopics(db, 'category'));
    const slots = await readSlots(db, categories.map(blockOf), now);
    const ids = categories.map(({ id }) => id);
    const pool = await readPool(db, ids, taken, WITH_OPENING);
    const chosen: { category: Topic; ids: number[] }[] = [];
    for (const category of categories) {
      const most = device === 'mobile' ? ON_A_PHONE : chosen.length % 3 === 1 ? WITH_OPENING : IN_A_ROW;
      const storyIds = chooseStories({ most, taken, slots: slots.get(blockOf(category)) ?? [], newest: pool.get(category.id) ?? [] });
      if (storyIds.length < MIN_STORIES) continue;
      for (const id of storyIds) taken.add(id);
      chosen.push({ category, ids: storyIds });
    }
    return async () => {
      const cards = await readCardsById(
        db,
        chosen.flatMap((entry) => entry.ids),
      );
      const shown = chosen.map(({ category, ids: storyIds }) => ({ category, stories: storyIds.flatMap((id) => cards.get(id) ?? []) }));
      const stories = shown.flatMap((entry) => entry.stories);
      return {
        tags: [...tagsOf(stories, ids), ...categories.map((category) => pinnedStoriesTag(blockOf(category)))],
        until: earliest([...slots.values()].flatMap((chosen) => chosen.map((slot) => slot.until))),
        arranged: shown.map(({ category, stories }) => ({ block: blockOf(category), articleIds: stories.map(({ id }) => id) })),
        node:
          shown.length === 0
            ? null
            : shown.map(({ category, stories }, at) => (
                <section key={category.id} className={styles.category}>
                  <SectionHead title={category.name} more={{ href: topicAddress(category), label: frontText.all }} />
                  <CategoryStories stories={stories} device={device} now={now} at={at} />
                </section>
              )),
      };
    };
  };
};

export const categoriesBlock: FrontBlock = {
  name: 'categories',
  place: 'sections',
  order: 50,
  choose: categoriesOf((categories) => categories.slice(0, BEFORE_THE_BAND)),
};

export const moreCategoriesBlock: FrontBlock = {
  name: 'more-categories',
  place: 'moreSections',
  order: 51,
  choose: categoriesOf((categories) => categories.slice(BEFORE_THE_BAND)),
};

type StoriesProps = { stories: readonly StoryCard[]; device: Device; now: Date /** Which section of its block it is. */; at: number };

/**
 * A row of tiles; every third category starts with one large story instead, for variety. On a phone the first section of the block has a
 * large picture.
 */
function CategoryStories({ stories, device, now, at }: StoriesProps): ReactNode {
  const [first, ...rest] = stories;
  const cards = (list: readonly StoryCard[], shape: 'tile' | 'entry') =>
    list.map((story) => <Card key={story.id} card={storyCard(story, now)} shape={shape} />);
  if (device === 'mobile' && first) {
    return (
      <div className={styles.phone}>
        <Card card={storyCard(first, now, { kicker: at === 0 })} shape={at === 0 ? 'tile' : 'row'} />
        <ul>
          {rest.map(({ id, address, headline }) => (
            <li key={id}>
              <Card card={{ href: address, headline }} shape="line" />
            </li>
          ))}
        </ul>
      </div>
    );
  }
  const opening = at % 3 === 1;
  if (stories.length === 2) return <div className={styles.pair}>{cards(stories, 'entry')}</div>;
  const tiles = (list: readonly StoryCard[]) => <div className={clsx(phoneRail.rail, styles.tiles)}>{cards(list, 'tile')}</div>;
  if (!opening || !first || rest.length < BESIDE) return tiles(stories);
  // Beside a list, a large story without a picture would have an empty space below it.
  if (!first.picture) {
    return (
      <div className={styles.across}>
        <Card card={storyCard(first, now)} shape="lead" />
        {tiles(rest)}
      </div>
    );
  }
  return (
    <div className={styles.opening}>
      <Card card={storyCard(first, now)} shape="lead" />
      <div className={styles.beside}>
        {rest.map((story) => (
          <Card key={story.id} card={{ ...storyCard(story, now), deck: undefined }} shape="entry" />
        ))}
      </div>
    </div>
  );
}

export const magazinesBlock = topicStoriesBlock(
  { name: 'magazines', place: 'close', order: 45 },
  {
    kind: 'magazine',
    most: MAGAZINES,
    view: (entries, now) => (
      <div className={styles.rail}>
        <SectionHead title={frontText.magazines} />
        <ul>
          {entries.map(({ topic, story }) => (
            <li key={topic.id}>
              <a className={styles.magazine} href={topicAddress(topic)}>
                {topic.name}
              </a>
              <Card card={storyCard(story, now, { kicker: false })} shape="tile" />
            </li>
          ))}
        </ul>
      </div>
    ),
  },
);

/** Topics side by side, each with its newest story. */
const sideBySide = (title: string) => (entries: readonly TopicStory[], now: Date) => (
  <>
    <SectionHead title={title} />
    <ul className={clsx(phoneRail.rail, styles.topicStories)}>
      {entries.map(({ topic, story }) => (
        <li key={topic.id}>
          <a className={styles.topic} href={topicAddress(topic)}>
            {topic.name}
          </a>
          <Card card={{ ...storyCard(story, now, { kicker: false }), row: undefined, wide: undefined }} shape="row" />
        </li>
      ))}
    </ul>
  </>
);

export const columnsBlock = topicStoriesBlock(
  { name: 'columns', place: 'close', order: 46 },
  { kind: 'column', most: COLUMNS, view: sideBySide(frontText.columns) },
);

export const citiesBlock = topicStoriesBlock(
  { name: 'cities', place: 'close', order: 47 },
  { kind: 'city', most: CITIES, view: sideBySide(frontText.cities) },
);
