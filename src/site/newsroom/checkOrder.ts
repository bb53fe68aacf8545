import { NewsroomError } from './newsroomError.ts';
import { newsroomServerWords } from './words.ts';

/**
 * Throws `NewsroomError` (409) if a list no longer has the items in the order in which an editor saw them before moving one. The list is
 * locked by the caller. Without `seen` nobody has seen it: the importer, the demo site, a command.
 */
export function checkOrder(present: readonly number[], seen: readonly number[] | undefined): void {
  if (seen !== undefined && present.join() !== seen.join()) throw new NewsroomError(409, newsroomServerWords.orderChanged);
}
