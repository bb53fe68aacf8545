/** Stages of an election: before polling, during polling, during counting, all results declared. */
export const electionStages = ['upcoming', 'polling', 'counting', 'declared'] as const;
/** Whether something may change at any minute. */
export const isUnderWay = ({ stage }: { stage: (typeof electionStages)[number] }): boolean => stage === 'polling' || stage === 'counting';

/** In an `awaited` seat nobody leads yet; a countermanded poll is cancelled and held later. */
export const seatStates = ['awaited', 'leading', 'won', 'uncontested', 'countermanded'] as const;

/** A column of the tally box: a group of parties defined by the election. The last is for all others. */
export type TallyBlock = { key: string; name: string; nameEn: string; color: string; darkColor: string; parties: string[] };

export const pollKinds = ['exit', 'opinion'] as const;
