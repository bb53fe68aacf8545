import type { ReactNode } from 'react';
import { readTopics, type Topic, topicAddress } from '../../../content/topics/queries.ts';
import { Card } from '../../../design/Card.tsx';
import { SectionHead } from '../../../design/SectionHead.tsx';
import { earliest } from '../../../platform/clock.ts';
import type { FrontBlock } from '../../../site/desk.ts';
import type { Device } from '../../../site/pages/device.ts';
import { readCardsById, type StoryCard, storyCard } from '../../articles/queries.ts';
import { pinnedStoriesTag, readSlots } from '../queries.ts';
import styles from '../views/Blocks.module.css';
import { TopicStories } from '../views/TopicStories.tsx';
import { frontText } from '../words.ts';
import { newestOfEach, readNewestShown } from './newestOfEach.ts';
import { chooseStories, readPool } from './topStories.ts';

const IN_A_ROW = 4;
const ON_A_PHONE = 4;
const WITH_OPENING = 5;
const COLUMNS = 3;
const MAGAZINES = 4;
/** Fewer rows beside a large story leave a hole. */
const BESIDE = 3;
/** A row of one looks like an accident. */
const FEWEST = 2;

const tagsOf = (stories: StoryCard[], topics: readonly Topic[]) => [
  ...stories.map((story) => `article:${story.id}`),
  ...topics.map((topic) => `topic:${topic.id}`),
  'front',
  'topics',
];

/** So many categories stand above the dark band and the data, the others below: the page changes its tone before it tires. */
const BEFORE_THE_BAND = 3;

/** What editors put at the top of a category's list opens its section here too. */
const blockOf = (category: Topic): string => `category:${category.id}`;

/** A block for each of some categories, in the editors' order; those with nothing left to show are not there. */
const categoriesOf = (some: (categories: readonly Topic[]) => readonly Topic[]): NonNullable<FrontBlock['choose']> => {
  return async ({ db }, { taken, now, device }) => {
    const categories = some(await readTopics(db, 'category'));
    const slots = await readSlots(db, categories.map(blockOf), now);
    const ids = categories.map(({ id }) => id);
    const pool = await readPool(db, ids, taken, WITH_OPENING);
    const chosen: { category: Topic; ids: number[] }[] = [];
    for (const category of categories) {
      const most = device === 'mobile' ? ON_A_PHONE : chosen.length % 3 === 1 ? WITH_OPENING : IN_A_ROW;
      const found = chooseStories({ most, taken, slots: slots.get(blockOf(category)) ?? [], newest: pool.get(category.id) ?? [] });
      if (found.length < FEWEST) continue;
      for (const id of found) taken.add(id);
      chosen.push({ category, ids: found });
    }
    return async () => {
      const cards = await readCardsById(
        db,
        chosen.flatMap((one) => one.ids),
      );
      const shown = chosen.map(({ category, ids: storyIds }) => ({ category, stories: storyIds.flatMap((id) => cards.get(id) ?? []) }));
      if (shown.length === 0) return null;
      const tags = tagsOf(
        shown.flatMap(({ stories }) => stories),
        categories,
      );
      return {
        tags: [...tags, ...categories.map((category) => pinnedStoriesTag(blockOf(category)))],
        until: earliest([...slots.values()].flatMap((chosen) => chosen.map((slot) => slot.until))),
        arranged: shown.map(({ category, stories }) => ({ block: blockOf(category), articleIds: stories.map(({ id }) => id) })),
        node: shown.map(({ category, stories }, at) => (
          <section key={category.id} className={styles.category}>
            <SectionHead title={category.name} more={{ href: topicAddress(category), label: frontText.all }} />
            <CategoryStories stories={stories} device={device} now={now} opening={at % 3 === 1} />
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

type StoriesProps = { stories: StoryCard[]; device: Device; now: Date; opening: boolean };

/** A row of tiles; every third category opens with one large story instead, so that the page keeps a rhythm. */
function CategoryStories({ stories, device, now, opening }: StoriesProps): ReactNode {
  const [first, ...rest] = stories;
  const cards = (list: StoryCard[], shape: 'tile' | 'row') =>
    list.map((story) => <Card key={story.id} card={storyCard(story, now)} shape={shape} />);
  if (device === 'mobile' && first) {
    return (
      <div className={styles.phone}>
        <Card card={storyCard(first, now)} shape="tile" />
        {cards(rest, 'row')}
      </div>
    );
  }
  if (!opening || !first || rest.length < BESIDE) return <div className={styles.tiles}>{cards(stories, 'tile')}</div>;
  return (
    <div className={styles.opening}>
      <Card card={storyCard(first, now)} shape="lead" />
      <div className={styles.beside}>{cards(rest, 'row')}</div>
    </div>
  );
}

export const magazinesBlock: FrontBlock = {
  name: 'magazines',
  place: 'close',
  order: 45,
  choose: async ({ db }, { taken, now }) => {
    const magazines = await readTopics(db, 'magazine');
    const chosen = await newestOfEach(db, magazines, taken, MAGAZINES);
    return async () => {
      const found = await readNewestShown(db, chosen);
      if (found.length === 0) return null;
      return {
        tags: tagsOf(
          found.map(({ story }) => story),
          magazines,
        ),
        node: (
          <div className={styles.rail}>
            <SectionHead title={frontText.magazines} />
            <ul>
              {found.map(({ topic, story }) => (
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
      };
    };
  },
};

export const columnsBlock: FrontBlock = {
  name: 'columns',
  place: 'close',
  order: 46,
  choose: async ({ db }, { taken, now }) => {
    const columns = await readTopics(db, 'column');
    const chosen = await newestOfEach(db, columns, taken, COLUMNS);
    return async () => {
      const found = await readNewestShown(db, chosen);
      if (found.length === 0) return null;
      return {
        tags: tagsOf(
          found.map(({ story }) => story),
          columns,
        ),
        node: <TopicStories title={frontText.columns} found={found} now={now} />,
      };
    };
  },
};
