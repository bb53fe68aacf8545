import { z } from '@hono/zod-openapi';
import { call, Refused } from '../../site/call.ts';
import type { Paper } from '../../site/paper.ts';
import { shorten } from './commands.ts';
import { pathOnSite } from './pathOnSite.ts';

const url = z.string().min(1).max(2_000).openapi({ description: 'An address of this site, whole or from its first slash' });
const data = z.object({ shortLink: z.string().openapi({ example: 'https://savar.example/s/4k7wn2c' }) });
const about = { path: '/shorten-url', desk: 'shortlinks', data } as const;

async function shortLinkTo(paper: Paper, address: string): Promise<{ data: z.infer<typeof data> }> {
  const { siteUrl } = paper.settings;
  const path = pathOnSite(address, siteUrl);
  if (path === undefined) throw new Refused(400, `Only pages of ${siteUrl} are given short links`);
  return { data: { shortLink: `${siteUrl}/s/${await shorten(paper, path)}` } };
}

export const shortLinkCalls = [
  call({
    ...about,
    method: 'post',
    summary: 'The short link of a page; the same page always has the same',
    body: z.object({ url }),
    answer: ({ paper, body }) => shortLinkTo(paper, body.url),
  }),
  call({
    ...about,
    summary: 'The short link of a page, asked for by GET',
    query: z.object({ url }),
    answer: ({ paper, query }) => shortLinkTo(paper, query.url),
  }),
];
