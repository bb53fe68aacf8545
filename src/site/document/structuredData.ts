import type { Graph, Thing } from 'schema-dts';
import { siteConfig } from '../../../site.config.ts';
import { homeOf, type Language } from '../../platform/text/language.ts';
import { homeStepIn } from '../lists/homeStep.ts';
import type { Assets } from './assets.ts';
import type { Head } from './head.ts';
import { paperIn } from './paperIn.ts';

type Options = {
  siteUrl: string;
  assets: Assets;
  /** The publisher's addresses on social networks. */
  social: readonly string[];
  /** The newspaper's static pages that are written. */
  ownPages?: readonly string[];
  language?: Language;
};

/** The structured data of a page (schema.org) as one graph: the publisher, what the page is about, its breadcrumbs and what it lists. */
export function structuredData(head: Head, options: Options): Graph {
  const { language = 'gu' } = options;
  const isFront = head.canonical === homeOf(language);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      head.canonical === '/' ? wholePublisher(options) : publisher(options),
      ...(isFront ? [language === 'gu' ? webSite(options.siteUrl) : englishFront(head, options.siteUrl)] : []),
      ...(head.jsonLd ?? []),
      ...(isFront || head.noindex ? [] : [breadcrumbList(head, options.siteUrl, language)]),
      ...(head.listed && head.listed.length > 0 && !head.noindex ? [itemList(head.listed, options.siteUrl)] : []),
    ],
  };
}

function publisher({ siteUrl, assets, language = 'gu' }: Options) {
  return {
    '@type': 'NewsMediaOrganization' as const,
    '@id': `${siteUrl}/#publisher`,
    name: paperIn(language).name,
    url: `${siteUrl}/`,
    logo: { '@type': 'ImageObject' as const, url: `${siteUrl}${assets.icons['512']}`, width: '512', height: '512' },
  };
}

const ABOUT = '/static-page/about-us';

/** With what is said once for the site, on its front page: other names and addresses, and where readers find its principles. */
function wholePublisher(options: Options): Thing {
  const { siteUrl, social, ownPages = [] } = options;
  const { grievanceOfficer } = siteConfig;
  return {
    ...publisher(options),
    alternateName: siteConfig.nameEn,
    ...(social.length > 0 ? { sameAs: social } : {}),
    email: siteConfig.email,
    contactPoint: { '@type': 'ContactPoint', contactType: 'grievance officer', name: grievanceOfficer.name, email: grievanceOfficer.email },
    ...(ownPages.includes(ABOUT) ? { publishingPrinciples: `${siteUrl}${ABOUT}` } : {}),
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

/** The front page of the English edition, which is a part of the site: a host has one `WebSite`. */
function englishFront({ description }: Head, siteUrl: string): Thing {
  return {
    '@type': 'CollectionPage',
    name: paperIn('en').name,
    alternateName: siteConfig.name,
    description,
    url: `${siteUrl}${homeOf('en')}`,
    inLanguage: 'en',
    publisher: { '@id': `${siteUrl}/#publisher` },
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
function breadcrumbList({ title, canonical, breadcrumbs }: Head, siteUrl: string, language: Language): Thing {
  const steps = [...(breadcrumbs ?? [homeStepIn(language)]), { name: title, href: canonical }];
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
