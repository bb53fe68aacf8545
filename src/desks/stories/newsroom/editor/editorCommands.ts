import type { Editor } from '@tiptap/core';
import { embedOf } from '../../../../platform/document/embedAddress.ts';
import type { EditorHelp } from './editorHelp.ts';
import { insertNode } from './insertNode.ts';

/** What the tools put into the text. Things that are chosen elsewhere are put where the cursor stood. */
export function editorCommands(editor: Editor, help: EditorHelp) {
  const put = (type: string, attrs: Record<string, unknown>) => insertNode(editor, type, attrs);
  return {
    /** Of the selected words where there are some. */
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
    /** Of a known provider's address; whether it was one. */
    embed: (address: string): boolean => {
      const block = embedOf(address);
      if (block) put(block.type, { ...block.attrs });
      return block !== undefined;
    },
  };
}
