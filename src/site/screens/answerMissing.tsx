import type { Context, MiddlewareHandler } from 'hono';
import { pathOfAmp } from '../amp/amp.ts';
import type { App } from '../app.ts';
import type { Link } from '../desk.ts';
import { atFullAddress, liteAddress } from '../lite/lite.ts';
import { encodeResponse, toResponse } from '../pages/cachedResponse.ts';
import { chromelessOf, staying, withShell } from '../pages/chromeless.ts';
import { languageOfPath } from '../pages/editionPath.ts';
import { KEPT_REDIRECT } from '../pages/noPage.ts';
import { renderPage } from '../pages/page.tsx';
import { GoneScreen, goneHead } from './GoneScreen.tsx';
import { screenFor } from './screenFor.ts';

/** WordPress addresses by number, used without permalinks. */
const NUMBERED = /[?&](p|page_id|attachment_id|cat)=\d+(&|$)/;

/**
 * The response for an address of moved or removed content, if a desk knows it. Throws if no desk knows it and one of them failed: a 404
 * could then be wrong, and search engines should try again.
 */
export async function answerMissing(app: App, context: Context): Promise<Response | undefined> {
  const requested = new URL(context.req.url);
  const url = atFullAddress(requested);
  if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return undefined;
  let failed = false;
  // The AMP version of a page is gone or moved with it.
  const path = withShell(url);
  const paths = [path, pathOfAmp(path)].filter((known) => known !== undefined);
  for (const contribution of app.contributions.missingResolvers) {
    const find = () =>
      contribution.use(async (resolveMissing) => {
        for (const missing of paths) {
          const found = await resolveMissing(app, missing);
          if (found) return { found };
        }
        return { found: undefined };
      });
    const outcome = await app.limits.calls.run(find);
    if (!outcome) failed = true;
    const result = outcome?.found;
    if (result === 'gone') return answerGone(app, context);
    if (result && 'gone' in result) return answerGone(app, context, result.gone, result.instead);
    if (result) {
      context.header('cache-control', result.status === 301 ? KEPT_REDIRECT : 'no-cache');
      const isLite = url.pathname !== requested.pathname;
      return context.redirect(isLite ? liteAddress(result.to) : staying(chromelessOf(url), result.to), result.status);
    }
  }
  if (failed) throw new Error(`Whether ${url.pathname} has moved cannot be told`);
  return undefined;
}

/** `/?p=123` is also the front page's address, so old numbers are resolved first. */
export const oldNumbersFirst =
  (app: App): MiddlewareHandler =>
  async (context, next) => {
    const lost = NUMBERED.test(new URL(context.req.url).search) ? await answerMissing(app, context) : undefined;
    return lost ?? next();
  };

async function answerGone(app: App, context: Context, line?: string, instead?: Link): Promise<Response> {
  const screen = screenFor(context);
  const render = () =>
    renderPage(app, {
      ...screen,
      head: goneHead(languageOfPath(screen.path)),
      body: <GoneScreen line={line} instead={instead} />,
    });
  const { html, headers } = await app.limits.renders.run(render);
  return toResponse(encodeResponse(410, { ...headers, 'cache-control': 'no-cache' }, html), context.req.raw);
}
