import { groupedNumber } from '../../../platform/text/numbers.ts';
import { districtOf } from '../names/districts.ts';
import { byName, byRank, type NameIndex, varietyShown } from '../names/nameIndex.ts';
import type { CropDay, Line } from '../queries.ts';
import { changeSince, dayAfter, kilometres, type Place } from '../rules/rules.ts';
import type { PriceRow } from '../views/PriceTable.tsx';
import { mandiText } from '../words.ts';
import { cropAddress, yardAddress } from './mandiAddress.ts';

/** Prices that are this many days older than the newest one are listed separately. */
const FRESH_DAYS = 10;

const figures = ({ day, minimum, maximum, modal, previous }: Line | CropDay) => ({
  day,
  minimum,
  maximum,
  modal,
  change: changeSince(modal, previous),
});

/** Crops over all yards, main crops first. */
export function rowsOfCrops(names: NameIndex, days: readonly CropDay[]): PriceRow[] {
  return days
    .flatMap((day) => {
      const crop = names.crops.get(day.cropId);
      return crop ? [{ crop, day }] : [];
    })
    .sort((a, b) => byRank(a.crop, b.crop))
    .map(({ crop, day }) => ({
      key: crop.slug,
      name: crop.name,
      href: cropAddress(crop.slug),
      details: [`${day.yards} ${mandiText.yards}`],
      star: crop.slug,
      ...figures(day),
    }));
}

/** The prices of yards by crop; with `yardToo` each row names its yard. */
export function rowsOfLines(names: NameIndex, lines: readonly Line[], yardToo: boolean): PriceRow[] {
  return lines
    .flatMap((line) => {
      const crop = names.crops.get(line.cropId);
      const yard = names.yards.get(line.yardId);
      return crop && yard ? [{ line, crop, yard, variety: varietyShown(names, crop, line.varietyId) }] : [];
    })
    .sort((a, b) => byRank(a.crop, b.crop) || byName(a.yard, b.yard) || a.variety.localeCompare(b.variety, 'gu'))
    .map(({ line, crop, yard, variety }) => ({
      key: `${line.yardId} ${line.cropId} ${line.varietyId}`,
      name: crop.name,
      href: cropAddress(crop.slug),
      details: [...(variety ? [variety] : []), ...(yardToo ? [yard.name] : []), ...arrivalsOf(line)],
      ...figures(line),
    }));
}

/** The prices of a crop in all yards: highest first or, near a place, nearest first. */
export function rowsOfYards(names: NameIndex, lines: readonly Line[], near: Place | undefined): PriceRow[] {
  return lines
    .flatMap((line) => {
      const crop = names.crops.get(line.cropId);
      const yard = names.yards.get(line.yardId);
      return crop && yard ? [{ line, yard, variety: varietyShown(names, crop, line.varietyId), way: wayTo(yard, near) }] : [];
    })
    .sort((a, b) => (a.way ?? 9_999) - (b.way ?? 9_999) || b.line.modal - a.line.modal || byName(a.yard, b.yard))
    .map(({ line, yard, variety, way }) => ({
      key: `${line.yardId} ${line.varietyId}`,
      name: yard.name,
      href: yardAddress(yard.slug),
      details: [
        ...(way === undefined ? [] : [`${way} ${mandiText.kilometres}`]),
        ...(variety ? [variety] : []),
        ...districtBeside(yard),
        ...arrivalsOf(line),
      ],
      ...figures(line),
    }));
}

const districtBeside = (yard: { name: string; district: string | null }): string[] => {
  const district = districtOf(yard.district)?.name;
  return district && district !== yard.name ? [district] : [];
};

const arrivalsOf = ({ arrivals }: Line): string[] =>
  arrivals === null ? [] : [`${mandiText.arrivals} ${groupedNumber(arrivals)}\u00a0${mandiText.tonnes}`];

/** The location of a yard, if known. */
export const placeOf = ({ latitude, longitude }: { latitude: number | null; longitude: number | null }): Place | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };

function wayTo(yard: { latitude: number | null; longitude: number | null }, near: Place | undefined): number | undefined {
  const place = placeOf(yard);
  return near && place ? kilometres(near, place) : undefined;
}

/** Splits rows into those of the last days and older ones. */
export function freshAndOlder<Row extends { day: string }>(
  rows: readonly Row[],
  newest: string | undefined,
): { fresh: Row[]; older: Row[] } {
  if (newest === undefined) return { fresh: [], older: [] };
  const since = dayAfter(newest, -FRESH_DAYS);
  return { fresh: rows.filter(({ day }) => day >= since), older: rows.filter(({ day }) => day < since) };
}
