import { z } from '@hono/zod-openapi';
import type { Editor } from '../../platform/auditLog.ts';
import { parseJson } from '../../platform/parseJson.ts';
import type { App } from '../app.ts';
import type { ListPart, ListQuery } from './listQuery.ts';
import { NewsroomError } from './newsroomError.ts';
import { type NewsroomCall, newsroomCall } from './oldNewsroomCall.ts';
import type { Permission } from './permissions.ts';
import type { Staff } from './staff.ts';
import { newsroomServerWords as say } from './words.ts';

type At = { app: App; staff: Staff; now: Date };
type Writing = At & { context: App & { by: Editor } };

type Definition<Id extends string | number, Item extends { id: Id }, Filter extends z.ZodObject, Draft extends z.ZodType> = {
  /** Its name in addresses. */
  name: string;
  id: z.ZodType<Id>;
  read: Permission;
  write: Permission;
  filter: Filter;
  draft: Draft;
  list: (at: At, asked: ListQuery<z.infer<Filter>> & { filter: z.infer<Filter> }) => Promise<ListPart<Item>>;
  one: (at: At, id: Id) => Promise<Item | undefined>;
  create?: (at: Writing, draft: z.infer<Draft>) => Promise<Id>;
  update?: (at: Writing, id: Id, draft: z.infer<Draft>) => Promise<void>;
  remove?: (at: Writing, id: Id) => Promise<void>;
};

/** Many things are chosen by typing a few letters: lists are asked in parts of at most this many. */
const MAX_PER_PAGE = 200;

/** The five calls by which the newsroom's screens list, show, add, change and remove things of one kind. */
export function resourceCalls<Id extends string | number, Item extends { id: Id }, Filter extends z.ZodObject, Draft extends z.ZodType>(
  definition: Definition<Id, Item, Filter, Draft>,
): NewsroomCall[] {
  const { name, read, write, list, one, create, update, remove } = definition;
  const path = `/${name}`;
  const params = z.object({ id: definition.id });
  // The schema's own types are lost in a generic z.object; they are what `id` says.
  const idOf = (known: unknown) => (known as { id: Id }).id;
  const show = async (at: At, id: Id): Promise<Item> => {
    const item = await one(at, id);
    if (!item) throw new NewsroomError(404, say.notThere);
    return item;
  };
  return [
    newsroomCall({
      path,
      permission: read,
      query: z.object({
        page: z.coerce.number().int().min(1).max(1_000_000).default(1),
        perPage: z.coerce.number().int().min(1).max(MAX_PER_PAGE).default(25),
        sort: z.string().max(60).default(''),
        order: z.enum(['ASC', 'DESC']).default('ASC'),
        filter: z.string().max(4_000).default('{}'),
        /** Instead of a part of the list, just these. */
        ids: z.string().max(8_000).optional(),
      }),
      answer: async ({ query: { page, perPage, sort, order, filter, ids }, ...at }) => {
        if (ids !== undefined) {
          const wanted = z.array(definition.id).max(MAX_PER_PAGE).parse(readJson(ids));
          const found = await Promise.all(wanted.map((id) => one(at, id)));
          return { data: found.filter((item) => item !== undefined) };
        }
        const parsed = definition.filter.parse(readJson(filter)) as z.infer<Filter>;
        return list(at, { page, perPage, sort, order, filter: parsed });
      },
    }),
    newsroomCall({ path: `${path}/:id`, permission: read, params, answer: ({ params: known, ...at }) => show(at, idOf(known)) }),
    ...(create
      ? [
          newsroomCall({
            method: 'post',
            path,
            permission: write,
            body: definition.draft,
            answer: async ({ body, ...at }) => show(at, await create(at, body)),
          }),
        ]
      : []),
    ...(update
      ? [
          newsroomCall({
            method: 'put',
            path: `${path}/:id`,
            permission: write,
            params,
            body: definition.draft,
            answer: async ({ params: known, body, ...at }) => {
              const id = idOf(known);
              await update(at, id, body);
              return show(at, id);
            },
          }),
        ]
      : []),
    ...(remove
      ? [
          newsroomCall({
            method: 'delete',
            path: `${path}/:id`,
            permission: write,
            params,
            answer: async ({ params: known, ...at }) => {
              await remove(at, idOf(known));
              return { id: idOf(known) };
            },
          }),
        ]
      : []),
  ];
}

function readJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    throw new NewsroomError(400, say.asJson);
  }
}
