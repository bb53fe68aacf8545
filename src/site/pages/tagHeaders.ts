/**
 * The cache tags of a response as headers, for caches in front of the server. Headers allow only Latin letters; a tag may contain a
 * reader's input.
 */
export function tagHeaders(tags: readonly string[]): Record<string, string> {
  const texts = tags.map((tag) => encodeURI(tag.toWellFormed()));
  return { 'cache-tag': texts.join(','), 'surrogate-key': texts.join(' ') };
}
