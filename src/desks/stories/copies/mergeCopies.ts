import { diffArrays } from 'diff';
import { otherFields, textFields } from './storyDifference.ts';
import type { LooseDocument, WorkingCopy } from './workingCopy.ts';

type Block = LooseDocument['content'][number];

/** Whether two values are equal as JSON, ignoring the order of fields, which the database changes. */
export function isSameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return (
      Array.isArray(one) && Array.isArray(other) && one.length === other.length && one.every((item, at) => isSameJson(item, other[at]))
    );
  const left = new Map(Object.entries(one).filter(([, value]) => value !== undefined));
  const right = new Map(Object.entries(other).filter(([, value]) => value !== undefined));
  return left.size === right.size && [...left].every(([key, value]) => right.has(key) && isSameJson(value, right.get(key)));
}

/**
 * Whether the server's copy differs from `before` only in what is decided outside of the editor, on the front page and by the schedule:
 * whether the story is breaking news, and until when. Not if the editor has changed that as well.
 */
export function isBreakingOnly(before: WorkingCopy, server: WorkingCopy, mine: WorkingCopy): boolean {
  const decisionOf = ({ breaking, breakingUntil }: WorkingCopy) => ({ breaking, breakingUntil });
  return isSameJson(decisionOf(before), decisionOf(mine)) && isSameJson({ ...server, ...decisionOf(before) }, before);
}

/**
 * Merges local changes since `before` into the server's copy: a field or block that was changed locally keeps the local version, also if
 * both sides changed it. If blocks changed by both sides no longer correspond one to one, the server's come first, and all local ones
 * follow.
 */
export function mergeCopies(before: WorkingCopy, server: WorkingCopy, mine: WorkingCopy): WorkingCopy {
  const merged = { ...server };
  const keepMine = <Field extends keyof WorkingCopy>(field: Field) => {
    if (!isSameJson(before[field], mine[field])) merged[field] = mine[field];
  };
  for (const field of [...textFields, ...otherFields]) keepMine(field);
  return { ...merged, body: { type: 'doc', content: mergeBlocks(before.body.content, server.body.content, mine.body.content) } };
}

function mergeBlocks(before: readonly Block[], server: readonly Block[], mine: readonly Block[]): Block[] {
  if (isSameJson(before, mine)) return [...server];
  if (isSameJson(before, server)) return [...mine];
  const merged: Block[] = [];
  const done = { before: 0, server: 0, mine: 0 };
  const atServer = sameBlocks(before, server);
  const here = sameBlocks(before, mine);
  const mergeUpTo = (to: typeof done) => {
    merged.push(
      ...mergePassage(before.slice(done.before, to.before), server.slice(done.server, to.server), mine.slice(done.mine, to.mine)),
    );
    Object.assign(done, to);
  };
  for (const [at, block] of before.entries()) {
    const [left, right] = [atServer.get(at), here.get(at)];
    if (left === undefined || right === undefined) continue;
    mergeUpTo({ before: at, server: left, mine: right });
    merged.push(block);
    Object.assign(done, { before: at + 1, server: left + 1, mine: right + 1 });
  }
  mergeUpTo({ before: before.length, server: server.length, mine: mine.length });
  return merged;
}

/** The blocks of one document that also occur in another, as a map of their indexes. */
function sameBlocks(before: readonly Block[], after: readonly Block[]): Map<number, number> {
  const result = new Map<number, number>();
  let left = 0;
  let right = 0;
  for (const { added, removed, value } of diffArrays([...before], [...after], { comparator: isSameJson })) {
    if (removed) left += value.length;
    else if (added) right += value.length;
    else for (const _ of value) result.set(left++, right++);
  }
  return result;
}

/** Merges a passage between two blocks that are in all three versions. */
function mergePassage(before: readonly Block[], server: readonly Block[], mine: readonly Block[]): readonly Block[] {
  if (isSameJson(before, mine)) return server;
  if (isSameJson(before, server) || isSameJson(server, mine)) return mine;
  if (before.length === server.length && before.length === mine.length)
    return mine.map((block, at) => (isSameJson(block, before[at]) ? (server[at] ?? block) : block));
  const isNew = (block: Block) => ![...before, ...server].some((other) => isSameJson(block, other));
  return [...server, ...mine.filter(isNew)];
}
