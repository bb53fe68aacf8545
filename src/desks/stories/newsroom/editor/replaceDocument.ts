import type { Editor } from '@tiptap/core';
import type { StoryDocument } from '../../../../platform/document/storyDocument.ts';
import { editorOfDocument } from './documentOfEditor.ts';

/**
 * Puts another document in the place of what the editor holds: only the part that differs is exchanged, so that the cursor stays where somebody
 * is writing. It is no change of theirs: `onUpdate` is not called, and undo does not take it back.
 */
export function replaceDocument(editor: Editor, document: StoryDocument): void {
  const { state, view, schema } = editor;
  const next = schema.nodeFromJSON(editorOfDocument(document));
  const from = state.doc.content.findDiffStart(next.content);
  const ends = state.doc.content.findDiffEnd(next.content);
  if (from === null || ends === null) return;
  // What is the same before and after may overlap, as in the second of two same letters.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  const changed = state.tr.replace(from, ends.a + overlap, next.slice(from, ends.b + overlap));
  view.dispatch(changed.setMeta('addToHistory', false).setMeta('preventUpdate', true));
}
