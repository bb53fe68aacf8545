import { z } from 'zod';
import { endpoint, fileBody, moment, ownResponse, rowId, rowVersion, versioned } from '../../../site/newsroom/endpoint.ts';
import { searchedWords } from '../../../site/newsroom/listQuery.ts';
import { adSettingsDraft, campaignDraft } from '../campaigns/campaignDraft.ts';
import { adDevices, campaignStates } from '../campaigns/campaignStates.ts';
import { adPageTypes, adSlotNames, creativeSizes } from '../slots/adSlots.ts';
import { campaignPhases } from './campaignPhase.ts';

const campaignRow = z.object({
  id: z.int(),
  name: z.string(),
  advertiser: z.string(),
  state: z.enum(campaignStates),
  startsAt: moment,
  endsAt: moment,
  goal: z.int().nullable(),
  impressions: z.int(),
  clicks: z.int(),
});
export type CampaignRow = z.output<typeof campaignRow>;

const campaign = z.object({
  id: z.int(),
  version: rowVersion,
  name: z.string(),
  advertiser: z.string(),
  state: z.enum(campaignStates),
  startsAt: moment,
  endsAt: moment,
  goal: z.int().nullable(),
  capPerDay: z.int(),
  device: z.enum(adDevices),
  pageTypes: z.array(z.enum(adPageTypes)),
  slots: z.array(z.enum(adSlotNames)),
  topicIds: z.array(z.int()),
  creatives: z.array(
    z.object({
      id: z.int(),
      size: z.enum(creativeSizes),
      pictureId: z.int(),
      src: z.string(),
      alt: z.string(),
      href: z.string(),
    }),
  ),
});
export type CampaignForEditing = z.output<typeof campaign>;

/** What was counted on a day in a slot. */
const tally = z.object({ day: z.string(), slot: z.enum(adSlotNames), impressions: z.int(), clicks: z.int(), invalid: z.int() });
export type TallyRow = z.output<typeof tally>;

const params = z.object({ id: rowId });

export const listCampaigns = endpoint({
  path: '/ads/campaigns',
  summary: 'List the newest campaigns of advertisers, with what was counted; `q` is part of a name or an advertiser',
  query: z.object({ before: rowId.optional(), q: searchedWords.optional(), phase: z.enum(campaignPhases).optional() }),
  answer: z.object({ campaigns: z.array(campaignRow), hasMore: z.boolean() }),
});

export const readCampaign = endpoint({ path: '/ads/campaigns/:id', summary: 'Read a campaign', params, answer: campaign });

const saved = z.object({ id: z.int(), version: rowVersion });

export const addCampaignCall = endpoint({
  method: 'post',
  path: '/ads/campaigns',
  summary: 'Add a campaign',
  body: campaignDraft,
  answer: saved,
});

export const changeCampaignCall = endpoint({
  method: 'put',
  path: '/ads/campaigns/:id',
  summary: 'Change a campaign',
  params,
  body: z.intersection(campaignDraft, z.object({ version: rowVersion })),
  answer: saved,
});

export const readReport = endpoint({
  path: '/ads/campaigns/:id/report',
  summary: 'Read what was counted of a campaign, by day and slot',
  params,
  answer: z.object({ tallies: z.array(tally) }),
});

export const readReportCsv = endpoint({
  path: '/ads/campaigns/:id/report.csv',
  summary: 'Read what was counted of a campaign as CSV',
  params,
  answer: ownResponse('text/csv'),
});

export const readTargets = endpoint({
  path: '/ads/targets',
  summary: 'List the categories and cities that campaigns can be aimed at',
  answer: z.object({ topics: z.array(z.object({ id: z.int(), name: z.string(), kind: z.enum(['category', 'city']) })) }),
});

export const addAdPictureCall = endpoint({
  method: 'post',
  path: '/ads/pictures',
  summary: 'Store a picture of an advertiser',
  body: fileBody,
  answer: z.object({ id: z.int(), width: z.int(), height: z.int(), src: z.string() }),
});

const settings = z.object({ units: z.record(z.string(), z.string()), version: rowVersion });
export type EditedAdSettings = z.output<typeof settings>;

export const readAdSettings = endpoint({
  path: '/ads/settings',
  summary: 'Read the ad units at Google Ad Manager',
  answer: settings,
});

export const changeAdSettings = endpoint({
  method: 'put',
  path: '/ads/settings',
  summary: 'Change the ad units at Google Ad Manager',
  body: versioned(adSettingsDraft),
  answer: settings,
});
