import type { Graph, Thing } from 'schema-dts';
import { siteConfig } from '../../../site.config.ts';
import type { Assets } from './assets.ts';

/** Content of a page's head. Addresses are paths on this site. */
export type Head = {
  title: string;
  description: string;
  /** The canonical address of this page. */
  canonical: string;
  /** The AMP version of the page. */
  amphtml?: string;
  kind?: 'article' | 'website' | 'profile' | 'video.other';
  image?: { path: string; width: number; height: number; alt: string };
  /** A video of the newspaper, for previews where the page is shared. */
  video?: { path: string; type: string; width: number; height: number; seconds: number };
  /** Excludes the page from search engines. */
  noindex?: boolean;
  publishedAt?: Date;
  updatedAt?: Date;
  previous?: string | undefined;
  next?: string | undefined;
  /** Structured data (schema.org), combined in one graph with the publisher's. */
  jsonLd?: Thing[];
};

/** The title with the newspaper's name; the front page's title stands alone. */
export const titleOf = (head: Head): string => (head.canonical === '/' ? head.title : `${head.title} | ${siteConfig.name}`);

/** `social` are the publisher's addresses on social networks. */
export function structuredData(head: Head, siteUrl: string, assets: Assets, social: readonly string[]): Graph {
  const publisher: Thing = {
    '@type': 'NewsMediaOrganization',
    '@id': `${siteUrl}/#publisher`,
    name: siteConfig.name,
    alternateName: siteConfig.nameEn,
    url: `${siteUrl}/`,
    logo: { '@type': 'ImageObject', url: `${siteUrl}${assets.icons['512']}`, width: '512', height: '512' },
    ...(social.length > 0 ? { sameAs: social } : {}),
    publishingPrinciples: `${siteUrl}/static-page/about-us`,
  };
  return { '@context': 'https://schema.org', '@graph': [publisher, ...(head.jsonLd ?? [])] };
}

/** The breadcrumbs from the front page to a page, including the page itself (schema.org's BreadcrumbList). */
export function breadcrumbJsonLd(steps: readonly { name: string; href: string }[], siteUrl: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, href }, at) => ({
      '@type': 'ListItem' as const,
      position: at + 1,
      name,
      item: `${siteUrl}${href}`,
    })),
  };
}
