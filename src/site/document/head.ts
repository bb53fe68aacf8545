import type { Thing } from 'schema-dts';
import { homeOf, type Language } from '../../platform/text/language.ts';
import type { NamedCard } from '../cards/card.ts';
import { paperIn } from './paperIn.ts';

/** Content of a page's head. Addresses are paths on this site. */
export type Head = {
  title: string;
  description: string;
  /** The canonical address of this page. */
  canonical: string;
  /** The address elsewhere of the original, if the page is a copy: search engines index that one. */
  original?: string | undefined;
  /** The title for social networks, if it is another one. */
  socialTitle?: string | undefined;
  /** The addresses of the page in the editions that have it, for `hreflang`; only if it is in both. */
  editions?: Partial<Record<Language, string>>;
  /** The AMP version of the page. */
  amphtml?: string;
  kind?: 'article' | 'website' | 'profile' | 'video.other';
  /** What the page is shared with in place of a card (og:image): a picture that somebody has chosen for it. */
  image?: { path: string; width: number; height: number; alt: string };
  /** The social card of what the page is about; without one the page is shared with the newspaper's own. */
  card?: NamedCard;
  /** A video of the newspaper, for previews where the page is shared. */
  video?: { path: string; type: string; width: number; height: number; seconds: number };
  /** The feed of the stories on the page, or of its subject: its address, and its title unless it is that of a story's subject. */
  feed?: { address: string; title?: string };
  /** Excludes the page from search engines. */
  noindex?: boolean;
  publishedAt?: Date;
  updatedAt?: Date;
  previous?: string | undefined;
  next?: string | undefined;
  /** The breadcrumbs as the page shows them, from the front page down, without the page itself; only the front page by default. */
  breadcrumbs?: readonly { name: string; href: string }[];
  /** The addresses of what a list page lists, in its order. */
  listed?: readonly string[];
  /** Structured data (schema.org) of what the page is about; `structuredData` adds the publisher, breadcrumbs and list. */
  jsonLd?: Thing[];
};

/** The title with the newspaper's name; that of an edition's front page stands alone. */
export const titleOf = (head: Head, language: Language = 'gu'): string =>
  head.canonical === homeOf(language) ? head.title : `${head.title} | ${paperIn(language).name}`;

/** What search engines may do with the page: show large previews of it, unless it is excluded. */
export const robotsOf = (head: Head): string =>
  head.noindex ? 'noindex, follow' : 'max-image-preview:large, max-snippet:-1, max-video-preview:-1';
