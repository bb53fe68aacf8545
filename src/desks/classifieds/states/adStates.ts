import { milliseconds } from '../../../platform/clock.ts';

/**
 * A draft is seen by its advertiser only, until it is sent. `waiting` is for the editors; also an advertisement that was published and has
 * been changed since. `removed` was taken away by the newspaper.
 */
export const adStates = ['draft', 'waiting', 'published', 'expired', 'rejected', 'withdrawn', 'removed'] as const;
export type AdState = (typeof adStates)[number];

/** How long an advertisement stands. */
export const PUBLISHED_FOR_MS = milliseconds('30d');
/** In its last days a published advertisement may be renewed already. */
const RENEWED_BEFORE_END_MS = milliseconds('7d');
/** A draft that was never sent is deleted. */
export const DRAFT_KEPT_MS = milliseconds('7d');

type Lasting = { state: AdState; expiresAt: Date | null };

/** Whether readers see it: the scheduler may be late. */
export const isSeen = ({ state, expiresAt }: Lasting, now: Date): boolean => state === 'published' && expiresAt !== null && expiresAt > now;

/** What the advertiser may do. Renewal goes without a check, because the text is the one that was approved. */
export const mayEdit = ({ state }: Lasting): boolean => state !== 'removed';
export const mayWithdraw = ({ state }: Lasting): boolean => state === 'waiting' || state === 'published';
export const mayDelete = ({ state }: Lasting): boolean => state !== 'waiting' && state !== 'published' && state !== 'removed';
export const mayRenew = ({ state, expiresAt }: Lasting, now: Date): boolean =>
  state === 'expired' || (state === 'published' && expiresAt !== null && expiresAt.getTime() - now.getTime() <= RENEWED_BEFORE_END_MS);

/** What an editor may do. */
export const moderationSteps = ['approve', 'reject', 'remove', 'keep'] as const;
export type ModerationStep = (typeof moderationSteps)[number];

const stepsFrom: Record<AdState, readonly ModerationStep[]> = {
  draft: [],
  waiting: ['approve', 'reject', 'remove'],
  published: ['remove', 'keep'],
  expired: ['remove', 'keep'],
  rejected: ['approve', 'remove'],
  withdrawn: ['remove', 'keep'],
  removed: [],
};
/** `keep` closes the reports about an advertisement, also of one that has ended since: it would stand in the queue for good. */
export const moderationStepsFrom = (state: AdState): readonly ModerationStep[] => stepsFrom[state];
