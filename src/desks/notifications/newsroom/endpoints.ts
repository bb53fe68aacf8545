import { z } from 'zod';
import { bigRowId, done, endpoint, moment } from '../../../site/newsroom/endpoint.ts';
import { resourceEndpoints } from '../../../site/newsroom/resourceEndpoints.ts';
import { notificationChannels, notificationKinds } from '../telling/notificationKinds.ts';

const notificationRow = z.object({
  id: z.number(),
  kind: z.enum(notificationKinds),
  storyId: z.number(),
  /** At that time; empty for a story without one. */
  headline: z.string(),
  /** The colleague who did it; empty for the schedule. */
  byName: z.string(),
  note: z.string(),
  createdAt: moment,
  readAt: moment.nullable(),
});
export type NotificationRow = z.output<typeof notificationRow>;

export const notificationFilter = z.object({});

/** Each member gets their own. */
export const { list: listNotifications } = resourceEndpoints({
  name: 'notifications',
  nouns: ['a notification', 'one’s own notifications, the newest first'],
  id: bigRowId,
  filter: notificationFilter,
  draft: z.undefined(),
  row: notificationRow,
  item: notificationRow,
});

export const countNotifications = endpoint({
  path: '/notifications/unread',
  summary: 'Count one’s unread notifications, up to 100, and name the newest',
  answer: z.object({ unread: z.number(), newestId: z.number().nullable() }),
});

export const readNotification = endpoint({
  method: 'post',
  path: '/notifications/:id/read',
  summary: 'Mark one of one’s notifications as read; answers with its story',
  params: z.object({ id: bigRowId }),
  answer: z.object({ storyId: z.number() }),
});

export const readAllNotifications = endpoint({
  method: 'post',
  path: '/notifications/read',
  summary: 'Mark one’s notifications as read, up to the one that is named',
  body: z.object({ upTo: bigRowId }),
  answer: done,
});

const choice = z.object({ channel: z.enum(notificationChannels), kind: z.enum(notificationKinds), isWanted: z.boolean() });
const choices = z.object({ choices: z.array(choice) });

export const listChoices = endpoint({
  path: '/notifications/choices',
  summary: 'List which kinds of notifications one also gets by mail and in browsers',
  answer: choices,
});

export const makeChoice = endpoint({
  method: 'put',
  path: '/notifications/choices',
  summary: 'Choose whether one gets a kind of notifications by mail, or in browsers, too',
  body: choice,
  answer: choices,
});

/** The service worker of the newsroom. Its own scope gives it a subscription that is not the reader's of the same browser. */
export const STAFF_WORKER = { script: '/newsroom-sw.js', scope: '/newsroom' };

export const readBrowser = endpoint({
  path: '/notifications/browser',
  summary:
    'What a browser needs to subscribe: the key of the site (VAPID); with the endpoint that gets one’s notifications in this session',
  answer: z.object({ applicationServerKey: z.string(), endpoint: z.string().nullable() }),
});

export const saveBrowser = endpoint({
  method: 'put',
  path: '/notifications/browser',
  summary: 'Turn notifications on in the browser of this session. The token is its PushSubscription as JSON; it goes with the session',
  body: z.object({ browserToken: z.string().max(2_000), browserName: z.string().trim().min(1).max(60) }),
  answer: done,
});

export const removeBrowser = endpoint({
  method: 'delete',
  path: '/notifications/browser',
  summary: 'Turn notifications off in the browser of this session',
  answer: done,
});
