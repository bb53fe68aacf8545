import type { ReactNode } from 'react';
import { readTopics, type Topic, topicAddress } from '../../../content/topics/queries.ts';
import { Card } from '../../../design/Card.tsx';
import { SectionHead } from '../../../design/SectionHead.tsx';
import { earliest } from '../../../platform/clock.ts';
import type { FrontBlock } from '../../../site/desk.ts';
import type { Device } from '../../../site/device.ts';
import { readNewest, type StoryCard, storyCard } from '../../articles/queries.ts';
import { pinnedStoriesTag, readSlots } from '../queries.ts';
import styles from '../views/Blocks.module.css';
import { frontText } from '../words.ts';
import { fillBlock, type TopStories } from './topStories.ts';

const IN_A_ROW = 4;
const ON_A_PHONE = 4;
const WITH_OPENING = 5;
const MAGAZINE_STORIES = 1;
const COLUMNS = 3;
const MAGAZINES = 4;
/** Fewer rows beside a large story leave a hole. */
const BESIDE = 3;
/** A row of one looks like an accident. */
const FEWEST = 2;

/** The newest story of each topic that has one not shown yet. */
async function newestOfEach(
  app: Parameters<FrontBlock['render']>[0],
  topics: Topic[],
  taken: Set<number>,
  most: number,
): Promise<{ topic: Topic; story: StoryCard }[]> {
  const found: { topic: Topic; story: StoryCard }[] = [];
  for (const topic of topics) {
    if (found.length >= most) break;
    const [story] = await readNewest(app.db, topic.id, MAGAZINE_STORIES, [...taken]);
    if (!story) continue;
    taken.add(story.id);
    found.push({ topic, story });
  }
  return found;
}

const tagsOf = (stories: StoryCard[], topics: Topic[]) => [
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
const categoriesOf = (choose: (categories: Topic[]) => Topic[]): FrontBlock['render'] => {
  return async (app, { taken, now, device }) => {
    const categories = choose(await readTopics(app.db, 'category'));
    const shown: ({ category: Topic } & TopStories)[] = [];
    const slots = await readSlots(app.db, categories.map(blockOf), now);
    for (const category of categories) {
      const block = blockOf(category);
      const most = device === 'mobile' ? ON_A_PHONE : shown.length % 3 === 1 ? WITH_OPENING : IN_A_ROW;
      const found = await fillBlock(app.db, { block, most, taken, now, fillFrom: [category.id] }, slots.get(block) ?? []);
      if (found.stories.length < FEWEST) continue;
      for (const story of found.stories) taken.add(story.id);
      shown.push({ category, ...found });
    }
    if (shown.length === 0) return null;
    const tags = tagsOf(
      shown.flatMap(({ stories }) => stories),
      categories,
    );
    return {
      tags: [...tags, ...categories.map((category) => pinnedStoriesTag(blockOf(category)))],
      until: earliest([...slots.values()].flatMap((chosen) => chosen.map((slot) => slot.until))),
      arranged: shown.flatMap(({ arranged }) => arranged),
      node: shown.map(({ category, stories }, at) => (
        <section key={category.id} className={styles.category}>
          <SectionHead title={category.name} more={{ href: topicAddress(category), label: frontText.all }} />
          <CategoryStories stories={stories} device={device} now={now} opening={at % 3 === 1} />
        </section>
      )),
    };
  };
};

export const categoriesBlock: FrontBlock = {
  name: 'categories',
  place: 'sections',
  order: 50,
  render: categoriesOf((categories) => categories.slice(0, BEFORE_THE_BAND)),
};

export const moreCategoriesBlock: FrontBlock = {
  name: 'more-categories',
  place: 'moreSections',
  order: 51,
  render: categoriesOf((categories) => categories.slice(BEFORE_THE_BAND)),
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
  render: async (app, { taken, now }) => {
    const magazines = await readTopics(app.db, 'magazine');
    const found = await newestOfEach(app, magazines, taken, MAGAZINES);
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
  },
};

export const columnsBlock: FrontBlock = {
  name: 'columns',
  place: 'close',
  order: 46,
  render: async (app, { taken, now }) => {
    const columns = await readTopics(app.db, 'column');
    const found = await newestOfEach(app, columns, taken, COLUMNS);
    if (found.length === 0) return null;
    return {
      tags: tagsOf(
        found.map(({ story }) => story),
        columns,
      ),
      node: (
        <>
          <SectionHead title={frontText.columns} />
          <ul className={styles.columns}>
            {found.map(({ topic, story }) => (
              <li key={topic.id}>
                <a className={styles.column} href={topicAddress(topic)}>
                  {topic.name}
                </a>
                <Card card={{ ...storyCard(story, now, { kicker: false }), row: undefined, wide: undefined }} shape="row" />
              </li>
            ))}
          </ul>
        </>
      ),
    };
  },
};
