import type { Editor } from '../platform/auditLog.ts';
import { change } from '../platform/change.ts';
import type { Database } from '../platform/database.ts';
import { searchKeysOf } from '../platform/text/foldedSearch.ts';
import { slugOf } from '../platform/text/slug.ts';
import type { App } from '../site/app.ts';
import { checkVersion } from '../site/newsroom/checkVersion.ts';
import { type FieldIssue, NewsroomError } from '../site/newsroom/newsroomError.ts';
import { may } from '../site/newsroom/permissions.ts';
import { type Staff, worksFor } from '../site/newsroom/staff.ts';
import { newsroomServerWords } from '../site/newsroom/words.ts';
import { announcement, isNews } from './announcing/announce.ts';
import { type ContentDraft, type ContentRow, type ContentType, changeTags } from './contentType.ts';
import { readPictures } from './pictures/queries.ts';
import { enterLists, followingTopics, leaveLists, placementsOf } from './placements/placements.ts';
import { contentDocument } from './search/contentSearchKind.ts';
import { indexDocuments, removeFromSearch } from './search/writeSearch.ts';
import type { ContentStatus } from './tables.ts';
import { readPlace, readTopicsById } from './topics/queries.ts';
import { contentWords as words } from './words.ts';

/**
 * Author and time of a write. Without `staff` the author is the program itself (the importer, the demo site), which has all permissions.
 */
export type Writing = { context: App & { by?: Editor }; staff?: Staff; now: Date };

/** Address and dates of an item that comes from another system. */
export type Published = { slug?: string | undefined; publishedAt: Date; updatedAt?: Date | undefined };

/** Saves a new item as a draft. Returns its id. Throws `NewsroomError` with the errors by field, like all commands here. */
export function createContent<Row extends ContentRow, Draft extends ContentDraft, Own extends object>(
  type: ContentType<Row, Draft, Own>,
  { context, staff, now }: Writing,
  draft: Draft,
): Promise<number> {
  return change(context, async (tx) => {
    await checkDraft(type, context, tx, draft, undefined, staff);
    const id = await insert(type, tx, draft, { slug: slugOf(draft.title), status: 'draft', publishedAt: now, updatedAt: now });
    return { result: id, tags: [], audit: [{ action: type.actions.draft, subject: `${type.subject}:${id}`, after: draft }] };
  });
}

/** Publishes an item from another source (an archive, the demo site) with its own date and address. Returns its id. */
export function addContent<Row extends ContentRow, Draft extends ContentDraft, Own extends object>(
  type: ContentType<Row, Draft, Own>,
  { context, staff }: Omit<Writing, 'now'>,
  input: Draft,
  { slug, publishedAt, updatedAt = publishedAt }: Published,
): Promise<number> {
  return change(context, async (tx) => {
    const draft = type.draft.parse(input);
    await checkDraft(type, context, tx, draft, undefined, staff);
    await checkReady(type, tx, draft);
    const id = await insert(type, tx, draft, { slug: slug ?? slugOf(draft.title), status: 'published', publishedAt, updatedAt });
    const topicIds = await place(type, tx, id, draft, publishedAt);
    const announced = isNews(publishedAt, context.clock()) ? await announceItem(type, tx, id) : [];
    const tags = [...changeTags(type, id, topicIds), ...announced];
    return { result: id, tags, audit: [{ action: type.actions.publish, subject: `${type.subject}:${id}`, after: draft }] };
  });
}

/**
 * Changes an item without changing its status: a draft stays a draft, and readers see a change of a published item at their next request.
 * With `version` (the one that the editor saw) it throws 409 if somebody has changed the item since, like the steps below.
 */
export function changeContent<Row extends ContentRow, Draft extends ContentDraft, Own extends object>(
  type: ContentType<Row, Draft, Own>,
  { context, staff, now }: Writing,
  id: number,
  draft: Draft,
  version?: number,
): Promise<void> {
  return change(context, async (tx) => {
    const before = await lock(type, tx, id, staff);
    checkVersion(before, version);
    await checkDraft(type, context, tx, draft, before, staff);
    const isPublished = before.status === 'published';
    if (isPublished) await checkReady(type, tx, draft);
    const was = await type.draftOf(tx, before);
    const announced = await announcement(tx);
    if (isPublished) await announced.items(() => readAddress(type, tx, id));
    const search = searchKeysOf(type.searchText(draft));
    await type.rows.update(tx, id, { ...type.own(draft, before), search, updatedAt: now, version: before.version + 1 });
    await type.writeParts?.(tx, id, draft);
    const lists = isPublished ? await place(type, tx, id, draft, before.publishedAt) : [];
    if (isPublished) await announced.items(() => readAddress(type, tx, id));
    const told = await announced.write();
    return {
      result: undefined,
      tags: isPublished ? [...changeTags(type, id, lists), ...told] : [],
      audit: [{ action: type.actions.change, subject: `${type.subject}:${id}`, before: was, after: draft }],
    };
  });
}

