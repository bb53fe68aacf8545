import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { cropCategories } from '../names/cropCategories.ts';
import { districtOf } from '../names/districts.ts';
import { type NameKind, nameKey } from '../names/nameKey.ts';
import cropsCsv from './crops.csv?raw';
import gradesCsv from './grades.csv?raw';
import varietiesCsv from './varieties.csv?raw';
import yardsCsv from './yards.csv?raw';

/** The variety that a publication names where it means none in particular; pages do not show it. */
export const NO_VARIETY = 'Other';
/** The grade of a price for which none is given. */
export const USUAL_GRADE = 'FAQ';

const names = {
  /** As Gujarat's yards write it. */
  name: z.string().min(1),
  nameEn: z.string().min(1),
  /** The other names under which it arrives, with strokes between them; case, spaces and brackets do not matter. */
  spellings: z.string().transform((text) => text.split(' | ').filter((one) => one !== '')),
};
const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const quality = z.object(names);
const crop = z.object({
  slug,
  ...names,
  category: z.enum(cropCategories),
  /** The place of a crop that Gujarat asks for first; the first eight stand on the front page. */
  rank: z.union([z.literal('').transform(() => null), z.coerce.number().int().positive()]),
});
const yard = z.object({
  slug,
  ...names,
  /** Its district of today. */
  district: z.string().refine((district) => districtOf(district) !== undefined),
  /** Where its town lies, in degrees north and east, to about a kilometre. */
  latitude: z.coerce.number(),
  longitude: z.coerce.number(),
});

const rowsOf = <Row>(csv: string, row: z.ZodType<Row>): Row[] => z.array(row).parse(parse(csv, { columns: true }));

const keysOf = (kind: NameKind, spellings: readonly string[]): string[] => [...new Set(spellings.map((one) => nameKey(kind, one)))];

/** The key of a market's name in one district only. */
export const keyInDistrict = (key: string, district: string): string => `${key}@${district}`;

/** A name that yards of two districts have is followed by @ and the district: `Kalol@panchmahal`. */
function yardKey(name: string): string {
  const [plain = '', district] = name.split('@');
  const key = nameKey('yard', plain);
  return district ? keyInDistrict(key, district) : key;
}

/** The crops with every spelling by which each is found. What is entered from here into the tables is the newsroom's to change. */
export const foundedCrops = rowsOf(cropsCsv, crop).map(({ spellings, ...entry }) => ({
  ...entry,
  keys: keysOf('crop', [entry.nameEn, ...spellings, entry.name]),
}));

export const foundedYards = rowsOf(yardsCsv, yard).map(({ spellings, ...entry }) => ({
  ...entry,
  keys: [...new Set([entry.nameEn, ...spellings, entry.name].map(yardKey))],
}));

const qualitiesOf = (kind: 'variety' | 'grade', csv: string) =>
  rowsOf(csv, quality).map(({ spellings, ...entry }) => ({ ...entry, keys: keysOf(kind, [entry.nameEn, ...spellings]) }));

export const foundedVarieties = qualitiesOf('variety', varietiesCsv);
export const foundedGrades = qualitiesOf('grade', gradesCsv);
