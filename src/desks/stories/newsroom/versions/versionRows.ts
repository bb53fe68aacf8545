import { diffArrays } from 'diff';
import { plainText } from '../../../../platform/document/plainText.ts';
import { storyDocument } from '../../../../platform/document/storyDocument.ts';
import { MAX_EDITS, otherFields, textFields } from '../../copies/storyDifference.ts';
import type { WorkingCopy } from '../../copies/workingCopy.ts';

/** A run of words of one side: `isChanged` if the other side differs. */
export type Part = { text: string; isChanged: boolean };
/** A field or paragraph on both sides; empty if a side does not have it. */
export type VersionRow = { field: keyof WorkingCopy; before: Part[]; after: Part[] };

/**
 * The differences between two versions of a story by field and paragraph, with changed words marked. `names` are the labels of nodes, by
 * type.
 */
export function versionRows(before: WorkingCopy, after: WorkingCopy, names: Readonly<Record<string, string>> = {}): VersionRow[] {
  const fields = [...textFields, ...otherFields].flatMap((field): VersionRow[] => {
    const [one, other] = [written(before[field]), written(after[field])];
    return one === other ? [] : [{ field, ...wordsBetween(one, other) }];
  });
  return [...fields, ...paragraphRows(paragraphsOf(before, names), paragraphsOf(after, names))];
}

const written = (value: WorkingCopy[(typeof otherFields)[number]] | string): string =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '');

/** The text as lines. A node becomes its label with all its attributes, so that a changed picture is a difference. */
const paragraphsOf = ({ body }: WorkingCopy, names: Readonly<Record<string, string>>): string[] =>
  body.content.flatMap((block) => linesOfBlock(block, names));

/** The lines of one block. */
export function linesOfBlock(block: WorkingCopy['body']['content'][number], names: Readonly<Record<string, string>>): string[] {
  const parsed = storyDocument.safeParse({ type: 'doc', content: [block] });
  const lines = parsed.success
    ? plainText(parsed.data)
        .split('\n')
        .filter((line) => line !== '')
    : [];
  if (['paragraph', 'heading', 'bulletList', 'orderedList'].includes(block.type)) return lines;
  const texts = saidIn(block['attrs']).filter((text) => !lines.includes(text));
  return [`${names[block.type] ?? block.type}: ${[...texts, ...lines].join(' · ')}`];
}

/** All texts and numbers in the attributes of a node, in a fixed order, because the database changes the order of fields. */
function saidIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? 1 : -1));
  return Array.isArray(value) ? value.flatMap(saidIn) : entries.flatMap(([, inner]) => saidIn(inner));
}

/** Paragraphs that are on both sides are left out; a replaced one is compared word by word. */
function paragraphRows(before: string[], after: string[]): VersionRow[] {
  const rows: VersionRow[] = [];
  let gone: string[] = [];
  let come: string[] = [];
  const settle = () => {
    for (let at = 0; at < Math.max(gone.length, come.length); at += 1)
      rows.push({ field: 'body', ...wordsBetween(gone[at] ?? '', come[at] ?? '') });
    gone = [];
    come = [];
  };
  for (const change of diffArrays(before, after)) {
    if (change.removed) gone.push(...change.value);
    else if (change.added) come.push(...change.value);
    else settle();
  }
  settle();
  return rows;
}

/** The words of two texts; those missing in the other text are marked. */
export function wordsBetween(one: string, other: string): { before: Part[]; after: Part[] } {
  const before: Part[] = [];
  const after: Part[] = [];
  // Words are separated by spaces (not by Gujarati signs) and keep the space after them.
  const words = (text: string) => text.split(/(?<=\s)(?=\S)/u);
  const isSame = (left: string, right: string) => left.trimEnd() === right.trimEnd();
  const parts = diffArrays(words(one), words(other), { comparator: isSame, maxEditLength: MAX_EDITS });
  const whole = (text: string) => (text === '' ? [] : [{ text, isChanged: true }]);
  if (!parts) return { before: whole(one), after: whole(other) };
  for (const { value, added, removed } of parts) {
    const part = { text: value.join(''), isChanged: added || removed };
    if (part.text === '') continue;
    if (!added) before.push(part);
    if (!removed) after.push(part);
  }
  return { before, after };
}
