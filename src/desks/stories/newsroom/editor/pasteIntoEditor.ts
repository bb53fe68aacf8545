import type { Editor } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import { cleanPaste, fontsOfPaste } from '../../../../platform/document/cleanPaste.ts';
import type { Dropped } from '../../../../platform/document/documentFromHtml.ts';
import { plainText } from '../../../../platform/document/plainText.ts';
import type { StoryDocument } from '../../../../platform/document/storyDocument.ts';
import { guessLegacyFont } from '../../../../platform/text/legacyFonts/guessLegacyFont.ts';
import type { LegacyFont } from '../../../../platform/text/legacyFonts/legacyFont.ts';
import { editorOfDocument } from './documentOfEditor.ts';

/** The result of a paste: a clean document, dropped content, and the legacy font it seems to be set in. */
export type ReadPaste = { document: StoryDocument; dropped: Dropped[]; legacyFont: LegacyFont | undefined };

/** Reads the clipboard; undefined for content copied from the editor itself, which the editor pastes by itself. */
export function readPaste(clipboard: DataTransfer | null): ReadPaste | undefined {
  const html = clipboard?.getData('text/html') ?? '';
  const text = clipboard?.getData('text/plain') ?? '';
  if (html.includes('data-pm-slice') || (html === '' && text === '')) return undefined;
  const { document, dropped } = cleanPaste({ html, text });
  return { document, dropped, legacyFont: guessLegacyFont(plainText(document), fontsOfPaste(html).slice(0, 3).join(',')) };
}

/** Inserts a document at the cursor; a single paragraph is inserted into the current line. */
export function insertDocument(editor: Editor, document: StoryDocument): void {
  if (document.content.length === 0) return;
  const { state, view, schema } = editor;
  const { content } = schema.nodeFromJSON(editorOfDocument(document));
  const open = (type: string | undefined) => (type === 'paragraph' ? 1 : 0);
  const slice = new Slice(content, open(content.firstChild?.type.name), open(content.lastChild?.type.name));
  view.dispatch(state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
}
