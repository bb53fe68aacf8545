import { romanised } from './folding.ts';

const MAX_LETTERS = 70;

/** A Latin slug for a Gujarati or English text: lower case, words joined by dashes; `varta` if nothing is left. */
export function slugOf(text: string): string {
  const slug = romanised(text)
    .normalize('NFD')
    .toLowerCase()
    // Accents go, and the apostrophe within a word.
    .replace(/\p{M}|(?<=[a-z])['’](?=[a-z])/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const short =
    slug.length <= MAX_LETTERS
      ? slug
      : slug.slice(0, slug.lastIndexOf('-', MAX_LETTERS) > 0 ? slug.lastIndexOf('-', MAX_LETTERS) : MAX_LETTERS);
  return short || 'varta';
}
