import type { Editor } from '@tiptap/core';
import { embedOf } from '../../../../platform/document/embedAddress.ts';
import type { EditorHelp } from './editorHelp.ts';
import { insertNode } from './insertNode.ts';

/** Insert commands of the toolbar. Items chosen in a dialog are inserted where the cursor was. */
export function editorCommands(editor: Editor, help: EditorHelp) {
  const put = (type: string, attrs: Record<string, unknown>) => insertNode(editor, type, attrs);
  return {
    /** From the selected text, if there is any. */
    pullQuote: () => {
      const { from, to } = editor.state.selection;
      put('pullQuote', { text: editor.state.doc.textBetween(from, to, ' ').trim(), cite: '' });
    },
    picture: async () => {
      const picked = await help.pickPicture();
      if (picked) put('picture', { picture: picked.key, caption: picked.caption, credit: picked.credit });
    },
    gallery: async () => {
      const picked = await help.pickPicture();
      if (picked) put('gallery', { pictures: [{ picture: picked.key, caption: picked.caption, credit: picked.credit }] });
    },
    relatedStory: async () => {
      const picked = await help.pickStory();
      if (picked) put('relatedStory', { articleId: picked.articleId });
    },
    paperVideo: async () => {
      const picked = await help.pickVideo?.();
      if (picked) put('video', { provider: 'paper', source: picked.source, title: picked.title, captions: '' });
    },
    table: () => editor.chain().focus().insertTable({ rows: 3, cols: 2, withHeaderRow: true }).run(),
    /** Inserts an embed if the address is of a known provider; returns whether it was. */
    embed: (address: string): boolean => {
      const block = embedOf(address);
      if (block) put(block.type, { ...block.attrs });
      return block !== undefined;
    },
  };
}
