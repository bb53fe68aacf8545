import { and, asc, desc, eq, getTableColumns, gt, lt, lte, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database.ts';
import { containsText } from '../../../platform/text/containsText.ts';
import { adPictureSource } from '../slots/adPictureSource.ts';
import { creativeSizes } from '../slots/adSlots.ts';
import { adCampaigns, adCampaignTopics, adCreatives, adPictures, adSettings, adTallies } from '../tables.ts';
import type { CampaignPhase } from './campaignPhase.ts';

const PER_PAGE = 30;

type CampaignsQuery = { before?: number | undefined; q?: string | undefined; phase?: CampaignPhase | undefined };

/** The newest campaigns with their sums; `before` is the last id of the part before. */
export async function readCampaigns(db: Database, { before, q = '', phase }: CampaignsQuery, now: Date) {
  const { id, name, advertiser, state, startsAt, endsAt, goal } = adCampaigns;
  // Summed for the campaigns of this part only: there are tallies of years.
  const sums = db
    .select({
      impressions: sql<number>`coalesce(sum(${adTallies.impressions}), 0)::int`.as('impressions'),
      clicks: sql<number>`coalesce(sum(${adTallies.clicks}), 0)::int`.as('clicks'),
    })
    .from(adTallies)
    .innerJoin(adCreatives, eq(adCreatives.id, adTallies.creativeId))
    .where(eq(adCreatives.campaignId, id))
    .as('sums');
  const text = q.trim();
  const rows = await db
    .select({ ...{ id, name, advertiser, state, startsAt, endsAt, goal }, impressions: sums.impressions, clicks: sums.clicks })
    .from(adCampaigns)
    .crossJoinLateral(sums)
    .where(
      and(
        before === undefined ? undefined : lt(id, before),
        text === '' ? undefined : or(containsText(name, text), containsText(advertiser, text)),
        phase && inPhase(phase, now),
      ),
    )
    .orderBy(desc(id))
    .limit(PER_PAGE + 1);
  return { campaigns: rows.slice(0, PER_PAGE), hasMore: rows.length > PER_PAGE };
}

/** The same as `phaseOf`. */
function inPhase(phase: CampaignPhase, now: Date): SQL | undefined {
  const { state, startsAt, endsAt } = adCampaigns;
  const isPlanned = and(notInArray(state, ['draft', 'paused']), gt(endsAt, now));
  switch (phase) {
    case 'draft':
      return eq(state, 'draft');
    case 'over':
      return and(ne(state, 'draft'), lte(endsAt, now));
    case 'paused':
      return and(eq(state, 'paused'), gt(endsAt, now));
    case 'waiting':
      return and(isPlanned, gt(startsAt, now));
    case 'running':
      return and(isPlanned, lte(startsAt, now));
  }
}

/** A campaign with its topics and the creatives that are shown. */
export async function readCampaignForEditing(db: Database, id: number) {
  const [row] = await db.select().from(adCampaigns).where(eq(adCampaigns.id, id));
  if (!row) return undefined;
  const [topics, creatives] = await Promise.all([
    db
      .select({ id: adCampaignTopics.topicId })
      .from(adCampaignTopics)
      .where(eq(adCampaignTopics.campaignId, id))
      .orderBy(asc(adCampaignTopics.topicId)),
    db
      .select({ creative: adCreatives, picture: getTableColumns(adPictures) })
      .from(adCreatives)
      .innerJoin(adPictures, eq(adPictures.id, adCreatives.pictureId))
      .where(and(eq(adCreatives.campaignId, id), eq(adCreatives.isRetired, false)))
      .orderBy(asc(adCreatives.id)),
  ]);
  const { createdAt: _createdAt, ...campaign } = row;
  return {
    ...campaign,
    topicIds: topics.map((topic) => topic.id),
    creatives: creatives.flatMap(({ creative, picture }) => {
      const size = creativeSizes.find((known) => known === `${creative.width}x${creative.height}`);
      if (!size) return [];
      return {
        id: creative.id,
        size,
        pictureId: picture.id,
        src: adPictureSource(picture, '').src,
        alt: creative.alt,
        href: creative.href,
      };
    }),
  };
}

/** What was counted of a campaign, by day and slot, the latest day first. */
export const readTallies = (db: Database, campaignId: number) =>
  db
    .select({
      day: adTallies.day,
      slot: adTallies.slot,
      impressions: sql<number>`sum(${adTallies.impressions})::int`,
      clicks: sql<number>`sum(${adTallies.clicks})::int`,
      invalid: sql<number>`sum(${adTallies.invalid})::int`,
    })
    .from(adTallies)
    .innerJoin(adCreatives, eq(adCreatives.id, adTallies.creativeId))
    .where(eq(adCreatives.campaignId, campaignId))
    .groupBy(adTallies.day, adTallies.slot)
    .orderBy(desc(adTallies.day), asc(adTallies.slot));

/** The settings with the version that the form sends back; 0 as long as nothing has been saved. */
export async function readStoredSettings(db: Database): Promise<{ units: Record<string, string>; version: number }> {
  const [row] = await db.select({ units: adSettings.units, version: adSettings.version }).from(adSettings);
  return row ?? { units: {}, version: 0 };
}
