import { isoInIndia } from '../../platform/text/dates.ts';
import { shorten } from '../../platform/text/graphemes.ts';
import { editionOf } from '../../platform/text/language.ts';
import { wholeAddress } from '../../platform/text/linkAddress.ts';
import { type Xml, xml, xmlDocument } from '../../platform/text/xml.ts';
import { alternatesOf } from '../document/alternates.ts';
import { paperIn } from '../document/paperIn.ts';
import type { NewsEntry, SitemapEntry, SitemapVideo } from './sitemapSection.ts';

/** Addresses in one file; the protocol allows 50,000. Fewer bound the memory that one answer takes. */
export const MAX_FILE_ENTRIES = 2_000;
/** Pictures of one page; the protocol allows 1,000. With `MAX_FILE_ENTRIES` this keeps a file far below the 50 MB that it allows. */
const MAX_IMAGES = 30;
/** Letters of a title and of a description of a film, as search engines show them. */
const MAX_TITLE = 100;
const MAX_DESCRIPTION = 2_000;

const NAMESPACES = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1',
  'xmlns:video': 'http://www.google.com/schemas/sitemap-video/1.1',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
  'xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9',
};

const lastmod = (changedAt: Date | undefined): Xml | undefined => changedAt && xml('lastmod', {}, isoInIndia(changedAt));

/** A sitemap of pages. */
export const writeSitemap = (entries: readonly SitemapEntry[], siteUrl: string): string =>
  xmlDocument(xml('urlset', NAMESPACES, ...entries.map((entry) => pageElement(entry, siteUrl))));

/** The news sitemap. */
export const writeNewsSitemap = (entries: readonly NewsEntry[], siteUrl: string): string =>
  xmlDocument(
    xml(
      'urlset',
      NAMESPACES,
      ...entries.map((entry) =>
        pageElement(
          entry,
          siteUrl,
          xml(
            'news:news',
            {},
            xml(
              'news:publication',
              {},
              xml('news:name', {}, paperIn(editionOf(entry.language)).name),
              xml('news:language', {}, entry.language),
            ),
            xml('news:publication_date', {}, isoInIndia(entry.publishedAt)),
            xml('news:title', {}, entry.title),
          ),
        ),
      ),
    ),
  );

/** The index of sitemaps. */
export const writeSitemapIndex = (files: readonly { address: string; changedAt: Date | undefined }[], siteUrl: string): string =>
  xmlDocument(
    xml(
      'sitemapindex',
      { xmlns: NAMESPACES.xmlns },
      ...files.map(({ address, changedAt }) => xml('sitemap', {}, xml('loc', {}, wholeAddress(siteUrl, address)), lastmod(changedAt))),
    ),
  );

const pageElement = ({ address, changedAt, images = [], videos = [], editions }: SitemapEntry, siteUrl: string, news?: Xml): Xml =>
  xml(
    'url',
    {},
    xml('loc', {}, wholeAddress(siteUrl, address)),
    lastmod(changedAt),
    ...alternatesOf(editions).map(([hreflang, path]) =>
      xml('xhtml:link', { rel: 'alternate', hreflang, href: wholeAddress(siteUrl, path) }),
    ),
    news,
    ...images.slice(0, MAX_IMAGES).map((image) => xml('image:image', {}, xml('image:loc', {}, wholeAddress(siteUrl, image)))),
    ...videos.map((video) => videoElement(video, siteUrl)),
  );

const videoElement = ({ thumbnail, title, description, file, player, seconds, publishedAt }: SitemapVideo, siteUrl: string): Xml =>
  xml(
    'video:video',
    {},
    xml('video:thumbnail_loc', {}, wholeAddress(siteUrl, thumbnail)),
    xml('video:title', {}, shorten(title, MAX_TITLE)),
    xml('video:description', {}, shorten(description, MAX_DESCRIPTION)),
    file === undefined ? undefined : xml('video:content_loc', {}, wholeAddress(siteUrl, file)),
    player === undefined ? undefined : xml('video:player_loc', {}, wholeAddress(siteUrl, player)),
    // Longer films have no duration here: the protocol allows eight hours.
    seconds >= 1 && seconds <= 28_800 ? xml('video:duration', {}, Math.round(seconds)) : undefined,
    xml('video:publication_date', {}, isoInIndia(publishedAt)),
    xml('video:family_friendly', {}, 'yes'),
  );
