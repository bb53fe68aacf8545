import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { altIn } from '../../../content/pictures/altIn.ts';
import { creditText } from '../../../content/pictures/creditIn.ts';
import { type PictureFacts, sizedPicture } from '../../../content/pictures/queries.ts';
import { type FeedFormat, topicAddress } from '../../../content/topics/queries.ts';
import { editionOf, type Language } from '../../../platform/text/language.ts';
import { bylineOf, markedHeadline, type Story, sponsoredBy } from '../../articles/queries.ts';
import { FeedBody } from './FeedBody.tsx';

/** A feed, independent of its format. All addresses are whole. */
export type Feed = {
  title: string;
  description: string;
  language: Language;
  page: string;
  /** Its own address in each format. */
  addresses: Record<FeedFormat, string>;
  icon: string;
  /** WebSub hubs that are told of its changes. */
  hubs: readonly string[];
  /** The last change of what it shows; undefined if it has never shown anything. */
  changedAt: Date | undefined;
  items: FeedItem[];
};

export type FeedItem = {
  /** Stays when the address changes. */
  id: string;
  address: string;
  title: string;
  summary: string;
  /** The whole text as HTML. */
  html: string;
  language: string;
  authors: { name: string; address: string | undefined }[];
  subjects: string[];
  picture: { address: string; width: number; height: number; alt: string; credit: string } | undefined;
  publishedAt: Date;
  changedAt: Date;
};

const WIDTH = 1200;

type Shown = { caption: string; edition: Language; siteUrl: string };

function pictureOf({ alt, credit, ...picture }: PictureFacts, { caption, edition, siteUrl }: Shown): FeedItem['picture'] {
  const { path, ...size } = sizedPicture(picture, 'wide', WIDTH);
  return { address: `${siteUrl}${path}`, ...size, alt: altIn(edition, { alt, caption }), credit: creditText(credit, edition) };
}

/** A story as an item of a feed. */
export const itemOf = (story: Story, siteUrl: string): FeedItem => ({
  id: `${siteUrl}/stories/${story.id}`,
  address: `${siteUrl}${story.address}`,
  title: markedHeadline(story),
  summary: story.deck,
  html: renderToStaticMarkup(createElement(FeedBody, { story, siteUrl })),
  language: story.language,
  authors:
    story.authors.length > 0
      ? story.authors.map((author) => ({ name: author.name, address: `${siteUrl}${topicAddress(author, 1, editionOf(story.language))}` }))
      : [{ name: bylineOf(story), address: undefined }],
  subjects: [
    ...(story.sponsor ? [{ name: sponsoredBy(story.sponsor, editionOf(story.language)) }] : []),
    story.category,
    ...(story.city ? [story.city] : []),
    ...story.tags,
  ].map(({ name }) => name),
  picture: story.picture && pictureOf(story.picture, { caption: story.pictureCaption, edition: editionOf(story.language), siteUrl }),
  publishedAt: story.publishedAt,
  changedAt: story.updatedAt,
});
