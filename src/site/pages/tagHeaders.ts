/** The tags that drop an answer, for caches that stand between. Headers take only Latin letters; what a reader asked for may be in a tag. */
export function tagHeaders(tags: readonly string[]): Record<string, string> {
  const texts = tags.map((tag) => encodeURI(tag.toWellFormed()));
  return { 'cache-tag': texts.join(','), 'surrogate-key': texts.join(' ') };
}
