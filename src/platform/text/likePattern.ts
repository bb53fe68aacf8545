/** The SQL `LIKE` pattern of a text: it matches the text itself, in which `%`, `_` and `\` have no meaning. Callers put `%` around it. */
export const likePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');
