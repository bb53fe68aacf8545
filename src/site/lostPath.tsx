import type { Context, MiddlewareHandler } from 'hono';
import type { Desk } from './desk.ts';
import { finish, toResponse } from './finished.ts';
import { GoneScreen, goneHead } from './GoneScreen.tsx';
import { documentHeaders, renderPage } from './page.tsx';
import type { Paper } from './paper.ts';

/** Browsers would keep a 301 for good; an editor may think better of it. */
const KEPT = 'public, max-age=3600';
/** Pages by number, as WordPress names them where it has no addresses of words. */
const NUMBERED = /[?&](p|page_id|attachment_id|cat)=\d+(&|$)/;

/** Answers for an address at which something once stood, if a desk knows of it. */
export async function answerLostPath(paper: Paper, desks: readonly Desk[], context: Context): Promise<Response | undefined> {
  const { pathname, search } = new URL(context.req.url);
  if (context.req.method !== 'GET' && context.req.method !== 'HEAD') return undefined;
  for (const { lostPath } of desks) {
    const found = await lostPath?.(paper, pathname + search);
    if (found === 'gone') return answerGone(paper, context);
    if (found && 'gone' in found) return answerGone(paper, context, found.gone);
    if (found) {
      context.header('cache-control', found.status === 301 ? KEPT : 'no-cache');
      return context.redirect(found.to, found.status);
    }
  }
  return undefined;
}

/** `/?p=123` is the front page's address too: old numbers are looked for before it. */
export const oldNumbersFirst =
  (paper: Paper, desks: readonly Desk[]): MiddlewareHandler =>
  async (context, next) => {
    const lost = NUMBERED.test(new URL(context.req.url).search) ? await answerLostPath(paper, desks, context) : undefined;
    return lost ?? next();
  };

async function answerGone(paper: Paper, context: Context, line?: string): Promise<Response> {
  const { html } = await renderPage(paper, {
    path: '/404',
    device: 'desktop',
    theme: undefined,
    styles: [],
    head: goneHead,
    subject: {},
    body: line ? <GoneScreen line={line} /> : <GoneScreen />,
  });
  return toResponse(finish(410, { ...documentHeaders, 'cache-control': 'no-cache' }, html), context.req.raw);
}
