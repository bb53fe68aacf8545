import { z } from '@hono/zod-openapi';
import { rateLimit } from '../../platform/rateLimit.ts';
import type { App } from '../../site/app.ts';
import { type Call, call } from '../../site/calls/call.ts';
import { settingsTag } from '../settings/queries.ts';
import { readCandidates } from './campaigns/candidates.ts';
import type { AdCounter } from './counting/adCounter.ts';
import { adsTag, readAdPlan } from './queries.ts';
import { type AdPage, adCodeOf } from './slots/adPlan.ts';
import { type AdPageType, adPageTypes, adSlot, adSlotNames, refreshSecondsOf } from './slots/adSlots.ts';

const pageType = z.enum(adPageTypes);
const pageTypeOf = (usual: AdPageType) => pageType.default(usual).openapi({ description: 'The type of the page', example: usual });
const topics = z
  .string()
  .regex(/^([1-9]\d{0,8}(,[1-9]\d{0,8}){0,11})?$/, { error: 'must be up to 12 ids with commas between' })
  .transform((ids) => (ids === '' ? [] : ids.split(',').map(Number)))
  .default([])
  .openapi({ type: 'string', description: 'The `_id`s of the page’s categories and cities, with commas between', example: '1' });

/** Specification, section 3: ad slot wrapper inputs. */
const slotDocument = z.object({
  name: z.enum(adSlotNames),
  adCode: z.string().openapi({ description: 'The unit at Google Ad Manager, or `direct/…` for campaigns of the newspaper' }),
  width: z.int().openapi({ description: 'CSS pixels, of the largest size' }),
  height: z.int().openapi({ description: 'CSS pixels, of the largest size' }),
  minHeight: z.int().openapi({ description: 'CSS pixels that are reserved before anything loads' }),
  sizes: z.array(z.tuple([z.int(), z.int()])),
  pageType: z.array(pageType),
  advClass: z.string(),
  mobile: z.boolean(),
  loadEarly: z.boolean().openapi({ description: 'Whether it loads without coming near the screen' }),
  refreshSeconds: z.int().openapi({ description: 'Seconds in view after which the slot shows something else' }),
});

async function readSlots(app: App, named: string, about: AdPage, now: Date): Promise<z.infer<typeof slotDocument>[]> {
  const plan = await readAdPlan(app.db);
  return adSlotNames.flatMap((name) => {
    const slot = adSlot(name);
    const adCode = slot.call === named ? adCodeOf(plan, name, about, now) : undefined;
    if (adCode === undefined) return [];
    return {
      name,
      adCode,
      width: Math.max(...slot.sizes.map(([width]) => width)),
      height: Math.max(...slot.sizes.map(([, height]) => height)),
      minHeight: slot.height,
      sizes: slot.sizes.map(([width, height]): [number, number] => [width, height]),
      pageType: [...slot.pages],
      advClass: `ad-${name}`,
      mobile: slot.device === 'mobile',
      loadEarly: slot.loadsEarly ?? false,
      refreshSeconds: refreshSecondsOf(name),
    };
  });
}

const slotCall = (named: string, what: string, usual: AdPageType): Call =>
  call({
    path: `/ad-${named}`,
    summary: `The advertising slots ${what} of a page that have an ad code`,
    desk: 'ads',
    query: z.object({ pageType: pageTypeOf(usual), topics }),
    data: z.object({ documents: z.array(slotDocument) }),
    freshFor: '1m',
    answer: async ({ app, query, now }) => ({
      data: { documents: await readSlots(app, named, { pageType: query.pageType, topicIds: query.topics }, now) },
      tags: [adsTag, settingsTag],
    }),
  });

const candidate = z.object({
  token: z
    .string()
    .openapi({ description: 'Names the creative when it was seen or pressed: `/ad/{token}/{slot}` leads to the advertiser' }),
  campaign: z.int(),
  slots: z.array(z.enum(adSlotNames)),
  width: z.int(),
  height: z.int(),
  src: z.string(),
  srcSet: z.string(),
  alt: z.string(),
  advertiser: z.string(),
  share: z.number().openapi({ description: 'How often it is chosen beside others' }),
  capPerDay: z.int().openapi({ description: 'Impressions for one reader in a day; 0 for no limit' }),
});

export const adCalls: readonly Call[] = [
  slotCall('header', 'above', 'home'),
  slotCall('middle', 'in the middle', 'home'),
  slotCall('right-panel', 'in the right column', 'article'),
  slotCall('left-panel', 'in the left column', 'article'),
  slotCall('bottom', 'at the bottom', 'home'),
  slotCall('mobile', 'on phones', 'home'),
  call({
    // Spelt as in the specification.
    path: '/ad-direct-campagin',
    summary: 'The creatives of the newspaper’s own campaigns that may be shown on a page; the browser chooses among them',
    desk: 'ads',
    query: z.object({
      pageType: pageTypeOf('article'),
      topics,
      device: z
        .enum(['desktop', 'mobile'])
        .optional()
        .openapi({ description: 'Only what fits slots of this device; those of both without it' }),
    }),
    data: z.object({ documents: z.array(candidate) }),
    freshFor: '1m',
    answer: async ({ app, query, now }) => ({
      data: { documents: await readCandidates(app, { pageType: query.pageType, topicIds: query.topics }, query.device, now) },
      tags: [adsTag, settingsTag],
    }),
  }),
];

const limit = rateLimit({ max: 600, spanMs: 60_000 });

/** A factory, because counting needs a counter that stays open while the newspaper runs. */
export const adCountCallsOf = (counter: AdCounter): readonly Call[] => [
  call({
    method: 'post',
    path: '/ad-seen',
    summary: 'Counts impressions of creatives that were half visible for a second; those of bots count for nothing',
    desk: 'ads',
    limit,
    body: z.object({ seen: z.array(z.object({ token: z.string().max(60), slot: z.enum(adSlotNames) })).max(40) }),
    data: z.object({}),
    answer: async ({ body, header, client }) => {
      for (const seen of body.seen) await counter.count({ kind: 'impressions', ...seen }, { userAgent: header('user-agent'), client });
      return { data: {} };
    },
  }),
];
