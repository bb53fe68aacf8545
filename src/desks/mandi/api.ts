import { z } from '@hono/zod-openapi';
import { dateNumeric } from '../../platform/text/dates.ts';
import { momentInIndia } from '../../platform/text/indianTime.ts';
import { ApiError, call } from '../../site/calls/call.ts';
import { calendarDay, listPage, slug } from '../../site/calls/callParameters.ts';
import { pageFields, pageOf } from '../../site/calls/pageOf.ts';
import { cropCategories } from './names/cropCategories.ts';
import { allDistricts, districtOf } from './names/districts.ts';
import { type Crop, type NameIndex, nameIndexOf, varietyShown, wantedCrops } from './names/nameIndex.ts';
import { cropAddress, yardAddress } from './prices/mandiAddress.ts';
import { MANDI_TAG } from './prices/mandiTags.ts';
import { type CropDay, type Price, readDayPrices, readNewestDay, readNewestDays } from './queries.ts';
import { changeSince, perTwentyKilos } from './rules/rules.ts';
import { categoryText } from './words.ts';

type Figures = Pick<Price, 'minimum' | 'maximum' | 'modal'>;

const MAX_ASKED = 30;
/** Number of crops in the widget. */
const WIDGET_CROPS = 8;

const rupees = z.number().openapi({ description: 'Rupees' });
const figures = z.object({ minPrice: rupees, maxPrice: rupees, modalPrice: rupees });
const named = (description: string) =>
  z.object({ slug: z.string(), name: z.string(), nameEn: z.string(), url: z.string() }).openapi({ description });

const priceSchema = figures
  .extend({
    _id: z.string(),
    date: z.string().openapi({ example: '2026-11-21' }),
    displayDate: z.string().openapi({ example: '21-11-2026' }),
    crop: named('The crop'),
    category: z.object({ slug: z.enum(cropCategories), name: z.string() }),
    variety: z.string().openapi({ description: 'Empty where it says no more than the crop' }),
    grade: z.string(),
    yard: named('The market yard'),
    district: z.string(),
    districtSlug: z
      .string()
      .openapi({ description: 'What `district` takes; empty where the yard’s district is not known', example: 'rajkot' }),
    unit: z.literal('quintal'),
    per20Kg: figures.openapi({ description: 'The same prices of 20 kg' }),
    arrivals: z.number().nullable().openapi({ description: 'Tonnes' }),
  })
  .openapi('MandiPrice');

const widgetSchema = figures
  .extend({
    crop: named('The crop'),
    date: z.string(),
    displayDate: z.string(),
    unit: z.literal('quintal'),
    per20Kg: figures,
    yardCount: z.number().int(),
    change: z
      .object({ amount: z.number(), per20Kg: z.number(), percent: z.number(), since: z.string() })
      .nullable()
      .openapi({ description: 'Of the modal price, since the market day before' }),
  })
  .openapi('MandiCropPrice');

const figuresOf = ({ minimum, maximum, modal }: Figures) => ({ minPrice: minimum, maxPrice: maximum, modalPrice: modal });

/** The fields of a day's price in both responses. */
const pricesOf = ({ day, ...price }: Figures & { day: string }) => ({
  date: day,
  displayDate: dateNumeric(momentInIndia(day, '12:00')),
  unit: 'quintal' as const,
  ...figuresOf(price),
  per20Kg: figuresOf({
    minimum: perTwentyKilos(price.minimum),
    maximum: perTwentyKilos(price.maximum),
    modal: perTwentyKilos(price.modal),
  }),
});
const cropOf = (crop: Crop) => ({ ...crop, url: cropAddress(crop.slug) });

function asPrice(names: NameIndex, price: Price): z.input<typeof priceSchema>[] {
  const crop = names.crops.get(price.cropId);
  const yard = names.yards.get(price.yardId);
  if (!crop || !yard) return [];
  return [
    {
      _id: String(price.id),
      ...pricesOf(price),
      crop: cropOf(crop),
      category: { slug: crop.category, name: categoryText[crop.category] },
      variety: varietyShown(names, crop, price.varietyId),
      grade: names.qualities.get(price.gradeId)?.name ?? '',
      yard: { ...yard, url: yardAddress(yard.slug) },
      district: districtOf(yard.district)?.name ?? '',
      districtSlug: yard.district ?? '',
      arrivals: price.arrivals,
    },
  ];
}

function asWidgetRow(crop: Crop, day: CropDay): z.input<typeof widgetSchema> {
  const change = changeSince(day.modal, day.previous);
  return {
    crop: cropOf(crop),
    ...pricesOf(day),
    yardCount: day.yards,
    change: change && { ...change, per20Kg: perTwentyKilos(change.amount) },
  };
}

