import { z } from '@hono/zod-openapi';
import { rateLimit } from '../../platform/rateLimit.ts';
import type { App } from '../../site/app.ts';
import { ApiError, call } from '../../site/calls/call.ts';
import type { ResolvePath } from '../../site/calls/resolvePath.ts';
import { shorten } from './commands.ts';
import { pathOnSite } from './links/pathOnSite.ts';
import { readCodeOfPath } from './queries.ts';

const url = z
  .string()
  .min(1)
  .max(2_000)
  .openapi({ description: 'An address of this site, whole or from its first slash', example: '/recent-news/1' });
const data = z.object({ shortLink: z.string().openapi({ example: 'https://savar.example/s/4k7wn2c' }) });
/** Rate limit per network. */
const limit = rateLimit({ max: 300, spanMs: 60_000 });

const about = { path: '/shorten-url', desk: 'shortlinks', data, limit, asksSite: true } as const;

type Wanted = { app: App; resolvePath: ResolvePath };

async function shortLinkTo(address: string, { app, resolvePath }: Wanted): Promise<{ data: z.infer<typeof data> }> {
  const { siteUrl } = app.settings;
  const linkOf = (code: string) => ({ data: { shortLink: `${siteUrl}/s/${code}` } });
  const path = pathOnSite(address, siteUrl);
  if (path === undefined) throw new ApiError(400, `Only pages of ${siteUrl} are given short links`);
  const known = await readCodeOfPath(app.db, path);
  if (known !== undefined) return linkOf(known);
  const found = await resolvePath(path);
  if (found === undefined) throw new ApiError(404, 'There is no page at this address');
  return linkOf(await shorten(app, pathOnSite(found, siteUrl) ?? path));
}

export const shortLinkCalls = [
  call({
    ...about,
    method: 'post',
    summary: 'The short link of a page; the same for every address that leads to it',
    body: z.object({ url }),
    answer: ({ body, ...wanted }) => shortLinkTo(body.url, wanted),
  }),
  call({
    ...about,
    summary: 'The short link of a page, asked for by GET',
    query: z.object({ url }),
    answer: ({ query, ...wanted }) => shortLinkTo(query.url, wanted),
  }),
];
