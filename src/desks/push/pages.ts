import { assetAddress } from '../../site/document/assets.ts';
import type { Head } from '../../site/document/head.ts';
import { encodeResponse } from '../../site/pages/cachedResponse.ts';
import { movedForNow, type Page, page } from '../../site/pages/page.tsx';
import { privatePage } from '../../site/pages/privatePage.tsx';
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
    script: assetAddress(app.assets.scripts, 'notifications'),
  }),
  head: () => head,
  tags: () => ['topics'],
  freshFor: () => '10m',
  view: NotificationsPage,
});

/** The question that the script of a story shows, by itself: the page of notifications is ten times as large. */
const questionPage = privatePage({
  path: `${NOTIFICATIONS_PATH}/question`,
  load: async ({ header }) => (header('sec-fetch-dest') === 'empty' ? {} : movedForNow(NOTIFICATIONS_PATH)),
  head: () => head,
  view: PushPrompt,
});

/**
 * The service worker, at the root, because it may show nothing above its own folder. Browsers ask for it again by themselves; its content
 * names a built file by its hash, so that a new version is another text.
 */
const serviceWorkerPage: Page = {
  path: '/sw.js',
  alsoChromeless: false,
  answer: async (app) =>
    encodeResponse(
      200,
      {
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'self'",
      },
      [
        `const siteIcon = ${JSON.stringify(assetAddress(app.assets.icons, '192'))};`,
        `importScripts(${JSON.stringify(assetAddress(app.assets.scripts, 'service-worker'))});`,
        '',
      ].join('\n'),
    ),
};

export const pushPages: readonly Page[] = [notificationsPage, questionPage, serviceWorkerPage];
