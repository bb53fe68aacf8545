import { readNewestIds, readNewestIdsOfEach } from '../../../content/placements/lists.ts';
import {
  ENGLISH_HOME_FEED,
  inEdition,
  readEnglishTopicIds,
  readTopics,
  type Topic,
  topicAddress,
} from '../../../content/topics/queries.ts';
import { homeOf } from '../../../platform/text/language.ts';
import type { App } from '../../../site/app.ts';
import { paperIn } from '../../../site/document/paperIn.ts';
import { type Page, page } from '../../../site/pages/page.tsx';
import { readCardsById } from '../lists/readCards.ts';
import { kindsOfEdition } from '../publishing/articleKind.ts';
import { type EnglishHomeData, EnglishHomePage } from '../views/EnglishHomePage.tsx';
import { articleWords } from '../words.ts';
import { EDITIONS_TAG, frontPagesOf } from './editions.ts';

/** Stories above the sections: the lead and those beside it. */
const AT_THE_TOP = 6;
const IN_A_SECTION = 4;

const kinds = kindsOfEdition('en');

/** The newest stories, then those of each category that are not among them. */
async function readHome({ db }: App): Promise<EnglishHomeData & { topicIds: number[] }> {
  const [categories, withStories, top] = await Promise.all([
    readTopics(db, 'category'),
    readEnglishTopicIds(db),
    readNewestIds(db, { kinds, topicId: 'latest' }, AT_THE_TOP),
  ]);
  const listed = categories.filter(({ id, parentId }) => parentId === null && withStories.has(id));
  const topicIds = listed.map(({ id }) => id);
  const idsOf = await readNewestIdsOfEach(db, kinds, topicIds, IN_A_SECTION, top);
  const cards = await readCardsById(db, [...top, ...[...idsOf.values()].flat()]);
  const cardsOf = (ids: readonly number[]) => ids.flatMap((id) => cards.get(id) ?? []);
  const section = (topic: Topic) => ({
    name: inEdition(topic, 'en').name,
    href: topicAddress(topic, 1, 'en'),
    // A row of tiles begins with a picture.
    stories: cardsOf(idsOf.get(topic.id) ?? []).toSorted((one, other) => Number(!one.picture) - Number(!other.picture)),
  });
  return { top: cardsOf(top), sections: listed.map(section).filter(({ stories }) => stories.length > 0), topicIds };
}

/**
 * The front page of the English edition, with the layouts of the Gujarati one. It is there also while the edition has no story, and then links
 * the Gujarati one.
 */
export const englishHome: Page = page({
  path: '/en',
  varies: 'device',
  load: async ({ app }) => {
    const [home, editions, latest] = await Promise.all([readHome(app), frontPagesOf(app.db), readTopics(app.db, 'list')]);
    return { ...home, editions, lists: [...latest.map(({ id }) => id), ...home.topicIds] };
  },
  head: ({ top, sections, editions }) => ({
    title: articleWords.englishTitle.en.replace('{paper}', paperIn('en').name),
    description: paperIn('en').description,
    canonical: homeOf('en'),
    editions,
    noindex: top.length === 0,
    listed: [top, ...sections.map(({ stories }) => stories)].flat().map(({ address }) => address),
    feed: { address: ENGLISH_HOME_FEED, title: paperIn('en').name },
  }),
  tags: ({ top, sections, lists }) => [
    EDITIONS_TAG,
    'topics',
    ...lists.map((id) => `topic:${id}`),
    ...[top, ...sections.map(({ stories }) => stories)].flat().map(({ id }) => `article:${id}`),
  ],
  freshFor: () => '1m',
  view: EnglishHomePage,
});
