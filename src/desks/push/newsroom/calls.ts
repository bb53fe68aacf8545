import { siteConfig } from '../../../../site.config.ts';
import { pictureAddress } from '../../../content/pictures/queries.ts';
import { existing } from '../../../site/newsroom/existing.ts';
import { type NewsroomCall, newsroomCall } from '../../../site/newsroom/newsroomCall.ts';
import { markedHeadline, readCards } from '../../articles/queries.ts';
import { addCampaign, stopCampaign } from '../commands.ts';
import { countAudienceOf, countBrowsers, readCampaignRow, readCampaigns } from '../queries.ts';
import { sendTest } from '../sending/sendTest.ts';
import { readTopicGroups } from '../subscribing/pushTopics.ts';
import { pushText } from '../words.ts';
import * as endpoints from './endpoints.ts';
import { pushRefusalWords as words } from './words.ts';

const permission = 'push.send';

export const pushNewsroomCalls: readonly NewsroomCall[] = [
  newsroomCall(endpoints.readPushDesk, {
    permission,
    run: async ({ app }) => ({
      browsers: await countBrowsers(app.db),
      groups: await readTopicGroups(app.db, pushText.breaking),
      quietHours: siteConfig.quietHours,
    }),
  }),
  newsroomCall(endpoints.countAudience, {
    permission,
    run: async ({ app, body }) => ({ browsers: await countAudienceOf(app.db, body.topics) }),
  }),
  newsroomCall(endpoints.readPushStory, {
    permission,
    run: async ({ app, params }) => {
      const { deck, address, sensitive, picture, ...story } = existing((await readCards(app.db, [params.id]))[0], words.storyGone);
      // A picture of a disturbing event is not put before anybody who looks at a phone.
      const shown = sensitive || !picture ? '' : pictureAddress(picture, 'banner', 640);
      return { title: markedHeadline(story), text: deck, address, picture: shown };
    },
  }),
  newsroomCall(endpoints.listCampaigns, { permission, run: ({ app, query }) => readCampaigns(app.db, query.before) }),
  newsroomCall(endpoints.readCampaign, {
    permission,
    run: async ({ app, params }) => {
      const campaign = existing(await readCampaignRow(app.db, params.id));
      return { ...campaign, audience: await countAudienceOf(app.db, campaign.topics) };
    },
  }),
  newsroomCall(endpoints.addCampaignCall, {
    permission,
    run: async ({ context, body, now }) => ({ id: await addCampaign(context, body, now) }),
  }),
  newsroomCall(endpoints.stopCampaignCall, {
    permission,
    run: async ({ context, params, now }) => {
      await stopCampaign(context, params.id, now);
      return {};
    },
  }),
  newsroomCall(endpoints.testPush, {
    permission,
    run: async ({ app, body }) => {
      await sendTest(app, body);
      return {};
    },
  }),
];
