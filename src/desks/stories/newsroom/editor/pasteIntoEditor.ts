import type { Editor } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { isInTable, handlePaste as pasteIntoTable } from '@tiptap/pm/tables';
import { cleanPaste, fontsOfPaste } from '../../../../platform/document/cleanPaste.ts';
import { type Dropped, documentFromHtml } from '../../../../platform/document/documentFromHtml.ts';
import { safeAddress } from '../../../../platform/document/htmlLine.ts';
import { plainText } from '../../../../platform/document/plainText.ts';
import type { StoryDocument } from '../../../../platform/document/storyDocument.ts';
import { guessLegacyFont } from '../../../../platform/text/legacyFonts/guessLegacyFont.ts';
import type { LegacyFont } from '../../../../platform/text/legacyFonts/legacyFont.ts';
import { editorOfDocument } from './documentOfEditor.ts';
import { type PastedPictures, picturesOfPaste, withPicturesApart } from './pastedPictures.ts';

export type ReadPaste = {
  /** Clean, with keys of `pictures` in the place of pictures that are still to be uploaded. */
  document: StoryDocument;
  pictures: PastedPictures;
  dropped: Dropped[];
  /** The legacy font that it seems to be set in. */
  legacyFont: LegacyFont | undefined;
  /** The address that is all of it. */
  address: string | undefined;
};

/** The files of a paste or drop. Word and Excel add a picture of the words that they give as HTML. */
export function filesOfPaste(data: DataTransfer | null): File[] {
  if (!data || data.files.length === 0) return [];
  const { document } = documentFromHtml(data.getData('text/html'));
  return plainText(document).trim() === '' ? [...data.files] : [];
}

/** Reads the clipboard; undefined for content copied from the editor itself, which the editor pastes by itself. */
export function readPaste(clipboard: DataTransfer | null): ReadPaste | undefined {
  const html = clipboard?.getData('text/html') ?? '';
  const text = clipboard?.getData('text/plain') ?? '';
  if (html.includes('data-pm-slice') || (html === '' && text === '')) return undefined;
  const { keys, pictures } = picturesOfPaste(html);
  const { document, dropped } = cleanPaste({ html, text, pictures: keys });
  const [, address] = /^\s*(https?:\/\/\S+)\s*$/u.exec(text) ?? [];
  return {
    document: withPicturesApart(withSpaces(document, text), pictures),
    pictures,
    dropped,
    legacyFont: guessLegacyFont(plainText(document), fontsOfPaste(html).slice(0, 3).join(',')),
    address: safeAddress(address) === undefined ? undefined : address,
  };
}

/** Words within a line keep the spaces around them: they are pasted between other words. */
function withSpaces(document: StoryDocument, text: string): StoryDocument {
  const [only] = document.content;
  if (only?.type !== 'paragraph' || document.content.length > 1) return document;
  const space = (is: boolean) => (is ? [{ type: 'text' as const, text: ' ' }] : []);
  const content = [...space(/^[ \u00a0]/u.test(text)), ...only.content, ...space(/[ \u00a0]$/u.test(text))];
  return { type: 'doc', content: [{ type: 'paragraph', content }] };
}

/** Whether cells of a table can take a document: paragraphs, or a table alone, whose cells take their place. */
const fitsCells = ({ content: [first, ...more] }: StoryDocument): boolean =>
  (first?.type === 'table' && more.length === 0) || [first, ...more].every((block) => block?.type === 'paragraph');

/** A document as paragraphs: cells of a table hold nothing else, and would be torn apart by it. */
const inParagraphs = (document: StoryDocument): StoryDocument => ({
  type: 'doc',
  content: plainText(document)
    .split('\n')
    .flatMap((text) => (text === '' ? [] : [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] }])),
});

/**
 * Inserts a document at the cursor: a single paragraph goes into the current line, items go into the list and a table into the cells with the
 * cursor. `adjust` may change it within the same step, before it is shown.
 */
export function insertDocument(editor: Editor, pasted: StoryDocument, adjust?: (change: Transaction) => void): void {
  if (pasted.content.length === 0) return;
  const { state, view, schema } = editor;
  const document = isInTable(state) && !fitsCells(pasted) ? inParagraphs(pasted) : pasted;
  const { content } = schema.nodeFromJSON(editorOfDocument(document));
  if (pasteIntoTable(view, new ClipboardEvent('paste'), new Slice(content, 0, 0))) return;
  const isInList = state.selection.$from.node(-1)?.type.name === 'listItem';
  const open = (type: string | undefined) => (type === 'paragraph' ? 1 : isInList && type?.endsWith('List') ? 3 : 0);
  const slice = new Slice(content, open(content.firstChild?.type.name), open(content.lastChild?.type.name));
  const change = state.tr.replaceSelection(slice);
  adjust?.(change);
  view.dispatch(change.scrollIntoView().setMeta('paste', true));
}
