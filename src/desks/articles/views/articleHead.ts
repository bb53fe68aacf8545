import type { Thing } from 'schema-dts';
import { siteConfig } from '../../../../site.config.ts';
import { pictureAddress } from '../../../content/pictures/queries.ts';
import { type Author, feedAddress, topicAddress } from '../../../content/topics/queries.ts';
import { isoInIndia } from '../../../platform/text/dates.ts';
import { shorten } from '../../../platform/text/graphemes.ts';
import type { Link } from '../../../site/desk.ts';
import type { Head } from '../../../site/document/head.ts';
import { homeStep } from '../../../site/lists/PageBreadcrumbs.tsx';
import type { Story } from '../queries.ts';

/** An author as structured data (schema.org's Person), for the author's page. */
export const authorJsonLd = (author: Author, siteUrl: string) => ({
  '@type': 'Person' as const,
  '@id': `${siteUrl}${topicAddress(author)}#author`,
  name: author.name,
  url: `${siteUrl}${topicAddress(author)}`,
  ...(author.role ? { jobTitle: author.role } : {}),
  ...(author.bio ? { description: author.bio } : {}),
  worksFor: { '@id': `${siteUrl}/#publisher` },
});

/** The head of a story page, for search engines and shared links. */
export function articleHead(story: Story, siteUrl: string, more: readonly Thing[] = []): Head {
  const { picture } = story;
  const authors = story.authors.map((author) => ({
    '@type': 'Person' as const,
    name: author.name,
    url: `${siteUrl}${topicAddress(author)}`,
  }));
  const article: Thing = {
    '@type': 'NewsArticle',
    '@id': `${siteUrl}${story.address}#article`,
    mainEntityOfPage: `${siteUrl}${story.address}`,
    headline: shorten(story.headline, 110),
    description: story.deck,
    inLanguage: story.language,
    articleSection: story.category.name,
    keywords: story.tags.map((tag) => tag.name).join(', '),
    datePublished: isoInIndia(story.publishedAt),
    dateModified: isoInIndia(story.updatedAt),
    author: authors.length > 0 ? authors : { '@type': 'Organization', name: siteConfig.defaultByline, url: `${siteUrl}/` },
    publisher: { '@id': `${siteUrl}/#publisher` },
    isAccessibleForFree: true,
    ...(story.correction ? { correction: { '@type': 'CorrectionComment' as const, text: story.correction } } : {}),
    ...(picture
      ? {
          image: [pictureAddress(picture, 'wide', 1200), pictureAddress(picture, 'row', 1200), pictureAddress(picture, 'square', 1200)].map(
            (path) => `${siteUrl}${path}`,
          ),
        }
      : {}),
  };
  return {
    title: story.headline,
    description: story.deck || story.headline,
    canonical: story.address,
    feed: { address: feedAddress(story.category) },
    kind: 'article',
    publishedAt: story.publishedAt,
    updatedAt: story.updatedAt,
    breadcrumbs: breadcrumbsOf(story),
    jsonLd: [article, ...more],
  };
}

/** The breadcrumbs of a story. */
export const breadcrumbsOf = ({ parentCategory, category }: Story): Link[] => [
  homeStep,
  ...[parentCategory, category].flatMap((topic) => (topic ? [{ name: topic.name, href: topicAddress(topic) }] : [])),
];
