import type { Language } from '../../platform/text/language.ts';

/**
 * The editions of a page by the codes that search engines know (`hreflang`), if it is in both; whoever speaks neither
 * language is sent to the Gujarati one.
 */
export function alternatesOf({ gu, en }: Partial<Record<Language, string>> = {}): readonly (readonly [string, string])[] {
  return gu && en
    ? [
        ['gu', gu],
        ['en', en],
        ['x-default', gu],
      ]
    : [];
}
