/** A comment on a story, or a letter to the editor, which is about no story. */
export const commentKinds = ['comment', 'letter'] as const;
export type CommentKind = (typeof commentKinds)[number];

/** `removed` is a comment that its reader has taken back, while replies to it stay. */
export const commentStates = ['waiting', 'held', 'published', 'rejected', 'removed'] as const;
export type CommentState = (typeof commentStates)[number];

/** Why a comment is held: something about it is usual for spam. */
export const suspicions = ['fast', 'rate', 'links', 'language', 'repetition', 'same'] as const;
export type Suspicion = (typeof suspicions)[number];

/** The decisions that a reader is told of. */
export const decisions = ['published', 'rejected'] as const satisfies readonly CommentState[];
export type Decision = (typeof decisions)[number];

/** Why a comment is rejected, or why a reader objects to it. */
export const objections = ['abuse', 'privacy', 'falsehood', 'advertising', 'offTopic', 'other'] as const;
export type Objection = (typeof objections)[number];

/** Who of the newspaper has written an answer: the newsroom, or the story's author. */
export const badges = ['editor', 'author'] as const;
export type Badge = (typeof badges)[number];

/** The lists that moderators work through. */
export const queues = ['waiting', 'held', 'reported', 'published', 'rejected'] as const;
export type Queue = (typeof queues)[number];

/** A queue is counted to this: published comments are counted after every decision, and there are more of them every year. */
export const MAX_COUNTED = 10_000;

/** A number of comments in a queue, as moderators see it. */
export const countText = (count: number): string =>
  `${Math.min(count, MAX_COUNTED).toLocaleString('en-IN')}${count > MAX_COUNTED ? '+' : ''}`;

/** What a moderator does with a comment; `keep` dismisses the reports on it. */
export const moderationSteps = ['approve', 'reject', 'keep', 'pick', 'unpick'] as const;
export type ModerationStep = (typeof moderationSteps)[number];

/** The steps for several comments at once. */
export const severalSteps = ['approve', 'reject', 'keep'] as const satisfies readonly ModerationStep[];

type Judged = { state: CommentState; kind: CommentKind; parentId: number | null; isPick: boolean; openReports: number };

/** The steps that are possible for a comment as it is. */
export function stepsFor({ state, kind, parentId, isPick, openReports }: Judged): ModerationStep[] {
  const isPublished = state === 'published';
  const isPickable = isPublished && kind === 'comment' && parentId === null;
  const possible: Record<ModerationStep, boolean> = {
    approve: state === 'waiting' || state === 'held' || state === 'rejected',
    reject: state === 'waiting' || state === 'held' || isPublished,
    keep: isPublished && openReports > 0,
    pick: isPickable && !isPick,
    unpick: isPickable && isPick,
  };
  return moderationSteps.filter((step) => possible[step]);
}
