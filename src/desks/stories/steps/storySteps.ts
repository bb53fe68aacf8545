import { type Role, type Staff, worksFor } from '../../../site/newsroom/staff.ts';

/**
 * The workflow of stories: each step with its states and permissions. The server enforces this table, and the screens use it to show steps.
 */

export const storyStates = ['draft', 'in_review', 'returned', 'approved', 'scheduled', 'published', 'withdrawn', 'trash'] as const;
export type StoryState = (typeof storyStates)[number];

/** Which stories a role may act on: its own, those of its desks and cities (and its own), or all. Unlisted roles: none. */
type Reach = Partial<Record<Role, 'own' | 'desk' | 'all'>>;

const chiefs: Reach = { 'chief-editor': 'all', administrator: 'all' };
const deskEditors: Reach = { 'desk-editor': 'desk', ...chiefs };
const subEditors: Reach = { 'sub-editor': 'desk', ...deskEditors };
const writers: Reach = { reporter: 'own', ...subEditors };

type Rule = {
  /** Permissions for the step by the story's state; not possible from other states. */
  from: Partial<Record<StoryState, Reach>>;
  /** `before` is the state before the story was moved to the trash. */
  to: StoryState | 'before';
  /** A note to the reporter or, for a withdrawn story, to readers. */
  note?: 'needed' | 'optional';
  /** Requires a story without errors in `storyChecks.ts`. */
  isChecked?: true;
  /** Requires a time. */
  isTimed?: true;
  /** The step passes the story on: the user who took it no longer holds the lock. */
  givesAway?: true;
};

const beforeReaders = (reach: Reach): Rule['from'] => ({ draft: reach, in_review: reach, returned: reach, approved: reach });

export const storySteps = {
  /** Submits the story to the desk for review. */
  submit: { from: { draft: writers, returned: writers }, to: 'in_review', note: 'optional', givesAway: true },
  /** Takes the story back from the desk, to continue writing. */
  recall: { from: { in_review: writers }, to: 'draft' },
  return: { from: { in_review: subEditors, approved: deskEditors }, to: 'returned', note: 'needed', givesAway: true },
  approve: { from: { draft: deskEditors, in_review: deskEditors, returned: deskEditors }, to: 'approved', isChecked: true },
  /** Returns an approved story to review. */
  reopen: { from: { approved: deskEditors }, to: 'in_review', note: 'optional', givesAway: true },
  schedule: { from: { ...beforeReaders(deskEditors), scheduled: deskEditors }, to: 'scheduled', isChecked: true, isTimed: true },
  unschedule: { from: { scheduled: deskEditors }, to: 'approved' },
  publish: { from: { ...beforeReaders(deskEditors), scheduled: deskEditors }, to: 'published', isChecked: true },
  /** Publishes the changes of a published story. */
  update: { from: { published: deskEditors }, to: 'published', isChecked: true },
  /** Discards the unpublished changes of a published story. */
  discard: { from: { published: subEditors }, to: 'published' },
  withdraw: { from: { published: deskEditors }, to: 'withdrawn', note: 'needed' },
  restore_published: { from: { withdrawn: chiefs }, to: 'published', isChecked: true },
  trash: {
    from: { draft: writers, returned: writers, in_review: deskEditors, approved: deskEditors, withdrawn: chiefs },
    to: 'trash',
    note: 'optional',
  },
  untrash: { from: { trash: writers }, to: 'before' },
} as const satisfies Record<string, Rule>;

export type StoryStep = keyof typeof storySteps;
export const storyStepNames = [
  'submit',
  'recall',
  'return',
  'approve',
  'reopen',
  'schedule',
  'unschedule',
  'publish',
  'update',
  'discard',
  'withdraw',
  'restore_published',
  'trash',
  'untrash',
] as const satisfies readonly StoryStep[];

/** Who may edit the text, by state. A scheduled story cannot be edited until it is unscheduled. */
const editing: Partial<Record<StoryState, Reach>> = {
  draft: writers,
  returned: writers,
  in_review: subEditors,
  approved: deskEditors,
  published: subEditors,
  withdrawn: chiefs,
};

/** The data of a story that permissions depend on. */
export type StoryPlace = { state: StoryState; ownerId: string; categoryIds: readonly number[]; cityId: number | null };
type Someone = Pick<Staff, 'id' | 'role' | 'deskIds' | 'cityIds'>;

/** A story without category and city belongs to no desk yet, so all staff with desk permissions may act on it. */
function reaches(reach: Reach | undefined, staff: Someone, story: StoryPlace): boolean {
  const how = reach?.[staff.role];
  if (how === undefined) return false;
  if (how === 'all' || (story.ownerId === staff.id && story.ownerId !== '')) return true;
  if (how === 'own') return false;
  return (story.categoryIds.length === 0 && story.cityId === null) || worksFor(staff, story);
}

/** The table's rule for a step. */
export const ruleOf = (step: StoryStep): Rule => storySteps[step];

/** Whether the user may take this step with this story now. */
export const mayTake = (step: StoryStep, staff: Someone, story: StoryPlace): boolean =>
  reaches(ruleOf(step).from[story.state], staff, story);

/** Whether the user may perhaps take this step, if it is not known which desk a story belongs to. */
export function mightTake(step: StoryStep, staff: Someone, story: Pick<StoryPlace, 'state' | 'ownerId'>): boolean {
  const how = ruleOf(step).from[story.state]?.[staff.role];
  return how === 'own' ? story.ownerId === staff.id : how !== undefined;
}

/** The steps that the user may take with this story now. */
export const stepsFor = (staff: Someone, story: StoryPlace): StoryStep[] => storyStepNames.filter((step) => mayTake(step, staff, story));

/** Whether the user may edit this story's text now. */
export const mayEdit = (staff: Someone, story: StoryPlace): boolean => reaches(editing[story.state], staff, story);

/** Whether the user could edit the story in some state: their late saves are kept. */
export const couldEdit = (staff: Someone, story: StoryPlace): boolean => reaches(writers, staff, story);
