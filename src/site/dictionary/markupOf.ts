import { Parser } from 'htmlparser2';
import { escapeAttribute } from '../../platform/document/escapeHtml.ts';

/** Attributes whose values recur from page to page; those of others say what a page is about. */
const RECURRING = new Set(
  'as aria-hidden class crossorigin d decoding fill height loading media name property rel role sizes stroke stroke-width type viewBox width'.split(
    ' ',
  ),
);
const VOID = new Set(['br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr']);

/** The tags of a page's HTML, written as React writes them, without its text and without the values that only this page has. */
export function markupOf(html: string): string {
  const parts: string[] = [];
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const written = Object.entries(attributes).map(
          ([name, value]) => ` ${name}="${RECURRING.has(name) ? escapeAttribute(value) : ''}"`,
        );
        parts.push(`<${tag}${written.join('')}${VOID.has(tag) ? '/' : ''}>`);
      },
      onclosetag(tag) {
        if (!VOID.has(tag)) parts.push(`</${tag}>`);
      },
    },
    { lowerCaseTags: false, lowerCaseAttributeNames: false },
  );
  parser.end(html);
  return parts.join('');
}
