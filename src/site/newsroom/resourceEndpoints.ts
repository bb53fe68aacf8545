import { z } from 'zod';
import { endpoint, jsonOf, seenVersion, versioned } from './endpoint.ts';

/** Maximum rows per request; selection lists are searched by typing. */
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
  /** Its nouns in the reference: singular and plural. */
  nouns: [one: string, many: string];
  id: Id;
  filter: Filter;
  /** The fields that an editor enters. */
  draft: Draft;
  /** An item in the list. */
  row: Row;
  /** A single item. */
  item: Item;
};

/**
 * The endpoints to list, show, create, update and delete items of one kind. A desk exports those it supports, and implements each with
 * `newsroomCall`.
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
        /** A field of the list, or empty for the default order. */
        sort: z.string().max(60).default(''),
        order: z.enum(['ASC', 'DESC']).default('ASC'),
        filter: jsonOf(filter).optional(),
      }),
      answer: z.object({ data: z.array(row), total: z.number(), hasMore: z.boolean().optional() }),
    }),
    one: endpoint({ path: `${path}/:id`, summary: `Read ${one}`, params, answer: item }),
    create: endpoint({ method: 'post', path, summary: `Add ${one}`, body: draft, answer: item }),
    update: endpoint({ method: 'put', path: `${path}/:id`, summary: `Change ${one}`, params, body: draft, answer: item }),
    remove: endpoint({ method: 'delete', path: `${path}/:id`, summary: `Remove ${one}`, params, answer: z.object({ id }) }),
  };
}

/** The same for items with a version: a change names the one that the editor saw (`checkVersion`), and so does a removal. */
export function versionedEndpoints<
  Id extends z.ZodType<string | number>,
  Filter extends z.ZodObject,
  Shape extends z.ZodRawShape,
  Row extends z.ZodType,
  Item extends z.ZodType,
>(definition: Definition<Id, Filter, z.ZodObject<Shape>, Row, Item>) {
  const resource = resourceEndpoints(definition);
  return {
    ...resource,
    update: { ...resource.update, body: versioned(definition.draft) },
    remove: { ...resource.remove, query: seenVersion },
  };
}
