import { eq } from 'drizzle-orm';
import type { TopicListener } from '../../../site/desk.ts';
import { adCampaignTopics } from '../tables.ts';

/** A topic that a campaign is meant for cannot be deleted: without it the campaign would be for all pages. */
export const campaignTopicListener: TopicListener = {
  uses: async (tx, { id }) =>
    (await tx.select({ id: adCampaignTopics.campaignId }).from(adCampaignTopics).where(eq(adCampaignTopics.topicId, id)).limit(1)).length >
    0,
};
