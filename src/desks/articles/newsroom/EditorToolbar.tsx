import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import CollectionsOutlined from '@mui/icons-material/CollectionsOutlined';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import FormatSize from '@mui/icons-material/FormatSize';
import InsertPhotoOutlined from '@mui/icons-material/InsertPhotoOutlined';
import LinkOutlined from '@mui/icons-material/LinkOutlined';
import Redo from '@mui/icons-material/Redo';
import ShortText from '@mui/icons-material/ShortText';
import SmartDisplayOutlined from '@mui/icons-material/SmartDisplayOutlined';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import Title from '@mui/icons-material/Title';
import Undo from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { editorCommands } from './editorCommands.ts';
import { useEditorHelp } from './editorHelp.ts';

type Props = { editor: Editor; onAsk: (what: 'link' | 'embed') => void };

/** The tools over the text: marks, kinds of block, things to put in. */
export function EditorToolbar({ editor, onAsk }: Props): ReactNode {
  const help = useEditorHelp();
  const { words } = help;
  const commands = editorCommands(editor, help);
  const now = useEditorState({
    editor,
    selector: () => ({
      h2: editor.isActive('heading', { level: 2 }),
      h3: editor.isActive('heading', { level: 3 }),
      bold: editor.isActive('bold'),
      italic: editor.isActive('italic'),
      link: editor.isActive('link'),
      bullets: editor.isActive('bulletList'),
      numbers: editor.isActive('orderedList'),
      quote: editor.isActive('blockquote'),
      table: editor.isActive('table'),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  });
  const chain = () => editor.chain().focus();
  return (
    <Box
      role="toolbar"
      aria-label={words.tools}
      sx={{ position: 'sticky', top: 48, zIndex: 2, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider', p: 0.5 }}
    >
      <Tool label={words.heading} keys="Ctrl+Alt+2" isOn={now.h2} act={() => chain().toggleHeading({ level: 2 }).run()} icon={<Title />} />
      <Tool
        label={words.smallHeading}
        keys="Ctrl+Alt+3"
        isOn={now.h3}
        act={() => chain().toggleHeading({ level: 3 }).run()}
        icon={<FormatSize />}
      />
      <Gap />
      <Tool label={words.bold} keys="Ctrl+B" isOn={now.bold} act={() => chain().toggleBold().run()} icon={<FormatBold />} />
      <Tool label={words.italic} keys="Ctrl+I" isOn={now.italic} act={() => chain().toggleItalic().run()} icon={<FormatItalic />} />
      <Tool label={words.link} keys="Ctrl+K" isOn={now.link} act={() => onAsk('link')} icon={<LinkOutlined />} />
      <Gap />
      <Tool
        label={words.bullets}
        keys="Ctrl+Shift+8"
        isOn={now.bullets}
        act={() => chain().toggleBulletList().run()}
        icon={<FormatListBulleted />}
      />
      <Tool
        label={words.numbers}
        keys="Ctrl+Shift+7"
        isOn={now.numbers}
        act={() => chain().toggleOrderedList().run()}
        icon={<FormatListNumbered />}
      />
      <Tool label={words.quote} isOn={now.quote} act={() => chain().toggleWrap('blockquote').run()} icon={<FormatQuote />} />
      <Tool label={words.pullQuote} act={commands.pullQuote} icon={<ShortText />} />
      <Gap />
      <Tool label={words.picture} act={commands.picture} icon={<InsertPhotoOutlined />} />
      <Tool label={words.gallery} act={commands.gallery} icon={<CollectionsOutlined />} />
      <Tool label={words.embed} act={() => onAsk('embed')} icon={<SmartDisplayOutlined />} />
      <Tool label={words.table} act={commands.table} icon={<TableChartOutlined />} />
      <Tool label={words.related} act={commands.relatedStory} icon={<ArticleOutlined />} />
      <Gap />
      <Tool label={words.undo} keys="Ctrl+Z" isOff={!now.canUndo} act={() => chain().undo().run()} icon={<Undo />} />
      <Tool label={words.redo} keys="Ctrl+Shift+Z" isOff={!now.canRedo} act={() => chain().redo().run()} icon={<Redo />} />
      {now.table && (
        <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 0.5, pt: 0.5 }}>
          <Say label={words.rowBelow} act={() => chain().addRowAfter().run()} />
          <Say label={words.columnAfter} act={() => chain().addColumnAfter().run()} />
          <Say label={words.headRow} act={() => chain().toggleHeaderRow().run()} />
          <Say label={words.removeRow} act={() => chain().deleteRow().run()} />
          <Say label={words.removeColumn} act={() => chain().deleteColumn().run()} />
          <Say label={words.removeTable} act={() => chain().deleteTable().run()} />
        </Box>
      )}
    </Box>
  );
}

const Gap = () => <Box component="span" sx={{ borderLeft: 1, borderColor: 'divider', mx: 0.5, py: 0.75 }} />;

type ToolProps = { label: string; keys?: string; isOn?: boolean; isOff?: boolean; act: () => unknown; icon: ReactNode };

function Tool({ label, keys, isOn, isOff = false, act, icon }: ToolProps): ReactNode {
  return (
    <Tooltip title={keys ? `${label} (${keys})` : label}>
      {/* A tool that is off says nothing by itself: the tip is the span's. */}
      <span>
        <IconButton
          size="small"
          aria-label={label}
          aria-pressed={isOn}
          disabled={isOff}
          color={isOn ? 'primary' : 'default'}
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
