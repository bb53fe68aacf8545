import type { Desk } from '../../site/desk.ts';
import { pushCalls } from './api.ts';
import { pushFollowsTopics } from './commands.ts';
import { pushNewsroomCalls } from './newsroom/calls.ts';
import { NOTIFICATIONS_PATH, pushPages } from './pages.ts';
import { startPushScheduler } from './sending/pushScheduler.ts';
import { subscriptionData } from './subscribing/subscriptionData.ts';
import { pushText } from './words.ts';

/**
 * Notifications to readers' browsers (Web Push). Its tables are not exported: a subscription belongs to the key of this site, and secrets
 * stay behind when a site moves.
 */
export const pushDesk: Desk = {
  name: 'push',
  pages: pushPages,
  calls: pushCalls,
  newsroom: pushNewsroomCalls,
  open: (app) => {
    const scheduler = startPushScheduler(app);
    return { close: () => scheduler.stop() };
  },
  sitemap: [{ heading: pushText.services, tags: [], load: async () => [{ name: pushText.title, href: NOTIFICATIONS_PATH }] }],
  onTopicChange: pushFollowsTopics,
  readerData: subscriptionData,
  personalData: [{ name: 'notifications', what: pushText.dataWhat, why: pushText.dataWhy, kept: pushText.dataKept }],
};
