import { moved, type Page, page } from './page.tsx';

/** A page that only redirects. */
export function redirectPage(path: string, to: string): Page {
  return page({
    path,
    load: async () => moved(to),
    head: () => ({ title: '', description: '', canonical: to }),
    tags: () => [],
    freshFor: () => '1m',
    view: () => null,
  });
}
