import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';

/** Swaps the block at this position with its neighbour. */
export function moveBlock(editor: Editor, at: number, by: -1 | 1): void {
  const { state, view } = editor;
  const node = state.doc.nodeAt(at);
  const place = state.doc.resolve(at);
  const neighbour = by === -1 ? place.nodeBefore : node && state.doc.resolve(at + node.nodeSize).nodeAfter;
  if (!node || !neighbour || place.depth > 0) return;
  const to = by === -1 ? at - neighbour.nodeSize : at + neighbour.nodeSize;
  const moved = state.tr.delete(at, at + node.nodeSize).insert(to, node);
  view.dispatch(moved.setSelection(NodeSelection.create(moved.doc, to)).scrollIntoView());
}
