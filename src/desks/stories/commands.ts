import { eq, sql } from 'drizzle-orm';
import { readTopicsById } from '../../content/topics/queries.ts';
import { type AuditEntry, importer } from '../../platform/auditLog.ts';
import { change, type WriteContext } from '../../platform/change.ts';
import type { Database } from '../../platform/database.ts';
import { insertRows } from '../../platform/insertRows.ts';
import { searchKeysOf } from '../../platform/text/foldedSearch.ts';
import { addArticles, nextIds, passIds, replaceArticle, type StoryDraft } from '../articles/commands.ts';
import { readWorking } from './copies/storyRecord.ts';
import { keepRevision, readLastRevision } from './copies/storyRevisions.ts';
import { stories } from './tables.ts';

export type { StoryDraft } from '../articles/commands.ts';
export { mayUpdate, putHeadline, requireUpdater } from './steps/putHeadline.ts';

// Publishes stories without the newsroom workflow: imports, demo content, archives.

/** Publishes any number of stories in one transaction. Returns their ids in the same order. Throws if a document is invalid. */
export function publishStories(context: WriteContext, drafts: readonly StoryDraft[]): Promise<number[]> {
  return change(context, async (tx) => {
    const ids = await reserveIds(tx, drafts);
    const written = drafts.flatMap((draft, at) => {
      const id = ids[at];
      return id === undefined ? [] : [{ id, draft }];
    });
    const isAuthor = await readAuthorIds(tx, drafts);
    await insertRows(
      tx,
      stories,
      written.map(({ id, draft }) => ({ id, state: 'published' as const, publishedVersion: 1, ...recordOf(draft, isAuthor) })),
    );
    const tags = await addArticles(tx, written, { now: context.clock() });
    return { result: ids, tags, audit: written.map(({ id, draft }) => textOf('story.publish', id, draft)) };
  });
}

const textOf = (action: 'story.publish' | 'story.update', id: number, { headline }: StoryDraft): AuditEntry => ({
  action,
  subject: `article:${id}`,
  after: { headline, state: 'published' },
});

/** The newsroom's record of a published story. */
function recordOf(draft: StoryDraft, isAuthor: ReadonlySet<number>) {
  return {
    headline: draft.headline,
    keys: searchKeysOf([draft.headline]),
    slug: draft.slug,
    categoryId: draft.categoryId,
    cityId: draft.cityId ?? null,
    authorIds: draft.topicIds.filter((id) => isAuthor.has(id)),
    publishedAt: draft.publishedAt,
    createdAt: draft.publishedAt,
    updatedAt: draft.updatedAt ?? draft.publishedAt,
  };
}

async function readAuthorIds(tx: Database, drafts: readonly StoryDraft[]): Promise<Set<number>> {
  const topics = await readTopicsById(
    tx,
    drafts.flatMap((draft) => draft.topicIds),
  );
  return new Set([...topics.values()].filter((topic) => topic.kind === 'author').map((topic) => topic.id));
}

/** The drafts' own ids if they have one, otherwise the next ones of the database. */
export async function reserveIds(tx: Database, drafts: readonly Pick<StoryDraft, 'id'>[]): Promise<number[]> {
  const highest = Math.max(0, ...drafts.map((draft) => draft.id ?? 0));
  if (highest > 0) await passIds(tx, highest);
  const fresh = (await nextIds(tx, drafts.filter((draft) => draft.id === undefined).length)).values();
  return drafts.flatMap((draft) => draft.id ?? fresh.next().value ?? []);
}

/**
 * Replaces the published version of a story; editors' unpublished changes are kept, and the new text is a version beside theirs. Throws if
 * there is no such story.
 */
export function reviseStory(context: WriteContext, id: number, draft: StoryDraft): Promise<void> {
  return change(context, async (tx) => {
    const version = sql`${stories.version} + 1`;
    const [story] = await tx
      .update(stories)
      .set({
        ...recordOf(draft, await readAuthorIds(tx, [draft])),
        createdAt: sql`${stories.createdAt}`,
        version,
        publishedVersion: version,
      })
      .where(eq(stories.id, id))
      .returning();
    const tags = await replaceArticle(tx, id, draft);
    // A story on which nobody has worked gets its first version when somebody does.
    if (story && (await readLastRevision(tx, id))) {
      const working = await readWorking(tx, { id, working: null });
      await keepRevision(tx, { story, version: story.version, working, by: importer, now: context.clock(), step: 'update' });
    }
    return { result: undefined, tags, audit: [textOf('story.update', id, draft)] };
  });
}
