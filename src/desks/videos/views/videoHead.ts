import type { Thing } from 'schema-dts';
import { imageAddress } from '../../../platform/images/imageRequest.ts';
import { isoInIndia } from '../../../platform/text/dates.ts';
import { shorten } from '../../../platform/text/graphemes.ts';
import type { Link } from '../../../site/desk.ts';
import type { Head } from '../../../site/document/head.ts';
import { homeStep } from '../../../site/lists/homeStep.ts';
import { isoLength } from '../films/duration.ts';
import { filmFiles } from '../films/filmFiles.ts';
import { thumbnailUrl } from '../films/videoThumbnail.ts';
import { youtubeEmbed } from '../films/youtube.ts';
import type { Video } from '../queries.ts';
import { videoText } from '../words.ts';
import { videoSocialCard } from './socialCards.ts';
import { videoListAddress } from './videoAddress.ts';

/** The head of a video's page: for search engines (VideoObject), and for shared links. */
export function videoHead(video: Video, siteUrl: string): Head {
  const upright = video.height > video.width;
  const full = (path: string) => `${siteUrl}${path}`;
  const image = imageAddress({ url: thumbnailUrl(video), width: 1200, shape: upright ? 'tall' : 'wide' });
  const [file] = filmFiles(video).files;
  const description = video.deck || video.title;
  const thing: Thing = {
    '@type': 'VideoObject',
    '@id': `${full(video.address)}#video`,
    mainEntityOfPage: full(video.address),
    name: shorten(video.title, 110),
    description,
    inLanguage: 'gu',
    thumbnailUrl: full(image),
    uploadDate: isoInIndia(video.publishedAt),
    duration: isoLength(video.seconds),
    isFamilyFriendly: true,
    publisher: { '@id': `${siteUrl}/#publisher` },
    ...(file ? { contentUrl: full(file.src), encodingFormat: file.type } : {}),
    ...(video.youtubeId === undefined ? {} : { embedUrl: youtubeEmbed(video.youtubeId) }),
    ...(video.transcript ? { transcript: video.transcript } : {}),
  };
  return {
    title: video.title,
    description,
    canonical: video.address,
    kind: 'video.other',
    card: videoSocialCard(video),
    ...(file ? { video: { path: file.src, type: file.type, width: video.width, height: video.height, seconds: video.seconds } } : {}),
    breadcrumbs: breadcrumbsOf(video),
    jsonLd: [thing],
  };
}

/** The breadcrumbs of a video. */
export const breadcrumbsOf = ({ kind, category }: Pick<Video, 'kind' | 'category'>): Link[] => [
  homeStep,
  { name: kind === 'short' ? videoText.shorts : videoText.videos, href: videoListAddress({ kind }) },
  { name: category.name, href: videoListAddress({ kind, categorySlug: category.slug }) },
];
