import type { Settings } from '../../platform/settings.ts';

/**
 * The cache tags of a response as a header, for a CDN that drops responses by tag; none without one. The front page has 4 KB of tags, more than
 * nginx takes of all headers together. Headers allow only Latin letters; a tag may contain a reader's input.
 */
export function tagHeaders(tags: readonly string[], { cacheTagHeader: name }: Pick<Settings, 'cacheTagHeader'>): Record<string, string> {
  if (name === undefined) return {};
  return { [name.toLowerCase()]: tags.map((tag) => encodeURI(tag.toWellFormed())).join(name === 'Surrogate-Key' ? ' ' : ',') };
}
