import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { WriteContext } from '../../../platform/change.ts';
import { checkVersion } from '../../../site/newsroom/checkVersion.ts';
import { fieldError, NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import { electionCommandWords as words } from '../newsroom/words.ts';
import { embargoAt, embargoSentence } from '../polls/embargo.ts';
import { readPhases } from '../queries.ts';
import { electionCandidates, electionNews, electionPolls, electionSeats, elections } from '../tables.ts';
import { changeElection } from './changeElection.ts';
import type { HeadlineDraft, NewsDraft, PicksDraft, PollEdit } from './drafts.ts';

// Commands for the counting day: hot seats and stars, live news, the headline above the tally, polls. What several editors may have open
// throws 409 if somebody has changed it since the version that the editor saw.

/** The ids of picks. Throws a `NewsroomError` if one occurs twice. */
function idsOf({ picks }: PicksDraft): number[] {
  const ids = picks.map(({ id }) => id);
  if (new Set(ids).size !== ids.length) throw new NewsroomError(422, words.twice);
  return ids;
}

/** Replaces the hot seats, in this order. Returns the new version of the list. */
export const chooseHotSeats = (context: WriteContext, electionId: number, draft: PicksDraft): Promise<number> =>
  changeElection(context, electionId, async (tx, { token, hotSeatsVersion: before }) => {
    checkVersion({ version: before }, draft.version);
    const ids = idsOf(draft);
    const count = await tx.$count(electionSeats, and(eq(electionSeats.electionId, electionId), inArray(electionSeats.id, ids)));
    if (count !== ids.length) throw new NewsroomError(422, words.noSeat);
    await tx
      .update(electionSeats)
      .set({ hotPosition: null, hotNote: '' })
      .where(and(eq(electionSeats.electionId, electionId), isNotNull(electionSeats.hotPosition)));
    for (const [at, { id, note }] of draft.picks.entries()) {
      await tx
        .update(electionSeats)
        .set({ hotPosition: at + 1, hotNote: note })
        .where(eq(electionSeats.id, id));
    }
    const version = before + 1;
    await tx.update(elections).set({ hotSeatsVersion: version }).where(eq(elections.id, electionId));
    return { result: version, audit: { action: 'election.hot-seats', subject: `election:${token}`, after: draft.picks } };
  });

/** Replaces the star candidates, in this order. Returns the new version of the list. */
export const chooseStars = (context: WriteContext, electionId: number, draft: PicksDraft): Promise<number> =>
  changeElection(context, electionId, async (tx, { token, starsVersion: before }) => {
    checkVersion({ version: before }, draft.version);
    const ids = idsOf(draft);
    const count = await tx.$count(
      electionCandidates,
      and(eq(electionCandidates.electionId, electionId), inArray(electionCandidates.id, ids)),
    );
    if (count !== ids.length) throw new NewsroomError(422, words.noCandidate);
    await tx
      .update(electionCandidates)
      .set({ starPosition: null, starNote: '' })
      .where(and(eq(electionCandidates.electionId, electionId), isNotNull(electionCandidates.starPosition)));
    for (const [at, { id, note }] of draft.picks.entries()) {
      await tx
        .update(electionCandidates)
        .set({ starPosition: at + 1, starNote: note })
        .where(eq(electionCandidates.id, id));
    }
    const version = before + 1;
    await tx.update(elections).set({ starsVersion: version }).where(eq(elections.id, electionId));
    return { result: version, audit: { action: 'election.stars', subject: `election:${token}`, after: draft.picks } };
  });

/** Adds an item to the live news. Returns its id. */
export const addNews = (context: WriteContext, electionId: number, draft: NewsDraft, now: Date): Promise<number> =>
  changeElection(context, electionId, async (tx) => {
    if (draft.seatId !== null) {
      const isSeat = await tx.$count(electionSeats, and(eq(electionSeats.id, draft.seatId), eq(electionSeats.electionId, electionId)));
      if (!isSeat) throw fieldError('seatId', words.noSeat);
    }
    const [line] = await tx
      .insert(electionNews)
      .values({ electionId, at: now, ...draft })
      .returning({ id: electionNews.id });
    if (!line) throw new Error('The line was not written');
    return {
      result: line.id,
      audit: { action: 'election-news.add', subject: `election-news:${line.id}`, after: { text: draft.text } },
    };
  });

export const removeNews = (context: WriteContext, electionId: number, id: number): Promise<void> =>
  changeElection(context, electionId, async (tx) => {
    const [line] = await tx
      .delete(electionNews)
      .where(and(eq(electionNews.id, id), eq(electionNews.electionId, electionId)))
      .returning({ text: electionNews.text });
    if (!line) throw new NewsroomError(404, words.noNews);
    return { result: undefined, audit: { action: 'election-news.remove', subject: `election-news:${id}`, before: line } };
  });

/** Sets the line above the tally; an empty text removes it. Returns its new version. */
export const setHeadline = (context: WriteContext, electionId: number, { headline, version: seen }: HeadlineDraft): Promise<number> =>
  changeElection(context, electionId, async (tx, { token, breakingHeadline, headlineVersion: before }) => {
    checkVersion({ version: before }, seen);
    const version = before + 1;
    await tx.update(elections).set({ breakingHeadline: headline, headlineVersion: version }).where(eq(elections.id, electionId));
    return {
      result: version,
      audit: { action: 'election.headline', subject: `election:${token}`, before: { headline: breakingHeadline }, after: { headline } },
    };
  });

/** Adds or changes a poll of an agency. Rejects publishing it during the legal embargo. Returns its id. */
export const savePoll = (
  context: WriteContext,
  electionId: number,
  id: number | undefined,
  { version, ...draft }: PollEdit,
  now: Date,
): Promise<number> =>
  changeElection(context, electionId, async (tx, { blocks }) => {
    const ofElection = eq(electionPolls.electionId, electionId);
    const [before] =
      id === undefined
        ? []
        : await tx
            .select()
            .from(electionPolls)
            .where(and(eq(electionPolls.id, id), ofElection));
    if (id !== undefined && !before) throw new NewsroomError(404, words.noPoll);
    if (before) checkVersion(before, version);
    const keys = new Set(blocks.map(({ key }) => key));
    const issues = draft.expected.flatMap(({ key, from, to }, at) => [
      ...(keys.has(key) ? [] : [{ path: `expected.${at}`, message: words.unknownBlock }]),
      ...(from > to ? [{ path: `expected.${at}`, message: words.fromTo }] : []),
    ]);
    if (issues.length > 0) throw new NewsroomError(422, issues[0]?.message ?? words.fromTo, { issues });
    const embargo = draft.isPublished ? embargoAt(draft.kind, await readPhases(tx, electionId), now) : undefined;
    if (embargo) throw new NewsroomError(409, embargoSentence(draft.kind, embargo), { details: { until: embargo.until } });
    const values = { ...draft, electionId, publishedAt: draft.isPublished ? (before?.publishedAt ?? now) : null };
    const [saved] = before
      ? await tx
          .update(electionPolls)
          .set({ ...values, version: before.version + 1 })
          .where(eq(electionPolls.id, before.id))
          .returning({ id: electionPolls.id })
      : await tx.insert(electionPolls).values(values).returning({ id: electionPolls.id });
    if (!saved) throw new Error('The poll was not written');
    return {
      result: saved.id,
      audit: {
        action: before ? 'election-poll.change' : 'election-poll.add',
        subject: `election-poll:${saved.id}`,
        ...(before ? { before: { agency: before.agency, isPublished: before.isPublished } } : {}),
        after: draft,
      },
    };
  });

/** Removes a poll; with `version`, as long as it is as the editor saw it. */
export const removePoll = (context: WriteContext, electionId: number, id: number, version?: number): Promise<void> =>
  changeElection(context, electionId, async (tx) => {
    const [poll] = await tx
      .delete(electionPolls)
      .where(and(eq(electionPolls.id, id), eq(electionPolls.electionId, electionId)))
      .returning({ agency: electionPolls.agency, version: electionPolls.version });
    if (!poll) throw new NewsroomError(404, words.noPoll);
    checkVersion(poll, version);
    return {
      result: undefined,
      audit: { action: 'election-poll.remove', subject: `election-poll:${id}`, before: { agency: poll.agency } },
    };
  });
