import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { cropCategories } from '../names/cropCategories.ts';
import { districtOf } from '../names/districts.ts';
import { type NameKind, nameKey } from '../names/nameKey.ts';
import cropsCsv from './crops.csv?raw';
import gradesCsv from './grades.csv?raw';
import varietiesCsv from './varieties.csv?raw';
import yardsCsv from './yards.csv?raw';

/** The variety in publications that means no particular one; pages do not show it. */
export const NO_VARIETY = 'Other';
/** The grade of a price without one. */
export const USUAL_GRADE = 'FAQ';

const names = {
  /** As written by Gujarat's yards. */
  name: z.string().min(1),
  nameEn: z.string().min(1),
  /** Other spellings in price files, separated by strokes; case, spaces and brackets are ignored. */
  spellings: z.string().transform((text) => text.split(' | ').filter((one) => one !== '')),
};
const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/);
const quality = z.object(names);
const crop = z.object({
  slug,
  ...names,
  category: z.enum(cropCategories),
  /** The rank of a main crop of Gujarat; the first eight are on the front page. */
  rank: z.union([z.literal('').transform(() => null), z.coerce.number().int().positive()]),
});
const yard = z.object({
  slug,
  ...names,
  /** Its current district. */
  district: z.string().refine((district) => districtOf(district) !== undefined),
  /** Location of its town in degrees north and east, to about a kilometre. */
  latitude: z.coerce.number(),
  longitude: z.coerce.number(),
});

const rowsOf = <Row>(csv: string, row: z.ZodType<Row>): Row[] => z.array(row).parse(parse(csv, { columns: true }));

const keysOf = (kind: NameKind, spellings: readonly string[]): string[] => [...new Set(spellings.map((one) => nameKey(kind, one)))];

/** The key of a market's name within one district. */
export const keyInDistrict = (key: string, district: string): string => `${key}@${district}`;

/** A name that exists in two districts is followed by @ and the district: `Kalol@panchmahal`. */
function yardKey(name: string): string {
  const [plain = '', district] = name.split('@');
  const key = nameKey('yard', plain);
  return district ? keyInDistrict(key, district) : key;
}

/** The crops with all their spellings. Rows created from here can be changed by the newsroom. */
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
