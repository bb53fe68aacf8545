import { filePage } from '../../site/pages/filePage.ts';
import { notFound, type Page } from '../../site/pages/page.tsx';
import { readIndexNowKey } from './telling/indexNowKey.ts';

const ENDING = '.txt';

/** The file by which search engines check the key of IndexNow. */
export const announcementPages: readonly Page[] = [
  filePage({
    path: '/:file{[A-Za-z0-9-]{8,128}\\.txt}',
    type: 'text/plain; charset=utf-8',
    freshFor: '1h',
    make: async ({ app, params: { file } }) => {
      const key = await readIndexNowKey(app);
      return key !== undefined && file === `${key}${ENDING}` ? { text: key, tags: [], changedAt: undefined } : notFound();
    },
  }),
];
