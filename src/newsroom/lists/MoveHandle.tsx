import { mdiDragVertical } from '@mdi/js';
import { IconButton, type IconButtonProps, Menu, MenuItem } from '@mui/material';
import { type ReactNode, type Ref, useState } from 'react';
import { Icon } from '../Icon.tsx';
import { useWords } from '../language.ts';
import { sortingWords } from '../words.ts';

type Props = {
  ref: Ref<HTMLButtonElement>;
  /** What makes it the handle of a drag. */
  dragging: IconButtonProps;
  name: string;
  /** From 0. */
  at: number;
  count: number;
  onMove: (to: number) => void;
};

/** The handle of an item that is sorted. It is dragged, or pressed for a menu of moves by those who cannot drag. */
export function MoveHandle({ ref, dragging, name, at, count, onMove }: Props): ReactNode {
  const words = useWords(sortingWords);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const moves = [
    { label: words.up, to: at - 1 },
    { label: words.down, to: at + 1 },
    { label: words.first, to: 0 },
    { label: words.last, to: count - 1 },
  ];
  return (
    <>
      <IconButton
        ref={ref}
        size="small"
        {...dragging}
        aria-label={`${words.move}: ${name}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ cursor: 'grab', touchAction: 'none', color: 'text.secondary' }}
      >
        <Icon path={mdiDragVertical} fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {moves.map(({ label, to }) => (
          <MenuItem
            key={label}
            disabled={to < 0 || to >= count || to === at}
            onClick={() => {
              setAnchor(null);
              onMove(to);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
