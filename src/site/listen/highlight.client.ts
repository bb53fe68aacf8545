// What is spoken is marked by the CSS Custom Highlight API, which changes no element of the page. Without it the page follows the voice by
// scrolling alone.

const SENTENCE = 'spoken-sentence';
const WORD = 'spoken-word';
const STYLES = `::highlight(${SENTENCE}){background-color:#ffe3a3;color:#1b1815}::highlight(${WORD}){background-color:#c2361a;color:#fff}`;

const isSupported = 'Highlight' in window && 'highlights' in CSS && 'adoptedStyleSheets' in document;
let sheet: CSSStyleSheet | undefined;

/** Marks a sentence, and the word in it that is being spoken. */
export function mark(sentence: Range, word?: Range): void {
  if (!isSupported) return;
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(STYLES);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  CSS.highlights.set(SENTENCE, new Highlight(sentence));
  if (!word) return void CSS.highlights.delete(WORD);
  const highlight = new Highlight(word);
  highlight.priority = 1;
  CSS.highlights.set(WORD, highlight);
}

export function unmark(): void {
  if (!isSupported) return;
  CSS.highlights.delete(SENTENCE);
  CSS.highlights.delete(WORD);
}

/** Scrolls only when the sentence is not on the screen. */
export function follow(sentence: Range): void {
  const { top, bottom } = sentence.getBoundingClientRect();
  const room = innerHeight;
  if (top >= room * 0.1 && bottom <= room * 0.75) return;
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  scrollBy({ top: top - room * 0.3, behavior });
}
