import { plainText } from '../../../../platform/document/plainText.ts';
import type { StoryBlock, StoryDocument } from '../../../../platform/document/storyDocument.ts';
import { words } from '../../../../platform/text/graphemes.ts';

const counted = new WeakMap<StoryBlock, number>();

/** The number of words in a document. The count of unchanged blocks is cached. */
export function wordCount({ content }: StoryDocument): number {
  return content.reduce((sum, block) => sum + (counted.get(block) ?? count(block)), 0);
}

function count(block: StoryBlock): number {
  const result = words(plainText({ type: 'doc', content: [block] })).length;
  counted.set(block, result);
  return result;
}
