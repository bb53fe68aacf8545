import { and, eq, getTableColumns, gt, lte, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { readJson } from '../../platform/reads/jsonRows.ts';
import { onceUntilChange } from '../../platform/reads/keptReads.ts';
import { readSiteSettings, settingsTag } from '../settings/queries.ts';
import type { AdPlan, PlannedCampaign } from './slots/adPlan.ts';
import { adCampaigns, adCampaignTopics, adCreatives, adPictures, adSettings, adTallies } from './tables.ts';

/** The cache tag of everything that depends on campaigns and their settings. */
export const adsTag = 'ads';

type StoredPlan = { units: Record<string, string>; campaigns: PlannedCampaign[] } | null;

const topicIdsOfCampaign = sql`coalesce((select json_agg(t.topic_id) from ${adCampaignTopics} t where t.campaign_id = c.id), '[]'::json)`;

const storedPlan = sql<StoredPlan>`select json_build_object(
  'units', coalesce((select ${adSettings.units} from ${adSettings} limit 1), '{}'::jsonb),
  'campaigns', coalesce((select json_agg(json_build_object(
    'startsAt', extract(epoch from c.starts_at) * 1000, 'endsAt', extract(epoch from c.ends_at) * 1000, 'device', c.device,
    'pageTypes', c.page_types, 'slots', c.slots, 'topicIds', ${topicIdsOfCampaign},
    'sizes', coalesce((select json_agg(json_build_object('width', p.width, 'height', p.height)) from ${adCreatives} p
      where p.campaign_id = c.id and not p.is_retired), '[]'::json)))
    from ${adCampaigns} c where c.state = 'active' and c.ends_at > now()), '[]'::json))`;

/** What decides which slots pages have, kept until a campaign or a setting changes. */
export const readAdPlan = onceUntilChange(
  async (db: Database): Promise<AdPlan> => {
    const [stored, { ads }] = await Promise.all([readJson(db, storedPlan), readSiteSettings(db)]);
    return { units: stored?.units ?? {}, campaigns: stored?.campaigns ?? [], devices: ads };
  },
  (tag) => tag === adsTag || tag === settingsTag,
);

/** A creative of a running campaign, with what decides where and how often it is shown. */
export type RunningCreative = {
  id: number;
  width: number;
  height: number;
  alt: string;
  picture: typeof adPictures.$inferSelect;
  campaign: Pick<
    typeof adCampaigns.$inferSelect,
    'id' | 'advertiser' | 'startsAt' | 'endsAt' | 'goal' | 'capPerDay' | 'device' | 'pageTypes' | 'slots'
  > & { topicIds: number[]; impressions: number };
};

/** The creatives of the campaigns that run now. */
export async function readRunningCreatives(db: Database, now: Date): Promise<RunningCreative[]> {
  const rows = await db
    .select({
      creative: adCreatives,
      campaign: adCampaigns,
      picture: getTableColumns(adPictures),
      topicIds: sql<
        number[]
      >`coalesce((select array_agg(t.topic_id) from ${adCampaignTopics} t where t.campaign_id = ${adCampaigns.id}), '{}')`,
      impressions: impressionsOf(sql`${adCampaigns.id}`),
    })
    .from(adCreatives)
    .innerJoin(adCampaigns, eq(adCampaigns.id, adCreatives.campaignId))
    .innerJoin(adPictures, eq(adPictures.id, adCreatives.pictureId))
    .where(
      and(eq(adCampaigns.state, 'active'), lte(adCampaigns.startsAt, now), gt(adCampaigns.endsAt, now), eq(adCreatives.isRetired, false)),
    )
    .orderBy(adCreatives.id);
  return rows.map(({ creative: { id, width, height, alt }, campaign, picture, topicIds, impressions }) => ({
    id,
    width,
    height,
    alt,
    picture,
    campaign: { ...campaign, topicIds, impressions },
  }));
}

/** All impressions of a campaign. */
const impressionsOf = (campaignId: ReturnType<typeof sql>) => sql<number>`coalesce((select sum(n.impressions)::int from ${adTallies} n
  join ${adCreatives} p on p.id = n.creative_id where p.campaign_id = ${campaignId}), 0)`;

/** Where a click on a creative leads. */
export async function readCreativeTarget(db: Database, id: number): Promise<string | undefined> {
  const [creative] = await db.select({ href: adCreatives.href }).from(adCreatives).where(eq(adCreatives.id, id));
  return creative?.href;
}
