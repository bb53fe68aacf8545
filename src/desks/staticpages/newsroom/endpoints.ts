import { z } from 'zod';
import { endpoint } from '../../../site/newsroom/endpoint.ts';
import { editedPage, staticPageForEditing, staticPageRow, staticPageSlugs } from '../documents/staticPageDraft.ts';

const params = z.object({ slug: z.enum(staticPageSlugs) });

export const listStaticPages = endpoint({
  path: '/static-pages',
  summary: 'List the static pages, written or not',
  answer: z.object({ data: z.array(staticPageRow) }),
});

export const readStaticPage = endpoint({
  path: '/static-pages/:slug',
  summary: 'Read a static page',
  params,
  answer: staticPageForEditing,
});

export const changeStaticPage = endpoint({
  method: 'put',
  path: '/static-pages/:slug',
  summary: 'Write a static page',
  params,
  /** `begunFrom` is the `updatedAt` that the editor saw. */
  body: editedPage.extend({ begunFrom: z.iso.datetime().nullable() }),
  answer: staticPageForEditing,
});
