/** Where an election stands: before its polling, while it is polled, while votes are counted, when all is declared. */
export const electionStages = ['upcoming', 'polling', 'counting', 'declared'] as const;
/** `awaited` is a seat nobody leads in yet; a countermanded poll is called off and held later. */
export const seatStates = ['awaited', 'leading', 'won', 'uncontested', 'countermanded'] as const;

/** A column of the tally box: parties counted together, in the election's own order. The last is for all others. */
export type TallyBlock = { key: string; name: string; nameEn: string; color: string; darkColor: string; parties: string[] };

export const pollKinds = ['exit', 'opinion'] as const;
