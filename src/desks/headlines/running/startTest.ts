import { and, eq, ne } from 'drizzle-orm';
import type { AuditEntry, Editor } from '../../../platform/auditLog.ts';
import { change, type WriteContext } from '../../../platform/change.ts';
import { milliseconds } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import { type FieldIssue, fieldError, NewsroomError } from '../../../site/newsroom/newsroomError.ts';
import type { Staff } from '../../../site/newsroom/staff.ts';
import { readArticleRow } from '../../articles/queries.ts';
import { requireUpdater } from '../../stories/commands.ts';
import { headlineTestsTag } from '../queries.ts';
import { headlineTests, headlineVariants } from '../tables.ts';
import { headlineWords as words } from '../words.ts';

/** Maximum time ahead for the beginning of a test. */
const FURTHEST_MS = milliseconds('30d');

export type AskedTest = {
  /** One to three other headlines. */
  headlines: readonly string[];
  hours: number;
  /** When it begins; undefined for now. */
  startsAt: Date | undefined;
  isForAll: boolean;
};

export type Editing = { context: WriteContext & { by: Editor }; staff: Staff; now: Date };

/** The headline of a story on the front page and in lists; undefined if it is not published. */
export async function readListHeadline(db: Database, storyId: number): Promise<string | undefined> {
  const row = await readArticleRow(db, storyId);
  return row && (row.listHeadline || row.headline);
}

/** Begins a test of other headlines of a published story, or plans it. Throws `NewsroomError`. */
export function startTest({ context, staff, now }: Editing, storyId: number, asked: AskedTest): Promise<void> {
  return change(context, async (tx) => {
    await requireUpdater(tx, staff, storyId);
    const original = await readListHeadline(tx, storyId);
    if (original === undefined) throw new NewsroomError(409, words.gone);
    const headlines = [original, ...asked.headlines.map((headline) => headline.trim())];
    refuseUseless(headlines);
    const startsAt = asked.startsAt ?? now;
    if (startsAt.getTime() > now.getTime() + FURTHEST_MS) throw fieldError('startsAt', words.startsTooLate);
    if (asked.startsAt && startsAt < now) throw fieldError('startsAt', words.startsInPast);
    const open = await tx
      .select({ id: headlineTests.id })
      .from(headlineTests)
      .where(and(eq(headlineTests.storyId, storyId), ne(headlineTests.state, 'ended')));
    if (open.length > 0) throw new NewsroomError(409, words.alreadyTested);
    const isPlanned = startsAt > now;
    const [test] = await tx
      .insert(headlineTests)
      .values({
        storyId,
        state: isPlanned ? 'planned' : 'running',
        startsAt,
        endsAt: new Date(startsAt.getTime() + asked.hours * milliseconds('1h')),
        isForAll: asked.isForAll,
        startedById: context.by.id,
        startedByName: context.by.name,
      })
      .returning({ id: headlineTests.id });
    if (!test) throw new Error('The test was not written');
    await tx.insert(headlineVariants).values(headlines.map((headline, place) => ({ testId: test.id, place, headline })));
    const audit: AuditEntry = {
      action: 'headlineTest.start',
      subject: `article:${storyId}`,
      after: { headlines, startsAt, hours: asked.hours, isForAll: asked.isForAll },
    };
    return { result: undefined, tags: isPlanned ? [] : testTags(storyId), audit: [audit] };
  });
}

/** What shows the headlines of a story in a test: every page with its card. */
export const testTags = (storyId: number): string[] => [headlineTestsTag, `article:${storyId}`];

/** Each headline must say something, and none twice. */
function refuseUseless(headlines: readonly string[]): void {
  const issues = headlines.flatMap((headline, at): FieldIssue[] => {
    const path = `headlines.${at - 1}`;
    if (headline === '') return [{ path, message: words.emptyHeadline }];
    return headlines.indexOf(headline) < at ? [{ path, message: words.sameHeadline }] : [];
  });
  const [first] = issues;
  if (first) throw new NewsroomError(422, first.message, { issues });
}
