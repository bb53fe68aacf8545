import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { mdiDragVertical } from '@mdi/js';
import { Box, IconButton, type SxProps, type Theme } from '@mui/material';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { useWords } from '../language.ts';
import { sortingWords } from '../words.ts';

type Props<Item extends { id: string }> = {
  items: readonly Item[];
  onChange: (items: Item[]) => void;
  /** Renders an item; `handle` is the drag handle. */
  children: (item: Item, at: number, handle: ReactNode) => ReactNode;
  label: string;
  sx?: SxProps<Theme>;
  disabled?: boolean;
};

/** Gives items with pictures an id that is stable while they are moved: the picture key and a number among items with the same picture. */
export function identified<Item extends { picture: string }>(items: readonly Item[]): (Item & { id: string })[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const nth = (seen.get(item.picture) ?? 0) + 1;
    seen.set(item.picture, nth);
    return { ...item, id: `${item.picture} ${nth}` };
  });
}

/** A list that is reordered by dragging with the mouse, a finger or the keyboard. */
export function SortableList<Item extends { id: string }>({
  items,
  onChange,
  children,
  label,
  sx = {},
  disabled = false,
}: Props<Item>): ReactNode {
  const words = useWords(sortingWords);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: string | number) => items.findIndex((item) => item.id === id) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${words.pickedUp}: ${words.place} ${placeOf(active.id)}`,
    onDragOver: ({ over }) => (over ? `${words.place} ${placeOf(over.id)}` : undefined),
    onDragEnd: ({ active, over }) => `${words.putDown}: ${words.place} ${placeOf(over?.id ?? active.id)}`,
    onDragCancel: () => words.leftThere,
  };
  const end = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const rest = items.filter((item) => item.id !== active.id);
    const moved = items.filter((item) => item.id === active.id);
    const to = placeOf(over.id) - 1;
    onChange([...rest.slice(0, to), ...moved, ...rest.slice(to)]);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{ announcements, screenReaderInstructions: { draggable: words.moveHelp } }}
    >
      <SortableContext items={items.map(({ id }) => id)} strategy={rectSortingStrategy} disabled={disabled}>
        <Box component="ol" aria-label={label} sx={[{ listStyle: 'none', p: 0, m: 0 }, ...(Array.isArray(sx) ? sx : [sx])]}>
          {items.map((item, at) => (
            <Sortable key={item.id} id={item.id} label={`${words.move} ${at + 1}`} disabled={disabled}>
              {(handle) => children(item, at, handle)}
            </Sortable>
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
}

type SortableProps = { id: string; label: string; disabled: boolean; children: (handle: ReactNode) => ReactNode };

function Sortable({ id, label, disabled, children }: SortableProps): ReactNode {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id, disabled });
  const handle = disabled ? null : (
    <IconButton
      ref={setActivatorNodeRef}
      size="small"
      {...attributes}
      {...listeners}
      aria-label={label}
      sx={{ cursor: 'grab', touchAction: 'none', color: 'text.secondary' }}
    >
      <Icon path={mdiDragVertical} fontSize="small" />
    </IconButton>
  );
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), ...(transition ? { transition } : {}) }}
      sx={{ position: 'relative', zIndex: isDragging ? 2 : 'auto', opacity: isDragging ? 0.85 : 1, minWidth: 0 }}
    >
      {children(handle)}
    </Box>
  );
}
