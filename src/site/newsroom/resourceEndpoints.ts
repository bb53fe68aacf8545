import { z } from 'zod';
import { endpoint, jsonOf } from './endpoint.ts';

/** Many things are chosen by typing a few letters: lists are asked in parts of at most this many. */
const MAX_PER_PAGE = 200;

type Definition<
  Id extends z.ZodType<string | number>,
  Filter extends z.ZodObject,
  Draft extends z.ZodType,
  Row extends z.ZodType,
  Item extends z.ZodType,
> = {
  /** Its name in addresses. */
  name: string;
  /** What it is called in the reference: one, and many. */
  nouns: [one: string, many: string];
  id: Id;
  filter: Filter;
  /** What an editor says of one. */
  draft: Draft;
  /** One in the list. */
  row: Row;
  /** One by itself. */
  item: Item;
};

/**
 * The endpoints by which screens list, show, add, change and remove things of one kind. A desk exports those that it has, under the same names,
 * and `resourceCalls` implements them.
 */
export function resourceEndpoints<
  Id extends z.ZodType<string | number>,
  Filter extends z.ZodObject,
  Draft extends z.ZodType,
  Row extends z.ZodType,
  Item extends z.ZodType,
>({ name, nouns: [one, many], id, filter, draft, row, item }: Definition<Id, Filter, Draft, Row, Item>) {
  const path = `/${name}`;
  const params = z.object({ id });
  return {
    list: endpoint({
      path,
      summary: `List ${many}`,
      query: z.object({
        page: z.coerce.number<number | string>().int().min(1).max(1_000_000).default(1),
        perPage: z.coerce.number<number | string>().int().min(1).max(MAX_PER_PAGE).default(25),
        /** One of the list's own fields, or empty for its own order. */
        sort: z.string().max(60).default(''),
        order: z.enum(['ASC', 'DESC']).default('ASC'),
        filter: jsonOf(filter).optional(),
      }),
      answer: z.object({ data: z.array(row), total: z.number() }),
    }),
    one: endpoint({ path: `${path}/:id`, summary: `Read ${one}`, params, answer: item }),
    create: endpoint({ method: 'post', path, summary: `Add ${one}`, body: draft, answer: item }),
    update: endpoint({ method: 'put', path: `${path}/:id`, summary: `Change ${one}`, params, body: draft, answer: item }),
    remove: endpoint({ method: 'delete', path: `${path}/:id`, summary: `Remove ${one}`, params, answer: z.object({ id }) }),
  };
}
