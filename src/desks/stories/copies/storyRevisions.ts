import { and, desc, eq } from 'drizzle-orm';
import type { Editor } from '../../../platform/auditLog.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { StoryStep } from '../steps/storySteps.ts';
import { storyRevisions } from '../tables.ts';
import { readWorking, type StoryRecord, writtenBy } from './storyRecord.ts';
import type { WorkingCopy } from './workingCopy.ts';

/** Autosaves of one editor within this time form one revision: the last of them. */
const AUTOSAVES_IN_ONE_MS = milliseconds('5m');

/** A story without revisions (an import) gets its published version as first revision when editing begins. */
export async function keepFirstRevision(tx: Database, story: StoryRecord): Promise<void> {
  const [known] = await tx.select({ id: storyRevisions.id }).from(storyRevisions).where(eq(storyRevisions.storyId, story.id)).limit(1);
  if (known) return;
  await tx.insert(storyRevisions).values({
    storyId: story.id,
    version: story.version,
    working: await readWorking(tx, story),
    state: story.state,
    ...writtenBy({ id: story.createdById, name: story.createdByName }),
    savedAt: story.updatedAt,
    begunAt: story.updatedAt,
  });
}

type Kept = {
  story: Pick<StoryRecord, 'id' | 'state'>;
  version: number;
  working: WorkingCopy;
  by: Editor;
  now: Date;
  autosave?: boolean;
  step?: StoryStep;
  note?: string;
};

/**
 * Adds a revision. An autosave replaces the newest revision if that is also an autosave, by the same editor and at most some minutes old; a
 * manual save is never replaced.
 */
export async function keepRevision(
  tx: Database,
  { story, version, working, by, now, autosave = false, step, note = '' }: Kept,
): Promise<{ squashed: boolean }> {
  const last = autosave ? await readLastRevision(tx, story.id) : undefined;
  const kept = { version, working, state: story.state, savedAt: now };
  if (last?.autosave && last.savedById === by.id && now.getTime() - last.begunAt.getTime() < AUTOSAVES_IN_ONE_MS) {
    await tx.update(storyRevisions).set(kept).where(eq(storyRevisions.id, last.id));
    return { squashed: true };
  }
  await tx.insert(storyRevisions).values({ storyId: story.id, ...kept, ...writtenBy(by), begunAt: now, autosave, step, note });
  return { squashed: false };
}

/** The newest revision, without conflicts. */
export async function readLastRevision(tx: Database, storyId: number) {
  const [last] = await tx
    .select({
      id: storyRevisions.id,
      autosave: storyRevisions.autosave,
      savedById: storyRevisions.savedById,
      savedByName: storyRevisions.savedByName,
      savedAt: storyRevisions.savedAt,
      begunAt: storyRevisions.begunAt,
    })
    .from(storyRevisions)
    .where(and(eq(storyRevisions.storyId, storyId), eq(storyRevisions.conflict, false)))
    .orderBy(desc(storyRevisions.id))
    .limit(1);
  return last;
}

/** Marks the newest revision as saved manually if an autosave already saved the same text, so that it is not replaced. */
export async function keepByHand(tx: Database, storyId: number, by: Editor): Promise<void> {
  const last = await readLastRevision(tx, storyId);
  if (last?.autosave && last.savedById === by.id) {
    await tx.update(storyRevisions).set({ autosave: false }).where(eq(storyRevisions.id, last.id));
  }
}

/** Keeps a rejected save. Repeated autosaves from the same version share one revision, the last. Returns the revision's id. */
export async function keepConflict(tx: Database, { story, version, working, by, now, autosave = false }: Kept): Promise<number> {
  const [tried] = autosave
    ? await tx
        .select({
          id: storyRevisions.id,
          savedById: storyRevisions.savedById,
          version: storyRevisions.version,
          autosave: storyRevisions.autosave,
        })
        .from(storyRevisions)
        .where(and(eq(storyRevisions.storyId, story.id), eq(storyRevisions.conflict, true), eq(storyRevisions.savedById, by.id)))
        .orderBy(desc(storyRevisions.id))
        .limit(1)
    : [];
  if (tried?.autosave && tried.version === version) {
    await tx.update(storyRevisions).set({ working, savedAt: now }).where(eq(storyRevisions.id, tried.id));
    return tried.id;
  }
  const [kept] = await tx
    .insert(storyRevisions)
    .values({
      storyId: story.id,
      version,
      working,
      state: story.state,
      ...writtenBy(by),
      savedAt: now,
      begunAt: now,
      autosave,
      conflict: true,
    })
    .returning({ id: storyRevisions.id });
  if (!kept) throw new Error('The conflict was not kept');
  return kept.id;
}
