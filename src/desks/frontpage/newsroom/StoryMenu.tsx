import { mdiDotsVertical } from '@mdi/js';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../newsroom/Icon.tsx';
import { useWords } from '../../../newsroom/language.ts';
import type { DeskStory } from '../front/frontPages.ts';
import { frontScreenWords } from './words.ts';

/** Actions for a story besides dragging; on a phone it has all actions. */
export function StoryMenu({ story, works }: { story: DeskStory; works: readonly { label: string; act: () => void }[] }): ReactNode {
  const words = useWords(frontScreenWords);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <IconButton
        size="small"
        aria-label={`${words.more} ${story.headline}`}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ mr: -0.5 }}
      >
        <Icon path={mdiDotsVertical} fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {works.map(({ label, act }) => (
          <MenuItem
            key={label}
            onClick={() => {
              close();
              act();
            }}
          >
            {label}
          </MenuItem>
        ))}
        <MenuItem component="a" href={story.address} target="_blank" onClick={close}>
          {words.seeStory}
        </MenuItem>
      </Menu>
    </>
  );
}
