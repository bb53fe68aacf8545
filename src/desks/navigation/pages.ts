import { readTopics, type TopicKind } from '../../content/topics/queries.ts';
import { notFound, type Page, page } from '../../site/pages/page.tsx';
import { readNewest } from '../articles/queries.ts';
import { TopicsPage, type TopicsPageData } from './views/TopicsPage.tsx';
import { navigationText } from './words.ts';

/** The page of all topics of a kind, the target of menu items of that type without a slug. */
function topicsPage(folder: string, kind: TopicKind, title: string, intro: string): Page {
  return page({
    path: `/${folder}`,
    load: async ({ app }): Promise<TopicsPageData | ReturnType<typeof notFound>> => {
      const topics = await readTopics(app.db, kind);
      if (topics.length === 0) return notFound();
      const newest = await Promise.all(topics.map((topic) => readNewest(app.db, topic.id, 1)));
      return { title, intro, topics: topics.map((topic, at) => ({ topic, newest: newest[at]?.[0] })) };
    },
    head: () => ({ title, description: intro, canonical: `/${folder}` }),
    tags: ({ topics }) => [
      'topics',
      ...topics.map(({ topic }) => `topic:${topic.id}`),
      ...topics.flatMap(({ newest }) => (newest ? [`article:${newest.id}`] : [])),
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
