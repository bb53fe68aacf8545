import { diffArrays } from 'diff';
import type { WorkingCopy } from './workingCopy.ts';

/** A run of words that is in both versions, or in one of them. */
export type WordPiece = { text: string; change: 'same' | 'added' | 'removed' };

/** A field that differs: word by word for texts, otherwise the old and the new value. */
export type FieldDifference = { field: keyof WorkingCopy; before: unknown; after: unknown; pieces?: WordPiece[] };

/** A block compared with its earlier version: `before` and `after` are its indexes in the two documents, null if it is missing. */
export type BlockDifference = {
  change: 'same' | 'added' | 'removed' | 'changed';
  before: number | null;
  after: number | null;
  type: string;
  /** Its words, part by part; a block of another kind or with other attributes is `changed` even if its words are the same. */
  pieces: WordPiece[];
};

export type StoryDifference = { fields: FieldDifference[]; blocks: BlockDifference[] };

const segmenter = new Intl.Segmenter('gu', { granularity: 'word' });

/** Splits a text into words and the characters between them; a Gujarati word keeps its signs. */
function tokens(text: string): string[] {
  const parts: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    // Some browsers split a word before signs or joiners; these are appended to the previous part.
    if (parts.length > 0 && /^[\p{M}\u200c\u200d]/u.test(segment)) parts.push(`${parts.pop()}${segment}`);
    else parts.push(segment);
  }
  return parts;
}

/** Texts with more differences are two texts; to find what they have in common would stop the browser for seconds. */
export const MAX_EDITS = 1_500;

/** Compares two texts word by word. */
export function wordDifference(before: string, after: string): WordPiece[] {
  const parts = diffArrays(tokens(before), tokens(after), { maxEditLength: MAX_EDITS });
  if (!parts) {
    const whole: WordPiece[] = [
      { text: before, change: 'removed' },
      { text: after, change: 'added' },
    ];
    return whole.filter(({ text }) => text !== '');
  }
  return parts.map(({ value, added, removed }) => ({ text: value.join(''), change: added ? 'added' : removed ? 'removed' : 'same' }));
}

export const textFields = [
  'headline',
  'listHeadline',
  'deck',
  'kicker',
  'dateline',
  'slug',
  'pictureCaption',
  'correction',
  'searchTitle',
  'searchDescription',
  'socialHeadline',
  'canonical',
  'sponsor',
] as const;
export const otherFields = [
  'categoryId',
  'cityId',
  'topicIds',
  'pictureKey',
  'language',
  'translationOf',
  'breaking',
  'breakingUntil',
  'sensitive',
  'topStory',
  'topHead',
  'commenting',
  'socialPictureKey',
  'noindex',
] as const;

/** The differences between two versions of a story, by field and by block. Used by the server and the browser. */
export function storyDifference(before: WorkingCopy, after: WorkingCopy): StoryDifference {
  const texts = textFields.flatMap((field) =>
    before[field] === after[field]
      ? []
      : [{ field, before: before[field], after: after[field], pieces: wordDifference(before[field], after[field]) }],
  );
  const others = otherFields.flatMap((field) =>
    likenessOf(before[field]) === likenessOf(after[field]) ? [] : [{ field, before: before[field], after: after[field] }],
  );
  return { fields: [...texts, ...others], blocks: blockDifferences(before.body.content, after.body.content) };
}

type Block = WorkingCopy['body']['content'][number];

