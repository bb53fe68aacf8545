import { browserToken, isPushEndpoint } from '../../../platform/push/browserToken.ts';
import { readPublicKey } from '../../../platform/push/vapid.ts';
import type { App } from '../../../site/app.ts';
import { existing } from '../../../site/newsroom/existing.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { fieldError, NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../../site/newsroom/words.ts';
import { pushProblemWords } from '../../../site/push/words.ts';
import { readLiveSessions } from '../../staff/queries.ts';
import { chooseChannel, markAllRead, markRead, removeBrowser, saveBrowser } from '../commands.ts';
import { readEndpoint, readNotifications, readUnread, readWanted } from '../queries.ts';
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
  newsroomCall(endpoints.readBrowser, {
    permission: 'newsroom.enter',
    run: async ({ app, sessionId }) => ({
      applicationServerKey: await readPublicKey(app.db),
      endpoint: await readEndpoint(app.db, sessionId),
    }),
  }),
  newsroomCall(endpoints.saveBrowser, {
    permission: 'newsroom.enter',
    run: async ({ app, staff, sessionId, body, now }) => {
      const token = browserToken.safeParse(body.browserToken);
      if (!token.success || !isPushEndpoint(token.data.endpoint, app.settings.pushOrigins)) throw refused();
      if (!(await readLiveSessions(app.db, [sessionId], now)).has(sessionId)) throw new NewsroomError(401, newsroomServerWords.signInFirst);
      const owner = { staffId: staff.id, sessionId };
      if (!(await saveBrowser(app.db, owner, { token: token.data, browserName: body.browserName }, now))) throw refused();
      return {};
    },
  }),
  newsroomCall(endpoints.removeBrowser, {
    permission: 'newsroom.enter',
    run: async ({ app, staff, sessionId }) => {
      await removeBrowser(app.db, { staffId: staff.id, sessionId });
      return {};
    },
  }),
];

/** Of a token that is not one of a push service, or of a browser with another secret. */
const refused = () => fieldError('browserToken', pushProblemWords['token-subscribe-failed']);