/** Publishes an item that is not published; one that was withdrawn keeps its publication date. */
export function publishContent<Row extends ContentRow, Draft extends ContentDraft, Own extends object>(
  type: ContentType<Row, Draft, Own>,
  { context, staff, now }: Writing,
  id: number,
  version?: number,
): Promise<void> {
  return change(context, async (tx) => {
    const before = await lock(type, tx, id, staff);
    checkVersion(before, version);
    if (before.status === 'published') throw new NewsroomError(409, words.alreadyPublished);
    const draft = await type.draftOf(tx, before);
    await checkDraft(type, context, tx, draft, before, staff);
    await checkReady(type, tx, draft);
    const publishedAt = before.status === 'draft' ? now : before.publishedAt;
    await type.rows.update(tx, id, { status: 'published', publishedAt, updatedAt: now, version: before.version + 1 });
    const lists = await place(type, tx, id, draft, publishedAt);
    const announced = await announceItem(type, tx, id);
    return {
      result: undefined,
      tags: [...changeTags(type, id, lists), ...announced],
      audit: [statusChange(type, 'publish', id, before.status, 'published')],
    };
  });
}

/** Withdraws an item from the site; it is kept and can be published again. */
export function withdrawContent<Row extends ContentRow, Draft extends ContentDraft, Own extends object>(
  type: ContentType<Row, Draft, Own>,
  { context, staff, now }: Writing,
  id: number,
  version?: number,
): Promise<void> {
  return change(context, async (tx) => {
    const before = await lock(type, tx, id, staff);
    checkVersion(before, version);
    if (before.status !== 'published') throw new NewsroomError(409, words.notPublished);
    await type.rows.update(tx, id, { status: 'withdrawn', updatedAt: now, version: before.version + 1 });
    const left = await leaveLists(tx, type.kinds, [id]);
    await removeFromSearch(tx, type.name, [id]);
    const announced = await announceItem(type, tx, id);
    return {
      result: undefined,
      tags: [...changeTags(type, id, left), ...announced],
      audit: [statusChange(type, 'withdraw', id, before.status, 'withdrawn')],
    };
  });
}

/** Permanently deletes an item that is not published; `version` as in `changeContent`. */
export function removeContent<Row extends ContentRow, Draft extends ContentDraft, Own extends object>(
  type: ContentType<Row, Draft, Own>,
  { context, staff }: Writing,
  id: number,
  version?: number,
): Promise<void> {
  return change(context, async (tx) => {
    const before = await lock(type, tx, id, staff);
    checkVersion(before, version);
    if (before.status === 'published') throw new NewsroomError(409, words.withdrawFirst);
    const was = await type.draftOf(tx, before);
    await type.rows.remove(tx, id);
    return { result: undefined, tags: [], audit: [{ action: type.actions.remove, subject: `${type.subject}:${id}`, before: was }] };
  });
}

const statusChange = <Row extends ContentRow, Draft extends ContentDraft, Own extends object>(
  { actions, subject }: ContentType<Row, Draft, Own>,
  action: 'publish' | 'withdraw',
  id: number,
  from: ContentStatus,
  to: ContentStatus,
) => ({ action: actions[action], subject: `${subject}:${id}` as const, before: { status: from }, after: { status: to } });

async function insert<Row extends ContentRow, Draft extends ContentDraft, Own extends object>(
  type: ContentType<Row, Draft, Own>,
  tx: Database,
  draft: Draft,
  at: { slug: string; status: ContentStatus; publishedAt: Date; updatedAt: Date },
): Promise<number> {
  const [row] = await type.rows.insert(tx, { ...type.own(draft, undefined), ...at, search: searchKeysOf(type.searchText(draft)) });
  if (!row) throw new Error(`The ${type.subject} was not written`);
  await type.writeParts?.(tx, row.id, draft);
  return row.id;
}

