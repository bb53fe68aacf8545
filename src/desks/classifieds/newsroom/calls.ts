import { existing } from '../../../site/newsroom/existing.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { moderateAd } from '../commands.ts';
import { classifiedEndpoints, countClassifieds, moderateClassified } from './endpoints.ts';
import { countAdsToModerate, listAds, readAdForModeration } from './queries.ts';

const permission = 'classifieds.moderate';
const { list, one } = classifiedEndpoints;

export const classifiedNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(list, { permission, run: ({ app, query }) => listAds(app.db, query) }),
  newsroomCall(one, { permission, run: async ({ app, params, now }) => existing(await readAdForModeration(app.db, params.id, now)) }),
  newsroomCall(moderateClassified, {
    permission,
    run: async ({ app, context, params, body, now }) => {
      await moderateAd(context, params.id, body, now);
      return existing(await readAdForModeration(app.db, params.id, now));
    },
  }),
  newsroomCall(countClassifieds, { permission, run: async ({ app }) => ({ open: await countAdsToModerate(app.db) }) }),
];
