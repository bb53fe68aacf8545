/** The tags that invalidate a response, for caches in between. Headers allow only Latin letters; a tag may contain what a reader typed. */
export function tagHeaders(tags: readonly string[]): Record<string, string> {
  const texts = tags.map((tag) => encodeURI(tag.toWellFormed()));
  return { 'cache-tag': texts.join(','), 'surrogate-key': texts.join(' ') };
}
