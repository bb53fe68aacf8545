import type { CropCategory } from '../names/cropCategories.ts';
import { type NameKind, nameKey } from '../names/nameKey.ts';
import { centralAndSouthernYards } from './centralAndSouthernYards.ts';
import type { CropEntry } from './cropEntry.ts';
import { cereals, fibres, oilseeds, pulses, spices } from './fieldCrops.ts';
import { flowers, fruits, others, vegetables } from './gardenCrops.ts';
import { northernYards } from './northernYards.ts';
import { grades, type QualityEntry, varieties, varietiesNamedLikeCrops } from './qualities.ts';
import { saurashtraYards } from './saurashtraYards.ts';

const crops: Record<CropCategory, readonly CropEntry[]> = {
  fibres,
  oilseeds,
  cereals,
  pulses,
  spices,
  vegetables,
  fruits,
  flowers,
  others,
};

/** The crops that Gujarat asks for first, in that order; the first eight stand on the front page. */
const WANTED =
  'cotton groundnut cumin castor wheat onion potato sesame garlic gram coriander mustard bajra soyabean tur fennel isabgul tomato'.split(
    ' ',
  );

type Named = { name: string; nameEn: string; keys: readonly string[] };
type FoundedCrop = Named & { slug: string; category: CropCategory; rank: number | null };
type FoundedYard = Named & { slug: string; district: string; latitude: number; longitude: number };

const keysOf = (kind: NameKind, names: readonly string[]): string[] => [...new Set(names.map((name) => nameKey(kind, name)))];

/** The dictionary of crops with every spelling by which each is found. */
export const foundedCrops: readonly FoundedCrop[] = Object.entries(crops).flatMap(([category, entries]) =>
  entries.map(([slug, name, nameEn, ...more]) => ({
    slug,
    name,
    nameEn,
    // The keys of the record are the categories.
    category: category as CropCategory,
    rank: WANTED.includes(slug) ? WANTED.indexOf(slug) + 1 : null,
    keys: keysOf('crop', [nameEn, ...more, name]),
  })),
);

/** The key of a market's name in one district only. */
export const keyInDistrict = (key: string, district: string): string => `${key}@${district}`;

const yardKey = (name: string): string => {
  const [plain = '', district] = name.split('@');
  const key = nameKey('yard', plain);
  return district ? keyInDistrict(key, district) : key;
};

export const foundedYards: readonly FoundedYard[] = [...northernYards, ...saurashtraYards, ...centralAndSouthernYards].map(
  ([slug, name, nameEn, district, latitude, longitude, ...more]) => ({
    slug,
    name,
    nameEn,
    district,
    latitude,
    longitude,
    keys: [...new Set([nameEn, ...more, name].map(yardKey))],
  }),
);

const founded = (kind: 'variety' | 'grade', entries: readonly QualityEntry[]): Named[] =>
  entries.map(([name, nameEn, ...more]) => ({ name, nameEn, keys: keysOf(kind, [nameEn, ...more]) }));

const cropNames = new Map(foundedCrops.flatMap(({ keys, name }) => keys.map((key) => [key, name] as const)));
/** A crop's variety may carry a shorter spelling of its name than any crop has. */
const SHORTER: Readonly<Record<string, string>> = {
  arharwhole: 'tur',
  arhardaltur: 'turdal',
  blackgramwhole: 'urad',
  coriander: 'dhana',
  cucumbar: 'cucumber',
  horsegramwhole: 'horsegram',
  guaar: 'guar',
  methi: 'methileaves',
  methiseeds: 'fenugreek',
};

export const foundedVarieties: readonly Named[] = [
  ...founded('variety', varieties),
  ...varietiesNamedLikeCrops.map((nameEn) => {
    const key = nameKey('variety', nameEn);
    const name = cropNames.get(key) ?? cropNames.get(SHORTER[key] ?? '');
    if (name === undefined) throw new Error(`The variety ${nameEn} is named like no crop`);
    return { name, nameEn, keys: [key] };
  }),
];

export const foundedGrades: readonly Named[] = founded('grade', grades);
