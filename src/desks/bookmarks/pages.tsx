import { z } from 'zod';
import { toggles } from '../../site/account/toggles.ts';
import type { Form } from '../../site/calls/form.ts';
import { rowId } from '../../site/calls/rowId.ts';
import { loginAddress } from '../../site/pages/loginAddress.ts';
import { movedForNow, notFound, type Page } from '../../site/pages/page.tsx';
import { privatePage, readerPage } from '../../site/pages/privatePage.tsx';
import { readCards } from '../articles/queries.ts';
import { offersLogin } from '../settings/queries.ts';
import { addBookmark, removeBookmark } from './commands.ts';
import { readBookmarkPage } from './queries.ts';
import { type BookmarkListData, BookmarkListPage } from './views/BookmarkListPage.tsx';
import { CardToggle } from './views/CardToggle.tsx';
import { type SaveStoryData, SaveStoryPage } from './views/SaveStoryPage.tsx';
import { bookmarkText } from './words.ts';

const LIST = '/account/bookmark/list';
const headOf = (canonical: string) => ({ title: bookmarkText.title, description: bookmarkText.intro, canonical });

export const bookmarkPages: readonly Page[] = [
  readerPage({
    path: LIST,
    address: LIST,
    query: z.object({ page: rowId.optional(), state: z.enum(['saved', 'removed', 'full', 'noSuchStory']).optional() }),
    load: async ({ app, reader, query, now }): Promise<BookmarkListData | ReturnType<typeof notFound>> => {
      const page = query.page ?? 1;
      const list = await readBookmarkPage(app.db, reader.id, page);
      return list ? { ...list, page, state: query.state, offersLogin: await offersLogin(app.db), now } : notFound();
    },
    head: () => headOf(LIST),
    view: BookmarkListPage,
  }),
  // Where a reader without script comes back to after logging in: an address alone must change nothing.
  readerPage({
    path: '/account/bookmark/save/:id{[0-9]{1,9}}',
    address: LIST,
    needsLoginOffered: true,
    load: async ({ app, params }): Promise<SaveStoryData | ReturnType<typeof notFound>> => {
      const [story] = await readCards(app.db, [Number(params.id)]);
      return story ? { story } : notFound();
    },
    head: () => headOf('/account/bookmark/save'),
    view: SaveStoryPage,
  }),
  // For the script alone, which gives each card of a list a copy of the button.
  privatePage({
    path: toggles.bookmark.cardButton,
    load: async ({ header }) => (header('sec-fetch-dest') === 'empty' ? {} : movedForNow(LIST)),
    head: () => headOf(toggles.bookmark.cardButton),
    view: CardToggle,
  }),
];

/** The id of the story that a form is about; undefined if it names none. */
const storyOf = (fields: FormData): number | undefined => rowId.safeParse(fields.get('articleId')).data;

/** A form that names no story. */
const refused = { goTo: `${LIST}?state=noSuchStory` };

export const bookmarkForms: readonly Form[] = [
  {
    path: '/account/bookmark',
    needsLoginOffered: true,
    accept: async (app, fields, { findReader }) => {
      const articleId = storyOf(fields);
      if (articleId === undefined) return refused;
      const reader = await findReader();
      if (!reader) return { goTo: loginAddress(`/account/bookmark/save/${articleId}`) };
      return { goTo: `${LIST}?state=${await addBookmark(app, reader.id, articleId)}` };
    },
  },
  {
    path: '/account/bookmark/remove',
    accept: async (app, fields, { findReader }) => {
      const reader = await findReader();
      if (!reader) return { goTo: loginAddress(LIST) };
      const articleId = storyOf(fields);
      if (articleId === undefined) return refused;
      await removeBookmark(app, reader.id, articleId);
      return { goTo: `${LIST}?state=removed` };
    },
  },
];
