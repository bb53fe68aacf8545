import { Box, Link, Typography } from '@mui/material';
import { EditorContent, useEditor } from '@tiptap/react';
import { atom, type ReadableAtom } from 'nanostores';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Dropped } from '../../../../platform/document/documentFromHtml.ts';
import { embedOf } from '../../../../platform/document/embedAddress.ts';
import { safeAddress } from '../../../../platform/document/htmlLine.ts';
import type { StoryDocument } from '../../../../platform/document/storyDocument.ts';
import { readingMinutes } from '../../../../platform/text/readingTime.ts';
import { AddressDialog } from '../writing/AddressDialog.tsx';
import { useStore } from '../writing/useStore.ts';
import { documentOfNode, editorOfDocument } from './documentOfEditor.ts';
import { droppedShown } from './droppedShown.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { editorCommands } from './editorCommands.ts';
import { type EditorHelp, EditorHelpContext } from './editorHelp.ts';
import { editorLook } from './editorLook.ts';
import { editorNodes } from './editorNodes.ts';
import { editorExtensions } from './editorSchema.ts';
import { LegacyPasteDialog } from './LegacyPasteDialog.tsx';
import { insertDocument, type ReadPaste, readPaste } from './pasteIntoEditor.ts';
import { replaceDocument } from './replaceDocument.ts';
import { wordCount } from './wordCount.ts';

type Props = EditorHelp & {
  /** The initial document; to replace it, render a new editor (`key`). */
  value: StoryDocument;
  /** Called for every key; unchanged blocks are the same objects as before. */
  onChange: (document: StoryDocument) => void;
  editable: boolean;
  /** Registers a listener for documents that replace the content while the editor is open. */
  onReplaced?: ((listener: (document: StoryDocument) => void) => () => void) | undefined;
};

/** The editor of a story's text. It is independent of the screen around it. */
export function StoryEditor({ value, onChange, editable, onReplaced, ...help }: Props): ReactNode {
  const { words } = help;
  const [query, setAsked] = useState<'link' | 'embed'>();
  const [legacy, setLegacy] = useState<ReadPaste>();
  const [dropped, setDropped] = useState<Dropped[]>([]);
  const [length] = useState(() => atom(wordCount(value)));
  // The editor keeps its first callbacks, so they call these current ones.
  const present = useRef({ onChange, take: (_: ReadPaste) => {} });
  const extensions = useMemo(() => editorExtensions(editorNodes(words)), [words]);

  const editor = useEditor({
    extensions,
    content: editorOfDocument(value),
    editable,
    // The Content Security Policy blocks styles without its nonce; the editor's styles are part of the screen's.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': words.body, lang: 'gu', spellcheck: 'false' },
      handlePaste: (_view, event) => {
        const paste = readPaste(event.clipboardData);
        if (paste) present.current.take(paste);
        return paste !== undefined;
      },
      handleKeyDown: (_view, event) => {
        const isLink = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
        if (isLink) setAsked('link');
        return isLink;
      },
    },
    onUpdate: ({ editor: changed }) => {
      const document = documentOfNode(changed.state.doc);
      length.set(wordCount(document));
      present.current.onChange(document);
    },
  });
  present.current = {
    onChange,
    take: (paste) => {
      setDropped(paste.dropped);
      if (paste.legacyFont) setLegacy(paste);
      else insertDocument(editor, paste.document);
    },
  };
  if (editor.isEditable !== editable) editor.setEditable(editable, false);
  useEffect(
    () =>
      onReplaced?.((document) => {
        replaceDocument(editor, document);
        length.set(wordCount(document));
      }),
    [editor, length, onReplaced],
  );

  const commands = editorCommands(editor, help);
  const setLink = (address: string) => {
    const href = safeAddress(address);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href)
      (editor.state.selection.empty && !editor.isActive('link') ? chain.insertContent(linkText(href)) : chain.setLink({ href })).run();
  };
  return (
    <EditorHelpContext value={help}>
      <Box sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper', ...editorLook }}>
        {editable && <EditorToolbar editor={editor} onAsk={setAsked} />}
        <EditorContent editor={editor} />
        <Typography variant="caption" component="p" sx={{ borderTop: 1, borderColor: 'divider', px: 2, py: 0.5, color: 'text.secondary' }}>
          <WordCount length={length} words={words} />
          {dropped.length > 0 && (
            <>
              {' '}
              · {words.leftOut}: {droppedShown(dropped, words)}{' '}
              <Link component="button" type="button" variant="caption" onClick={() => setDropped([])}>
                {words.ok}
              </Link>
            </>
          )}
        </Typography>
      </Box>
      {legacy?.legacyFont && (
        <LegacyPasteDialog
          document={legacy.document}
          font={legacy.legacyFont}
          onCancel={() => setLegacy(undefined)}
          onDone={(document) => {
            setLegacy(undefined);
            insertDocument(editor, document);
          }}
        />
      )}
      {query === 'link' && (
        <AddressDialog
          title={words.link}
          label={words.linkAddress}
          first={String(editor.getAttributes('link')['href'] ?? '')}
          refuse={(address) => (safeAddress(address) ? '' : words.linkWrong)}
          onCancel={() => setAsked(undefined)}
          onDone={(address) => {
            setAsked(undefined);
            setLink(address);
          }}
          other={
            editor.isActive('link')
              ? {
                  label: words.unlink,
                  act: () => {
                    setAsked(undefined);
                    editor.chain().focus().extendMarkRange('link').unsetLink().run();
                  },
                }
              : undefined
          }
        />
      )}
      {query === 'embed' && (
        <AddressDialog
          title={words.embed}
          label={words.embedAddress}
          hint={words.embedHint}
          refuse={(address) => (embedOf(address) ? '' : words.embedUnknown)}
          onCancel={() => setAsked(undefined)}
          onDone={(address) => {
            setAsked(undefined);
            commands.embed(address);
          }}
          other={
            help.pickVideo
              ? {
                  label: words.paperVideo,
                  act: () => {
                    setAsked(undefined);
                    void commands.paperVideo();
                  },
                }
              : undefined
          }
        />
      )}
    </EditorHelpContext>
  );
}

function WordCount({ length, words }: { length: ReadableAtom<number>; words: EditorHelp['words'] }): ReactNode {
  const count = useStore(length);
  return (
    <span data-word-count={count}>
      {count} {words.words} · {readingMinutes(count)} {words.minutes}
    </span>
  );
}

/** A link without selected text shows its own address. */
const linkText = (href: string) => ({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] });
