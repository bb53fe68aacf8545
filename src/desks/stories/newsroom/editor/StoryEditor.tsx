import { Box, Link, Typography } from '@mui/material';
import { EditorContent, useEditor } from '@tiptap/react';
import { atom, type ReadableAtom } from 'nanostores';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useFileInFlight } from '../../../../newsroom/fields/filesInFlight.ts';
import type { Dropped } from '../../../../platform/document/documentFromHtml.ts';
import { embedOf } from '../../../../platform/document/embedAddress.ts';
import { safeAddress } from '../../../../platform/document/htmlLine.ts';
import type { StoryDocument } from '../../../../platform/document/storyDocument.ts';
import { readingMinutes } from '../../../../platform/text/readingTime.ts';
import { AddressDialog } from '../writing/AddressDialog.tsx';
import { isShortcut } from '../writing/isShortcut.ts';
import { useStore } from '../writing/useStore.ts';
import {
  type ArrivingPicture,
  ArrivingPictures,
  bringPictures,
  holdPlaces,
  holdPlacesIn,
  picturesAmong,
  placeOfDrop,
  placeOfPaste,
} from './arrivingPictures.ts';
import { documentOfNode, editorOfDocument } from './documentOfEditor.ts';
import { droppedShown } from './droppedShown.ts';
import { EditorToolbar } from './EditorToolbar.tsx';
import { editorCommands } from './editorCommands.ts';
import { type EditorHelp, EditorHelpContext } from './editorHelp.ts';
import { editorLook } from './editorLook.ts';
import { editorNodes } from './editorNodes.ts';
import { editorExtensions } from './editorSchema.ts';
import { LegacyPasteDialog } from './LegacyPasteDialog.tsx';
import { filesOfPaste, insertDocument, type ReadPaste, readPaste } from './pasteIntoEditor.ts';
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
  const present = useRef({
    onChange,
    take: (_data: DataTransfer | null, _at?: number): boolean => false,
    bring: (_pictures: readonly ArrivingPicture[]): void => undefined,
  });
  const [arriving, setArriving] = useState(0);
  useFileInFlight(arriving > 0);
  const extensions = useMemo(
    () => [
      ...editorExtensions(editorNodes(words)),
      ArrivingPictures.configure({ words, bring: (pictures) => present.current.bring(pictures) }),
    ],
    [words],
  );

  const editor = useEditor({
    extensions,
    content: editorOfDocument(value),
    editable,
    // The Content Security Policy blocks styles without its nonce; the editor's styles are part of the screen's.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': words.body, lang: 'gu', spellcheck: 'false' },
      handlePaste: (_view, { clipboardData }) => present.current.take(clipboardData),
      handleDrop: (view, { dataTransfer, clientX, clientY }, _slice, isMoved) =>
        !isMoved && present.current.take(dataTransfer, view.posAtCoords({ left: clientX, top: clientY })?.pos),
      handleKeyDown: (_view, event) => {
        const isLink = isShortcut(event, 'k');
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
  const commands = editorCommands(editor, help);
  const bring = async (pictures: readonly ArrivingPicture[]) => {
    setArriving((before) => before + 1);
    try {
      await bringPictures(editor, pictures, words);
    } finally {
      setArriving((before) => before - 1);
    }
  };
  const insert = ({ document, address, pictures }: ReadPaste) => {
    if (address) return commands.pastedAddress(address);
    let coming: ArrivingPicture[] = [];
    insertDocument(editor, document, (change) => {
      coming = holdPlacesIn(editor, change, pictures, words);
    });
    // Cells of a table take words only.
    const others = [...pictures.values()].filter((file) => !coming.some((one) => one.file === file));
    if (others.length > 0) coming.push(...holdPlaces(editor, others, placeOfPaste(editor), words));
    if (coming.length > 0) void bring(coming);
  };
  present.current = {
    onChange,
    bring: (pictures) => void bring(pictures),
    take: (data, at) => {
      const files = filesOfPaste(data);
      const paste = files.length > 0 ? undefined : readPaste(data);
      if (files.length > 0) {
        const pictures = picturesAmong(files);
        if (pictures.length > 0) {
          const place = at === undefined ? placeOfPaste(editor) : placeOfDrop(editor.state, at);
          void bring(holdPlaces(editor, pictures, place, words));
        }
      }
      if (paste) {
        if (at !== undefined) editor.commands.focus(at);
        setDropped(paste.dropped);
        if (paste.legacyFont) setLegacy(paste);
        else insert(paste);
      }
      return files.length > 0 || paste !== undefined;
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

  return (
    <EditorHelpContext value={help}>
      <Box sx={{ border: 1, borderColor: 'divider', bgcolor: 'background.paper', ...editorLook }}>
        {editable && <EditorToolbar editor={editor} onAsk={setAsked} />}
        <EditorContent editor={editor} />
        <Typography
          variant="caption"
          component="p"
          sx={{
            borderTop: 1,
            borderColor: 'divider',
            px: 2,
            py: 0.5,
            color: 'text.secondary',
            // What was left out of a paste is seen wherever in the text it was pasted.
            ...(dropped.length > 0 ? { position: 'sticky', bottom: 0, bgcolor: 'background.paper' } : {}),
          }}
        >
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
            insert({ ...legacy, document, address: undefined });
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
            commands.link(address);
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
            help.pickVideo && {
              label: words.paperVideo,
              act: () => {
                setAsked(undefined);
                void commands.paperVideo();
              },
            }
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
