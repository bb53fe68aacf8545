import { readTopics, type TopicKind } from '../../content/topics/queries.ts';
import { notFound, type Page, page } from '../../site/pages/page.tsx';
import { readNewest } from '../articles/queries.ts';
import { type TopicsLook, TopicsPage, type TopicsPageData } from './views/TopicsPage.tsx';
import { navigationText } from './words.ts';

/** The number of a topic's newest stories: a magazine has a cover and three headlines. */
const SHOWN: Record<TopicsLook, number> = { magazines: 4, topics: 3 };

/** The page of all topics of a kind, the target of menu items of that type without a slug. */
function topicsPage(folder: string, kind: TopicKind, title: string, intro: string): Page {
  const look: TopicsLook = kind === 'magazine' ? 'magazines' : 'topics';
  return page({
    path: `/${folder}`,
    load: async ({ app }): Promise<TopicsPageData | ReturnType<typeof notFound>> => {
      const topics = await readTopics(app.db, kind);
      if (topics.length === 0) return notFound();
      const newest = await Promise.all(topics.map((topic) => readNewest(app.db, topic.id, SHOWN[look])));
      return { title, intro, look, topics: topics.map((topic, at) => ({ topic, newest: newest[at] ?? [] })) };
    },
    head: () => ({ title, description: intro, canonical: `/${folder}` }),
    tags: ({ topics }) => [
      'topics',
      ...topics.map(({ topic }) => `topic:${topic.id}`),
      ...topics.flatMap(({ newest }) => newest.map(({ id }) => `article:${id}`)),
    ],
    keepsMain: true,
    freshFor: () => '5m',
    view: TopicsPage,
  });
}

export const navigationPages: readonly Page[] = [
  topicsPage('magazine', 'magazine', navigationText.magazines, navigationText.magazinesIntro),
  topicsPage('city', 'city', navigationText.cities, navigationText.citiesIntro),
  topicsPage('category', 'category', navigationText.categories, navigationText.categoriesIntro),
];
