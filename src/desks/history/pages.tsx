import { z } from 'zod';
import type { Form } from '../../site/calls/form.ts';
import { rowId } from '../../site/calls/rowId.ts';
import { loginAddress } from '../../site/pages/loginAddress.ts';
import { notFound, type Page } from '../../site/pages/page.tsx';
import { privatePage } from '../../site/pages/privatePage.tsx';
import { hasAgreed } from '../privacy/queries.ts';
import { offersLogin } from '../settings/queries.ts';
import { forgetReads, HISTORY } from './commands.ts';
import { readHistoryPage } from './queries.ts';
import { HISTORY_PATH, HistoryPage, type HistoryPageData } from './views/HistoryPage.tsx';
import { historyText as words } from './words.ts';

export const historyPages: readonly Page[] = [
  privatePage({
    path: HISTORY_PATH,
    query: z.object({ page: rowId.optional(), state: z.enum(['forgotten']).optional() }),
    load: async ({ app, reader, query, now }): Promise<HistoryPageData | ReturnType<typeof notFound>> => {
      const page = query.page ?? 1;
      const about = { page, offersLogin: await offersLogin(app.db), now };
      if (!reader && page === 1) return { ...about, stories: [], pageCount: 1, isOn: false, isForgotten: false, isLoggedIn: false };
      if (!reader) return notFound();
      const list = await readHistoryPage(app.db, reader.id, page);
      if (!list) return notFound();
      const isOn = await hasAgreed(app.db, reader.id, HISTORY);
      return {
        ...about,
        stories: list.stories,
        pageCount: list.pageCount,
        isOn,
        isForgotten: query.state === 'forgotten',
        isLoggedIn: true,
      };
    },
    head: () => ({ title: words.title, description: words.intro, canonical: HISTORY_PATH }),
    view: HistoryPage,
  }),
];

export const historyForms: readonly Form[] = [
  {
    path: `${HISTORY_PATH}/remove`,
    accept: async (app, fields, { findReader }) => {
      const reader = await findReader();
      if (!reader) return { goTo: loginAddress(HISTORY_PATH) };
      const articleId = fields.get('articleId');
      const one = rowId.safeParse(articleId);
      // A wrong id removes nothing; none removes all.
      if (articleId === null || one.success) await forgetReads(app.db, reader.id, one.data);
      return { goTo: `${HISTORY_PATH}?state=forgotten` };
    },
  },
];
