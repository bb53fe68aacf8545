/** No valid input is nested half as deep; much deeper JSON overflows the stack of the code that traverses it. */
const MAX_DEPTH = 100;

/** JSON that is nested too deeply to be worked with. */
export class JsonTooDeep extends Error {}

/** Parses untrusted JSON. Throws `SyntaxError` if it is invalid, `JsonTooDeep` for more than 100 levels. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new JsonTooDeep(`is nested more than ${MAX_DEPTH} levels deep`);
  return JSON.parse(text);
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

/** Checks the text before any value is created. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (isInString) {
      if (sign === BACKSLASH) at++;
      else if (sign === QUOTE) isInString = false;
    } else if (sign === QUOTE) isInString = true;
    else if (OPENING.has(sign)) {
      depth++;
      if (depth > MAX_DEPTH) return true;
    } else if (CLOSING.has(sign)) depth--;
  }
  return false;
}
