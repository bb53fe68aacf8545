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
  summary: 'List which kinds of notifications one also gets by mail',
  answer: choices,
});

export const makeChoice = endpoint({
  method: 'put',
  path: '/notifications/choices',
  summary: 'Choose whether one gets a kind of notifications by mail too',
  body: choice,
  answer: choices,
});
