import { z } from 'zod';
import { endpoint, moment, rowId, rowVersion, seenVersion, sentence } from '../site/newsroom/endpoint.ts';
import { searchedWords } from '../site/newsroom/listQuery.ts';

const params = z.object({ id: rowId });
/** What an editor has seen of the item; in the query, because the body is the draft, and steps have none. */
const query = z.object({ version: rowVersion });
const status = z.enum(['draft', 'published', 'withdrawn']);

/** An item in a list of the newsroom. */
const contentListRow = z.object({
  id: z.number(),
  title: z.string(),
  status,
  version: z.number(),
  category: z.string(),
  /** The kind of the item and its size. */
  detail: sentence,
  /** The address of its picture, 4:3. */
  thumbnail: z.string(),
  /** Its address on the site; null unless it is published. */
  address: z.string().nullable(),
  updatedAt: moment,
});

export type ContentListRow = z.output<typeof contentListRow>;

/**
 * The endpoints of a kind of content, shared by its screens and `contentNewsroomCalls`. `name` and `draft` are those of its `ContentType`.
 */
export function contentEndpoints<Draft extends z.ZodType>(name: string, draft: Draft) {
  const path = `/${name}`;
  /** An item for editing; `thumbnail` is the address of a picture outside of the library. */
  const answer = z.object({
    id: z.number(),
    status,
    version: z.number(),
    address: z.string().nullable(),
    content: draft,
    thumbnail: z.string().optional(),
  });
  return {
    list: endpoint({
      path,
      summary: `List ${name}, the newest first; \`next\` goes on after \`before\``,
      query: z.object({ q: searchedWords.default(''), status: status.optional(), before: rowId.optional() }),
      answer: z.object({ items: z.array(contentListRow), next: z.number().nullable() }),
    }),
    one: endpoint({ path: `${path}/:id`, summary: `Read one of the ${name}`, params, answer }),
    create: endpoint({ method: 'post', path, summary: `Add to the ${name}, as a draft`, body: draft, answer }),
    change: endpoint({ method: 'put', path: `${path}/:id`, summary: `Change one of the ${name}`, params, query, body: draft, answer }),
    remove: endpoint({
      method: 'delete',
      path: `${path}/:id`,
      summary: `Remove one of the ${name}`,
      params,
      query: seenVersion,
      answer: z.object({ id: z.number() }),
    }),
    publish: endpoint({ method: 'post', path: `${path}/:id/publish`, summary: `Publish one of the ${name}`, params, query, answer }),
    withdraw: endpoint({ method: 'post', path: `${path}/:id/withdraw`, summary: `Withdraw one of the ${name}`, params, query, answer }),
  };
}

export type ContentEndpoints<Content> = ReturnType<typeof contentEndpoints<z.ZodType<Content>>>;
