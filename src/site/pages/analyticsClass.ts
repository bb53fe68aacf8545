import type { PageClass } from '../audience/readingReport.ts';

/** The analytics class of an address. */
export function analyticsClassOf(path: string): PageClass {
  if (path === '/') return 'home';
  if (/^(\/mobile)?\/news\/[^/]+\/[^/]+$/.test(path)) return 'article';
  if (path.includes('/video')) return 'video';
  if (/^(\/mobile)?\/classified(\/|$)/.test(path)) return 'classified';
  if (/^(\/mobile)?\/cricket(\/|$)/.test(path)) return 'cricket';
  if (path.includes('/search')) return 'search';
  return 'article_list';
}
