import type { Thing } from 'schema-dts';
import { siteConfig } from '../../../site.config.ts';
import type { NamedCard } from '../cards/card.ts';

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

/** The title with the newspaper's name; the front page's title stands alone. */
export const titleOf = (head: Head): string => (head.canonical === '/' ? head.title : `${head.title} | ${siteConfig.name}`);

/** What search engines may do with the page: show large previews of it, unless it is excluded. */
export const robotsOf = (head: Head): string =>
  head.noindex ? 'noindex, follow' : 'max-image-preview:large, max-snippet:-1, max-video-preview:-1';
