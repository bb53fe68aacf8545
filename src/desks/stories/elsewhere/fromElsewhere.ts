import { eq } from 'drizzle-orm';
import { type AuditEntry, importer } from '../../../platform/auditLog.ts';
import { change, type WriteContext } from '../../../platform/change.ts';
import { insertRows } from '../../../platform/insertRows.ts';
import type { StoryDraft } from '../../articles/commands.ts';
import { addArticles } from '../../articles/commands.ts';
import { reserveIds } from '../commands.ts';
import { listedOf, lockStory, readWorking } from '../copies/storyRecord.ts';
import { keepRevision } from '../copies/storyRevisions.ts';
import { type WorkingCopy, workingCopy } from '../copies/workingCopy.ts';
import { stories, storyRevisions } from '../tables.ts';

// Imports of stories that another system has not published: they continue in the newsroom. Only `publishTaken` publishes one here, after
// the other system has published it.

/** An unpublished story of another system. */
export type ForeignDraft = Omit<StoryDraft, 'id' | 'categoryId' | 'publishedAt' | 'updatedAt'> & {
  categoryId: number | undefined;
  state: 'draft' | 'in_review';
  /** The planned day in the other system, `2026-11-21`. */
  plannedFor: string | undefined;
  /** The source, shown in its first revision. */
  source: string;
  createdAt: Date;
  updatedAt: Date;
};

type Written = Omit<StoryDraft, 'id' | 'categoryId' | 'publishedAt' | 'updatedAt'> & { categoryId: number | undefined };

/** Not parsed: imported texts may exceed the limits for editors. */
const copyOf = ({
  slug,
  headline,
  deck,
  kicker,
  body,
  language,
  categoryId,
  cityId,
  topicIds,
  pictureKey,
  pictureCaption,
  ...more
}: Written): WorkingCopy => ({
  ...workingCopy.parse({}),
  ...{ slug, headline, deck, kicker, body, topicIds },
  language: language ?? 'gu',
  categoryId: categoryId ?? null,
  cityId: cityId ?? null,
  pictureKey: pictureKey ?? null,
  pictureCaption: pictureCaption ?? '',
  listHeadline: more.listHeadline ?? '',
  translationOf: more.translationOf ?? null,
  searchTitle: more.searchTitle ?? '',
  searchDescription: more.searchDescription ?? '',
  socialHeadline: more.socialHeadline ?? '',
  socialPictureKey: more.socialPictureKey ?? null,
  canonical: more.canonical ?? '',
  noindex: more.noindex ?? false,
  dateline: more.dateline ?? '',
  sponsor: more.sponsor ?? '',
});

/** Adds stories to the newsroom, all in one transaction. Returns their ids in the same order. */
export function adoptStory(context: WriteContext, drafts: readonly ForeignDraft[]): Promise<number[]> {
  return change(context, async (tx) => {
    const ids = await reserveIds(
      tx,
      drafts.map(() => ({})),
    );
    const rows: (typeof stories.$inferInsert)[] = [];
    const versions: (typeof storyRevisions.$inferInsert)[] = [];
    for (const [at, draft] of drafts.entries()) {
      const id = ids[at];
      if (id === undefined) continue;
      const working = copyOf(draft);
      const { state, createdAt, updatedAt, source } = draft;
      const plannedFor = draft.plannedFor ?? null;
      rows.push({ id, state, working, ...(await listedOf(tx, working)), createdByName: source, plannedFor, createdAt, updatedAt });
      const by = { savedById: importer.id, savedByName: source, savedAt: updatedAt, begunAt: updatedAt };
      versions.push({ storyId: id, version: 1, working, state, ...by });
    }
    await insertRows(tx, stories, rows);
    await insertRows(tx, storyRevisions, versions);
    const audit: AuditEntry[] = rows.map(({ id, headline, state }) => ({
      action: 'story.create',
      subject: `article:${id}`,
      after: { headline, state },
    }));
    return { result: ids, tags: [], audit };
  });
}

/** Replaces the text of an imported story that no editor has touched since the import (according to `readImportStatus`). */
export function reviseWorkingCopy(context: WriteContext, id: number, draft: ForeignDraft): Promise<void> {
  return change(context, async (tx) => {
    const story = await lockStory(tx, id);
    const before = await readWorking(tx, story);
    const working = copyOf(draft);
    const { state, updatedAt: now } = draft;
    const version = story.version + 1;
    const plannedFor = draft.plannedFor ?? story.plannedFor;
    const planVersion = story.planVersion + (plannedFor === story.plannedFor ? 0 : 1);
    await tx
      .update(stories)
      .set({ state, working, version, plannedFor, planVersion, updatedAt: now, ...(await listedOf(tx, working)) })
      .where(eq(stories.id, id));
    await keepRevision(tx, { story: { id, state }, version, working, by: { id: importer.id, name: draft.source }, now });
    const audit: AuditEntry[] = [
      { action: 'story.save', subject: `article:${id}`, before: { headline: before.headline }, after: { headline: working.headline } },
    ];
    return { result: undefined, tags: [], audit };
  });
}

/** Publishes an imported story that no editor has touched, because the other system has published it. */
export function publishTaken(context: WriteContext, id: number, draft: StoryDraft & { source: string }): Promise<void> {
  return change(context, async (tx) => {
    const story = await lockStory(tx, id);
    const working = copyOf(draft);
    const version = story.version + 1;
    const tags = await addArticles(tx, [{ id, draft }], { now: context.clock() });
    const { publishedAt, updatedAt = publishedAt, source } = draft;
    await tx
      .update(stories)
      .set({
        state: 'published',
        working: null,
        version,
        publishedVersion: version,
        publishedAt,
        updatedAt,
        ...(await listedOf(tx, working)),
      })
      .where(eq(stories.id, id));
    const by = { id: importer.id, name: source };
    await keepRevision(tx, { story: { id, state: 'published' }, version, working, by, now: updatedAt, step: 'publish' });
    const before = { headline: story.headline, state: story.state };
    const after = { headline: draft.headline, state: 'published' };
    return {
      result: undefined,
      tags: [`article:${id}`, ...tags],
      audit: [{ action: 'story.publish', subject: `article:${id}`, before, after }],
    };
  });
}
