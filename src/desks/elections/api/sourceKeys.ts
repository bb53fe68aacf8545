import { hash, randomBytes } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { change, type WriteContext } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { electionCommandWords as words } from '../newsroom/words.ts';
import { electionSources } from '../tables.ts';

/** A key of 32 random bytes needs no slow hash: it cannot be guessed, and its hash does not reveal it. */
const digestOf = (key: string): string => hash('sha256', key, 'hex');

/** The programs that may send results, without their keys, which are shown only once. */
export async function readSources(db: Database, electionId: number) {
  return db
    .select({
      id: electionSources.id,
      name: electionSources.name,
      createdAt: electionSources.createdAt,
      revokedAt: electionSources.revokedAt,
      lastUsedAt: electionSources.lastUsedAt,
    })
    .from(electionSources)
    .where(eq(electionSources.electionId, electionId))
    .orderBy(asc(electionSources.id))
    .limit(100);
}

/** Adds a machine that may send results of an election. Its key is returned only here. */
export async function addSource(
  context: WriteContext,
  { electionId, name, now }: { electionId: number; name: string; now: Date },
): Promise<{ id: number; key: string }> {
  const key = `result_${randomBytes(32).toString('base64url')}`;
  return change(context, async (tx) => {
    const [source] = await tx
      .insert(electionSources)
      .values({ electionId, name, keyDigest: digestOf(key), createdAt: now })
      .returning({ id: electionSources.id });
    if (!source) throw new Error('The source was not written');
    return {
      result: { id: source.id, key },
      tags: [],
      audit: [{ action: 'election-source.add', subject: `election-source:${source.id}`, after: { name } }],
    };
  });
}

/** Revokes the key of a source. */
export async function revokeSource(
  context: WriteContext,
  { electionId, id, now }: { electionId: number; id: number; now: Date },
): Promise<void> {
  await change(context, async (tx) => {
    const [source] = await tx
      .update(electionSources)
      .set({ revokedAt: now })
      .where(and(eq(electionSources.id, id), eq(electionSources.electionId, electionId), isNull(electionSources.revokedAt)))
      .returning({ name: electionSources.name });
    if (!source) throw new NewsroomError(404, words.noSource);
    return {
      result: undefined,
      tags: [],
      audit: [{ action: 'election-source.revoke', subject: `election-source:${id}`, before: { name: source.name } }],
    };
  });
}

/** The source with this key; undefined if there is none or it is revoked. */
export async function sourceOfKey(db: Database, key: string): Promise<typeof electionSources.$inferSelect | undefined> {
  const [source] = await db
    .select()
    .from(electionSources)
    .where(and(eq(electionSources.keyDigest, digestOf(key)), isNull(electionSources.revokedAt)));
  return source;
}

const NOTED_EVERY_MS = 60_000;

/** Updates the time of a source's last request, at most once a minute. */
export async function noteUse(db: Database, { id, lastUsedAt }: { id: number; lastUsedAt: Date | null }, now: Date): Promise<void> {
  if (lastUsedAt && now.getTime() - lastUsedAt.getTime() < NOTED_EVERY_MS) return;
  await db.update(electionSources).set({ lastUsedAt: now }).where(eq(electionSources.id, id));
}
