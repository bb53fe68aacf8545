import type { Editor } from '@tiptap/core';
import type { StoryDocument } from '../../../../platform/document/storyDocument.ts';
import { editorOfDocument } from './documentOfEditor.ts';

/**
 * Replaces the editor's document. Only the part that differs is changed, so that the cursor stays in place. It does not count as the user's
 * change: `onUpdate` is not called, and undo does not revert it.
 */
export function replaceDocument(editor: Editor, document: StoryDocument): void {
  const { state, view, schema } = editor;
  const next = schema.nodeFromJSON(editorOfDocument(document));
  const from = state.doc.content.findDiffStart(next.content);
  const ends = state.doc.content.findDiffEnd(next.content);
  if (from === null || ends === null) return;
  // The common start and end may overlap, for example with two equal letters.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  const changed = state.tr.replace(from, ends.a + overlap, next.slice(from, ends.b + overlap));
  view.dispatch(changed.setMeta('addToHistory', false).setMeta('preventUpdate', true));
}
