import { z } from '@hono/zod-openapi';
import { storyDocument } from '../../platform/document/storyDocument.ts';
import { ApiError, call } from '../../site/calls/call.ts';
import { readStaticPage, staticPageAddress, staticPagesTag } from './queries.ts';

export const staticPageCalls = [
  call({
    path: '/static-page/{slug}',
    summary: 'A static page: its text as a structured document',
    desk: 'staticpages',
    params: z.object({
      slug: z.string().min(1).max(60).openapi({ description: 'The last part of the page’s address', example: 'about-us' }),
    }),
    paramInQueryToo: true,
    data: z.object({
      _id: z.string(),
      slug: z.string(),
      url: z.string().openapi({ description: 'The address on this site' }),
      title: z.string(),
      description: z.string(),
      body: storyDocument,
      updatedAt: z.iso.datetime(),
    }),
    freshFor: '10m',
    answer: async ({ app, params }) => {
      const result = await readStaticPage(app.db, params.slug);
      if (!result) throw new ApiError(404, `There is no static page ${params.slug}`);
      const { slug, updatedAt, ...content } = result;
      return {
        data: { _id: slug, slug, url: staticPageAddress(slug), ...content, updatedAt: updatedAt.toISOString() },
        tags: [staticPagesTag],
      };
    },
  }),
];
