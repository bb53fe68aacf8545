import { z } from 'zod';
import { isPageLink } from '../../../platform/text/linkAddress.ts';
import { requiredText, saying } from '../../../site/newsroom/draftSchemas.ts';
import { draftWords } from '../../../site/newsroom/draftWords.ts';
import { adRefusalWords as words } from '../newsroom/words.ts';
import { adPageTypes, adSlotNames, creativeSizes } from '../slots/adSlots.ts';
import { adDevices, campaignStates } from './campaignStates.ts';

const MAX_ID = 2_147_483_647;
const time = z.iso.datetime({ offset: true });

/** A picture of a campaign; with the id of the one that it changes. */
export const creativeDraft = z.object({
  id: z.int().min(1).max(MAX_ID).optional(),
  size: z.enum(creativeSizes),
  pictureId: z.int().min(1).max(MAX_ID),
  alt: requiredText(300),
  href: z.string().trim().min(1).max(2_000).refine(isPageLink, saying(draftWords.linkWrong)),
});
export type CreativeDraft = z.output<typeof creativeDraft>;

/** What the newsroom enters of a campaign. Times are ISO 8601. */
export const campaignDraft = z
  .object({
    name: requiredText(120),
    advertiser: requiredText(80),
    state: z.enum(campaignStates),
    startsAt: time,
    endsAt: time,
    goal: z.int().min(1).max(1_000_000_000).nullable(),
    capPerDay: z.int().min(0).max(100),
    device: z.enum(adDevices),
    pageTypes: z.array(z.enum(adPageTypes)).max(adPageTypes.length),
    slots: z.array(z.enum(adSlotNames)).max(adSlotNames.length),
    topicIds: z.array(z.int().min(1).max(MAX_ID)).max(40),
    creatives: z.array(creativeDraft).max(16),
  })
  .refine(({ startsAt, endsAt }) => Date.parse(endsAt) > Date.parse(startsAt), { path: ['endsAt'], ...saying(words.endsFirst) })
  .refine(({ state, creatives }) => state === 'draft' || creatives.length > 0, { path: ['creatives'], ...saying(words.noCreatives) });
export type CampaignDraft = z.output<typeof campaignDraft>;

/** Ad units at Google Ad Manager. */
export const adSettingsDraft = z.object({
  units: z.partialRecord(
    z.enum(adSlotNames),
    z
      .string()
      .trim()
      .refine((unit) => /^(\/\d{1,20}(,\d{1,20})?(\/[\w.()<>*:!-]{1,100}){1,8})?$/.test(unit), saying(words.unitWrong)),
  ),
});
export type AdSettingsDraft = z.output<typeof adSettingsDraft>;
