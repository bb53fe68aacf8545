import type { Context } from 'hono';
import { chromelessOf, chromelessRoute } from '../pages/chromeless.ts';
import type { renderPage } from '../pages/page.tsx';

type Screen = Pick<Parameters<typeof renderPage>[1], 'path' | 'device' | 'theme' | 'chromeless' | 'subject'>;

/**
 * How a screen is drawn that answers in place of a page (not found, gone, failed, a refused form): with the shell or without it, as the page
 * was asked for. `path` says its layout.
 */
export function screenFor(context: Context, path = '/404'): Screen {
  const chromeless = chromelessOf(new URL(context.req.url));
  const theme = chromeless?.theme;
  return { path: chromeless ? chromelessRoute(path) : path, device: 'desktop', theme, chromeless, subject: {} };
}
