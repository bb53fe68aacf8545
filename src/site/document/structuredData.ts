import type { Graph, Thing } from 'schema-dts';
import { siteConfig } from '../../../site.config.ts';
import { siteText } from '../words.ts';
import type { Assets } from './assets.ts';
import type { Head } from './head.ts';

type Options = {
  siteUrl: string;
  assets: Assets;
  /** The publisher's addresses on social networks. */
  social: readonly string[];
};

/** The structured data of a page (schema.org) as one graph: the publisher, what the page is about, its breadcrumbs and what it lists. */
export function structuredData(head: Head, options: Options): Graph {
  const isFront = head.canonical === '/';
  return {
    '@context': 'https://schema.org',
    '@graph': [
      isFront ? wholePublisher(options) : publisher(options),
      ...(isFront ? [webSite(options.siteUrl)] : []),
      ...(head.jsonLd ?? []),
      ...(isFront || head.noindex ? [] : [breadcrumbList(head, options.siteUrl)]),
      ...(head.listed && head.listed.length > 0 && !head.noindex ? [itemList(head.listed, options.siteUrl)] : []),
    ],
  };
}

function publisher({ siteUrl, assets }: Options) {
  return {
    '@type': 'NewsMediaOrganization' as const,
    '@id': `${siteUrl}/#publisher`,
    name: siteConfig.name,
    url: `${siteUrl}/`,
    logo: { '@type': 'ImageObject' as const, url: `${siteUrl}${assets.icons['512']}`, width: '512', height: '512' },
  };
}

/** With what is said once for the site, on its front page: other names and addresses, and where readers find its principles. */
function wholePublisher(options: Options): Thing {
  const { siteUrl, social } = options;
  const { grievanceOfficer } = siteConfig;
  return {
    ...publisher(options),
    alternateName: siteConfig.nameEn,
    ...(social.length > 0 ? { sameAs: social } : {}),
    email: siteConfig.email,
    contactPoint: { '@type': 'ContactPoint', contactType: 'grievance officer', name: grievanceOfficer.name, email: grievanceOfficer.email },
    publishingPrinciples: `${siteUrl}/static-page/about-us`,
    correctionsPolicy: `${siteUrl}/corrections`,
    actionableFeedbackPolicy: `${siteUrl}/grievance`,
  };
}

/** Tells search engines the site's name and how to search in it. */
function webSite(siteUrl: string): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${siteUrl}/#site`,
    name: siteConfig.name,
    alternateName: siteConfig.nameEn,
    url: `${siteUrl}/`,
    inLanguage: 'gu',
    publisher: { '@id': `${siteUrl}/#publisher` },
    potentialAction: searchAction(siteUrl),
  };
}

/** `query-input` is Google's own word beside schema.org's. */
function searchAction(siteUrl: string) {
  return {
    '@type': 'SearchAction' as const,
    target: { '@type': 'EntryPoint' as const, urlTemplate: `${siteUrl}/search?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
}

/** The way from the front page to the page, both included. */
function breadcrumbList({ title, canonical, breadcrumbs = [{ name: siteText.home, href: '/' }] }: Head, siteUrl: string): Thing {
  const steps = [...breadcrumbs, { name: title, href: canonical }];
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

function itemList(listed: readonly string[], siteUrl: string): Thing {
  return {
    '@type': 'ItemList',
    itemListElement: [...new Set(listed)].map((href, at) => ({ '@type': 'ListItem' as const, position: at + 1, url: `${siteUrl}${href}` })),
  };
}
