import { chooseScript } from './chooseScript.ts';

export type ShownTest = { id: number; address: string; headlines: readonly string[] };

const LETTERS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#x27;' };
/** Text as React writes it into HTML. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (letter) => LETTERS[letter] ?? letter);

/**
 * The HTML of a page with the headlines of its tests, all of them in each link, and with the script that chooses. Only
 * in headings that hold nothing but the link: what is updated live, and what an island draws again, keeps the original.
 * Undefined if the page has no such story.
 */
export function markHeadlines(html: string, tests: readonly ShownTest[]): string | undefined {
  let marked = html;
  for (const { id, address, headlines } of tests) {
    const [original = ''] = headlines;
    const opening = `<a href="${address}">`;
    const link = `${opening}${escaped(original)}</a></h`;
    if (!marked.includes(link)) continue;
    const all = headlines.map((headline, place) => `<span${place > 0 ? ' hidden=""' : ''}>${escaped(headline)}</span>`).join('');
    marked = marked.replaceAll(link, `<a href="${address}" data-headlines="${id} ${headlines.length}">${all}</a></h`);
  }
  if (marked === html) return undefined;
  const first = /<a [^>]*data-headlines=/.exec(marked)?.index ?? 0;
  return `${marked.slice(0, first)}<script>${chooseScript}</script>${marked.slice(first)}`;
}
