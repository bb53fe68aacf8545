import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates, useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Box, type SxProps, type Theme } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { visuallyHidden } from '../frame/theme.ts';
import { useWords } from '../language.ts';
import { sortingWords } from '../words.ts';
import { MoveHandle } from './MoveHandle.tsx';

type Item = { id: string | number };
type Props<Row extends Item> = {
  items: readonly Row[];
  /** What a screen reader calls an item at a place, which counts from 0. */
  nameOf: (item: Row, at: number) => string;
  /** The items in their new order, and the one that was moved with its new place. */
  onSorted: (items: Row[], moved: { item: Row; position: number }) => void;
  /** Renders an item; `handle` moves it, and is null if the list is `disabled`. */
  children: (item: Row, at: number, handle: ReactNode) => ReactNode;
  label?: string;
  sx?: SxProps<Theme>;
  disabled?: boolean;
};

/** A press that moves less opens the menu of the handle. */
const DRAG_AFTER_PX = 6;

/** Gives items with pictures an id that is stable while they are moved: the picture key and a number among items with the same picture. */
export function identified<Row extends { picture: string }>(items: readonly Row[]): (Row & { id: string })[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const nth = (seen.get(item.picture) ?? 0) + 1;
    seen.set(item.picture, nth);
    return { ...item, id: `${item.picture} ${nth}` };
  });
}

/**
 * A list that is sorted by hand. The handle of an item is dragged with the mouse or a finger, or takes it up by the space key to be moved
 * with the arrows; pressed without a drag it offers the moves in a menu. A screen reader says where the item is.
 */
export function SortableList<Row extends Item>({
  items,
  nameOf,
  onSorted,
  children,
  label,
  sx = {},
  disabled = false,
}: Props<Row>): ReactNode {
  const words = useWords(sortingWords);
  const [said, setSaid] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const atOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id);
  const named = (id: UniqueIdentifier) => {
    const at = atOf(id);
    const item = items[at];
    return item ? nameOf(item, at) : '';
  };
  const place = (at: number) => `${words.place} ${at + 1} / ${items.length}`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${words.pickedUp}: ${named(active.id)}. ${place(atOf(active.id))}`,
    onDragOver: ({ over }) => (over ? place(atOf(over.id)) : undefined),
    onDragEnd: ({ active, over }) => `${words.putDown}: ${named(active.id)}. ${place(atOf(over?.id ?? active.id))}`,
    onDragCancel: ({ active }) => `${words.leftThere}: ${named(active.id)}. ${place(atOf(active.id))}`,
  };
  const move = (from: number, to: number) => {
    const item = items[from];
    if (item && from !== to) onSorted(arrayMove([...items], from, to), { item, position: to });
  };
  const end = ({ active, over }: DragEndEvent) => {
    if (over) move(atOf(active.id), atOf(over.id));
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
            <Sortable
              key={item.id}
              id={item.id}
              name={nameOf(item, at)}
              at={at}
              count={items.length}
              disabled={disabled}
              onMove={(to) => {
                move(at, to);
                setSaid(`${words.putDown}: ${nameOf(item, at)}. ${place(to)}`);
              }}
            >
              {(handle) => children(item, at, handle)}
            </Sortable>
          ))}
        </Box>
      </SortableContext>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </DndContext>
  );
}

type SortableProps = {
  id: string | number;
  name: string;
  at: number;
  count: number;
  disabled: boolean;
  onMove: (to: number) => void;
  children: (handle: ReactNode) => ReactNode;
};

function Sortable({ id, name, at, count, disabled, onMove, children }: SortableProps): ReactNode {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({ id, disabled });
  const handle = disabled ? null : (
    <MoveHandle ref={setActivatorNodeRef} dragging={{ ...attributes, ...listeners }} name={name} at={at} count={count} onMove={onMove} />
  );
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), ...(transition ? { transition } : {}) }}
      sx={{
        position: 'relative',
        zIndex: isDragging ? 2 : 'auto',
        opacity: isDragging ? 0.85 : 1,
        backgroundColor: isDragging ? 'background.paper' : 'transparent',
        minWidth: 0,
      }}
    >
      {children(handle)}
    </Box>
  );
}

/** The line of an item in a plain list: its handle, and what it shows. */
export const SortableLine = ({ handle, children }: { handle: ReactNode; children: ReactNode }): ReactNode => (
  <Box sx={{ display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}>
    {handle}
    {children}
  </Box>
);
