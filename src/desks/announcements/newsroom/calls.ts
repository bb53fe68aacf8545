import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { readReceivers, readTold } from '../queries.ts';
import { readIndexNowKey } from '../telling/indexNowKey.ts';
import { readAnnouncements } from './endpoints.ts';

const MAX_ROWS = 50;

export const announcementNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(readAnnouncements, {
    permission: 'settings.change',
    run: async ({ app }) => {
      const [receivers, told, key] = await Promise.all([readReceivers(app.db), readTold(app.db, MAX_ROWS), readIndexNowKey(app)]);
      return { receivers, told, keyPath: key === undefined ? null : `/${key}.txt` };
    },
  }),
];
