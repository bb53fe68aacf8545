/** A page must be visible for this long before it counts as seen. */
const SEEN_AFTER_MS = 2_000;

const entry = new Set<string>();
const loadReport = () => import('../audience/readingReport.client.ts');
/** Without a network nothing is counted. */
const notCounted = () => {};

/** Counts a page view, once per page: for the page at this address or, in continuous reading, at another one. */
export function onPageSeen(path: string): void {
  if (entry.has(path)) return;
  entry.add(path);
  setTimeout(() => {
    if (document.visibilityState === 'visible') return tell(path);
    document.addEventListener('visibilitychange', () => tell(path), { once: true });
  }, SEEN_AFTER_MS);
}

/** Measures the reading from when the page is idle. */
export function measureReading(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => void loadReport().catch(notCounted), { timeout: SEEN_AFTER_MS });
}

function tell(path: string): void {
  dispatchEvent(new CustomEvent('page-view', { detail: { page: path, class: document.documentElement.dataset['pageClass'] } }));
  loadReport().then(({ onView }) => onView(path), notCounted);
  if (/^(\/mobile|\/en)?\/news\/[^/]+\/[^/]+-\d+$/.test(path)) import('./storyRead.client.ts').catch(notCounted);
}
