import { forgetSearch, recentSearches } from './recentSearches.client.ts';
import { openList, type Row } from './suggestionList.client.ts';
import { searchFieldText as text } from './words.ts';

/** Pause after a key press before suggestions are asked for. */
const DEBOUNCE_MS = 120;
const TIMEOUT_MS = 4_000;
const MAX_KEPT = 50;

/** Suggests under the search field while a reader types, and lists earlier searches while it is empty. */
export function start(island: Element): void {
  const input = island.querySelector('input');
  const element = island.querySelector<HTMLElement>('[data-list]');
  const status = island.querySelector('[data-status-line]');
  if (!input || !element || !status) return;
  const list = openList(input, element, status);
  const kept = new Map<string, Row[]>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;

  const showRecent = () => {
    const rows = recentSearches().map(
      (search): Row => ({
        text: search,
        href: searchAddress(search),
        detail: '',
        remove: () => {
          forgetSearch(search);
          showRecent();
        },
      }),
    );
    list.show(rows, text.recent, () => {
      forgetSearch();
      list.close();
    });
  };

  /** Shows the answer only if the field still has the text that it is about. */
  const suggest = async (typed: string) => {
    asking?.abort();
    const known = kept.get(typed);
    if (known) return list.show(known, text.suggestions);
    const request = new AbortController();
    asking = request;
    const limit = setTimeout(() => request.abort(), TIMEOUT_MS);
    const rows = await ask(typed, request.signal);
    clearTimeout(limit);
    if (rows && kept.size < MAX_KEPT) kept.set(typed, rows);
    if (asking !== request || request.signal.aborted || input.value.trim() !== typed || document.activeElement !== input) return;
    list.show(rows ?? [], text.suggestions);
  };

  const follow = () => {
    clearTimeout(timer);
    const typed = input.value.trim();
    if (typed === '') {
      asking?.abort();
      return showRecent();
    }
    timer = setTimeout(() => void suggest(typed), DEBOUNCE_MS);
  };

  input.addEventListener('input', follow);
  for (const type of ['focus', 'click']) {
    input.addEventListener(type, () => {
      if (input.value.trim() === '' && !list.isOpen()) showRecent();
    });
  }
  const stop = () => {
    clearTimeout(timer);
    asking?.abort();
    list.close();
  };
  input.form?.addEventListener('submit', stop);
  addEventListener('pagehide', stop);
  input.addEventListener('blur', () => clearTimeout(timer));
  // The script has come because the field was touched.
  if (document.activeElement === input) {
    if (input.value.trim() === '') showRecent();
    else if (input.value !== input.defaultValue) follow();
  }
}

const searchAddress = (search: string): string => `/search?q=${encodeURIComponent(search)}`;

/** What the server suggests; undefined if it does not answer, and then nothing is shown. */
async function ask(typed: string, signal: AbortSignal): Promise<Row[] | undefined> {
  try {
    const response = await fetch(`/api/search/suggestions?q=${encodeURIComponent(typed)}`, { signal });
    const answer: unknown = response.ok ? await response.json() : undefined;
    return rowsOf(answer);
  } catch {
    return undefined;
  }
}

function rowsOf(answer: unknown): Row[] | undefined {
  if (typeof answer !== 'object' || answer === null || !('data' in answer)) return undefined;
  const { data } = answer;
  if (typeof data !== 'object' || data === null || !('suggestions' in data) || !Array.isArray(data.suggestions)) return undefined;
  return data.suggestions.flatMap((one: unknown) => (isSuggestion(one) ? [{ text: one.text, href: one.href, detail: one.detail }] : []));
}

function isSuggestion(one: unknown): one is { text: string; href: string; detail: string } {
  if (typeof one !== 'object' || one === null) return false;
  const { text: name, href, detail } = { text: undefined, href: undefined, detail: undefined, ...one };
  return typeof name === 'string' && typeof href === 'string' && /^\/(?!\/)/.test(href) && typeof detail === 'string';
}
