import { z } from 'zod';
import { exportTableOf } from '../../platform/export/exportTableOf.ts';
import { adPageTypes, adSlotNames } from './slots/adSlots.ts';
import { adCampaigns, adCampaignTopics, adCreatives, adPictures, adSettings, adTallies } from './tables.ts';

export const adExportTables = [
  exportTableOf({
    kind: 'ad-campaign',
    table: adCampaigns,
    order: ['id'],
    holds: { pageTypes: z.array(z.enum(adPageTypes)), slots: z.array(z.enum(adSlotNames)) },
  }),
  exportTableOf({ kind: 'ad-campaign-topic', table: adCampaignTopics, order: ['campaignId', 'topicId'] }),
  exportTableOf({ kind: 'ad-picture', table: adPictures, order: ['id'], files: ['file'] }),
  exportTableOf({ kind: 'ad-creative', table: adCreatives, order: ['id'] }),
  exportTableOf({ kind: 'ad-tally', table: adTallies, order: ['creativeId', 'day', 'slot'] }),
  exportTableOf({
    kind: 'ad-settings',
    table: adSettings,
    order: ['id'],
    holds: { units: z.record(z.string(), z.string()) },
    removed: ['refreshSeconds'],
  }),
];
