import { startIslands, whenNear } from '../../platform/islands/loader.client.ts';
import { startShell } from './shell.client.ts';

// The only script that every page loads: the loader of the islands, and the parts of the shell without React.
const islands = import.meta.glob('../../{site,desks}/**/*.{island.tsx,plain.client.ts}');

function start(): void {
  startShell();
  // Live content outside of the screen loads no script and opens no connection until the reader is near it.
  for (const place of document.querySelectorAll('[data-live]')) {
    const show = () => void import('../live/liveHtml.client.ts').then(({ showLive }) => showLive(place));
    if (place.childElementCount === 0) show();
    else whenNear(place, show);
  }
  // Only chromeless pages need their links rewritten.
  if (/^\/mobile(\/|$)/.test(location.pathname)) void import('./chromelessLinks.client.ts').then(({ keepLinksHere }) => keepLinksHere());
  startIslands(islands);
}

// Runs after the first paint: it takes a slow phone a tenth of a second and measures the page, which would force an extra layout before the
// paint. A page in the background is not painted, so there it runs at once.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