/** A string that is equal for equal values, whatever the order of fields. */
function likenessOf(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

/** All words of a block, including those in its attributes. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value))
    return value
      .map(wordsOf)
      .filter((text) => text !== '')
      .join(' ');
  if (typeof value !== 'object' || value === null) return '';
  const known = new Map(Object.entries(value));
  const text = known.get('text');
  if (typeof text === 'string' && known.get('type') === 'text') return text;
  const attrs = known.get('attrs');
  const own =
    typeof attrs === 'object' && attrs !== null ? ['text', 'caption', 'title', 'credit', 'cite'].map((name) => textOf(attrs, name)) : [];
  const content = known.get('content');
  const inner = Array.isArray(content) ? content.map(wordsOf).join(isInline(content) ? '' : ' ') : '';
  return [...own, inner].filter((part) => part !== '').join(' ');
}

function textOf(attrs: object, name: string): string {
  const value = new Map(Object.entries(attrs)).get(name);
  return typeof value === 'string' ? value : '';
}

const isInline = (content: unknown[]): boolean =>
  content.every((one) => typeof one === 'object' && one !== null && 'type' in one && (one.type === 'text' || one.type === 'hardBreak'));

/** Blocks with a smaller share of common words are not treated as versions of the same block. */
const ALIKE_ENOUGH = 0.3;
/** In a rewritten passage with more blocks on each side, blocks are compared in order instead of by similarity. */
const MAX_COMPARED = 60;

function blockDifferences(before: readonly Block[], after: readonly Block[]): BlockDifference[] {
  const results: BlockDifference[] = [];
  let left = 0;
  let right = 0;
  let removed: number[] = [];
  let added: number[] = [];
  const close = () => {
    results.push(...pairUp(before, after, removed, added));
    removed = [];
    added = [];
  };
  for (const part of diffArrays(before.map(likenessOf), after.map(likenessOf))) {
    for (let at = 0; at < part.value.length; at++) {
      if (part.removed) removed.push(left++);
      else if (part.added) added.push(right++);
      else {
        close();
        results.push(blockDifference('same', before, after, left++, right++));
      }
    }
  }
  close();
  return results;
}

function blockDifference(
  change: BlockDifference['change'],
  before: readonly Block[],
  after: readonly Block[],
  left: number | null,
  right: number | null,
): BlockDifference {
  const was = left === null ? undefined : before[left];
  const is = right === null ? undefined : after[right];
  const pieces = wordDifference(was ? wordsOf(was) : '', is ? wordsOf(is) : '');
  return { change, before: left, after: right, type: (is ?? was)?.type ?? '', pieces };
}

/** Pairs the blocks of a rewritten passage: each new block with the most similar old one, in order. */
function pairUp(
  before: readonly Block[],
  after: readonly Block[],
  removed: readonly number[],
  added: readonly number[],
): BlockDifference[] {
  const pairs: BlockDifference[] = [];
  let next = 0;
  for (const right of added) {
    const candidates = removed.length <= MAX_COMPARED && added.length <= MAX_COMPARED ? removed.slice(next) : removed.slice(next, next + 1);
    const best = candidates
      .map((left) => ({ left, likeness: likeness(before[left], after[right]) }))
      .reduce<{ left: number; likeness: number } | undefined>(
        (most, one) => (most && most.likeness >= one.likeness ? most : one),
        undefined,
      );
    if (!best || best.likeness < ALIKE_ENOUGH) {
      pairs.push(blockDifference('added', before, after, null, right));
      continue;
    }
    const upTo = removed.indexOf(best.left);
    for (const left of removed.slice(next, upTo)) pairs.push(blockDifference('removed', before, after, left, null));
    pairs.push(blockDifference('changed', before, after, best.left, right));
    next = upTo + 1;
  }
  for (const left of removed.slice(next)) pairs.push(blockDifference('removed', before, after, left, null));
  return pairs;
}

/** The share of words that two blocks have in common; blocks without words are similar if they are of the same kind. */
function likeness(one: Block | undefined, other: Block | undefined): number {
  const words = (block: Block | undefined) => new Set(tokens(wordsOf(block)).filter((token) => /[\p{L}\p{N}]/u.test(token)));
  const left = words(one);
  const right = words(other);
  const most = Math.max(left.size, right.size);
  if (most === 0) return one?.type === other?.type ? 1 : 0;
  return [...left].filter((word) => right.has(word)).length / most;
}
