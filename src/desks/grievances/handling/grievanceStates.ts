/** What a grievance is about. */
export const grievanceKinds = ['fact', 'privacy', 'children', 'violence', 'copyright', 'other'] as const;
export type GrievanceKind = (typeof grievanceKinds)[number];

export const grievanceStates = ['received', 'acknowledged', 'decided', 'spam'] as const;
export type GrievanceState = (typeof grievanceStates)[number];

export const grievanceOutcomes = ['upheld', 'partly', 'dismissed'] as const;
export type GrievanceOutcome = (typeof grievanceOutcomes)[number];

/** The acknowledgement that is sent by mail at once, and the decision. */
export const grievanceMailKinds = ['acknowledgement', 'decision'] as const;
export type GrievanceMailKind = (typeof grievanceMailKinds)[number];

/**
 * The states that an editor may choose next. `acknowledged` is chosen for somebody who was told by telephone; the mail sets it by itself.
 * A decision has a call of its own, and is final: it is in the published report.
 */
const nextStates: Record<GrievanceState, readonly GrievanceState[]> = {
  received: ['acknowledged', 'spam'],
  acknowledged: ['spam'],
  decided: [],
  spam: ['received'],
};

/** The present state and those that may follow it. */
export const statesFrom = (state: GrievanceState): readonly GrievanceState[] => [state, ...nextStates[state]];

export const isDecidable = (state: GrievanceState): boolean => state === 'received' || state === 'acknowledged';
