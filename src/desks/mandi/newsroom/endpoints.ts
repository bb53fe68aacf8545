import { z } from 'zod';
import { bigRowId, done, endpoint, fileBody, moment, rowId, sentence, versioned } from '../../../site/newsroom/endpoint.ts';
import { cropCategories } from '../names/cropCategories.ts';
import { cropDraft, gridDraft, qualityDraft, yardDraft } from '../prices/drafts.ts';
import { importReport } from '../prices/importReport.ts';

const day = z.iso.date().regex(/^20\d\d/);
const params = z.object({ id: rowId });
const bigParams = z.object({ id: bigRowId });

/** A price with its names; rupees per quintal, tonnes. */
const price = z.object({
  id: z.number(),
  day: z.string(),
  yardId: z.number(),
  cropId: z.number(),
  varietyId: z.number(),
  gradeId: z.number(),
  minimum: z.number(),
  maximum: z.number(),
  modal: z.number(),
  arrivals: z.number().nullable(),
  source: z.enum(['file', 'hand']),
  status: z.enum(['stands', 'withdrawn']),
  yard: z.string(),
  crop: z.string(),
  variety: z.string(),
  grade: z.string(),
});
export type PriceForEditing = z.output<typeof price>;

/** A row of the grid: the price of the day, if any, and the last price before it. */
const gridRow = z.object({ key: z.string(), now: price.optional(), before: price.optional() });
export type GridRow = z.output<typeof gridRow>;

/** A name in a list; `name` is null if it has no Gujarati. */
const name = z.object({ id: z.number(), name: z.string().nullable(), nameEn: z.string(), version: z.number() });
export type NameForEditing = z.output<typeof name>;
const crop = name.extend({ slug: z.string(), category: z.enum(cropCategories), rank: z.number().nullable() });
export type CropForEditing = z.output<typeof crop>;
const yard = name.extend({
  slug: z.string(),
  district: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type YardForEditing = z.output<typeof yard>;
const names = z.object({ crops: z.array(crop), yards: z.array(yard), varieties: z.array(name), grades: z.array(name) });
export type NamesForEditing = z.output<typeof names>;

/** One imported file; if it was not understood, `report` is null and `failure` says why. */
export const fileImport = z.object({
  id: z.number(),
  at: moment,
  way: z.enum(['command', 'upload', 'fetch']),
  name: z.string(),
  by: z.string(),
  report: importReport.nullable(),
  failure: sentence.nullable(),
});
export type FileImport = z.output<typeof fileImport>;

export const listPrices = endpoint({
  path: '/mandi/prices',
  summary: 'List the prices of a day',
  query: z.object({
    day,
    yardId: rowId.optional(),
    cropId: rowId.optional(),
    page: z.coerce.number<number | string>().int().min(1).max(10_000).default(1),
  }),
  answer: z.object({ data: z.array(price), total: z.number() }),
});

const priceAction = (verb: 'withdraw' | 'restore', summary: string) =>
  endpoint({ method: 'post', path: `/mandi/prices/:id/${verb}`, summary, params: bigParams, answer: done });

export const withdrawPrice = priceAction('withdraw', 'Withdraw a price');
export const restorePrice = priceAction('restore', 'Restore a withdrawn price');

export const readGrid = endpoint({
  path: '/mandi/grid',
  summary: 'Read the entry grid of a yard and a day',
  query: z.object({ yardId: rowId, day }),
  answer: z.object({ rows: z.array(gridRow) }),
});

export const enterGrid = endpoint({
  method: 'post',
  path: '/mandi/grid',
  summary: 'Enter the prices of a yard and a day; answers the number of new or changed ones, and the grid as it is then',
  body: gridDraft,
  answer: z.object({ changed: z.number(), rows: z.array(gridRow) }),
});

export const importFile = endpoint({
  method: 'post',
  path: '/mandi/files',
  summary: 'Import a file of prices',
  query: z.object({ name: z.string().trim().min(1).max(200).default('CSV'), state: z.string().trim().max(60).optional() }),
  body: fileBody,
  answer: z.object({ import: fileImport }),
});

export const listImports = endpoint({
  path: '/mandi/imports',
  summary: 'List imported files, the newest first',
  query: z.object({ before: bigRowId.optional() }),
  answer: z.object({ data: z.array(fileImport) }),
});

export const readImport = endpoint({
  path: '/mandi/imports/:id',
  summary: 'Read the report of an imported file',
  params: bigParams,
  answer: fileImport,
});

export const readAlarm = endpoint({
  path: '/mandi/alarm',
  summary: 'Read why the last scheduled fetch brought nothing',
  answer: z.object({ alarm: fileImport.nullable() }),
});

export const readNames = endpoint({ path: '/mandi/names', summary: 'Read all names of crops, yards, varieties and grades', answer: names });

const changeName = <Shape extends z.ZodRawShape>(names: string, summary: string, draft: z.ZodObject<Shape>) =>
  endpoint({ method: 'put', path: `/mandi/${names}/:id`, summary, params, body: versioned(draft), answer: done });

export const changeCrop = changeName('crops', 'Name a crop', cropDraft);
export const changeYard = changeName('yards', 'Name a yard', yardDraft);
export const changeVariety = changeName('varieties', 'Name a variety', qualityDraft);
export const changeGrade = changeName('grades', 'Name a grade', qualityDraft);
