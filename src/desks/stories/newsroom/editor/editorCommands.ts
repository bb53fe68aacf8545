import type { Editor } from '@tiptap/core';
import { TextSelection } from '@tiptap/pm/state';
import { embedOf } from '../../../../platform/document/embedAddress.ts';
import { safeAddress } from '../../../../platform/document/htmlLine.ts';
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
    /** Links the selected words or the link at the cursor to an address; without either, the address itself is inserted. */
    link: (address: string) => {
      const href = safeAddress(address);
      if (href === undefined) return;
      const chain = editor.chain().focus().extendMarkRange('link');
      (editor.state.selection.empty && !editor.isActive('link') ? chain.insertContent(linkText(href)) : chain.setLink({ href })).run();
    },
    /** What a pasted address becomes: an embed on an empty line, the link of the selected words, or a link of its own. */
    pastedAddress: (address: string) => {
      const { doc, selection } = editor.state;
      const { $from, $to, from, to } = selection;
      const embed = $from.depth === 1 && $from.parent.content.size === 0 ? embedOf(address) : undefined;
      const href = safeAddress(address) ?? '';
      const isOfWords =
        selection instanceof TextSelection && !selection.empty && $from.sameParent($to) && !/^https?:/u.test(doc.textBetween(from, to));
      if (embed) put(embed.type, { ...embed.attrs });
      else if (isOfWords) editor.chain().focus().setLink({ href }).run();
      else editor.chain().focus().insertContent(linkText(href)).run();
    },
    /** Inserts an embed if the address is of a known provider; returns whether it was. */
    embed: (address: string): boolean => {
      const block = embedOf(address);
      if (block) put(block.type, { ...block.attrs });
      return block !== undefined;
    },
  };
}

/** A link without selected text shows its own address. */
const linkText = (href: string) => ({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
