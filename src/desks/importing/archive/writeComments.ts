import { cutText } from '../../../platform/text/graphemes.ts';
import { readCards } from '../../articles/queries.ts';
import { MAX_REPLIES } from '../../comments/commands.ts';
import type { SourceComment, SourceStory } from '../source/sourceItem.ts';
import type { ImportedComment } from './importCommands.ts';
import { type ImportContext, whichOf } from './importContext.ts';
import { readImported, recordImported } from './importedItems.ts';
import { inOneTransaction } from './inOneTransaction.ts';
import { itemFaultOf } from './itemFault.ts';

const MAX_NAME = 80;
const MAX_TEXT = 20_000;
/** PostgreSQL takes 65,535 parameters in a statement. */
const COMMENTS_AT_ONCE = 1_000;

const keyOf = ({ original }: Pick<SourceComment, 'original'>): string => `comment:${original}`;

/**
 * Adds the comments of stories that readers can read here, one transaction for each story. A comment that has come before is not added
 * again: a moderator may have removed it.
 */
export async function writeComments(context: ImportContext, stories: readonly SourceStory[]): Promise<void> {
  const { app, name, report, dryRun } = context;
  const commented = stories.filter(({ comments }) => comments.length > 0);
  if (commented.length === 0) return;
  const known = await readImported(
    app.db,
    name,
    commented.flatMap((story) => [`story:${story.original}`, ...story.comments.map(keyOf)]),
  );
  const idOf = (story: SourceStory): number | undefined => known.get(`story:${story.original}`)?.ourId;
  const cards = await readCards(
    app.db,
    commented.flatMap((story) => idOf(story) ?? []),
  );
  const readable = new Set(cards.map(({ id }) => id));
  const seen = new Set<string>();
  for (const story of commented) {
    const articleId = idOf(story);
    const fresh = story.comments.filter((comment) => {
      const isFresh = comment.text !== '' && !known.has(keyOf(comment)) && !seen.has(comment.original);
      seen.add(comment.original);
      return isFresh;
    });
    if (dryRun) report.count('comments that would be added', fresh.length);
    else if (articleId === undefined || !readable.has(articleId))
      report.count('comments on stories that readers cannot read here', fresh.length);
    else await writeOfStory(context, { story, articleId, fresh, idOf: (original) => known.get(keyOf({ original }))?.ourId });
  }
}

type OfStory = {
  story: SourceStory;
  articleId: number;
  fresh: readonly SourceComment[];
  /** The id here of a comment that has come before. */
  idOf: (original: string) => number | undefined;
};

async function writeOfStory(context: ImportContext, { story, articleId, fresh, idOf }: OfStory): Promise<void> {
  const { app, commands, name, report, now } = context;
  const threads = threadsOf(story.comments);
  const added = new Map<string, number>();
  const draftOf = (comment: SourceComment): ImportedComment => {
    const { badge, publishedAt = story.publishedAt ?? now } = comment;
    const thread = threads.get(comment);
    return {
      ...{ articleId, badge, name: cutText(comment.name, MAX_NAME), text: cutText(comment.text, MAX_TEXT) },
      parentId: thread === undefined ? undefined : (added.get(thread.original) ?? idOf(thread.original)),
      publishedAt: publishedAt < now ? publishedAt : now,
    };
  };
  try {
    await inOneTransaction(app, async (write) => {
      // What is answered comes first, for its answers need its id.
      for (const isAnswer of [false, true]) {
        const ofThis = fresh.filter((comment) => threads.has(comment) === isAnswer);
        for (let from = 0; from < ofThis.length; from += COMMENTS_AT_ONCE) {
          const some = ofThis.slice(from, from + COMMENTS_AT_ONCE);
          const ids = await commands.addComments(write, some.map(draftOf));
          const rows = some.flatMap(({ original }, at) => (ids[at] === undefined ? [] : [{ original, ourId: ids[at] }]));
          for (const { original, ourId } of rows) added.set(original, ourId);
          await recordImported(
            write.db,
            rows.map(({ ourId, ...row }) => ({ source: name, original: keyOf(row), ourId })),
          );
        }
      }
    });
    report.count('comments added', fresh.length);
  } catch (error) {
    const why = itemFaultOf(error);
    report.count('comments that could not be taken in', fresh.length);
    report.tell(whichOf(story), `its comments could not be taken in: ${why}`);
  }
}

/**
 * For each reply the comment under which it stands: the first one of its thread. A comment is missing that answers none, or none that came
 * along, or a thread that is full.
 */
function threadsOf(comments: readonly SourceComment[]): Map<SourceComment, SourceComment> {
  const byOriginal = new Map(comments.map((comment) => [comment.original, comment]));
  const first = (comment: SourceComment): SourceComment => {
    const passed = new Set([comment]);
    let above = comment;
    for (let next = byOriginal.get(above.under); next && !passed.has(next); next = byOriginal.get(above.under)) {
      passed.add(next);
      above = next;
    }
    return above;
  };
  const threads = new Map<SourceComment, SourceComment>();
  const replies = new Map<SourceComment, number>();
  for (const comment of comments) {
    const thread = first(comment);
    const count = replies.get(thread) ?? 0;
    if (thread === comment || thread.text === '' || count >= MAX_REPLIES) continue;
    replies.set(thread, count + 1);
    threads.set(comment, thread);
  }
  return threads;
}
