import type { Context } from 'hono';
import { editionPrefix } from '../../platform/text/language.ts';
import { chromelessOf, chromelessRoute } from '../pages/chromeless.ts';
import { languageOfPath } from '../pages/editionPath.ts';
import type { renderPage } from '../pages/page.tsx';

type Screen = Pick<Parameters<typeof renderPage>[1], 'path' | 'device' | 'theme' | 'chromeless' | 'subject'>;

/**
 * Render options for a screen that replaces a page (not found, gone, failed, a rejected form): with or without the shell, as the page was
 * requested. `path` determines its layout.
 */
export function screenFor(context: Context, path = '/404'): Screen {
  const url = new URL(context.req.url);
  const chromeless = chromelessOf(url);
  const ownPath = `${editionPrefix(languageOfPath(url.pathname))}${path}`;
  const theme = chromeless?.theme;
  return { path: chromeless ? chromelessRoute(ownPath) : ownPath, device: 'desktop', theme, chromeless, subject: {} };
}
