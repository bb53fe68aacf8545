import { movedUnlisted, notFound, type Page, page } from '../../site/pages/page.tsx';
import { readPathOfCode } from './queries.ts';

/** A short link redirects, or answers 404. */
const shortLinkPage: Page = page({
  path: '/s/:code',
  load: async ({ app, params }) => {
    const path = /^[0-9a-z]{1,20}$/.test(params.code) ? await readPathOfCode(app.db, params.code) : undefined;
    return path === undefined ? notFound() : movedUnlisted(path);
  },
  head: () => ({ title: '', description: '', canonical: '/' }),
  tags: () => [],
  freshFor: () => '1m',
  view: () => null,
});

export const shortLinkPages: readonly Page[] = [shortLinkPage];
