import { isoInIndia } from '../../../platform/text/dates.ts';
import { xml, xmlDocument } from '../../../platform/text/xml.ts';
import type { Feed, FeedItem } from './feed.ts';

const NAMESPACES = {
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
};

/** A feed as RSS 2.0 with the whole texts. */
export const writeRss = ({ title, description, language, page, addresses, icon, hubs, changedAt, items }: Feed): string =>
  xmlDocument(
    xml(
      'rss',
      { version: '2.0', ...NAMESPACES },
      xml(
        'channel',
        {},
        xml('title', {}, title),
        xml('link', {}, page),
        xml('description', {}, description),
        xml('language', {}, language),
        changedAt && xml('lastBuildDate', {}, changedAt.toUTCString()),
        xml('atom:link', { rel: 'self', type: 'application/rss+xml', href: addresses.xml }),
        ...hubs.map((href) => xml('atom:link', { rel: 'hub', href })),
        xml('image', {}, xml('url', {}, icon), xml('title', {}, title), xml('link', {}, page)),
        ...items.map(itemElement),
      ),
    ),
  );

const itemElement = (item: FeedItem) =>
  xml(
    'item',
    {},
    xml('title', {}, item.title),
    xml('link', {}, item.address),
    xml('guid', { isPermaLink: 'false' }, item.id),
    xml('pubDate', {}, item.publishedAt.toUTCString()),
    xml('atom:updated', {}, isoInIndia(item.changedAt)),
    ...item.authors.map(({ name }) => xml('dc:creator', {}, name)),
    ...item.subjects.map((name) => xml('category', {}, name)),
    item.summary === '' ? undefined : xml('description', {}, item.summary),
    xml('content:encoded', {}, item.html),
    item.picture &&
      xml(
        'media:content',
        { url: item.picture.address, medium: 'image', width: item.picture.width, height: item.picture.height },
        item.picture.alt === '' ? undefined : xml('media:description', { type: 'plain' }, item.picture.alt),
        item.picture.credit === '' ? undefined : xml('media:credit', {}, item.picture.credit),
      ),
  );
