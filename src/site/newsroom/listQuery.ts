/** Which part of a list a screen asks for (`resourceEndpoints`). `sort` is one of the list's own fields, or empty for its own order. */
export type ListQuery<Filter> = { page: number; perPage: number; sort: string; order: 'ASC' | 'DESC'; filter?: Filter | undefined };

/** A part of a list, and how many there are in all. */
export type ListPart<Row> = { data: Row[]; total: number };
