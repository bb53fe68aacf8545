/**
 * What can be an election's name in addresses: small letters, digits and hyphens, with the year among them (`election-2024`,
 * `gujarat-2027`, `election-2024-replay`). No other page of the paper has such a name, so that elections take nobody's address.
 */
export const ELECTION_TOKEN = '[a-z][a-z0-9-]*-\\d\\d\\d\\d(?:-[a-z0-9-]+)?';
