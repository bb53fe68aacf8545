import { isSameJson } from '../../copies/mergeCopies.ts';
import { type BlockDifference, storyDifference } from '../../copies/storyDifference.ts';
import type { WorkingCopy } from '../../copies/workingCopy.ts';
import { linesOfBlock, type Part, wordsBetween } from './versionRows.ts';

/** The choice at a place where two versions differ. */
export type Choice = 'theirs' | 'mine' | 'both';

/** A place where two versions differ: a field, or a block of the text. A side without it is empty. */
export type MergeRow = {
  field: keyof WorkingCopy;
  theirs: Part[];
  mine: Part[];
  /** Whether both can be kept one after the other: only for blocks of the text. */
  mayBoth: boolean;
  /** The default: the side that changed it; the local side if both changed it. */
  first: Choice;
};

type Versions = { base: WorkingCopy; theirs: WorkingCopy; mine: WorkingCopy };
type Names = { blocks: Readonly<Record<string, string>>; value: (field: keyof WorkingCopy, value: unknown) => string };

/** The differences between two versions of a story: first fields, then text. */
export function mergeRows({ base, theirs, mine }: Versions, names: Names): MergeRow[] {
  const { fields, blocks } = storyDifference(theirs, mine);
  const isInBase = (block: unknown) => base.body.content.some((known) => isSameJson(known, block));
  const textOf = (copy: WorkingCopy, at: number | null) => {
    const block = at === null ? undefined : copy.body.content[at];
    return block ? linesOfBlock(block, names.blocks).join('\n') : '';
  };
  const firstOf = ({ before, after }: BlockDifference): Choice => {
    // If the local block is unchanged, the other side changed, added or removed it.
    if (after === null) return before !== null && isInBase(theirs.body.content[before]) ? 'mine' : 'theirs';
    return isInBase(mine.body.content[after]) ? 'theirs' : 'mine';
  };
  return [
    ...fields.map(({ field, before, after }): MergeRow => {
      const sides = wordsBetween(names.value(field, before), names.value(field, after));
      return {
        field,
        theirs: sides.before,
        mine: sides.after,
        mayBoth: false,
        first: isSameJson(after, base[field]) ? 'theirs' : 'mine',
      };
    }),
    ...blocks.filter(isDifferent).map((block): MergeRow => {
      const sides = wordsBetween(textOf(theirs, block.before), textOf(mine, block.after));
      return { field: 'body', theirs: sides.before, mine: sides.after, mayBoth: block.change === 'changed', first: firstOf(block) };
    }),
  ];
}

const isDifferent = ({ change }: BlockDifference): boolean => change !== 'same';

/** The copy that results from the choices, row by row of `mergeRows`. */
export function chosenCopy({ theirs, mine }: Omit<Versions, 'base'>, choices: readonly Choice[]): WorkingCopy {
  const { fields, blocks } = storyDifference(theirs, mine);
  const chosen = { ...theirs };
  const take = <Field extends keyof WorkingCopy>(field: Field) => {
    chosen[field] = mine[field];
  };
  for (const [at, { field }] of fields.entries()) if (choices[at] !== 'theirs') take(field);
  let row = fields.length;
  const content = blocks.flatMap((block) => {
    const choice = isDifferent(block) ? choices[row++] : 'theirs';
    const [left, right] = [contentAt(theirs, block.before), contentAt(mine, block.after)];
    return [...(choice === 'mine' ? [] : left), ...(choice === 'theirs' ? [] : right)];
  });
  return { ...chosen, body: { type: 'doc', content } };
}

const contentAt = ({ body }: WorkingCopy, at: number | null) => (at === null ? [] : body.content.slice(at, at + 1));
