/** Tags of everything that shows the score of a match. */
export const ballTags = (matchId: number): string[] => [`match:${matchId}`, 'matches'];
/** Tags of everything that shows the list of matches, and what is computed from results. */
export const listTags = (tournamentId: number): string[] => ['cricket:schedule', `cricket:${tournamentId}`];

/** Whether a tag says that something of cricket has changed: a match, a tournament, a side or a player. */
export const isCricketTag = (tag: string): boolean => tag.startsWith('cricket') || tag.startsWith('match');
