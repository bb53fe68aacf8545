import {
  mdiFormatBold,
  mdiFormatItalic,
  mdiFormatListBulleted,
  mdiFormatListNumbered,
  mdiFormatQuoteClose,
  mdiFormatSize,
  mdiFormatTitle,
  mdiImageMultipleOutline,
  mdiImageOutline,
  mdiLinkVariant,
  mdiPlayBoxOutline,
  mdiRedo,
  mdiTableLarge,
  mdiTextBoxOutline,
  mdiTextShort,
  mdiUndo,
} from '@mdi/js';
import { Box, Button, IconButton, Tooltip } from '@mui/material';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { belowActionBar } from '../../../../newsroom/ActionBar.tsx';
import { sideScroll } from '../../../../newsroom/frame/sideScroll.ts';
import { Icon } from '../../../../newsroom/Icon.tsx';
import { editorCommands } from './editorCommands.ts';
import { useEditorHelp } from './editorHelp.ts';

type Props = { editor: Editor; onAsk: (what: 'link' | 'embed') => void };

/** The toolbar above the text: marks, kinds of block, insertions. */
export function EditorToolbar({ editor, onAsk }: Props): ReactNode {
  const help = useEditorHelp();
  const { words } = help;
  const commands = editorCommands(editor, help);
  const chain = () => editor.chain().focus();
  return (
    <Box
      role="toolbar"
      aria-label={words.tools}
      sx={[
        {
          position: 'sticky',
          top: belowActionBar,
          zIndex: 2,
          borderBottom: 1,
          borderColor: 'divider',
          p: 0.5,
          whiteSpace: { xs: 'nowrap', md: 'normal' },
        },
        sideScroll('paper'),
      ].flat()}
    >
      <Tool
        editor={editor}
        label={words.heading}
        keys="Ctrl+Alt+2"
        isOn={(is) => is.isActive('heading', { level: 2 })}
        act={() => chain().toggleHeading({ level: 2 }).run()}
        icon={<Icon path={mdiFormatTitle} />}
      />
      <Tool
        editor={editor}
        label={words.smallHeading}
        keys="Ctrl+Alt+3"
        isOn={(is) => is.isActive('heading', { level: 3 })}
        act={() => chain().toggleHeading({ level: 3 }).run()}
        icon={<Icon path={mdiFormatSize} />}
      />
      <Gap />
      <Tool
        editor={editor}
        label={words.bold}
        keys="Ctrl+B"
        isOn={(is) => is.isActive('bold')}
        act={() => chain().toggleBold().run()}
        icon={<Icon path={mdiFormatBold} />}
      />
      <Tool
        editor={editor}
        label={words.italic}
        keys="Ctrl+I"
        isOn={(is) => is.isActive('italic')}
        act={() => chain().toggleItalic().run()}
        icon={<Icon path={mdiFormatItalic} />}
      />
      <Tool
        editor={editor}
        label={words.link}
        keys="Ctrl+K"
        isOn={(is) => is.isActive('link')}
        act={() => onAsk('link')}
        icon={<Icon path={mdiLinkVariant} />}
      />
      <Gap />
      <Tool
        editor={editor}
        label={words.bullets}
        keys="Ctrl+Shift+8"
        isOn={(is) => is.isActive('bulletList')}
        act={() => chain().toggleBulletList().run()}
        icon={<Icon path={mdiFormatListBulleted} />}
      />
      <Tool
        editor={editor}
        label={words.numbers}
        keys="Ctrl+Shift+7"
        isOn={(is) => is.isActive('orderedList')}
        act={() => chain().toggleOrderedList().run()}
        icon={<Icon path={mdiFormatListNumbered} />}
      />
      <Tool
        editor={editor}
        label={words.quote}
        isOn={(is) => is.isActive('blockquote')}
        act={() => chain().toggleWrap('blockquote').run()}
        icon={<Icon path={mdiFormatQuoteClose} />}
      />
      <Tool editor={editor} label={words.pullQuote} act={commands.pullQuote} icon={<Icon path={mdiTextShort} />} />
      <Gap />
      <Tool editor={editor} label={words.picture} act={commands.picture} icon={<Icon path={mdiImageOutline} />} />
      <Tool editor={editor} label={words.gallery} act={commands.gallery} icon={<Icon path={mdiImageMultipleOutline} />} />
      <Tool editor={editor} label={words.embed} act={() => onAsk('embed')} icon={<Icon path={mdiPlayBoxOutline} />} />
      <Tool editor={editor} label={words.table} act={commands.table} icon={<Icon path={mdiTableLarge} />} />
      <Tool editor={editor} label={words.related} act={commands.relatedStory} icon={<Icon path={mdiTextBoxOutline} />} />
      <Gap />
      <Tool
        editor={editor}
        label={words.undo}
        keys="Ctrl+Z"
        isOff={(is) => !is.can().undo()}
        act={() => chain().undo().run()}
        icon={<Icon path={mdiUndo} />}
      />
      <Tool
        editor={editor}
        label={words.redo}
        keys="Ctrl+Shift+Z"
        isOff={(is) => !is.can().redo()}
        act={() => chain().redo().run()}
        icon={<Icon path={mdiRedo} />}
      />
      <TableTools editor={editor} />
    </Box>
  );
}

function TableTools({ editor }: { editor: Editor }): ReactNode {
  const { words } = useEditorHelp();
  const isInTable = useEditorState({ editor, selector: () => editor.isActive('table') });
  if (!isInTable) return null;
  const chain = () => editor.chain().focus();
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 0.5, pt: 0.5 }}>
      <Say label={words.rowBelow} act={() => chain().addRowAfter().run()} />
      <Say label={words.columnAfter} act={() => chain().addColumnAfter().run()} />
      <Say label={words.headRow} act={() => chain().toggleHeaderRow().run()} />
      <Say label={words.removeRow} act={() => chain().deleteRow().run()} />
      <Say label={words.removeColumn} act={() => chain().deleteColumn().run()} />
      <Say label={words.removeTable} act={() => chain().deleteTable().run()} />
    </Box>
  );
}

const Gap = () => <Box component="span" sx={{ borderLeft: 1, borderColor: 'divider', mx: 0.5, py: 0.75 }} />;

type ToolProps = {
  editor: Editor;
  label: string;
  keys?: string;
  isOn?: (editor: Editor) => boolean;
  isOff?: (editor: Editor) => boolean;
  act: () => unknown;
  icon: ReactNode;
};

/** Each tool subscribes to its own state, so that a key press renders only the tools that change. */
function Tool({ editor, label, keys, isOn, isOff, act, icon }: ToolProps): ReactNode {
  const now = useEditorState({ editor, selector: () => ({ isOn: isOn?.(editor), isOff: isOff?.(editor) ?? false }) });
  return (
    <Tooltip title={keys ? `${label} (${keys})` : label}>
      {/* A disabled button fires no events, so the tooltip is on the span. */}
      <span>
        <IconButton
          size="small"
          aria-label={label}
          aria-pressed={now.isOn}
          disabled={now.isOff}
          color={now.isOn ? 'primary' : 'default'}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => void act()}
          sx={{ '& svg': { fontSize: 20 } }}
        >
          {icon}
        </IconButton>
      </span>
    </Tooltip>
  );
}

function Say({ label, act }: { label: string; act: () => void }): ReactNode {
  return (
    <Button size="small" color="secondary" onMouseDown={(event) => event.preventDefault()} onClick={act}>
      {label}
    </Button>
  );
}
