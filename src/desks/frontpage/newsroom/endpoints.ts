import { z } from 'zod';
import { endpoint } from '../../../site/newsroom/endpoint.ts';
import { searchedWords } from '../../../site/newsroom/listQuery.ts';
import { breakingNow, deskStory, frontArrangement, frontPageChoice, frontPageKey, frontPageNow } from '../front/frontPages.ts';

/** A page is `home`, `category:<id>` or `city:<id>`. */
const params = z.object({ page: frontPageKey });

export const listFrontPages = endpoint({
  path: '/front-pages',
  summary: 'List the pages that can be arranged',
  answer: z.object({ data: z.array(frontPageChoice) }),
});

export const readFrontPage = endpoint({ path: '/front-pages/:page', summary: 'Read a page as it stands', params, answer: frontPageNow });

export const arrangeFrontPage = endpoint({
  method: 'put',
  path: '/front-pages/:page',
  summary: 'Arrange a page; 409 with the page in `details` when somebody else has meanwhile',
  params,
  body: frontArrangement,
  answer: frontPageNow,
});

export const listCandidates = endpoint({
  path: '/front-pages/:page/candidates',
  summary: 'List stories that may be put on a page',
  params,
  query: z.object({ q: searchedWords.default('') }),
  answer: z.object({ data: z.array(deskStory) }),
});

export const listBreakingNews = endpoint({
  path: '/breaking-news',
  summary: 'List breaking news as it stands',
  answer: z.object({ data: z.array(breakingNow) }),
});
