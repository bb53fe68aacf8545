import { z } from 'zod';
import { ITEMS_PER_PAGE } from '../../../site/calls/callParameters.ts';
import { listPageHead } from '../../../site/lists/listPageHead.ts';
import { notFound, type Page, page } from '../../../site/pages/page.tsx';
import { shortPage } from '../../../site/pages/subject.ts';
import { commentsAddress, commentsTag } from '../../articles/queries.ts';
import { settingsTag } from '../../settings/queries.ts';
import { LETTERS_TAG, readCommentedStory, readComments, readLetters } from '../queries.ts';
import { CommentsPage, type CommentsPageData } from '../views/CommentsPage.tsx';
import { LettersPage, type LettersPageData, lettersAddress } from '../views/LettersPage.tsx';
import { commentText as words } from '../words.ts';

const query = z.object({ page: z.coerce.number().int().min(1).max(99_999).default(1) });

const commentsPage = page({
  path: '/comments/:id{[1-9][0-9]{0,8}}',
  query,
  load: async ({ app, params, query, now }): Promise<CommentsPageData | ReturnType<typeof notFound>> => {
    const id = Number(params.id);
    const story = await readCommentedStory(app.db, id, now);
    const list = story && (await readComments(app.db, id, { page: query.page, perPage: ITEMS_PER_PAGE }));
    return story && list ? { ...list, story, page: query.page } : notFound();
  },
  head: ({ story, page, pageCount, totalCount }) => ({
    ...listPageHead({
      title: `${words.title}: ${story.headline}`,
      description: `${words.description} ${story.headline}`,
      page,
      pageCount,
      addressOf: (number) => commentsAddress(story.id, number),
    }),
    // An archive has very many stories on which nobody has written.
    ...(totalCount === 0 ? { noindex: true } : {}),
  }),
  tags: ({ story }) => [commentsTag(story.id), `article:${story.id}`, 'topics', settingsTag],
  freshFor: () => '10m',
  about: ({ story }) => ({ ...shortPage(), articleId: story.id }),
  view: CommentsPage,
});

const lettersPage = page({
  path: '/letters',
  query,
  load: async ({ app, query }): Promise<LettersPageData | ReturnType<typeof notFound>> => {
    const list = await readLetters(app.db, { page: query.page, perPage: ITEMS_PER_PAGE });
    return list ? { ...list, page: query.page } : notFound();
  },
  head: ({ page, pageCount }) =>
    listPageHead({ title: words.letters, description: words.lettersIntro, page, pageCount, addressOf: lettersAddress }),
  tags: () => [LETTERS_TAG],
  freshFor: () => '1h',
  about: shortPage,
  view: LettersPage,
});

export const commentPages: readonly Page[] = [commentsPage, lettersPage];
