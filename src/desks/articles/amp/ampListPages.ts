import { readTopic, topicAddress } from '../../../content/topics/queries.ts';
import type { Duration } from '../../../platform/clock.ts';
import { ampAddress } from '../../../site/amp/amp.ts';
import type { App } from '../../../site/app.ts';
import type { Head } from '../../../site/document/head.ts';
import { type Moved, moved, movedForNow, type NotFound, notFound, type Page, page } from '../../../site/pages/page.tsx';
import { redirectPage } from '../../../site/pages/redirectPage.ts';
import { readSiteSettings } from '../../settings/queries.ts';
import { listHead, loadTopicList, pageNumber, type TopicListData } from '../lists/listPageDefinition.ts';
import { StoryListPage } from '../views/StoryListPage.tsx';

/** The address of a page of the newest stories as AMP; the first is the specification's route /amp/. */
export const ampListAddress = (number: number): string => ampAddress(number === 1 ? '/' : `/${number}`);

/** The newest stories, as under /recent-news, with the addresses of their AMP versions. While AMP is off, that list is opened. */
async function loadAmpList(app: App, number: number): Promise<TopicListData | NotFound | Moved> {
  const topic = await readTopic(app.db, 'list', 'latest');
  const data = topic && (await loadTopicList(app.db, topic, number));
  if (!data) return notFound();
  if (!(await readSiteSettings(app.db)).amp) return movedForNow(data.addressOf(number));
  const stories = data.list.stories.map((story) => ({ ...story, address: ampAddress(story.address) }));
  return { ...data, list: { ...data.list, stories }, addressOf: ampListAddress };
}

const listDefinition = {
  isAmp: true,
  head: (data: TopicListData): Head => ({ ...listHead(data), canonical: topicAddress(data.topic, data.list.page) }),
  tags: ({ cacheTags }: TopicListData) => cacheTags,
  freshFor: (): Duration => '30s',
  view: StoryListPage,
} as const;

/** The pages of the list of AMP stories. */
export const ampListPages: readonly Page[] = [
  page({ ...listDefinition, path: '/amp/', load: ({ app }) => loadAmpList(app, 1) }),
  page({
    ...listDefinition,
    path: '/amp/:page',
    load: async ({ app, params }) => {
      const number = pageNumber(params.page);
      if (number === undefined) return notFound();
      return number === 1 ? moved(ampListAddress(1)) : loadAmpList(app, number);
    },
  }),
  redirectPage('/amp', ampListAddress(1)),
];
