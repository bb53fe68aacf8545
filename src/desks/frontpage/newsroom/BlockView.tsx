import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useWords } from '../../../newsroom/language.ts';
import type { PlaceAt, Placed } from './arrangement.ts';
import { StoryMenu } from './StoryMenu.tsx';
import { StoryTile } from './StoryTile.tsx';
import { frontScreenWords } from './words.ts';

export type PlaceWorks = {
  onRemove: (at: PlaceAt) => void;
  onUntil: (at: PlaceAt, placed: Placed) => void;
  onBreaking: (placed: Placed) => void;
};

type Props = {
  block: string;
  /** The index of the block on the page, for keyboard navigation. */
  order: number;
  title: string;
  places: readonly (Placed | null)[];
  isReadOnly: boolean;
  /** The name of a place, if it has one. */
  noteOf: (position: number) => string | undefined;
  works: PlaceWorks;
};

/** More places than any block has, to keep the order of places across blocks. */
const PLACES_OF_A_BLOCK = 100;

/** A block of the page with its places; stories can be dropped on each place. */
export function BlockView({ block, order, title, places, isReadOnly, noteOf, works }: Props): ReactNode {
  return (
    <Box component="section" aria-label={title} data-block={block} sx={{ borderTop: 2, borderColor: 'primary.main', pt: 1, mb: 3 }}>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {title}
      </Typography>
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' } }}
      >
        {places.map((placed, position) => (
          <Place
            key={`${position} ${placed?.story.id ?? ''}`}
            at={{ block, position }}
            order={order * PLACES_OF_A_BLOCK + position}
            placed={placed}
            note={noteOf(position)}
            isReadOnly={isReadOnly}
            works={works}
          />
        ))}
      </Box>
    </Box>
  );
}

type PlaceProps = Pick<Props, 'order' | 'isReadOnly' | 'works'> & { at: PlaceAt; placed: Placed | null; note: string | undefined };

function Place({ at, order, placed, note, isReadOnly, works }: PlaceProps): ReactNode {
  const words = useWords(frontScreenWords);
  const id = `place:${at.block}:${at.position}`;
  const drop = useDroppable({ id, data: { at, order }, disabled: isReadOnly });
  const isLead = note === words.lead;
  return (
    <Box
      component="li"
      ref={drop.setNodeRef}
      data-place={at.position}
      sx={{
        gridColumn: isLead ? '1 / -1' : 'auto',
        border: 1,
        borderStyle: placed?.chosen ? 'solid' : 'dashed',
        borderColor: drop.isOver ? 'primary.main' : 'divider',
        outline: drop.isOver ? '2px solid' : 'none',
        outlineColor: 'primary.main',
        bgcolor: placed?.chosen ? 'background.paper' : 'transparent',
        p: 1,
        minHeight: 76,
        display: 'flex',
      }}
    >
      {placed ? (
        <DraggedPlace at={at} placed={placed} note={note} isReadOnly={isReadOnly} works={works} />
      ) : (
        <Typography variant="body2" sx={{ color: 'text.secondary', alignSelf: 'center' }}>
          {words.fillsItself}
        </Typography>
      )}
    </Box>
  );
}

type DraggedProps = Omit<PlaceProps, 'order' | 'placed'> & { placed: Placed };

function DraggedPlace({ at, placed, note, isReadOnly, works }: DraggedProps): ReactNode {
  const words = useWords(frontScreenWords);
  const { story, chosen, until } = placed;
  const isLead = note === words.lead;
  const drag = useDraggable({ id: `placed:${story.id}`, data: { story }, disabled: isReadOnly });
  const pinWorks = [
    { label: words.setUntil, act: () => works.onUntil(at, placed) },
    ...(chosen ? [{ label: words.remove, act: () => works.onRemove(at) }] : []),
    { label: story.breaking ? words.endBreaking : words.makeBreaking, act: () => works.onBreaking(placed) },
  ];
  return (
    <Box ref={drag.setNodeRef} {...drag.listeners} sx={{ width: '100%', opacity: drag.isDragging ? 0.4 : 1 }}>
      <StoryTile
        story={story}
        pin={chosen ? { until } : 'none'}
        note={note}
        large={isLead}
        {...(isReadOnly ? {} : { handle: { ref: drag.setActivatorNodeRef, props: drag.attributes } })}
        menu={<StoryMenu story={story} works={isReadOnly ? [] : pinWorks} />}
      />
    </Box>
  );
}
