/** The part of a list that a screen requests (`resourceEndpoints`). `sort` is a field of the list, or empty for the default order. */
export type ListQuery<Filter> = { page: number; perPage: number; sort: string; order: 'ASC' | 'DESC'; filter?: Filter | undefined };

/** A part of a list and the total number of rows. */
export type ListPart<Row> = { data: Row[]; total: number };
