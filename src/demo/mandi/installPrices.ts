import { join } from 'node:path';
import { z } from 'zod';
import { readCsvFile } from '../../desks/importing/folder/folderFiles.ts';
import { NO_VARIETY, USUAL_GRADE } from '../../desks/mandi/dictionary/dictionary.ts';
import { followAllPrices } from '../../desks/mandi/prices/followPrices.ts';
import type { PriceToWrite } from '../../desks/mandi/prices/writePrices.ts';
import { dayAfter } from '../../desks/mandi/rules/rules.ts';
import { mandiCrops, mandiPrices, mandiQualities, mandiYards } from '../../desks/mandi/tables.ts';
import type { Database } from '../../platform/database.ts';
import { insertRows } from '../../platform/insertRows.ts';
import { type SeededRandom, seededRandom } from '../../platform/seededRandom.ts';
import { localDay } from '../../platform/text/dates.ts';
import type { App } from '../../site/app.ts';

const SEED = 5;
/** Number of yards per main crop with prices for the whole year; the others start later, to keep the installation fast. */
const YARDS_ALL_YEAR = 3;
const LATER_DAYS = 60;
const SUNDAY = 0;
const AT_A_TIME = 8_000;

const cropRow = z.object({
  crop: z.string(),
  /** Number of days up to today. */
  days: z.coerce.number().int().min(1),
  /** Price level in rupees per quintal in the middle of the year, close to real yards in 2025 and 2026. */
  level: z.coerce.number().min(1),
  /** Usual daily change in thousandths. */
  moves: z.coerce.number().min(0),
  varieties: z.string().transform((names) => (names === '' ? [NO_VARIETY] : names.split('|'))),
  yards: z.string().transform((slugs) => slugs.split(' ')),
});
type DemoCrop = z.output<typeof cropRow>;

/** Prices of more than a year for the main crops and of the last weeks for the others: fictional, close to real prices. */
export async function installPrices({ db, clock, demoDir }: App): Promise<void> {
  const crops = await readCsvFile(join(demoDir, 'mandi/crops.csv'), cropRow);
  const today = localDay(clock());
  await db.transaction(async (tx) => {
    const ids = await readIds(tx);
    const chance = seededRandom(SEED);
    const prices = [...crops.flatMap((crop) => pricesOf(crop, tradingDays(today, crop.days), ids, chance))];
    for (let at = 0; at < prices.length; at += AT_A_TIME) {
      await insertRows(
        tx,
        mandiPrices,
        prices.slice(at, at + AT_A_TIME).map((price) => ({ ...price, source: 'file' as const })),
      );
    }
    await followAllPrices(tx);
  });
}

type Ids = {
  crop: (slug: string) => number;
  yard: (slug: string) => number;
  quality: (kind: 'variety' | 'grade', nameEn: string) => number;
};

async function readIds(tx: Database): Promise<Ids> {
  const [crops, yards, qualities] = [
    await tx.select().from(mandiCrops),
    await tx.select().from(mandiYards),
    await tx.select().from(mandiQualities),
  ];
  const known = <Row extends { id: number }>(rows: Row[], is: (row: Row) => boolean, name: string): number => {
    const row = rows.find(is);
    if (!row) throw new Error(`The dictionary has no ${name}`);
    return row.id;
  };
  return {
    crop: (slug) => known(crops, (row) => row.slug === slug, slug),
    yard: (slug) => known(yards, (row) => row.slug === slug, slug),
    quality: (kind, nameEn) => known(qualities, (row) => row.kind === kind && row.nameEn === nameEn, nameEn),
  };
}

/** The trading days up to today: all except Sundays. */
function tradingDays(today: string, most: number): string[] {
  return Array.from({ length: most }, (_, back) => dayAfter(today, back - most + 1)).filter(
    (day) => new Date(`${day}T00:00:00Z`).getUTCDay() !== SUNDAY,
  );
}

/** The price series of a crop, with small deviations per yard; a yard is closed on some days. */
function pricesOf(
  { crop: slug, level, moves, varieties, yards }: DemoCrop,
  days: readonly string[],
  ids: Ids,
  chance: SeededRandom,
): PriceToWrite[] {
  let share = 0.96 + chance.whole(80) / 1000;
  const levels = days.map(() => {
    share += ((chance.whole(2001) - 1000) / 1000) * (moves / 1000) + (1 - share) * 0.015;
    return level * share;
  });
  const gradeId = ids.quality('grade', USUAL_GRADE);
  const cropId = ids.crop(slug);
  return yards.flatMap((yard, place) =>
    varieties.flatMap((variety, at) => {
      const yardId = ids.yard(yard);
      const varietyId = ids.quality('variety', variety);
      const leaning = 0.975 + chance.whole(50) / 1000 + at * 0.03;
      const size = 4 + chance.whole(220);
      const from = place < YARDS_ALL_YEAR ? 0 : Math.max(0, days.length - LATER_DAYS);
      return days.flatMap((day, back): PriceToWrite[] => {
        const isShut = back < from || chance.oneIn(24);
        const modal = fives((levels[back] ?? level) * leaning * (0.994 + chance.whole(13) / 1000));
        const minimum = fives(modal * (0.86 + chance.whole(90) / 1000));
        const maximum = fives(modal * (1.015 + chance.whole(50) / 1000));
        const arrivals = Math.round(size * (70 + chance.whole(60))) / 100;
        return isShut ? [] : [{ day, yardId, cropId, varietyId, gradeId, minimum, maximum, modal, arrivals }];
      });
    }),
  );
}

/** Yards quote whole rupees per 20 kg, which are multiples of five per quintal. */
const fives = (rupees: number): number => Math.round(rupees / 5) * 5;
