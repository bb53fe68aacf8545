import type { Thing } from 'schema-dts';
import { siteConfig } from '../../../../site.config.ts';
import { pictureAddress } from '../../../content/pictures/queries.ts';
import { topicAddress } from '../../../content/topics/queries.ts';
import { isoInIndia } from '../../../platform/text/dates.ts';
import { shorten } from '../../../platform/text/graphemes.ts';
import { breadcrumbJsonLd, type Head } from '../../../site/document/head.ts';
import type { Story } from '../queries.ts';

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
    kind: 'article',
    publishedAt: story.publishedAt,
    updatedAt: story.updatedAt,
    ...(picture ? { image: { path: pictureAddress(picture, 'wide', 1200), width: 1200, height: 675, alt: picture.alt } } : {}),
    jsonLd: [article, ...more, breadcrumbsOf(story, siteUrl)],
  };
}

function breadcrumbsOf(story: Story, siteUrl: string): Thing {
  const steps = [
    { name: siteConfig.name, href: '/' },
    ...(story.parentCategory ? [{ name: story.parentCategory.name, href: topicAddress(story.parentCategory) }] : []),
    { name: story.category.name, href: topicAddress(story.category) },
    { name: story.headline, href: story.address },
  ];
  return breadcrumbJsonLd(steps, siteUrl);
}
