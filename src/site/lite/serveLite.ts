import type { Hono } from 'hono';
import { atFullAddress, liteRoute } from './lite.ts';

/** Opens a page that has no lite version as it is; registered after all pages. */
export function openWithoutLite(routes: Hono): void {
  routes.get(liteRoute('/*'), (context) => {
    const { pathname, search } = atFullAddress(new URL(context.req.url));
    // Several slashes at the beginning would be read as another host.
    return context.redirect(pathname.replace(/^\/+/, '/') + search, 302);
  });
}

/** A lite version at the address of the full page is nothing that a shared cache may store: it cannot know of the reader's choice. */
export const onlyForReader: Record<string, string> = { 'cache-control': 'private, no-cache' };
