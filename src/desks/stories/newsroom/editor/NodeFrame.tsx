import { mdiArrowDown, mdiArrowUp, mdiClose } from '@mdi/js';
import { Box, IconButton, InputBase, Tooltip } from '@mui/material';
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import type { ReactNode } from 'react';
import { Icon } from '../../../../newsroom/Icon.tsx';
import { useEditorHelp } from './editorHelp.ts';
import { moveBlock } from './moveBlock.ts';

type Props = { view: ReactNodeViewProps; label: string; children: ReactNode };

/** The frame around a node in the text, shown on hover: its name, and buttons to move or remove it. */
export function NodeFrame({ view, label, children }: Props): ReactNode {
  const { words } = useEditorHelp();
  const { editor, getPos, deleteNode, selected } = view;
  const move = (by: -1 | 1) => {
    const at = getPos();
    if (at !== undefined) moveBlock(editor, at, by);
  };
  return (
    <NodeViewWrapper data-thing={view.node.type.name}>
      <Box
        component="section"
        aria-label={label}
        contentEditable={false}
        sx={{
          position: 'relative',
          my: 2,
          outline: selected ? 2 : 0,
          outlineStyle: 'solid',
          outlineColor: 'primary.main',
          outlineOffset: 4,
          '& > .thing-tools': { opacity: selected ? 1 : 0 },
          '&:hover > .thing-tools, &:focus-within > .thing-tools': { opacity: 1 },
        }}
      >
        {children}
        {editor.isEditable && (
          <Box
            className="thing-tools"
            sx={{ position: 'absolute', top: 4, right: 4, zIndex: 1, bgcolor: 'background.paper', border: 1, borderColor: 'divider' }}
          >
            <Tool label={words.earlier} onClick={() => move(-1)} icon={<Icon path={mdiArrowUp} fontSize="inherit" />} />
            <Tool label={words.later} onClick={() => move(1)} icon={<Icon path={mdiArrowDown} fontSize="inherit" />} />
            <Tool label={`${words.remove}: ${label}`} onClick={deleteNode} icon={<Icon path={mdiClose} fontSize="inherit" />} />
          </Box>
        )}
      </Box>
    </NodeViewWrapper>
  );
}

function Tool({ label, onClick, icon }: { label: string; onClick: () => void; icon: ReactNode }): ReactNode {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}

type LineProps = { view: ReactNodeViewProps; name: string; label: string; look?: 'quote' | 'caption' };

/** An input for an attribute of a node, styled like the final text. */
export function Line({ view, name, label, look = 'caption' }: LineProps): ReactNode {
  const value: unknown = view.node.attrs[name];
  return (
    <InputBase
      fullWidth
      multiline
      readOnly={!view.editor.isEditable}
      placeholder={label}
      inputProps={{ 'aria-label': label }}
      value={typeof value === 'string' ? value : ''}
      onChange={(event) => view.updateAttributes({ [name]: event.target.value.replace(/\n/g, ' ') })}
      sx={look === 'quote' ? { typography: 'h3' } : { typography: 'caption', color: 'text.secondary' }}
    />
  );
}
