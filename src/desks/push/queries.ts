import { and, asc, desc, eq, lt, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database.ts';
import { type BrowserToken, endpointHash } from '../../platform/push/browserToken.ts';
import { pushBatches, pushCampaigns, pushChoices, pushSubscriptions } from './tables.ts';

/** The topics of a browser, by its token; undefined if it is not known. */
export async function readTopicsOf(db: Database, { endpoint, auth }: BrowserToken): Promise<string[] | undefined> {
  const rows = await db
    .select({ topic: pushChoices.topic })
    .from(pushSubscriptions)
    .leftJoin(pushChoices, eq(pushChoices.subscriptionId, pushSubscriptions.id))
    .where(and(eq(pushSubscriptions.endpointHash, endpointHash(endpoint)), eq(pushSubscriptions.auth, auth)))
    .orderBy(asc(pushChoices.topic));
  return rows.length === 0 ? undefined : rows.flatMap(({ topic }) => topic ?? []);
}

/** How many browsers get messages. */
export const countBrowsers = (db: Database): Promise<number> => db.$count(pushSubscriptions);

/** How many browsers have chosen any of some topics. */
export async function countAudienceOf(db: Database, topics: readonly string[]): Promise<number> {
  const [row] = await db
    .select({ browsers: sql<number>`count(distinct ${pushChoices.subscriptionId})::int` })
    .from(pushChoices)
    .where(sql`${pushChoices.topic} = any(${sql.param([...topics])}::text[])`);
  return row?.browsers ?? 0;
}

/** What the newsroom sees of a message. */
const campaignColumns = {
  id: pushCampaigns.id,
  title: pushCampaigns.title,
  text: pushCampaigns.text,
  address: pushCampaigns.address,
  picture: pushCampaigns.picture,
  topics: pushCampaigns.topics,
  state: pushCampaigns.state,
  createdBy: pushCampaigns.createdBy,
  dueAt: pushCampaigns.dueAt,
  startedAt: pushCampaigns.startedAt,
  endedAt: pushCampaigns.endedAt,
  sent: pushCampaigns.sent,
  expired: pushCampaigns.expired,
  failed: pushCampaigns.failed,
  clicked: pushCampaigns.clicked,
};
type Campaign = Pick<typeof pushCampaigns.$inferSelect, keyof typeof campaignColumns>;

const CAMPAIGNS = 20;

/** Messages, the newest first, with the outcomes of their batches under way. */
export async function readCampaigns(db: Database, before?: number): Promise<{ campaigns: Campaign[]; hasMore: boolean }> {
  const rows = await db
    .select(campaignColumns)
    .from(pushCampaigns)
    .where(before === undefined ? undefined : lt(pushCampaigns.id, before))
    .orderBy(desc(pushCampaigns.id))
    .limit(CAMPAIGNS + 1);
  const shown = rows.slice(0, CAMPAIGNS);
  return { campaigns: await withBatches(db, shown), hasMore: rows.length > CAMPAIGNS };
}

/** One message in the same way. */
export async function readCampaignRow(db: Database, id: number): Promise<Campaign | undefined> {
  return (await withBatches(db, await db.select(campaignColumns).from(pushCampaigns).where(eq(pushCampaigns.id, id)).limit(1)))[0];
}

async function withBatches(db: Database, campaigns: Campaign[]): Promise<Campaign[]> {
  if (!campaigns.some(({ state }) => state === 'sending')) return campaigns;
  const sumOf = (column: AnyPgColumn) => sql<number>`sum(${column})::int`;
  const { campaignId, sent, expired, failed } = pushBatches;
  const sums = await db
    .select({ campaignId, sent: sumOf(sent), expired: sumOf(expired), failed: sumOf(failed) })
    .from(pushBatches)
    .groupBy(campaignId);
  return campaigns.map((campaign) => {
    const more = sums.find((sum) => sum.campaignId === campaign.id);
    return more
      ? { ...campaign, sent: campaign.sent + more.sent, expired: campaign.expired + more.expired, failed: campaign.failed + more.failed }
      : campaign;
  });
}
