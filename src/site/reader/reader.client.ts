import { startIslands, whenNear } from '../../platform/islands/loader.client.ts';
import { startShell } from './shell.client.ts';

// The only script that every page loads: the loader of the islands, and the parts of the shell without React.
// The keys become the names of the islands (`build/islandNames.ts`).
const islands = import.meta.glob('../../{site,desks}/**/*.{island.tsx,plain.client.ts}');

function showLiveStates(): void {
  // Load no script and open no connection for a score far below before the reader comes near.
  for (const place of document.querySelectorAll('[data-live]')) {
    const show = () => void import('../live/liveHtml.client.ts').then(({ showLive }) => showLive(place));
    if (place.childElementCount === 0) show();
    else whenNear(place, show);
  }
}

function start(): void {
  startShell();
  // Each in its own task, so that a slow phone can react to a tap in between.
  setTimeout(showLiveStates);
  setTimeout(() => startIslands(islands));
  const { font, headFont } = document.documentElement.dataset;
  // The first page of a phone with a Gujarati font of its own.
  if (font === 'own' && headFont === undefined && innerWidth < 768)
    void import('./headlineFont.client.ts').then(({ fetchHeadlineFont }) => fetchHeadlineFont());
  // Only pages without the shell have links that lead out of /mobile.
  if (/^\/mobile(\/|$)/.test(location.pathname)) void import('./chromelessLinks.client.ts').then(({ keepLinksHere }) => keepLinksHere());
}

// At once: without it the page has no styles.
if (!('CSSLayerBlockRule' in window))
  void import('./withoutLayers.client.ts').then(({ linkSheetsWithoutLayers }) => linkSheetsWithoutLayers());

// Runs after the first paint: it takes a slow phone a tenth of a second and measures the page, which would force an extra layout before the
// paint. A page in the background is not painted, so there it runs at once.
if (document.hidden) start();
else requestAnimationFrame(() => setTimeout(start));
