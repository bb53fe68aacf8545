import type { Editor } from '../../../platform/auditLog.ts';
import type { Database } from '../../../platform/database.ts';
import { notifyStaff } from '../../notifications/commands.ts';
import { readMentioned } from '../../notifications/queries.ts';
import type { StoryRecord } from '../copies/storyRecord.ts';
import { ruleOf, type StoryStep } from './storySteps.ts';

type TakenStep = {
  story: Pick<StoryRecord, 'id' | 'ownerId'>;
  headline: string;
  step: StoryStep;
  note: string;
  by: Editor;
  now: Date;
};

/** The step's own kind, for the reporter of the story. */
const kindOfStep = { return: 'returned', approve: 'approved' } as const;
const isTold = (step: StoryStep): step is keyof typeof kindOfStep => step in kindOfStep;

/** Tells the reporter of a returned or approved story, and whom the note names. Returns the tags that the change must name. */
export async function tellOfStep(
  tx: Database,
  { story: { id, ownerId }, headline, step, note, by, now }: TakenStep,
): Promise<readonly string[]> {
  // The note of a withdrawal is for readers.
  const named = ruleOf(step).note !== undefined && step !== 'withdraw' ? await readMentioned(tx, note) : [];
  const toReporter = isTold(step) ? [{ staffId: ownerId, kind: kindOfStep[step] }] : [];
  const told = [...toReporter, ...named.map((staffId) => ({ staffId, kind: 'mention' as const }))];
  return notifyStaff(tx, { story: { id, headline }, by, note, told, now });
}
