import { z } from 'zod';
import { numericId } from '../../../site/newsroom/draftSchemas.ts';
import { done, endpoint, fileBody, moment, rowId } from '../../../site/newsroom/endpoint.ts';
import { MAX_PAGES } from '../editions/invalidEdition.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const pdfKey = z.string().regex(/^epaper\/[0-9a-f]{32}\.pdf$/);

/** A page of an edition, small and large. */
const page = z.object({ number: z.number(), thumbnail: z.string(), large: z.string() });
export type PageForEditing = z.output<typeof page>;

/** An edition, published or not. */
const edition = z.object({
  id: z.number(),
  cityId: z.number(),
  city: z.string(),
  day: z.string(),
  status: z.enum(['published', 'withdrawn']),
  pageCount: z.number(),
  cover: z.string(),
  address: z.string(),
  createdAt: moment,
});
export type EditionForEditing = z.output<typeof edition>;

export const listEditions = endpoint({
  path: '/epaper/editions',
  summary: 'List editions, the latest day first',
  query: z.object({ cityId: rowId.optional(), afterDay: day.optional(), afterId: rowId.optional() }),
  answer: z.object({ editions: z.array(edition), more: z.boolean() }),
});

export const listPages = endpoint({
  path: '/epaper/editions/:id/pages',
  summary: 'List the pages of an edition',
  params: z.object({ id: rowId }),
  answer: z.object({ pages: z.array(page) }),
});

export const prepareEdition = endpoint({
  method: 'post',
  path: '/epaper/files',
  summary: 'Check a PDF of all pages or some, and render them, before the edition is published',
  body: fileBody,
  answer: z.object({ pdfKey: z.string(), pages: z.array(page) }),
});

export const publishEdition = endpoint({
  method: 'post',
  path: '/epaper/editions',
  summary: 'Publish a prepared PDF, or several in the order of their pages, as the edition of a city and day',
  body: z.object({ cityId: numericId, date: day, pdfKeys: z.array(pdfKey).min(1).max(MAX_PAGES) }),
  answer: z.object({ id: z.number(), address: z.string(), pageCount: z.number() }),
});

export const withdrawEdition = endpoint({
  method: 'post',
  path: '/epaper/editions/withdraw',
  summary: 'Withdraw the edition of a city and day',
  body: z.object({ cityId: numericId, date: day }),
  answer: done,
});
