import type { Context } from 'hono';
import { chromelessOf, chromelessRoute } from '../pages/chromeless.ts';
import type { renderPage } from '../pages/page.tsx';

type Screen = Pick<Parameters<typeof renderPage>[1], 'path' | 'device' | 'theme' | 'chromeless' | 'subject'>;

/**
 * Render options for a screen that replaces a page (not found, gone, failed, a rejected form): with or without the shell, as the page was
 * requested. `path` determines its layout.
 */
export function screenFor(context: Context, path = '/404'): Screen {
  const chromeless = chromelessOf(new URL(context.req.url));
  const theme = chromeless?.theme;
  return { path: chromeless ? chromelessRoute(path) : path, device: 'desktop', theme, chromeless, subject: {} };
}
