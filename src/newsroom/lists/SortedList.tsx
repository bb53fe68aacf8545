import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { arrayMove, SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { mdiDragVertical } from '@mdi/js';
import { Box, IconButton } from '@mui/material';
import type { ReactNode } from 'react';
import { Icon } from '../Icon.tsx';
import { useWords } from '../language.ts';
import { newsroomWords } from '../words.ts';

type Item = { id: number };
type Props<Row extends Item> = {
  items: readonly Row[];
  nameOf: (row: Row) => string;
  canSort: boolean;
  /** All ids in their new order, and the moved item with its new position. */
  onSorted: (ids: number[], moved: { id: number; position: number }) => void;
  render: (row: Row) => ReactNode;
  /** Content below an item that moves with it. */
  below?: (row: Row) => ReactNode;
};

/** A press that moves less is a click. */
const DRAG_AFTER_PX = 6;
/** A finger that moves at once scrolls the page. */
const HOLD = { delay: 200, tolerance: 8 };

/** A list that is sorted by dragging with the mouse, a finger or the keyboard. */
export function SortedList<Row extends Item>({ items, nameOf, canSort, onSorted, render, below }: Props<Row>): ReactNode {
  const words = useWords(newsroomWords);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }),
    useSensor(TouchSensor, { activationConstraint: HOLD }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map((item) => item.id);
  const named = (id: string | number) => {
    const item = items.find((one) => one.id === id);
    return item ? nameOf(item) : '';
  };
  const end = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    const id = Number(active.id);
    const position = ids.indexOf(Number(over.id));
    onSorted(arrayMove(ids, ids.indexOf(id), position), { id, position });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={end}
      accessibility={{
        screenReaderInstructions: { draggable: words.howToSort },
        announcements: {
          onDragStart: ({ active }) => `${words.pickedUp} ${named(active.id)}`,
          onDragOver: ({ over }) => (over ? `${words.placeIs} ${ids.indexOf(Number(over.id)) + 1}` : undefined),
          onDragEnd: ({ active, over }) => (over ? `${words.putDown} ${named(active.id)}` : words.leftThere),
          onDragCancel: () => words.leftThere,
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((item) => (
            <SortedItem key={item.id} id={item.id} name={nameOf(item)} canSort={canSort} below={below?.(item)}>
              {render(item)}
            </SortedItem>
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
}

type ItemProps = { id: number; name: string; canSort: boolean; children: ReactNode; below: ReactNode };

function SortedItem({ id, name, canSort, children, below }: ItemProps): ReactNode {
  const words = useWords(newsroomWords);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled: !canSort,
  });
  return (
    <Box component="li" ref={setNodeRef} style={{ transform: CSS.Translate.toString(transform), transition: transition ?? '' }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          borderBottom: 1,
          borderColor: 'divider',
          bgcolor: isDragging ? 'background.paper' : 'transparent',
        }}
      >
        {canSort && (
          <IconButton
            size="small"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={`${words.move} ${name}`}
            sx={{ cursor: 'grab', color: 'text.secondary', touchAction: 'manipulation' }}
          >
            <Icon path={mdiDragVertical} fontSize="small" />
          </IconButton>
        )}
        {children}
      </Box>
      {below}
    </Box>
  );
}
