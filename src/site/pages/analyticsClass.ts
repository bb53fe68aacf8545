import type { PageClass } from '../audience/readingReport.ts';
import { withoutEdition } from './editionPath.ts';

/** The analytics class of an address. */
export function analyticsClassOf(address: string): PageClass {
  const path = withoutEdition(address);
  if (path === '/') return 'home';
  if (/^(\/mobile)?\/news\/[^/]+\/[^/]+$/.test(path)) return 'article';
  if (path.includes('/video')) return 'video';
  if (/^(\/mobile)?\/classified(\/|$)/.test(path)) return 'classified';
  if (/^(\/mobile)?\/cricket(\/|$)/.test(path)) return 'cricket';
  if (path.includes('/search')) return 'search';
  return 'article_list';
}
