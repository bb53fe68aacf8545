import { z } from 'zod';
import { requiredText, saying } from './draftSchemas.ts';
import { moment, rowId } from './endpoint.ts';
import { MAX_SEARCHED } from './listQuery.ts';
import { versionedEndpoints } from './resourceEndpoints.ts';

/** The lists whose searches can be saved, by the paths of their screens. */
export const searchedLists = [
  '/stories',
  '/comments',
  '/comments/blocked',
  '/galleries',
  '/videos',
  '/web-stories',
  '/pictures',
  '/classifieds',
  '/enquiries',
  '/grievances',
  '/ads',
  '/staff',
  '/audit-log',
] as const;

const MAX_LETTERS = 60;
const MAX_PARAMETERS = 20;
/** Every sign of a text that is searched for may take nine in an address. */
const MAX_QUERY = 12_000;

const isParameter = ([name, value]: [string, string]): boolean => /^[A-Za-z]{1,30}$/.test(name) && value.length <= MAX_SEARCHED;

/** Whether a text is the search of a list's address, and sets something. */
function isListSearch(text: string): boolean {
  const parameters = [...new URLSearchParams(text)];
  return parameters.length <= MAX_PARAMETERS && parameters.every(isParameter) && savedForm(text) !== '';
}

/** The search of a list's address as it is saved: without its page, in one order. */
export function savedForm(search: string): string {
  const saved = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search)) if (name !== 'page' && value !== '' && !saved.has(name)) saved.set(name, value);
  saved.sort();
  return saved.toString();
}

const savedSearchDraft = z.object({
  list: z.enum(searchedLists),
  name: requiredText(MAX_LETTERS),
  query: z
    .string()
    .max(MAX_QUERY)
    .refine(isListSearch, saying({ gu: 'આ શોધ સાચવી શકાતી નથી.', en: 'This search cannot be saved.' }))
    .transform(savedForm),
});
export type SavedSearchDraft = z.output<typeof savedSearchDraft>;

const savedSearch = z.object({
  id: z.number(),
  list: z.enum(searchedLists),
  name: z.string(),
  query: z.string(),
  createdAt: moment,
  version: z.number(),
});
export type SavedSearch = z.output<typeof savedSearch>;

/** Each member has their own. */
export const savedSearchEndpoints = versionedEndpoints({
  name: 'saved-searches',
  nouns: ['one of one’s saved searches', 'one’s own saved searches, by name'],
  id: rowId,
  filter: z.object({ list: z.enum(searchedLists).optional() }),
  draft: savedSearchDraft,
  row: savedSearch,
  item: savedSearch,
});
