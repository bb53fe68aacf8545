import { localDay } from '../../../platform/text/dates.ts';
import type { AdKindWord } from './words.ts';

/** The kinds of advertisements, in the order of the front page of the classifieds. Each is a part of an address. */
export const adKinds = ['property', 'vehicles', 'jobs', 'matrimonial', 'services', 'sale', 'obituaries'] as const;
export type AdKind = (typeof adKinds)[number];

/** The value of a field as it is stored: rupees, years and other numbers as numbers, days as YYYY-MM-DD, choices by their value. */
export type AdFieldValue = string | number;
export type AdFields = Record<string, AdFieldValue>;

type Kept = {
  name: string;
  label: AdKindWord;
  /** The label for readers, where that of the form is a question. */
  factLabel?: AdKindWord;
  note?: AdKindWord;
  optional?: true;
  /** Shown in lists, in the order of the fields. */
  inLists?: true;
};
export type AdField = Kept &
  (
    | { type: 'text'; max: number }
    | { type: 'choice'; options: readonly AdKindWord[] }
    | { type: 'number'; min: number; max: number; unit?: AdKindWord }
    | { type: 'rupees' }
    | { type: 'year' }
    | { type: 'day' }
  );

type KindDefinition = {
  fields: readonly AdField[];
  /** The field with the price that lists show first. */
  price?: string;
  /** Whether search engines may list it: matrimonial advertisements are personal. */
  noindex?: true;
  /** Whether it is about a death: no reply by strangers is invited, and nothing is promoted. */
  isNotice?: true;
  /** A rule between fields. Returns the field at fault and the sentence. */
  check?: (fields: AdFields, now: Date) => { field: string; problem: AdKindWord } | undefined;
};

const locality: AdField = { name: 'locality', label: 'locality', type: 'text', max: 60, inLists: true };

