import type { Staff } from '../../../../site/newsroom/staff.ts';
import type { StoryRow } from '../../lists/storyShapes.ts';
import { mightTake, type StoryStep } from '../../steps/storySteps.ts';

/** What can be done to several stories, the likeliest first. Steps that need a time, or a look at what has changed, are for one story. */
export const storyActions = [
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
  'handOver',
  'trash',
] as const satisfies readonly (StoryStep | 'handOver')[];

export type StoryAction = (typeof storyActions)[number];

/** Whether an action is possible with a story, as far as its list tells: the server knows its desk, and what is missing. */
export const isPossible = (action: StoryAction, staff: Staff, row: StoryRow): boolean =>
  action === 'handOver' ? row.state !== 'trash' && mightTake('submit', staff, { ...row, state: 'draft' }) : mightTake(action, staff, row);
