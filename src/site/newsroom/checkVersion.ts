import { NewsroomError } from './newsroomError.ts';
import { newsroomServerWords } from './words.ts';

/**
 * Throws `NewsroomError` (409) if somebody has changed a record since an editor's form was opened with the version `seen`. The record is
 * locked by the caller. Without `seen` the author has no form: the importer, the demo site, a command.
 */
export function checkVersion(record: { version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== record.version) throw new NewsroomError(409, newsroomServerWords.changedMeanwhile);
}

/**
 * Throws `NewsroomError` (409) if a list no longer has the items in the order in which an editor saw them before moving one. The list is
 * locked by the caller. Without `seen` nobody has seen it: the importer, the demo site, a command.
 */
export function checkOrder(present: readonly number[], seen: readonly number[] | undefined): void {
  if (seen !== undefined && present.join() !== seen.join()) throw new NewsroomError(409, newsroomServerWords.orderChanged);
}
