import { z } from 'zod';

/** The part of a list that a screen requests (`resourceEndpoints`). `sort` is a field of the list, or empty for the default order. */
export type ListQuery<Filter> = { page: number; perPage: number; sort: string; order: 'ASC' | 'DESC'; filter?: Filter | undefined };

/** A part of a list and the total number of rows. A long list is counted to a maximum; `hasMore` says that there are more than the total. */
export type ListPart<Row> = { data: Row[]; total: number; hasMore?: boolean | undefined };

/** The longest text that a list is searched for, in UTF-16 units: a headline that is pasted whole. */
export const MAX_SEARCHED = 400;

/** The words that a list is searched for. */
export const searchedWords = z.string().trim().max(MAX_SEARCHED);
