import { readSubCategories, readTopics } from '../../../content/topics/queries.ts';
import { existing } from '../../../site/newsroom/existing.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { inPictureWords } from '../../pictures/commands.ts';
import { addAdPicture, addCampaign, changeCampaign, saveAdSettings } from '../commands.ts';
import { adPictureSource } from '../slots/adPictureSource.ts';
import * as endpoints from './endpoints.ts';
import { readCampaignForEditing, readCampaigns, readStoredSettings, readTallies } from './queries.ts';

const MAX_PICTURE_BYTES = 8 * 1024 * 1024;
const permission = 'ads.manage';

export const adNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(endpoints.listCampaigns, { permission, run: ({ app, query, now }) => readCampaigns(app.db, query, now) }),
  newsroomCall(endpoints.readTargets, {
    permission,
    run: async ({ app: { db } }) => {
      const [categories, subCategories, cities] = await Promise.all([
        readTopics(db, 'category'),
        readSubCategories(db),
        readTopics(db, 'city'),
      ]);
      const named = (kind: 'category' | 'city') => (topic: { id: number; name: string }) => ({ id: topic.id, name: topic.name, kind });
      return { topics: [...[...categories, ...subCategories].map(named('category')), ...cities.map(named('city'))] };
    },
  }),
  newsroomCall(endpoints.readCampaign, {
    permission,
    run: async ({ app, params }) => existing(await readCampaignForEditing(app.db, params.id)),
  }),
  newsroomCall(endpoints.addCampaignCall, { permission, run: ({ context, body, now }) => addCampaign(context, body, now) }),
  newsroomCall(endpoints.changeCampaignCall, { permission, run: ({ context, params, body }) => changeCampaign(context, params.id, body) }),
  newsroomCall(endpoints.readReport, {
    permission,
    run: async ({ app, params }) => {
      existing(await readCampaignForEditing(app.db, params.id));
      return { tallies: await readTallies(app.db, params.id) };
    },
  }),
  newsroomCall(endpoints.readReportCsv, {
    permission,
    run: async ({ app, params }) => {
      const { name } = existing(await readCampaignForEditing(app.db, params.id));
      const rows = await readTallies(app.db, params.id);
      const lines = rows.map(({ day, slot, impressions, clicks, invalid }) => [day, slot, impressions, clicks, invalid].join(','));
      // The mark tells spreadsheet programs that the file is UTF-8.
      return new Response(`\uFEFF${['day,slot,impressions,clicks,invalid', ...lines].join('\r\n')}\r\n`, {
        headers: {
          'content-type': 'text/csv; charset=utf-8',
          'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(`${name}.csv`)}`,
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        },
      });
    },
  }),
  newsroomCall(endpoints.addAdPictureCall, {
    permission,
    fileBytes: MAX_PICTURE_BYTES,
    run: async ({ app, file }) => {
      const picture = await inPictureWords(() => addAdPicture(app, file));
      return { id: picture.id, width: picture.width, height: picture.height, src: adPictureSource(picture, '').src };
    },
  }),
  newsroomCall(endpoints.readAdSettings, { permission, run: ({ app }) => readStoredSettings(app.db) }),
  newsroomCall(endpoints.changeAdSettings, {
    permission,
    run: async ({ app, context, body: { version, ...draft } }) => {
      await saveAdSettings(context, draft, version);
      return readStoredSettings(app.db);
    },
  }),
];
