import { SaxesParser } from 'saxes';
import { SourceBroken } from './sourceItem.ts';

/** An element with its own text and its child elements; `inOrder` has both in document order. */
export type XmlPart = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  parts: XmlPart[];
  inOrder: (string | XmlPart)[];
};
export type XmlRoot = { name: string; attributes: Readonly<Record<string, string>> };

/** Longer items are not stories. */
const MAX_LETTERS = 16 * 1024 * 1024;
/** Unambiguous faults: an entity that only HTML defines, a stray character. */
const HARMLESS =
  /undefined entity|disallowed character in entity|malformed character entity|empty entity name|disallowed character\.|"\]\]>"/;

type Options = {
  /** The element whose children are the parts: `channel` in RSS, `feed` in Atom. */
  within: readonly string[];
  /** Elements that are ignored; they are only counted. */
  skip: ReadonlySet<string>;
};

/** The parts of an XML file one after the other, with their context; only one part is in memory at a time. */
export async function* xmlParts(text: AsyncIterable<string>, { within, skip }: Options): AsyncGenerator<{ root: XmlRoot; part: XmlPart }> {
  let root: XmlRoot | undefined;
  const ready: XmlPart[] = [];
  const open: XmlPart[] = [];
  let isWithin = false;
  let skipping = 0;
  let letters = 0;
  let finished = 0;
  let broken: Error | undefined;

  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', (error) => {
    if (!HARMLESS.test(error.message)) broken ??= error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    root ??= { name, attributes };
    if (!isWithin) {
      isWithin = within.includes(name);
      return;
    }
    if (skipping > 0 || (open.length > 0 && skip.has(name))) skipping++;
    if (skipping > 1) return;
    const part: XmlPart = { name, attributes, text: '', parts: [], inOrder: [] };
    const around = open.at(-1);
    around?.parts.push(part);
    around?.inOrder.push(part);
    open.push(part);
  });
  const add = (more: string) => {
    const part = open.at(-1);
    if (!part || skipping > 0) return;
    letters += more.length;
    if (letters > MAX_LETTERS) return;
    part.text += more;
    part.inOrder.push(more);
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    if (skipping > 1) {
      skipping--;
      return;
    }
    skipping = 0;
    const part = open.pop();
    if (!part || open.length > 0) return;
    if (letters > MAX_LETTERS) part.attributes = { ...part.attributes, 'too-long': 'true' };
    letters = 0;
    finished++;
    ready.push(part);
  });

  for await (const chunk of withAmpersands(text)) {
    try {
      parser.write(chunk);
    } catch (error) {
      broken ??= error instanceof Error ? error : new Error(String(error));
    }
    if (root) for (const part of ready.splice(0)) yield { root, part };
    if (broken) throw new SourceBroken(`The file is broken in line ${parser.line}, after ${finished} whole parts: ${faultOf(broken)}.`);
  }
  const { line } = parser;
  const failures: string[] = [];
  parser.on('error', (error) => failures.push(error.message));
  parser.close();
  if (!root) throw new SourceBroken('There is no XML in the file.');
  if (failures.length > 0) throw new SourceBroken(`The file is cut off in line ${line}, after ${finished} whole parts: export it anew.`);
}

const CDATA = '<![CDATA[';
const CDATA_END = ']]>';
/** The longest HTML entity has 33 characters. */
const MAX_ENTITY = 36;
const BARE = /&(?!#\d{1,7};|#x[\da-f]{1,6};|[a-z][a-z\d]{1,31};)/gi;

/** Escapes `&` characters that do not begin an entity; CDATA is unchanged. */
async function* withAmpersands(text: AsyncIterable<string>): AsyncGenerator<string> {
  let waiting = '';
  let isCdata = false;
  for await (const chunk of text) {
    waiting += chunk;
    let ready = '';
    for (;;) {
      const mark = isCdata ? CDATA_END : CDATA;
      const at = waiting.indexOf(mark);
      // Text that may continue in the next chunk is kept back.
      const upTo = at >= 0 ? at + mark.length : endOfWhole(waiting);
      const piece = waiting.slice(0, upTo);
      ready += isCdata ? piece : piece.replace(BARE, '&amp;');
      waiting = waiting.slice(upTo);
      if (at < 0) break;
      isCdata = !isCdata;
    }
    if (ready) yield ready;
  }
  if (waiting) yield isCdata ? waiting : waiting.replace(BARE, '&amp;');
}

/** The end of the text that contains no incomplete mark or entity. */
function endOfWhole(text: string): number {
  const end = Math.max(0, text.length - MAX_ENTITY);
  const begun = text.lastIndexOf('&', end);
  return begun >= 0 && end - begun < MAX_ENTITY ? begun : end;
}

const faultOf = (error: Error): string => error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');

/** The text of the first child with one of these names. */
export function textIn(part: XmlPart, ...names: string[]): string {
  for (const name of names) {
    const result = part.parts.find((child) => child.name === name);
    if (result) return result.text.trim();
  }
  return '';
}

export const partsIn = (part: XmlPart, name: string): XmlPart[] => part.parts.filter((child) => child.name === name);
