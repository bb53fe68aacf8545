import { type Role, type Staff, worksFor } from '../../../site/newsroom/staff.ts';

/**
 * The way of a story through the newsroom: which step leads from where to where, and whose it is. The one table by which the server
 * refuses and the screens offer.
 */

export const storyStates = ['draft', 'in_review', 'returned', 'approved', 'scheduled', 'published', 'withdrawn', 'trash'] as const;
export type StoryState = (typeof storyStates)[number];

/** Of which stories: one's own, those of one's desks and cities (and one's own), or all. Not named: of none. */
type Reach = Partial<Record<Role, 'own' | 'desk' | 'all'>>;

const chiefs: Reach = { 'chief-editor': 'all', administrator: 'all' };
const deskEditors: Reach = { 'desk-editor': 'desk', ...chiefs };
const subEditors: Reach = { 'sub-editor': 'desk', ...deskEditors };
const writers: Reach = { reporter: 'own', ...subEditors };

type Rule = {
  /** Whose the step is, by the state the story is in; from a state not named it cannot be taken. */
  from: Partial<Record<StoryState, Reach>>;
  /** `before` is the state it had when it was put into the trash. */
  to: StoryState | 'before';
  /** A line to whom it concerns: the reporter, or, when a story is withdrawn, the readers. */
  note?: 'needed' | 'optional';
  /** Only without errors in `storyChecks.ts`. */
  isChecked?: true;
  /** Needs a moment. */
  isTimed?: true;
  /** The story is somebody else's turn now: whoever took the step no longer holds it. */
  givesAway?: true;
};

const beforeReaders = (reach: Reach): Rule['from'] => ({ draft: reach, in_review: reach, returned: reach, approved: reach });

export const storySteps = {
  /** To the desk, to be read. */
  submit: { from: { draft: writers, returned: writers }, to: 'in_review', note: 'optional', givesAway: true },
  /** Back from the desk to go on writing. */
  recall: { from: { in_review: writers }, to: 'draft' },
  return: { from: { in_review: subEditors, approved: deskEditors }, to: 'returned', note: 'needed', givesAway: true },
  approve: { from: { draft: deskEditors, in_review: deskEditors, returned: deskEditors }, to: 'approved', isChecked: true },
  /** An approved story is read once more. */
  reopen: { from: { approved: deskEditors }, to: 'in_review', note: 'optional', givesAway: true },
  schedule: { from: { ...beforeReaders(deskEditors), scheduled: deskEditors }, to: 'scheduled', isChecked: true, isTimed: true },
  unschedule: { from: { scheduled: deskEditors }, to: 'approved' },
  publish: { from: { ...beforeReaders(deskEditors), scheduled: deskEditors }, to: 'published', isChecked: true },
  /** Puts what was changed in a published story before readers. */
  update: { from: { published: deskEditors }, to: 'published', isChecked: true },
  /** Gives up what was changed in a published story. */
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

/** Whose it is to change the text, by the state. What is scheduled stands fast until it is taken off the schedule. */
const editing: Partial<Record<StoryState, Reach>> = {
  draft: writers,
  returned: writers,
  in_review: subEditors,
  approved: deskEditors,
  published: subEditors,
  withdrawn: chiefs,
};

/** What of a story decides whose it is. */
export type StoryPlace = { state: StoryState; ownerId: string; categoryIds: readonly number[]; cityId: number | null };
type Someone = Pick<Staff, 'id' | 'role' | 'deskIds' | 'cityIds'>;

/** A story without category and city is on no desk yet: it is everyone's who works for some desk. */
function reaches(reach: Reach | undefined, staff: Someone, story: StoryPlace): boolean {
  const how = reach?.[staff.role];
  if (how === undefined) return false;
  if (how === 'all' || (story.ownerId === staff.id && story.ownerId !== '')) return true;
  if (how === 'own') return false;
  return (story.categoryIds.length === 0 && story.cityId === null) || worksFor(staff, story);
}

/** The rule of a step as the table has it. */
export const ruleOf = (step: StoryStep): Rule => storySteps[step];

/** Whether they may take this step with this story as it stands. */
export const mayTake = (step: StoryStep, staff: Someone, story: StoryPlace): boolean =>
  reaches(ruleOf(step).from[story.state], staff, story);

/** The steps they may take with this story as it stands. */
export const stepsFor = (staff: Someone, story: StoryPlace): StoryStep[] => storyStepNames.filter((step) => mayTake(step, staff, story));

/** Whether they may change this story's text as it stands. */
export const mayEdit = (staff: Someone, story: StoryPlace): boolean => reaches(editing[story.state], staff, story);

/** Whether the story could be theirs to edit in some state: what such a one saved too late is kept. */
export const couldEdit = (staff: Someone, story: StoryPlace): boolean => reaches(writers, staff, story);
