import { isoInIndia } from '../../../platform/text/dates.ts';
import type { Feed } from './feed.ts';

/** A feed as JSON Feed 1.1. */
export const writeJsonFeed = ({ title, description, language, page, addresses, icon, hubs, items }: Feed): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    description,
    home_page_url: page,
    feed_url: addresses.json,
    icon,
    language,
    ...(hubs.length > 0 && { hubs: hubs.map((url) => ({ type: 'WebSub', url })) }),
    items: items.map((item) => ({
      id: item.id,
      url: item.address,
      title: item.title,
      ...(item.summary === '' ? {} : { summary: item.summary }),
      content_html: item.html,
      ...(item.picture ? { image: item.picture.address } : {}),
      date_published: isoInIndia(item.publishedAt),
      date_modified: isoInIndia(item.changedAt),
      authors: item.authors.map(({ name, address }) => (address === undefined ? { name } : { name, url: address })),
      tags: item.subjects,
      language: item.language,
    })),
  });
