import { noteSearch } from '../../../site/search/recentSearches.client.ts';

export function start(_island: Element, { q }: { q: string }): void {
  noteSearch(q);
  navigator.sendBeacon('/api/search/counts', new Blob([JSON.stringify({ q })], { type: 'application/json' }));
}
