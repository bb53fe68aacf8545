import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { readTopic } from '../content/topics/queries.ts';
import { addAdPicture, addCampaign, addTallies } from '../desks/ads/commands.ts';
import { type CreativeSize, creativeSizes } from '../desks/ads/slots/adSlots.ts';
import { readCsvFile } from '../desks/importing/folder/folderFiles.ts';
import { milliseconds } from '../platform/clock.ts';
import type { App } from '../site/app.ts';

const campaignRow = z.object({
  slug: z.string(),
  name: z.string(),
  advertiser: z.string(),
  href: z.string(),
  sizes: z.string().transform((sizes) => sizes.split(';').map((size) => z.enum(creativeSizes).parse(size))),
  goal: z.string().transform((goal) => (goal === '' ? null : Number(goal))),
  capPerDay: z.coerce.number().int(),
  /** `category:slug`, `city:slug`, or empty. */
  topic: z.string(),
  says: z.string(),
});
type CampaignRow = z.output<typeof campaignRow>;

const DAY_MS = milliseconds('1d');
/** All campaigns began some days ago and run for years, because a demo may be installed once and shown for long. */
const BEGAN_DAYS_AGO = 12;
const RUNS_DAYS = 2_000;

/** The campaigns of the demo's invented advertisers, each with pictures in several sizes and what was counted in the last days. */
export async function installCampaigns(app: App): Promise<void> {
  const rows = await readCsvFile(join(app.demoDir, 'ads/campaigns.csv'), campaignRow);
  for (const [at, row] of rows.entries()) await installCampaign(app, row, at);
}

async function installCampaign(app: App, row: CampaignRow, at: number): Promise<void> {
  const now = app.clock();
  const [kind, slug = ''] = row.topic.split(':');
  const topic = kind === 'category' || kind === 'city' ? await readTopic(app.db, kind, slug) : undefined;
  const creatives: { size: CreativeSize; pictureId: number; alt: string; href: string }[] = [];
  for (const size of row.sizes) {
    const upload = await readFile(join(app.demoDir, 'ads', `${row.slug}-${size}.webp`));
    const { id: pictureId } = await addAdPicture(app, upload);
    creatives.push({ size, pictureId, alt: row.says, href: row.href });
  }
  const startsAt = new Date(now.getTime() - BEGAN_DAYS_AGO * DAY_MS);
  const { id } = await addCampaign(
    app,
    {
      name: row.name,
      advertiser: row.advertiser,
      state: 'active',
      startsAt: startsAt.toISOString(),
      endsAt: new Date(now.getTime() + RUNS_DAYS * DAY_MS).toISOString(),
      // A goal is for a month; the rest of the run has the same pace.
      goal: row.goal === null ? null : row.goal * Math.round(RUNS_DAYS / 30),
      capPerDay: row.capPerDay,
      device: 'all',
      pageTypes: [],
      slots: [],
      topicIds: topic ? [topic.id] : [],
      creatives,
    },
    startsAt,
  );
  await addTallies(app.db, id, tallyOf(at), now);
}

/** Impressions by days ago: more on workdays than on weekends, and fewer for later campaigns of the list. */
const tallyOf = (at: number) => (daysAgo: number, day: Date) => {
  const isWeekend = [0, 6].includes(day.getUTCDay());
  return Math.round((isWeekend ? 260 : 410) * (1 - at * 0.11) + ((daysAgo * 37 + at * 53) % 60));
};
