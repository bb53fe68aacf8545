import type { Language } from '../../platform/text/language.ts';

/**
 * The kind of a story in placements and tallies, by its edition: each edition has lists and tallies of its own, so that
 * a list is read in one language by the same index, and no list can mix them.
 */
export const storyKinds = { gu: 'article', en: 'english-article' } as const satisfies Record<Language, string>;
