import type { Thing } from 'schema-dts';
import { siteConfig } from '../../../../site.config.ts';
import { altIn } from '../../../content/pictures/altIn.ts';
import { pictureAddress, sizedPicture } from '../../../content/pictures/queries.ts';
import { type Author, feedAddress, inEdition, topicAddress } from '../../../content/topics/queries.ts';
import { isoInIndia } from '../../../platform/text/dates.ts';
import { shorten } from '../../../platform/text/graphemes.ts';
import { editionOf, type Language } from '../../../platform/text/language.ts';
import { wholeAddress } from '../../../platform/text/linkAddress.ts';
import type { Link } from '../../../site/desk.ts';
import type { Head } from '../../../site/document/head.ts';
import { homeStepIn } from '../../../site/lists/homeStep.ts';
import { isOwnAddress } from '../publishing/ownAddress.ts';
import type { Story } from '../queries.ts';

/** An author as structured data (schema.org's Person), for the author's page. */
export const authorJsonLd = (author: Author, siteUrl: string, edition: Language) => ({
  '@type': 'Person' as const,
  '@id': `${siteUrl}${topicAddress(author, 1, edition)}#author`,
  name: inEdition(author, edition).name,
  url: `${siteUrl}${topicAddress(author, 1, edition)}`,
  ...(edition === 'gu' && author.role ? { jobTitle: author.role } : {}),
  ...(edition === 'gu' && author.bio ? { description: author.bio } : {}),
  ...(author.sameAs.length > 0 ? { sameAs: author.sameAs } : {}),
  worksFor: { '@id': `${siteUrl}/#publisher` },
});

/** The head of a story page, for search engines and shared links. */
export function articleHead(story: Story, siteUrl: string, more: readonly Thing[]): Head {
  const { picture, sponsor, translation } = story;
  const edition = editionOf(story.language);
  const title = story.searchTitle || story.headline;
  const description = story.searchDescription || story.deck || story.headline;
  // What social networks show: the picture that an editor has chosen for them comes before the story's card.
  const { socialPicture } = story;
  const authors = story.authors.map((author) => ({
    '@type': 'Person' as const,
    name: author.name,
    url: `${siteUrl}${topicAddress(author, 1, edition)}`,
  }));
  const article: Thing = {
    // A text that an advertiser has paid for is no news, and has no dateline in schema.org's vocabulary.
    ...(sponsor
      ? { '@type': 'AdvertiserContentArticle', sponsor: { '@type': 'Organization' as const, name: sponsor } }
      : { '@type': 'NewsArticle', ...(story.dateline ? { dateline: story.dateline } : {}) }),
    '@id': `${siteUrl}${story.address}#article`,
    mainEntityOfPage: `${siteUrl}${story.address}`,
    headline: shorten(title, 110),
    ...(title === story.headline ? {} : { alternativeHeadline: story.headline }),
    description,
    inLanguage: story.language,
    articleSection: story.category.name,
    ...(story.tags.length > 0 ? { keywords: story.tags.map((tag) => tag.name).join(', ') } : {}),
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
    title,
    socialTitle: story.socialHeadline || story.headline,
    description,
    canonical: story.address,
    ...(story.canonical && !isOwnAddress(story.canonical, { id: story.id, siteUrl })
      ? { original: wholeAddress(siteUrl, story.canonical) }
      : {}),
    noindex: story.noindex,
    ...(translation ? { editions: { [edition]: story.address, [translation.language]: translation.address } } : {}),
    feed: { address: feedAddress(story.category, 'xml', edition) },
    kind: 'article',
    publishedAt: story.publishedAt,
    updatedAt: story.updatedAt,
    ...(socialPicture
      ? {
          image: {
            ...sizedPicture(socialPicture, 'wide', 1200),
            alt:
              altIn(edition, {
                alt: socialPicture.alt,
                caption: socialPicture.key === picture?.key ? story.pictureCaption : '',
              }) || story.headline,
          },
        }
      : {}),
    breadcrumbs: breadcrumbsOf(story),
    jsonLd: [article, ...more],
  };
}

/** The breadcrumbs of a story. */
export function breadcrumbsOf({ parentCategory, category, language }: Story): Link[] {
  const edition = editionOf(language);
  return [
    homeStepIn(edition),
    ...[parentCategory, category].flatMap((topic) => (topic ? [{ name: topic.name, href: topicAddress(topic, 1, edition) }] : [])),
  ];
}
