import type { Editor } from '@tiptap/core';
import { Fragment } from '@tiptap/pm/model';
import { NodeSelection, Selection } from '@tiptap/pm/state';

/**
 * Inserts a node after the block with the cursor, or replaces an empty line, and puts the cursor on a line after it. It does not split a
 * paragraph or replace a selected node.
 */
export function insertNode(editor: Editor, type: string, attrs: Record<string, unknown>): void {
  const { state, view, schema } = editor;
  const { selection } = state;
  const isEditorNode = selection instanceof NodeSelection && selection.$from.depth === 0;
  const { $to } = selection;
  const block = $to.depth > 0 ? $to.node(1) : undefined;
  const isEmptyLine = !isEditorNode && block?.type.name === 'paragraph' && block.content.size === 0;
  const from = isEmptyLine ? $to.before(1) : isEditorNode || !block ? selection.to : $to.after(1);
  const to = isEmptyLine ? $to.after(1) : from;
  const thing = schema.nodeFromJSON({ type, attrs });
  const next = state.doc.resolve(to).nodeAfter;
  const line = next?.isTextblock ? [] : [schema.nodeFromJSON({ type: 'paragraph' })];
  const put = state.tr.replaceWith(from, to, Fragment.from([thing, ...line]));
  view.dispatch(put.setSelection(Selection.near(put.doc.resolve(from + thing.nodeSize), 1)).scrollIntoView());
  view.focus();
}
