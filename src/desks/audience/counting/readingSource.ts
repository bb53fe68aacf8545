import type { ReadingReport } from '../../../site/audience/readingReport.ts';

/** How a reader came to a page. */
export const readingSources = ['direct', 'internal', 'search', 'social', 'push', 'newsletter', 'site', 'unknown'] as const;
export type ReadingSource = (typeof readingSources)[number];

/** Hosts of search engines, and the app in which Google's Discover stands. */
const SEARCH =
  /(^|\.)(google\.[a-z.]{2,6}|bing\.com|duckduckgo\.com|yahoo\.[a-z.]{2,6}|yandex\.[a-z]{2,3}|ecosia\.org|baidu\.com|qwant\.com|brave\.com|com\.google\.android\.googlequicksearchbox)$/;
const SOCIAL =
  /(^|\.)(facebook\.com|fb\.com|instagram\.com|threads\.(net|com)|t\.co|twitter\.com|x\.com|whatsapp\.com|com\.whatsapp|telegram\.(org|me)|t\.me|org\.telegram\.messenger|youtube\.com|linkedin\.com|lnkd\.in|reddit\.com|pinterest\.[a-z.]{2,6}|koo\.com|sharechat\.com|quora\.com|snapchat\.com|com\.facebook\.katana)$/;
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/;

/** What links in our own mails and messages say of themselves (`utm_medium`). */
const MEDIA = new Map<string, ReadingSource>([
  ['push', 'push'],
  ['web_push', 'push'],
  ['newsletter', 'newsletter'],
  ['email', 'newsletter'],
  ['social', 'social'],
]);

type From = NonNullable<ReadingReport['views'][number]['from']>;

/** The source of a view, and the host of the page before if that was another site. */
export function sourceOf(from: From): { source: ReadingSource; host: string | undefined } {
  if (typeof from === 'string') return { source: from, host: undefined };
  const host = from.host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^(www|m|l|lm|amp)\./, '');
  const known = HOST.test(host) ? host : undefined;
  const said = MEDIA.get(from.medium?.toLowerCase() ?? '');
  if (said) return { source: said, host: known };
  if (!known) return { source: 'direct', host: undefined };
  if (SEARCH.test(known)) return { source: 'search', host: known };
  return { source: SOCIAL.test(known) ? 'social' : 'site', host: known };
}
