import type { Thing } from 'schema-dts';
import { siteConfig } from '../../../../site.config.ts';
import { pictureAddress } from '../../../content/pictures/queries.ts';
import { isoInIndia } from '../../../platform/text/dates.ts';
import { ampAddress } from '../../../site/amp/amp.ts';
import type { Head } from '../../../site/document/head.ts';
import { homeStep } from '../../../site/lists/homeStep.ts';
import type { WebStory } from '../queries.ts';
import { webStoryText } from '../words.ts';
import { webStorySocialCard } from './socialCards.ts';
import { webStoryListAddress } from './webStoryAddress.ts';

/** Structured data of a web story, for its page and its AMP document. */
function webStoryJsonLd(story: WebStory, siteUrl: string): Exclude<Thing, string> {
  return {
    '@type': 'NewsArticle',
    '@id': `${siteUrl}${story.address}#story`,
    mainEntityOfPage: `${siteUrl}${story.address}`,
    headline: story.title,
    description: story.description,
    inLanguage: 'gu',
    articleSection: story.category.name,
    datePublished: isoInIndia(story.publishedAt),
    dateModified: isoInIndia(story.updatedAt),
    author: { '@type': 'Organization', name: siteConfig.defaultByline, url: `${siteUrl}/` },
    publisher: { '@id': `${siteUrl}/#publisher` },
    isAccessibleForFree: true,
    image: [pictureAddress(story.poster, 'poster', 828), pictureAddress(story.poster, 'wide', 1200)].map((path) => `${siteUrl}${path}`),
  };
}

export function webStoryHead(story: WebStory, siteUrl: string): Head {
  return {
    title: story.title,
    description: story.description,
    canonical: story.address,
    amphtml: ampAddress(story.address),
    kind: 'article',
    publishedAt: story.publishedAt,
    updatedAt: story.updatedAt,
    card: webStorySocialCard(story),
    breadcrumbs: [homeStep, { name: webStoryText.title, href: webStoryListAddress(undefined) }],
    jsonLd: [webStoryJsonLd(story, siteUrl)],
  };
}
