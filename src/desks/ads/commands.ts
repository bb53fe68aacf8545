import { and, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { readTopicsById } from '../../content/topics/queries.ts';
import { change, type WriteContext } from '../../platform/change.ts';
import { milliseconds } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import { insertRows } from '../../platform/insertRows.ts';
import { localDay } from '../../platform/text/dates.ts';
import type { App } from '../../site/app.ts';
import { checkVersion, VersionConflict } from '../../site/newsroom/checkVersion.ts';
import { fieldError, NewsroomError } from '../../site/newsroom/newsroomError.ts';
import { newsroomServerWords } from '../../site/newsroom/words.ts';
import { storeReaderPicture } from '../pictures/commands.ts';
import type { AdSettingsDraft, CampaignDraft, CreativeDraft } from './campaigns/campaignDraft.ts';
import { adRefusalWords as words } from './newsroom/words.ts';
import { adsTag } from './queries.ts';
import { adSlotNames, fitsSlot, sizeOf } from './slots/adSlots.ts';
import { adCampaigns, adCampaignTopics, adCreatives, adPictures, adSettings, adTallies } from './tables.ts';

/** How far the shape of a picture may differ from that of its size. */
const MAX_DIFFERENCE = 0.03;

type Version = { id: number; version: number };

/** Adds a campaign. Throws `NewsroomError` (422) for pictures that do not fit and topics that are not there. */
export function addCampaign(context: WriteContext, draft: CampaignDraft, now: Date): Promise<Version> {
  return change(context, async (tx) => {
    await check(tx, draft);
    const [added] = await tx
      .insert(adCampaigns)
      .values({ ...rowOf(draft), createdAt: now })
      .returning({ id: adCampaigns.id, version: adCampaigns.version });
    if (!added) throw new Error('A campaign was not stored');
    await writeParts(tx, added.id, draft);
    return { result: added, tags: [adsTag], audit: [{ action: 'ads.add', subject: `campaign:${added.id}`, after: draft }] };
  });
}

/**
 * Changes a campaign; creatives that are left out are shown no more. Throws `NewsroomError`: 404, 409 if somebody has changed it since the
 * version given, 422 as `addCampaign`.
 */
export function changeCampaign(
  context: WriteContext,
  id: number,
  { version, ...draft }: CampaignDraft & { version: number },
): Promise<Version> {
  return change(context, async (tx) => {
    const [before] = await tx.select().from(adCampaigns).where(eq(adCampaigns.id, id)).for('update');
    if (!before) throw new NewsroomError(404, newsroomServerWords.notThere);
    checkVersion(before, version);
    await check(tx, draft);
    const next = version + 1;
    await tx
      .update(adCampaigns)
      .set({ ...rowOf(draft), version: next })
      .where(eq(adCampaigns.id, id));
    await writeParts(tx, id, draft);
    return {
      result: { id, version: next },
      tags: [adsTag],
      audit: [{ action: 'ads.change', subject: `campaign:${id}`, before, after: draft }],
    };
  });
}

/**
 * Saves the ad units at Google Ad Manager. Throws `NewsroomError` (409) if somebody has saved others since `version`, the one that the editor
 * saw.
 */
export function saveAdSettings(context: WriteContext, draft: AdSettingsDraft, version: number): Promise<void> {
  return change(context, async (tx) => {
    const [before] = await tx.select().from(adSettings);
    const units = Object.fromEntries(Object.entries(draft.units).filter(([, unit]) => unit !== ''));
    const [saved] = await tx
      .insert(adSettings)
      .values({ units })
      .onConflictDoUpdate({
        target: adSettings.id,
        set: { units, version: sql`${adSettings.version} + 1` },
        setWhere: eq(adSettings.version, version),
      })
      .returning({ version: adSettings.version });
    if (!saved) throw new VersionConflict();
    return {
      result: undefined,
      tags: [adsTag],
      audit: [{ action: 'ads.settings', subject: 'campaign:settings', before, after: { units } }],
    };
  });
}

function rowOf({ startsAt, endsAt, topicIds: _topics, creatives: _creatives, ...row }: CampaignDraft) {
  return { ...row, startsAt: new Date(startsAt), endsAt: new Date(endsAt) };
}

async function check(tx: Database, { topicIds, creatives }: CampaignDraft): Promise<void> {
  const topics = await readTopicsById(tx, topicIds);
  if (topicIds.some((id) => !['category', 'city'].includes(topics.get(id)?.kind ?? ''))) throw fieldError('topicIds', words.noTopic);
  const ids = creatives.map(({ pictureId }) => pictureId);
  const pictures = await tx.select().from(adPictures).where(inArray(adPictures.id, ids));
  for (const [at, { size, pictureId }] of creatives.entries()) {
    const picture = pictures.find(({ id }) => id === pictureId);
    if (!picture) throw fieldError(`creatives.${at}.pictureId`, words.noPicture);
    const { width, height } = sizeOf(size);
    const isOtherShape = Math.abs(picture.width / picture.height / (width / height) - 1) > MAX_DIFFERENCE;
    if (isOtherShape || picture.width < width) throw fieldError(`creatives.${at}.pictureId`, words.otherShape);
  }
}

/**
 * Writes topics and creatives. A creative that is gone from the draft stays for the report, and is not shown until an editor saves it again.
 */
async function writeParts(tx: Database, campaignId: number, { topicIds, creatives }: CampaignDraft): Promise<void> {
  await tx.delete(adCampaignTopics).where(eq(adCampaignTopics.campaignId, campaignId));
  if (topicIds.length > 0) await tx.insert(adCampaignTopics).values([...new Set(topicIds)].map((topicId) => ({ campaignId, topicId })));
  const kept = creatives.flatMap(({ id }) => id ?? []);
  const ofCampaign = eq(adCreatives.campaignId, campaignId);
  await tx
    .update(adCreatives)
    .set({ isRetired: true })
    .where(kept.length > 0 ? and(ofCampaign, notInArray(adCreatives.id, kept)) : ofCampaign);
  for (const creative of creatives) {
    if (creative.id === undefined) await tx.insert(adCreatives).values({ campaignId, ...columnsOf(creative) });
    else
      await tx
        .update(adCreatives)
        .set({ ...columnsOf(creative), isRetired: false })
        .where(and(ofCampaign, inArray(adCreatives.id, [creative.id])));
  }
}

const columnsOf = ({ size, pictureId, alt, href }: CreativeDraft) => ({ ...sizeOf(size), pictureId, alt, href });

/** Stores an advertiser's picture. Returns its id and what is known of it. Throws `InvalidImage`. */
export async function addAdPicture(app: App, upload: Uint8Array): Promise<typeof adPictures.$inferSelect> {
  const [stored] = await app.db
    .insert(adPictures)
    .values(await storeReaderPicture(app, upload))
    .returning();
  if (!stored) throw new Error('The picture of an advertiser was not stored');
  return stored;
}

/**
 * Sets what was counted of a campaign in the twelve days before today, for the demo: `impressionsOn` says how many
 * impressions on a day.
 */
export async function addTallies(
  db: Database,
  campaignId: number,
  impressionsOn: (daysAgo: number, day: Date) => number,
  now: Date,
): Promise<void> {
  const creatives = await db.select().from(adCreatives).where(eq(adCreatives.campaignId, campaignId));
  const rows = creatives.flatMap((creative) => {
    const slot = adSlotNames.find((name) => fitsSlot(name, creative));
    if (!slot) return [];
    return Array.from({ length: 11 }, (_, at) => {
      const day = new Date(now.getTime() - (at + 1) * milliseconds('1d'));
      const impressions = impressionsOn(at + 1, day);
      const clicks = Math.round(impressions * 0.006);
      return { creativeId: creative.id, day: localDay(day), slot, impressions, clicks, invalid: Math.round(impressions * 0.02) };
    });
  });
  await insertRows(db, adTallies, rows);
}
