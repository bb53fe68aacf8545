import type { Hono } from 'hono';
import type { App } from '../app.ts';
import { KEPT_REDIRECT } from '../pages/noPage.ts';
import { answerMissing } from '../screens/answerMissing.tsx';
import { fullPath, liteAddress, liteRoute } from './lite.ts';

/**
 * What is under /lite and no lite page, registered after all pages: an address that has moved leads on to a lite page, and a page without a
 * lite version is opened as it is.
 */
export function openWithoutLite(routes: Hono, app: App): void {
  routes.get(liteRoute('/*'), async (context) => {
    const lost = await answerMissing(app, context);
    if (lost) return lost;
    const { pathname, search } = new URL(context.req.url);
    // Several slashes at the beginning would be read as another host.
    const path = fullPath(pathname).replace(/^\/+/, '/');
    const there = path.replace(/\/+$/, '') || '/';
    const lite = liteAddress(there);
    if (!pathname.endsWith('/') || lite === there) return context.redirect(path + search, 302);
    context.header('cache-control', KEPT_REDIRECT);
    return context.redirect(lite + search, 301);
  });
}

/** A lite version at the address of the full page is nothing that a shared cache may store: it cannot know of the reader's choice. */
export const onlyForReader: Record<string, string> = { 'cache-control': 'private, no-cache' };
