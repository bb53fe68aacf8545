/** One spoken sentence, and where it stands on the page. */
export type Sentence = { text: string; range: Range };

/** What is read aloud of a story: headline and text; no captions, tables, links to other stories or frames. */
const SPOKEN = ':scope > p, :scope > h2, :scope > h3, :scope > ul > li, :scope > ol > li, :scope > blockquote > p';

/** The sentences of a story in the order of reading. */
export function sentencesOf(story: Element, language: string): Sentence[] {
  const body = story.querySelector(':scope > div > div');
  const parts = [story.querySelector('h1'), ...(body?.querySelectorAll(SPOKEN) ?? [])].filter((part) => part !== null);
  return parts.flatMap((part) => sentencesIn(part, language));
}

function sentencesIn(part: Element, language: string): Sentence[] {
  const nodes = textNodesIn(part);
  const whole = nodes.map((node) => node.data).join('');
  return segments(whole, language).flatMap(({ text, at }) => {
    const spoken = text.trim();
    if (!/[\p{L}\p{N}]/u.test(spoken)) return [];
    const from = at + text.indexOf(spoken);
    return [{ text: spoken, range: rangeOver(nodes, from, from + spoken.length) }];
  });
}

function textNodesIn(part: Element): Text[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) nodes.push(node);
  return nodes;
}

function segments(whole: string, language: string): { text: string; at: number }[] {
  if ('Segmenter' in Intl) {
    return [...new Intl.Segmenter(language, { granularity: 'sentence' }).segment(whole)].map(({ segment, index }) => ({
      text: segment,
      at: index,
    }));
  }
  return [...whole.matchAll(/[^.?!।]+[.?!।]*/gu)].map((match) => ({ text: match[0], at: match.index }));
}

/** The range of some letters of neighbouring text nodes. */
function rangeOver(nodes: readonly Text[], from: number, until: number): Range {
  const range = document.createRange();
  let passed = 0;
  for (const node of nodes) {
    const end = passed + node.length;
    if (from >= passed && from < end) range.setStart(node, from - passed);
    if (until > passed && until <= end) range.setEnd(node, until - passed);
    passed = end;
  }
  return range;
}

/** The part of a sentence that is being spoken; `at` is counted in the sentence's own text. */
export function wordIn({ text, range }: Sentence, at: number, length: number): Range {
  const part = range.commonAncestorContainer;
  const nodes = part instanceof Text ? [part] : part instanceof Element ? textNodesIn(part) : [];
  let start = 0;
  for (const node of nodes) {
    if (node === range.startContainer) break;
    start += node.length;
  }
  const from = start + range.startOffset + at;
  const word = length > 0 ? length : (/^\S+/u.exec(text.slice(at))?.[0].length ?? 0);
  return rangeOver(nodes, from, from + word);
}
