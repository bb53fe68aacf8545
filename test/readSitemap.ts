import { Readable } from 'node:stream';
import { ErrorLevel, parseSitemapIndex, type SitemapItem, XMLToSitemapItemStream } from 'sitemap';

/** The entries of a sitemap, read by a parser that is not ours and accepts nothing that is wrong. */
export async function readSitemap(text: string): Promise<SitemapItem[]> {
  const entries: SitemapItem[] = [];
  for await (const entry of Readable.from([text]).pipe(new XMLToSitemapItemStream({ level: ErrorLevel.THROW, logger: false })))
    entries.push(entry);
  return entries;
}

/** The files of a sitemap index, with their last change. */
export async function readSitemapIndex(text: string): Promise<Map<string, Date | undefined>> {
  const files = await parseSitemapIndex(Readable.from([text]));
  return new Map(files.map(({ url, lastmod }) => [new URL(url).pathname, lastmod === undefined ? undefined : new Date(lastmod)]));
}
