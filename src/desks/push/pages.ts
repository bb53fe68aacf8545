import { assetAddress } from '../../site/document/assets.ts';
import { encodeResponse } from '../../site/pages/cachedResponse.ts';
import { type Page, page } from '../../site/pages/page.tsx';
import { readTopicGroups } from './subscribing/pushTopics.ts';
import { NotificationsPage, type NotificationsPageData } from './views/NotificationsPage.tsx';
import { pushText } from './words.ts';

export const NOTIFICATIONS_PATH = '/notifications';

const notificationsPage = page({
  path: NOTIFICATIONS_PATH,
  load: async ({ app }): Promise<NotificationsPageData> => ({
    groups: await readTopicGroups(app.db, pushText.breaking),
    script: assetAddress(app.assets.scripts, 'notifications'),
  }),
  head: () => ({ title: pushText.title, description: pushText.description, canonical: NOTIFICATIONS_PATH }),
  tags: () => ['topics'],
  freshFor: () => '10m',
  view: NotificationsPage,
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

export const pushPages: readonly Page[] = [notificationsPage, serviceWorkerPage];
