import type { Staff } from '../../../../site/newsroom/staff.ts';
import type { StoryRow } from '../../lists/storyShapes.ts';
import { mightTake, type StoryStep } from '../../steps/storySteps.ts';

/** The steps for several stories at once: those that need nothing of each story but that an editor has read it. */
const severalSteps = [
  'submit',
  'approve',
  'return',
  'publish',
  'reopen',
  'recall',
  'unschedule',
  'withdraw',
  'restore_published',
  'untrash',
  'trash',
] as const satisfies readonly StoryStep[];

export type SeveralSteps = (typeof severalSteps)[number];
export type StoryAction = SeveralSteps | 'handOver';

/** What can be done to several stories, the likeliest first. */
export const storyActions: readonly StoryAction[] = [...severalSteps.slice(0, -1), 'handOver', 'trash'];

/** Whether an action is possible with a story, as far as its list tells: the server knows its desk, and what is missing. */
export const isPossible = (action: StoryAction, staff: Staff, row: StoryRow): boolean =>
  action === 'handOver' ? row.state !== 'trash' && mightTake('submit', staff, { ...row, state: 'draft' }) : mightTake(action, staff, row);