/** The item with this slug; throws a 404 with a message. */
function bySlug<Item>(items: Map<string, Item>, name: string | undefined, what: string): Item | undefined {
  const item = name === undefined ? undefined : items.get(name);
  if (name !== undefined && !item) throw new ApiError(404, `There is no such ${what}`);
  return item;
}

export const mandiCalls = [
  call({
    path: '/mandi-bhav/list',
    summary: 'The prices of a day, by yard, crop, variety and grade',
    desk: 'mandi',
    query: z.object({
      ...listPage,
      date: calendarDay.optional().openapi({ description: 'A day, as 2026-11-21; the newest that has such prices unless given' }),
      crop: slug.optional().openapi({ example: 'cotton' }),
      yard: slug.optional().openapi({ example: 'gondal' }),
      district: slug.optional().openapi({ example: 'rajkot' }),
      category: z.enum(cropCategories).optional().openapi({ description: 'The `slug` of a category of crops' }),
    }),
    data: z.object({
      documents: z.array(priceSchema),
      date: z.string().nullable(),
      ...pageFields,
      pricePerPage: z.number().int(),
    }),
    freshFor: '5m',
    answer: async ({ app, query }) => {
      const names = await nameIndexOf(app);
      const crop = bySlug(names.cropBySlug, query.crop, 'crop');
      const yard = bySlug(names.yardBySlug, query.yard, 'yard');
      const district = bySlug(new Map(allDistricts.map((item) => [String(item.slug), item])), query.district, 'district');
      const narrowed = { cropIds: cropIdsOf(names, crop, query.category), yardIds: yardIdsOf(names, yard, district) };
      const day = query.date ?? (await readNewestDay(app.db, narrowed));
      const { pageIndex, limit } = query;
      const part = { limit, offset: (pageIndex - 1) * limit };
      const { prices, total } = day ? await readDayPrices(app.db, { day, ...narrowed }, part) : { prices: [], total: 0 };
      return {
        data: {
          documents: prices.flatMap((price) => asPrice(names, price)),
          date: day ?? null,
          ...pageOf({ totalCount: total }, query),
          pricePerPage: limit,
        },
        tags: [MANDI_TAG],
      };
    },
  }),
  call({
    path: '/mandi-bhav/widget-data',
    summary: 'The newest price of the crops asked for first, or of those named, over all yards',
    desk: 'mandi',
    query: z.object({
      crops: z
        .string()
        .regex(/^[a-z0-9-]{1,80}(,[a-z0-9-]{1,80}){0,29}$/, { error: `must be at most ${MAX_ASKED} slugs with commas between` })
        .optional()
        .openapi({
          description: 'Slugs with commas between, for a reader’s own crops; one that is not known is passed over',
          example: 'cotton,cumin',
        }),
    }),
    data: z.object({ documents: z.array(widgetSchema), date: z.string().nullable() }),
    freshFor: '5m',
    answer: async ({ app, query }) => {
      const names = await nameIndexOf(app);
      const crops = query.crops ? query.crops.split(',').flatMap((name) => names.cropBySlug.get(name) ?? []) : wantedCrops(names);
      const newest = await readNewestDays(
        app.db,
        crops.map(({ id }) => id),
      );
      const days = new Map(newest.map((day) => [day.cropId, day]));
      const rows = [...new Set(crops)].flatMap((crop) => {
        const day = days.get(crop.id);
        return day ? [asWidgetRow(crop, day)] : [];
      });
      const documents = query.crops ? rows : rows.slice(0, WIDGET_CROPS);
      const date = documents.reduce((newest, row) => (row.date > newest ? row.date : newest), '');
      return { data: { documents, date: date === '' ? null : date }, tags: [MANDI_TAG] };
    },
  }),
];

function cropIdsOf(names: NameIndex, crop: Crop | undefined, category: Crop['category'] | undefined): number[] | undefined {
  if (!crop && !category) return undefined;
  return [...names.crops.values()]
    .filter((item) => (!crop || item === crop) && (!category || item.category === category))
    .map(({ id }) => id);
}

function yardIdsOf(names: NameIndex, yard: { id: number } | undefined, district: { slug: string } | undefined): number[] | undefined {
  if (!yard && !district) return undefined;
  return [...names.yards.values()]
    .filter((item) => (!yard || item.id === yard.id) && (!district || item.district === district.slug))
    .map(({ id }) => id);
}