/** What each kind of advertisement asks for. A new field is a line here and a word in `words.ts`. */
export const kindDefinitions: Record<AdKind, KindDefinition> = {
  property: {
    price: 'price',
    fields: [
      { name: 'deal', label: 'deal', factLabel: 'dealFact', type: 'choice', options: ['sell', 'rent', 'buy'], inLists: true },
      { name: 'propertyType', label: 'propertyType', type: 'choice', options: ['flat', 'house', 'shop', 'plot', 'farm'], inLists: true },
      { name: 'rooms', label: 'rooms', type: 'number', min: 1, max: 50, optional: true },
      { name: 'area', label: 'area', note: 'areaNote', type: 'number', min: 1, max: 100_000_000, unit: 'squareFeet', inLists: true },
      { name: 'price', label: 'price', note: 'propertyPriceNote', type: 'rupees' },
      locality,
    ],
  },
  vehicles: {
    price: 'price',
    fields: [
      {
        name: 'vehicleType',
        label: 'vehicleType',
        type: 'choice',
        options: ['car', 'motorcycle', 'scooter', 'rickshaw', 'tractor', 'truck'],
      },
      { name: 'make', label: 'make', type: 'text', max: 40, inLists: true },
      { name: 'model', label: 'model', type: 'text', max: 60, inLists: true },
      { name: 'year', label: 'year', factLabel: 'yearFact', type: 'year', inLists: true },
      {
        name: 'kilometres',
        label: 'kilometres',
        factLabel: 'kilometresFact',
        note: 'kilometresNote',
        type: 'number',
        min: 0,
        max: 5_000_000,
        unit: 'km',
        optional: true,
        inLists: true,
      },
      { name: 'fuel', label: 'fuel', type: 'choice', options: ['petrol', 'diesel', 'cng', 'electric'], inLists: true },
      { name: 'price', label: 'price', note: 'rupeesNote', type: 'rupees' },
    ],
  },
  jobs: {
    price: 'salaryFrom',
    fields: [
      { name: 'jobTitle', label: 'jobTitle', type: 'text', max: 80 },
      { name: 'company', label: 'company', type: 'text', max: 80, inLists: true },
      { name: 'jobType', label: 'jobType', type: 'choice', options: ['fullTime', 'partTime', 'contract', 'trainee'], inLists: true },
      { name: 'salaryFrom', label: 'salaryFrom', note: 'salaryNote', type: 'rupees' },
      { name: 'salaryTo', label: 'salaryTo', note: 'salaryNote', type: 'rupees', optional: true },
      { name: 'experience', label: 'experience', note: 'experienceNote', type: 'number', min: 0, max: 50, unit: 'years' },
      { ...locality, optional: true },
    ],
    check: ({ salaryFrom, salaryTo }) =>
      typeof salaryFrom === 'number' && typeof salaryTo === 'number' && salaryTo < salaryFrom
        ? { field: 'salaryTo', problem: 'salaryTurned' }
        : undefined,
  },
  matrimonial: {
    noindex: true,
    fields: [
      {
        name: 'lookingFor',
        label: 'lookingFor',
        factLabel: 'lookingForFact',
        type: 'choice',
        options: ['groomWanted', 'brideWanted'],
        inLists: true,
      },
      {
        name: 'age',
        label: 'age',
        note: 'matrimonialAgeNote',
        type: 'number',
        min: 18,
        max: 99,
        unit: 'years',
        inLists: true,
      },
      { name: 'height', label: 'height', note: 'heightNote', type: 'number', min: 100, max: 230, unit: 'centimetres', optional: true },
      { name: 'education', label: 'education', type: 'text', max: 80, inLists: true },
      { name: 'occupation', label: 'occupation', type: 'text', max: 80 },
    ],
    // The Prohibition of Child Marriage Act, 2006, section 2(a): 18 for a bride, 21 for a groom.
    check: ({ lookingFor, age }) => {
      if (typeof age !== 'number') return undefined;
      if (lookingFor === 'groomWanted' && age < 18) return { field: 'age', problem: 'tooYoungBride' };
      return lookingFor === 'brideWanted' && age < 21 ? { field: 'age', problem: 'tooYoungGroom' } : undefined;
    },
  },
  services: {
    price: 'price',
    fields: [
      {
        name: 'serviceType',
        label: 'serviceType',
        factLabel: 'serviceTypeFact',
        type: 'choice',
        options: ['repair', 'teaching', 'catering', 'health', 'transport', 'otherService'],
        inLists: true,
      },
      { name: 'provider', label: 'provider', type: 'text', max: 80, inLists: true },
      { name: 'price', label: 'priceFrom', note: 'inRupees', type: 'rupees', optional: true },
      { ...locality, optional: true },
    ],
  },
  sale: {
    price: 'price',
    fields: [
      {
        name: 'goods',
        label: 'goods',
        factLabel: 'goodsFact',
        type: 'choice',
        options: ['electronics', 'furniture', 'appliances', 'machinery', 'animals', 'booksAndToys', 'otherGoods'],
        inLists: true,
      },
      { name: 'condition', label: 'condition', type: 'choice', options: ['brandNew', 'good', 'used'], optional: true, inLists: true },
      { name: 'price', label: 'price', note: 'rupeesNote', type: 'rupees' },
      { ...locality, optional: true },
    ],
  },
  obituaries: {
    isNotice: true,
    fields: [
      { name: 'deceased', label: 'deceased', type: 'text', max: 80 },
      { name: 'age', label: 'age', type: 'number', min: 0, max: 125, unit: 'years', inLists: true },
      { name: 'diedOn', label: 'diedOn', type: 'day', inLists: true },
      { name: 'serviceOn', label: 'serviceOn', type: 'day', optional: true },
      { name: 'servicePlace', label: 'servicePlace', type: 'text', max: 160, optional: true },
    ],
    check: ({ diedOn, serviceOn }, now) => {
      if (typeof diedOn === 'string' && diedOn > localDay(now)) return { field: 'diedOn', problem: 'diedInFuture' };
      return typeof diedOn === 'string' && typeof serviceOn === 'string' && serviceOn < diedOn
        ? { field: 'serviceOn', problem: 'serviceTooEarly' }
        : undefined;
    },
  },
};

/** The names of a kind's own fields. */
export const fieldNamesOf = (kind: AdKind): string[] => kindDefinitions[kind].fields.map(({ name }) => name);
