/** A story must be visible for this long before it counts as read. */
const SEEN_AFTER_MS = 2_000;

const entry = new Set<string>();

/** Counts a page view, once per page: for the story at this address or, in continuous reading, at another one. */
export function onPageSeen(path: string): void {
  if (entry.has(path)) return;
  entry.add(path);
  setTimeout(() => {
    if (document.visibilityState === 'visible') return tell(path);
    document.addEventListener('visibilitychange', () => tell(path), { once: true });
  }, SEEN_AFTER_MS);
}

function tell(path: string): void {
  dispatchEvent(new CustomEvent('page-view', { detail: { page: path, class: document.documentElement.dataset['pageClass'] } }));
  const articleId = /^(?:\/mobile)?\/news\/[^/]+\/[^/]+-(\d+)$/.exec(path)?.[1];
  if (!articleId) return;
  navigator.sendBeacon('/api/read', new Blob([JSON.stringify({ articleId })], { type: 'application/json' }));
  void import('./storyRead.client.ts');
}
