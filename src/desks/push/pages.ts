import { assetAddress } from '../../site/document/assets.ts';
import type { Head } from '../../site/document/head.ts';
import { movedForNow, type Page, page } from '../../site/pages/page.tsx';
import { privatePage } from '../../site/pages/privatePage.tsx';
import { shortPage } from '../../site/pages/subject.ts';
import { serviceWorkerPage } from '../../site/push/serviceWorkerPage.ts';
import { readTopicGroups } from './subscribing/pushTopics.ts';
import { NotificationsPage, type NotificationsPageData } from './views/NotificationsPage.tsx';
import { PushPrompt } from './views/PushPrompt.tsx';
import { pushText } from './words.ts';

export const NOTIFICATIONS_PATH = '/notifications';

const head: Head = { title: pushText.title, description: pushText.description, canonical: NOTIFICATIONS_PATH };

const notificationsPage = page({
  path: NOTIFICATIONS_PATH,
  load: async ({ app }): Promise<NotificationsPageData> => ({
    groups: await readTopicGroups(app.db, pushText.breaking),
    script: assetAddress(app.assets().scripts, 'notifications'),
  }),
  head: () => head,
  tags: () => ['topics'],
  freshFor: () => '10m',
  about: shortPage,
  view: NotificationsPage,
});

/** The question that the script of a story shows, by itself: the page of notifications is ten times as large. */
const questionPage = privatePage({
  path: `${NOTIFICATIONS_PATH}/question`,
  load: async ({ header }) => (header('sec-fetch-dest') === 'empty' ? {} : movedForNow(NOTIFICATIONS_PATH)),
  head: () => head,
  view: PushPrompt,
});

export const pushPages: readonly Page[] = [notificationsPage, questionPage, serviceWorkerPage('/sw.js', 'readers')];
