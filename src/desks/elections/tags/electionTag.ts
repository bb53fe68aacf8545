/** The cache tag of an election, or of a part of it: `electionTag(token, 'seat:12')` is that of a seat. */
export const electionTag = (token: string, part?: string): string =>
  part === undefined ? `election:${token}` : `election:${token}:${part}`;

/** Whether a tag says that an election has changed: its own, that of a part of it, or that of all elections. */
export const isElectionTag = (tag: string): boolean => tag.startsWith('election');
