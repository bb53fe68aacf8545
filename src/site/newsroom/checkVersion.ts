import { type FieldIssue, NewsroomError, type Sentence } from './newsroomError.ts';
import { newsroomServerWords } from './words.ts';

/**
 * The 409 for an editor whose screen shows an older state than the present one; the answer says `isOutdated`, and the screen offers to load
 * the present state. A 409 for another reason would come again.
 */
export class VersionConflict extends NewsroomError {
  constructor(sentence: Sentence = newsroomServerWords.changedMeanwhile, more: { issues?: readonly FieldIssue[]; details?: unknown } = {}) {
    super(409, sentence, more);
  }
}

/**
 * Throws `VersionConflict` if somebody has changed a record since an editor's form was opened with the version `seen`. The record is
 * locked by the caller. Without `seen` the author has no form: the importer, the demo site, a command.
 */
export function checkVersion(record: { version: number }, seen: number | undefined): void {
  if (seen !== undefined && seen !== record.version) throw new VersionConflict();
}

/**
 * Throws `VersionConflict` if a list no longer has the items in the order in which an editor saw them before moving one. The list is
 * locked by the caller. Without `seen` nobody has seen it: the importer, the demo site, a command.
 */
export function checkOrder(present: readonly number[], seen: readonly number[] | undefined): void {
  if (seen !== undefined && present.join() !== seen.join()) throw new VersionConflict(newsroomServerWords.orderChanged);
}
