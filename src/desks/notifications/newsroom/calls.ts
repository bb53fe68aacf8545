import type { App } from '../../../site/app.ts';
import { existing } from '../../../site/newsroom/existing.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { chooseChannel, markAllRead, markRead } from '../commands.ts';
import { readNotifications, readUnread, readWanted } from '../queries.ts';
import { notificationChannels, notificationKinds } from '../telling/notificationKinds.ts';
import * as endpoints from './endpoints.ts';

async function readChoices({ db }: App, staffId: string) {
  const choices = [];
  for (const channel of notificationChannels) {
    const wanted = (await readWanted(db, channel, [staffId])).get(staffId);
    choices.push(...notificationKinds.map((kind) => ({ channel, kind, isWanted: wanted?.has(kind) ?? false })));
  }
  return { choices };
}

/** Everybody reads and marks their own only. None of it is entered in the audit log: it changes nothing for others. */
export const notificationCalls: readonly NewsroomCall[] = [
  newsroomCall(endpoints.listNotifications, {
    permission: 'newsroom.enter',
    run: ({ app, staff, query: { page, perPage } }) =>
      readNotifications(app.db, staff.id, { limit: perPage, offset: (page - 1) * perPage }),
  }),
  newsroomCall(endpoints.countNotifications, {
    permission: 'newsroom.enter',
    run: ({ app, staff }) => readUnread(app.db, staff.id),
  }),
  newsroomCall(endpoints.readAllNotifications, {
    permission: 'newsroom.enter',
    run: async ({ app, staff, body, now }) => {
      await markAllRead(app.db, staff.id, body.upTo, now);
      return {};
    },
  }),
  newsroomCall(endpoints.readNotification, {
    permission: 'newsroom.enter',
    run: async ({ app, staff, params, now }) => existing(await markRead(app.db, staff.id, params.id, now)),
  }),
  newsroomCall(endpoints.listChoices, { permission: 'newsroom.enter', run: ({ app, staff }) => readChoices(app, staff.id) }),
  newsroomCall(endpoints.makeChoice, {
    permission: 'newsroom.enter',
    run: async ({ app, staff, body }) => {
      await chooseChannel(app.db, staff.id, body);
      return readChoices(app, staff.id);
    },
  }),
];
