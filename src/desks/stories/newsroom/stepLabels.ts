import type { StoryStep } from '../steps/storySteps.ts';
import type { storyDeskWords } from './words.ts';

/** What each step is called on its button. */
export const stepLabels = {
  submit: 'stepSubmit',
  recall: 'stepRecall',
  return: 'stepReturn',
  approve: 'stepApprove',
  reopen: 'stepReopen',
  schedule: 'stepSchedule',
  unschedule: 'stepUnschedule',
  publish: 'stepPublish',
  update: 'stepUpdate',
  discard: 'stepDiscard',
  withdraw: 'stepWithdraw',
  restore_published: 'stepRestorePublished',
  trash: 'stepTrash',
  untrash: 'stepUntrash',
} as const satisfies Record<StoryStep, keyof typeof storyDeskWords>;
