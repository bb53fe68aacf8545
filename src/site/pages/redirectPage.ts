import { moved, type Page, page } from './page.tsx';

/** An address that only leads on. */
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
