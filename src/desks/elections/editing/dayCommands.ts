import { and, eq, inArray, sql } from 'drizzle-orm';
import { change, type WriteContext } from '../../../platform/change.ts';
import type { Database } from '../../../platform/database.ts';
import { NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { tagsOfElection } from '../commands.ts';
import { electionCommandWords as say } from '../newsroom/words.ts';
import { embargoAt, embargoSentence } from '../polls/embargo.ts';
import { type Election, readPhases } from '../queries.ts';
import { electionCandidates, electionNews, electionPolls, electionSeats, elections } from '../tables.ts';
import type { NewsDraft, PicksDraft, PollDraft } from './drafts.ts';

/** What editors do on the day itself: what is hot, lines, the line above the tally, polls. */

async function electionWithId(tx: Database, id: number): Promise<Election> {
  const [election] = await tx.select().from(elections).where(eq(elections.id, id));
  if (!election) throw new NewsroomError(404, say.noElection);
  return election;
}

/** These are the hot seats, in this order, and no others. */
export async function chooseHotSeats(context: WriteContext, electionId: number, { picks }: PicksDraft): Promise<void> {
  await change(context, async (tx) => {
    const { token } = await electionWithId(tx, electionId);
    const s = electionSeats;
    const ids = picks.map(({ id }) => id);
    if (new Set(ids).size !== ids.length) throw new NewsroomError(422, say.twice);
    const found =
      ids.length === 0
        ? []
        : await tx
            .select({ id: s.id })
            .from(s)
            .where(and(eq(s.electionId, electionId), inArray(s.id, ids)));
    if (found.length !== ids.length) throw new NewsroomError(422, say.noSeat);
    await tx
      .update(s)
      .set({ hotPosition: null, hotNote: '' })
      .where(and(eq(s.electionId, electionId), sql`${s.hotPosition} is not null`));
    for (const [at, { id, note }] of picks.entries())
      await tx
        .update(s)
        .set({ hotPosition: at + 1, hotNote: note })
        .where(eq(s.id, id));
    return {
      result: undefined,
      tags: tagsOfElection(token),
      audit: [{ action: 'election.hot-seats', subject: `election:${token}`, after: picks }],
    };
  });
}

/** These are the star candidates, in this order, and no others. */
export async function chooseStars(context: WriteContext, electionId: number, { picks }: PicksDraft): Promise<void> {
  await change(context, async (tx) => {
    const { token } = await electionWithId(tx, electionId);
    const c = electionCandidates;
    const ids = picks.map(({ id }) => id);
    if (new Set(ids).size !== ids.length) throw new NewsroomError(422, say.twice);
    const found =
      ids.length === 0
        ? []
        : await tx
            .select({ id: c.id })
            .from(c)
            .where(and(eq(c.electionId, electionId), inArray(c.id, ids)));
    if (found.length !== ids.length) throw new NewsroomError(422, say.noCandidate);
    await tx
      .update(c)
      .set({ starPosition: null, starNote: '' })
      .where(and(eq(c.electionId, electionId), sql`${c.starPosition} is not null`));
    for (const [at, { id, note }] of picks.entries())
      await tx
        .update(c)
        .set({ starPosition: at + 1, starNote: note })
        .where(eq(c.id, id));
    return {
      result: undefined,
      tags: tagsOfElection(token),
      audit: [{ action: 'election.stars', subject: `election:${token}`, after: picks }],
    };
  });
}

/** Puts a line into the live news. Gives its id. */
export async function addNews(context: WriteContext, electionId: number, draft: NewsDraft, now: Date): Promise<number> {
  return change(context, async (tx) => {
    const { token } = await electionWithId(tx, electionId);
    if (draft.seatId !== null) {
      const [seat] = await tx
        .select({ id: electionSeats.id })
        .from(electionSeats)
        .where(and(eq(electionSeats.id, draft.seatId), eq(electionSeats.electionId, electionId)));
      if (!seat) throw new NewsroomError(422, say.noSeat, { issues: [{ path: 'seatId', message: say.noSeat }] });
    }
    const [line] = await tx
      .insert(electionNews)
      .values({ electionId, at: now, ...draft })
      .returning({ id: electionNews.id });
    if (!line) throw new Error('The line was not written');
    return {
      result: line.id,
      tags: tagsOfElection(token),
      audit: [{ action: 'election-news.add', subject: `election-news:${line.id}`, after: { text: draft.text } }],
    };
  });
}

export async function removeNews(context: WriteContext, electionId: number, id: number): Promise<void> {
  await change(context, async (tx) => {
    const { token } = await electionWithId(tx, electionId);
    const n = electionNews;
    const [line] = await tx
      .delete(n)
      .where(and(eq(n.id, id), eq(n.electionId, electionId)))
      .returning({ text: n.text });
    if (!line) throw new NewsroomError(404, say.noNews);
    return {
      result: undefined,
      tags: tagsOfElection(token),
      audit: [{ action: 'election-news.remove', subject: `election-news:${id}`, before: { text: line.text } }],
    };
  });
}

/** The line above the tally; empty takes it away. */
export async function setHeadline(context: WriteContext, electionId: number, headline: string): Promise<void> {
  await change(context, async (tx) => {
    const { token, breakingHeadline } = await electionWithId(tx, electionId);
    await tx.update(elections).set({ breakingHeadline: headline }).where(eq(elections.id, electionId));
    return {
      result: undefined,
      tags: tagsOfElection(token),
      audit: [{ action: 'election.headline', subject: `election:${token}`, before: { headline: breakingHeadline }, after: { headline } }],
    };
  });
}

/** Adds what an agency expects, or changes it. Refuses to publish it while the law forbids that. Gives its id. */
export async function savePoll(
  context: WriteContext,
  electionId: number,
  id: number | undefined,
  draft: PollDraft,
  now: Date,
): Promise<number> {
  return change(context, async (tx) => {
    const election = await electionWithId(tx, electionId);
    const p = electionPolls;
    const [before] =
      id === undefined
        ? []
        : await tx
            .select()
            .from(p)
            .where(and(eq(p.id, id), eq(p.electionId, electionId)));
    if (id !== undefined && !before) throw new NewsroomError(404, say.noPoll);
    const keys = new Set(election.blocks.map(({ key }) => key));
    const issues = draft.expected.flatMap(({ key, from, to }, at) => [
      ...(keys.has(key) ? [] : [{ path: `expected.${at}`, message: say.unknownBlock }]),
      ...(from > to ? [{ path: `expected.${at}`, message: say.fromTo }] : []),
    ]);
    if (issues.length > 0) throw new NewsroomError(422, issues[0]?.message ?? say.fromTo, { issues });
    const embargo = draft.isPublished ? embargoAt(draft.kind, await readPhases(tx, electionId), now) : undefined;
    if (embargo) throw new NewsroomError(409, embargoSentence(draft.kind, embargo), { details: { until: embargo.until } });
    const values = { ...draft, publishedAt: draft.isPublished ? (before?.publishedAt ?? now) : null };
    const [saved] = before
      ? await tx.update(p).set(values).where(eq(p.id, before.id)).returning({ id: p.id })
      : await tx
          .insert(p)
          .values({ electionId, ...values })
          .returning({ id: p.id });
    if (!saved) throw new Error('The poll was not written');
    return {
      result: saved.id,
      tags: tagsOfElection(election.token),
      audit: [
        {
          action: before ? 'election-poll.change' : 'election-poll.add',
          subject: `election-poll:${saved.id}`,
          ...(before ? { before: { agency: before.agency, isPublished: before.isPublished } } : {}),
          after: draft,
        },
      ],
    };
  });
}

export async function removePoll(context: WriteContext, electionId: number, id: number): Promise<void> {
  await change(context, async (tx) => {
    const { token } = await electionWithId(tx, electionId);
    const p = electionPolls;
    const [poll] = await tx
      .delete(p)
      .where(and(eq(p.id, id), eq(p.electionId, electionId)))
      .returning({ agency: p.agency });
    if (!poll) throw new NewsroomError(404, say.noPoll);
    return {
      result: undefined,
      tags: tagsOfElection(token),
      audit: [{ action: 'election-poll.remove', subject: `election-poll:${id}`, before: poll }],
    };
  });
}
