import type { Graph, Thing } from 'schema-dts';
import { siteConfig } from '../../../site.config.ts';
import type { Assets } from './assets.ts';

/** What the head of a page says of it. Addresses are paths on this site. */
export type Head = {
  title: string;
  description: string;
  /** The one address of this page. */
  canonical: string;
  /** The same as an AMP document. */
  amphtml?: string;
  kind?: 'article' | 'website' | 'profile' | 'video.other';
  image?: { path: string; width: number; height: number; alt: string };
  /** A film of the paper's own, for those who show it where the page is shared. */
  video?: { path: string; type: string; width: number; height: number; seconds: number };
  /** Search engines leave the page out. */
  noindex?: boolean;
  publishedAt?: Date;
  updatedAt?: Date;
  previous?: string | undefined;
  next?: string | undefined;
  /** Structured data (schema.org), gathered in one graph with the publisher's. */
  jsonLd?: Thing[];
};

/** Words of the paper around a title; the front page's stands alone. */
export const titleOf = (head: Head): string => (head.canonical === '/' ? head.title : `${head.title} | ${siteConfig.name}`);

/** `social` are the publisher's addresses elsewhere. */
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

/** The way from the front page down to a page, the page itself at its end, as search engines read it (schema.org's BreadcrumbList). */
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
