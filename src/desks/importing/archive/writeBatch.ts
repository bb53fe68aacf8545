import { readCards } from '../../articles/queries.ts';
import type { UnpublishedState } from '../source/sourceItem.ts';
import { failStory, type ImportContext } from './importContext.ts';
import { recordImported } from './importedItems.ts';
import { inOneTransaction } from './inOneTransaction.ts';
import { itemFaultOf } from './itemFault.ts';
import type { Prepared } from './prepareBatch.ts';

/** Names in the report for stories imported unpublished. */
const AS: Record<UnpublishedState, string> = {
  draft: 'drafts',
  pending: 'waiting to be read',
  future: 'planned for their day',
  private: 'private there, drafts here',
};

const only = <Does extends Prepared['does']>(prepared: readonly Prepared[], does: Does) =>
  prepared.filter((one): one is Extract<Prepared, { does: Does }> => one.does === does);

/**
 * Writes a batch in one transaction: stories, redirects from old addresses, and import records. If a story makes that fail, the batch is
 * split in halves until that story is found; it is reported, and all others are written. Throws if the database fails.
 */
export async function writeBatch(context: ImportContext, prepared: readonly Prepared[]): Promise<void> {
  const [first, ...others] = prepared;
  if (!first) return;
  if (!context.dryRun) {
    try {
      context.report.count('redirects', await writeTogether(context, prepared));
    } catch (error) {
      const why = itemFaultOf(error);
      if (others.length === 0) return failStory(context.report, first.story, why);
      const half = Math.ceil(prepared.length / 2);
      await writeBatch(context, prepared.slice(0, half));
      return writeBatch(context, prepared.slice(half));
    }
  }
  countBatch(context, prepared);
}

/** Writes stories in one transaction. Returns the number of redirects. */
function writeTogether(context: ImportContext, prepared: readonly Prepared[]): Promise<number> {
  return inOneTransaction(context.app, async (write) => {
    const written = await writeStories({ ...context, write }, prepared);
    const rows = written.map(({ id, one }) => ({
      source: context.name,
      original: `story:${one.story.original}`,
      ourId: id,
      contentHash: one.hash,
      missingPictures: one.missing,
    }));
    await recordImported(write.db, rows);
    const cards = await readCards(
      write.db,
      written.map(({ id }) => id),
    );
    const addresses = new Map(cards.map(({ id, address }) => [id, address]));
    // Unpublished stories have no address to redirect to.
    const moves = written.flatMap(({ id, one }) => {
      const to = addresses.get(id);
      return to === undefined ? [] : one.story.oldPaths.map((from) => ({ from, to }));
    });
    return moves.length === 0 ? 0 : context.commands.addRedirects(write, moves);
  });
}

type Writing = Pick<ImportContext, 'commands' | 'name'> & { write: Parameters<ImportContext['commands']['addRedirects']>[0] };
type Written = { one: Prepared; id: number }[];

async function writeStories({ commands, name, write }: Writing, prepared: readonly Prepared[]): Promise<Written> {
  const withIds = (ones: readonly Prepared[], ids: readonly number[]): Written =>
    ones.flatMap((one, at) => {
      const id = ids[at];
      return id === undefined ? [] : { one, id };
    });
  const [fresh, begun] = [only(prepared, 'publish'), only(prepared, 'adopt')];
  const draftsOf = <Draft>(ones: readonly { draft: Draft }[]): Draft[] => ones.map(({ draft }) => draft);
  const published = fresh.length > 0 ? await commands.publishStories(write, draftsOf(fresh)) : [];
  const viewed = withIds(fresh, published).flatMap(({ one, id }) =>
    one.does === 'publish' && one.story.views !== undefined
      ? [{ articleId: id, cityId: one.draft.cityId, views: one.story.views, at: one.draft.publishedAt }]
      : [],
  );
  if (viewed.length > 0) await commands.setViews(write, viewed);
  const taken = begun.length > 0 ? await commands.adoptStory(write, draftsOf(begun)) : [];
  const written = [...withIds(fresh, published), ...withIds(begun, taken)];
  for (const one of prepared) {
    if (one.does === 'revise') await commands.reviseStory(write, one.id, one.draft);
    else if (one.does === 'reviseWorkingCopy') await commands.reviseWorkingCopy(write, one.id, one.draft);
    else if (one.does === 'publishTaken') await commands.publishTaken(write, one.id, { ...one.draft, source: name });
    else continue;
    written.push({ one, id: one.id });
  }
  return written;
}

function countBatch({ report, dryRun }: ImportContext, prepared: readonly Prepared[]): void {
  const would = (does: string) => (dryRun ? `would be ${does}` : does);
  const count = (...does: Prepared['does'][]) => prepared.filter((one) => does.includes(one.does)).length;
  report.count(would('published'), count('publish', 'publishTaken'));
  report.count(would('revised'), count('revise', 'reviseWorkingCopy'));
  report.count(would('taken in hand'), count('adopt'));
  for (const { story } of only(prepared, 'adopt')) if (story.inHand) report.count(`${would('taken in hand')}: ${AS[story.inHand]}`);
}
