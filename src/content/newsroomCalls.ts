import { z } from '@hono/zod-openapi';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { searchQueryOf } from '../platform/text/foldedSearch.ts';
import type { App } from '../site/app.ts';
import type { MediaPart } from '../site/newsroom/media.ts';
import { NewsroomError } from '../site/newsroom/newsroomError.ts';
import { type NewsroomCall, newsroomCall } from '../site/newsroom/oldNewsroomCall.ts';
import { newsroomServerWords } from '../site/newsroom/words.ts';
import { changeContent, createContent, publishContent, removeContent, withdrawContent } from './commands.ts';
import type { ContentDraft, ContentRow, ContentType } from './contentType.ts';
import { pictureAddress, readPictures } from './pictures/queries.ts';
import { type ContentStatus, contentStatuses } from './tables.ts';
import { readTopicsById } from './topics/queries.ts';

const PER_PAGE = 40;
const THUMBNAIL_WIDTH = 192;

const id = z.coerce.number().int().min(1).max(2_147_483_647);
const params = z.object({ id });
const nothing = z.object({});

/** An item as its editor has it; `thumbnail` is the address of a picture that is not of the library. */
export type ContentForEditing<Draft> = { id: number; status: ContentStatus; address: string | null; content: Draft; thumbnail?: string };

type Query = { q: string; status?: ContentStatus | undefined; before?: number | undefined };

/** The calls by which the newsroom lists, shows, keeps, publishes, withdraws and removes items of a kind. */
export function contentNewsroomCalls<Row extends ContentRow, Draft extends ContentDraft, Own extends object>(
  type: ContentType<Row, Draft, Own>,
): readonly NewsroomCall[] {
  const path = `/${type.name}`;
  const show = async ({ db }: App, itemId: number): Promise<ContentForEditing<Draft>> => {
    const [row] = await type.rows.select(db, { where: eq(type.table.id, itemId), orderBy: [], limit: 1 });
    if (!row) throw new NewsroomError(404, newsroomServerWords.notThere);
    const category = (await readTopicsById(db, [row.categoryId])).get(row.categoryId);
    const { thumbnail } = type.listed(row);
    return {
      id: row.id,
      status: row.status,
      address: row.status === 'published' && category ? type.addressOf(row, category) : null,
      content: await type.draftOf(db, row),
      ...(thumbnail === undefined ? {} : { thumbnail }),
    };
  };
  const step = (name: 'publish' | 'withdraw', command: typeof publishContent<Row, Draft, Own>) =>
    newsroomCall({
      method: 'post',
      path: `${path}/:id/${name}`,
      permission: 'media.publish',
      params,
      body: nothing,
      answer: async ({ params: asked, ...writing }) => {
        await command(type, writing, asked.id);
        return show(writing.app, asked.id);
      },
    });
  return [
    newsroomCall({
      path,
      permission: 'newsroom.enter',
      query: z.object({
        q: z.string().max(100).default(''),
        status: z.enum(contentStatuses).optional(),
        /** The list goes on after this one. */
        before: id.optional(),
      }),
      answer: ({ app, query }) => list(type, app.db, query),
    }),
    newsroomCall({ path: `${path}/:id`, permission: 'newsroom.enter', params, answer: ({ app, params: asked }) => show(app, asked.id) }),
    newsroomCall({
      method: 'post',
      path,
      permission: type.permission,
      body: type.draft,
      answer: async ({ body, ...writing }) => show(writing.app, await createContent(type, writing, body)),
    }),
    newsroomCall({
      method: 'put',
      path: `${path}/:id`,
      permission: type.permission,
      params,
      body: type.draft,
      answer: async ({ params: asked, body, ...writing }) => {
        await changeContent(type, writing, asked.id, body);
        return show(writing.app, asked.id);
      },
    }),
    newsroomCall({
      method: 'delete',
      path: `${path}/:id`,
      permission: 'media.publish',
      params,
      answer: async ({ params: asked, ...writing }) => {
        await removeContent(type, writing, asked.id);
        return { id: asked.id };
      },
    }),
    step('publish', publishContent),
    step('withdraw', withdrawContent),
  ];
}

/** Items as the newsroom lists them, those that were made last first. */
async function list<Row extends ContentRow, Draft extends ContentDraft, Own extends object>(
  type: ContentType<Row, Draft, Own>,
  db: Database,
  { q, status, before }: Query,
): Promise<MediaPart> {
  const words = searchQueryOf(q);
  if (q.trim() !== '' && words === '') return { items: [], next: null };
  const { table } = type;
  const rows = await type.rows.select(db, {
    where: and(
      words === '' ? undefined : sql`${table.search} @@ ${words}::tsquery`,
      status && eq(table.status, status),
      before === undefined ? undefined : lt(table.id, before),
    ),
    orderBy: [desc(table.id)],
    limit: PER_PAGE + 1,
  });
  const visible = rows.slice(0, PER_PAGE).map((row) => ({ row, listed: type.listed(row) }));
  const [topics, pictures] = await Promise.all([
    readTopicsById(
      db,
      visible.map(({ row }) => row.categoryId),
    ),
    readPictures(
      db,
      visible.map(({ listed }) => listed.pictureKey),
    ),
  ]);
  const items = visible.map(({ row, listed: { detail, pictureKey, thumbnail } }) => {
    const category = topics.get(row.categoryId);
    const picture = pictureKey === null ? undefined : pictures.get(pictureKey);
    return {
      id: row.id,
      title: row.title,
      status: row.status,
      category: category?.name ?? '',
      detail,
      thumbnail: picture ? pictureAddress(picture, 'row', THUMBNAIL_WIDTH) : (thumbnail ?? ''),
      address: row.status === 'published' && category ? type.addressOf(row, category) : null,
      updatedAt: row.updatedAt,
    };
  });
  return { items, next: rows.length > PER_PAGE ? (visible.at(-1)?.row.id ?? null) : null };
}
