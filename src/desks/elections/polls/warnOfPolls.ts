import { eq, inArray, sql } from 'drizzle-orm';
import { readTopicsById } from '../../../content/topics/queries.ts';
import type { PublishWarnings, TopicListener } from '../../../site/desk.ts';
import { readPhases } from '../queries.ts';
import { elections } from '../tables.ts';
import { electionTag } from '../tags/electionTag.ts';
import { embargoAt, embargoSentence, pollsSpokenOf } from './embargo.ts';

/** Warns if a story about an election mentions exit or opinion polls during the embargo. */
export const warnOfPolls: PublishWarnings = async (db, { topicIds, words }, now) => {
  const kinds = pollsSpokenOf(words);
  if (kinds.length === 0 || topicIds.length === 0) return [];
  const slugs = [...(await readTopicsById(db, topicIds)).values()].flatMap(({ kind, slug }) => (kind === 'tag' ? [slug] : []));
  if (slugs.length === 0) return [];
  const tagged = await db.select({ id: elections.id }).from(elections).where(inArray(elections.tagSlug, slugs));
  const phases = await Promise.all(tagged.map(({ id }) => readPhases(db, id)));
  return kinds.flatMap((kind) => {
    const embargo = phases.map((own) => embargoAt(kind, own, now)).find((one) => one !== undefined);
    return embargo ? [{ path: 'body', message: embargoSentence(kind, embargo) }] : [];
  });
};

/** A tag used by an election for its stories cannot be deleted. */
export const electionsFollowTopics: TopicListener = {
  uses: async (tx, { kind, slug }) => {
    if (kind !== 'tag') return false;
    return (await tx.select({ id: elections.id }).from(elections).where(eq(elections.tagSlug, slug)).limit(1)).length > 0;
  },
  rename: async (tx, { kind, from, to }) => {
    if (kind !== 'tag') return [];
    const renamed = await tx
      .update(elections)
      .set({ tagSlug: to, version: sql`${elections.version} + 1` })
      .where(eq(elections.tagSlug, from))
      .returning({ token: elections.token });
    return renamed.map(({ token }) => electionTag(token));
  },
};
