import type { Language } from '../../platform/text/language.ts';
import type { Link } from '../desk.ts';
import type { Head } from '../document/head.ts';
import { siteWords } from '../words.ts';

/** The name of a page of a list: પાનું 3. */
export const pageNamed = (number: number, language: Language): string => `${siteWords.page[language]} ${number}`;

type About = {
  title: string;
  description: string;
  page: number;
  pageCount: number;
  addressOf: (page: number) => string;
  /** The addresses of what the page lists. */
  listed?: readonly string[];
  breadcrumbs?: readonly Link[];
  language?: Language;
};

/** The head of a list page: from the second page on with the page number, and with links to the previous and next page. */
export function listPageHead({ title, description, page, pageCount, addressOf, listed = [], breadcrumbs, language = 'gu' }: About): Head {
  const suffix = page > 1 ? ` · ${pageNamed(page, language)}` : '';
  return {
    title: `${title}${suffix}`,
    description: `${description}${suffix}`,
    canonical: addressOf(page),
    previous: page > 1 ? addressOf(page - 1) : undefined,
    next: page < pageCount ? addressOf(page + 1) : undefined,
    listed,
    ...(breadcrumbs ? { breadcrumbs } : {}),
  };
}