/** Moves a published item into its lists, and updates the search. Returns the topics of its present and former lists. */
async function place<Row extends ContentRow, Draft extends ContentDraft, Own extends object>(
  type: ContentType<Row, Draft, Own>,
  tx: Database,
  itemId: number,
  draft: Draft,
  publishedAt: Date,
): Promise<number[]> {
  const chosen = draft.cityId == null ? [draft.categoryId] : [draft.categoryId, draft.cityId];
  const following = await followingTopics(tx, draft.categoryId);
  const rows = placementsOf({ kind: type.kindOf(draft), itemId, publishedAt, chosen, following });
  await indexDocuments(tx, type.name, [contentDocument(type, itemId, draft, publishedAt)]);
  // Last, because it locks the tallies of the lists until the commit: a transaction that holds them must not wait for another's new words.
  const left = await leaveLists(tx, type.kinds, [itemId]);
  await enterLists(tx, rows);
  return [...left, ...rows.map(({ topicId }) => topicId)];
}

/** Tells search engines that an item was published, changed or withdrawn. Returns the tags that the change must name. */
async function announceItem<Row extends ContentRow, Draft extends ContentDraft, Own extends object>(
  type: ContentType<Row, Draft, Own>,
  tx: Database,
  id: number,
): Promise<string[]> {
  const announced = await announcement(tx);
  await announced.items(() => readAddress(type, tx, id));
  return announced.write();
}

/** The address of an item as it is now in the transaction. */
async function readAddress<Row extends ContentRow, Draft extends ContentDraft, Own extends object>(
  type: ContentType<Row, Draft, Own>,
  tx: Database,
  id: number,
): Promise<string[]> {
  const [row] = await type.rows.lock(tx, id);
  const category = row && (await readTopicsById(tx, [row.categoryId])).get(row.categoryId);
  return row && category ? [type.addressOf(row, category)] : [];
}

/** Locks the item's row until the transaction ends. Throws if the item belongs to another desk or city. */
async function lock<Row extends ContentRow, Draft extends ContentDraft, Own extends object>(
  type: ContentType<Row, Draft, Own>,
  tx: Database,
  id: number,
  staff: Staff | undefined,
): Promise<Row> {
  const [row] = await type.rows.lock(tx, id);
  if (!row) throw new NewsroomError(404, newsroomServerWords.notThere);
  await checkPermission(tx, staff, row, row.status);
  return row;
}

/** Throws if the item belongs to another desk or city, or if it is published and the editor may not publish. */
async function checkPermission(tx: Database, staff: Staff | undefined, item: ContentDraft, status: ContentStatus): Promise<void> {
  if (!staff) return;
  if (!worksFor(staff, await readPlace(tx, item.categoryId, item.cityId ?? null)))
    throw new NewsroomError(403, newsroomServerWords.otherDesk);
  if (status === 'published' && !may(staff.role, 'media.publish')) throw new NewsroomError(403, newsroomServerWords.beforeReaders);
}

/**
 * Checks that everything the draft refers to exists, also for unfinished drafts, and that the editor may write for its category and city.
 */
async function checkDraft<Row extends ContentRow, Draft extends ContentDraft, Own extends object>(
  type: ContentType<Row, Draft, Own>,
  app: App,
  tx: Database,
  draft: Draft,
  before: Row | undefined,
  staff: Staff | undefined,
): Promise<void> {
  const { categoryId, cityId = null } = draft;
  const topics = await readTopicsById(tx, cityId === null ? [categoryId] : [categoryId, cityId]);
  const named = type.picturesOf(draft);
  const pictures = await readPictures(
    tx,
    named.map(({ key }) => key),
  );
  const issues: FieldIssue[] = [
    ...(topics.get(categoryId)?.kind === 'category' ? [] : [{ path: 'categoryId', message: words.noSuchCategory }]),
    ...(cityId === null || topics.get(cityId)?.kind === 'city' ? [] : [{ path: 'cityId', message: words.noSuchCity }]),
    ...named.flatMap(({ path, key }) => (key === null || pictures.has(key) ? [] : [{ path, message: words.noSuchPicture }])),
    ...((await type.check?.(app, tx, draft, before)) ?? []),
  ];
  if (issues.length > 0) throw new NewsroomError(422, newsroomServerWords.somethingWrong, { issues });
  await checkPermission(tx, staff, draft, 'draft');
}

async function checkReady<Row extends ContentRow, Draft extends ContentDraft, Own extends object>(
  type: ContentType<Row, Draft, Own>,
  tx: Database,
  draft: Draft,
): Promise<void> {
  const keys = type.picturesOf(draft).map(({ key }) => key);
  const issues = type.missing(draft, await readPictures(tx, keys));
  if (issues.length > 0) throw new NewsroomError(422, words.notReady, { issues });
}
