import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { searchQueryOf } from '../platform/text/foldedSearch.ts';
import type { App } from '../site/app.ts';
import { existing } from '../site/newsroom/existing.ts';
import { type NewsroomCall, newsroomCall } from '../site/newsroom/newsroomCall.ts';
import { changeContent, createContent, publishContent, removeContent, withdrawContent } from './commands.ts';
import { contentEndpoints } from './contentEndpoints.ts';
import type { ContentDraft, ContentRow, ContentType } from './contentType.ts';
import { pictureAddress, readPictures } from './pictures/queries.ts';
import type { ContentStatus } from './tables.ts';
import { readTopicsById } from './topics/queries.ts';

const PER_PAGE = 40;
const THUMBNAIL_WIDTH = 192;

type Query = { q: string; status?: ContentStatus | undefined; before?: number | undefined };

/** The newsroom calls to list, read, save, publish, withdraw and delete items of a kind. */
export function contentNewsroomCalls<Row extends ContentRow, Draft extends ContentDraft, Own extends object>(
  type: ContentType<Row, Draft, Own>,
): readonly NewsroomCall[] {
  const endpoints = contentEndpoints(type.name, type.draft);
  const show = async ({ db }: App, itemId: number) => {
    const [first] = await type.rows.select(db, { where: eq(type.table.id, itemId), orderBy: [], limit: 1 });
    const row = existing(first);
    const category = (await readTopicsById(db, [row.categoryId])).get(row.categoryId);
    const { thumbnail } = type.listed(row);
    return {
      id: row.id,
      status: row.status,
      version: row.version,
      address: row.status === 'published' && category ? type.addressOf(row, category) : null,
      content: await type.draftOf(db, row),
      ...(thumbnail === undefined ? {} : { thumbnail }),
    };
  };
  const step = (endpoint: typeof endpoints.publish, command: typeof publishContent<Row, Draft, Own>) =>
    newsroomCall(endpoint, {
      permission: 'media.publish',
      run: async ({ params: { id }, query: { version }, ...writing }) => {
        await command(type, writing, id, version);
        return show(writing.app, id);
      },
    });
  return [
    newsroomCall(endpoints.list, { permission: 'newsroom.enter', run: ({ app, query }) => list(type, app.db, query) }),
    newsroomCall(endpoints.one, { permission: 'newsroom.enter', run: ({ app, params }) => show(app, params.id) }),
    newsroomCall(endpoints.create, {
      permission: type.permission,
      run: async ({ body, ...writing }) => show(writing.app, await createContent(type, writing, body)),
    }),
    newsroomCall(endpoints.change, {
      permission: type.permission,
      run: async ({ params: { id }, query: { version }, body, ...writing }) => {
        await changeContent(type, writing, id, body, version);
        return show(writing.app, id);
      },
    }),
    newsroomCall(endpoints.remove, {
      permission: 'media.publish',
      run: async ({ params: { id }, query: { version }, ...writing }) => {
        await removeContent(type, writing, id, version);
        return { id };
      },
    }),
    step(endpoints.publish, publishContent),
    step(endpoints.withdraw, withdrawContent),
  ];
}

/** The newsroom's list of items, latest created first. */
async function list<Row extends ContentRow, Draft extends ContentDraft, Own extends object>(
  type: ContentType<Row, Draft, Own>,
  db: Database,
  { q, status, before }: Query,
) {
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
      version: row.version,
      category: category?.name ?? '',
      detail,
      thumbnail: picture ? pictureAddress(picture, 'row', THUMBNAIL_WIDTH) : (thumbnail ?? ''),
      address: row.status === 'published' && category ? type.addressOf(row, category) : null,
      updatedAt: row.updatedAt,
    };
  });
  return { items, next: rows.length > PER_PAGE ? (visible.at(-1)?.row.id ?? null) : null };
}
