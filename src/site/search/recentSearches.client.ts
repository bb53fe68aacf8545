const KEY = 'searches';
const MOST = 8;
const MAX_LETTERS = 100;

/** What was last searched in this browser, the newest first. It is sent nowhere. Empty if the browser stores nothing. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string' && text !== '').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Notes a search, in place of what was noted of it before. */
export const noteSearch = (text: string): void => store([text.slice(0, MAX_LETTERS), ...without(text)]);

/** Forgets a search, or all of them. */
export const forgetSearch = (text?: string): void => store(text === undefined ? [] : without(text));

const without = (text: string): string[] => recentSearches().filter((one) => one !== text);

function store(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(searches.slice(0, MOST)));
  } catch {
    // Storage is blocked or full: the list stays as it was.
    return;
  }
}
