import {
  type CollisionDetection,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { useRef } from 'react';

/** A press that moves less is a click. */
const DRAG_AFTER_PX = 6;
/** A finger that moves at once scrolls the page. */
const HOLD_MS = 250;
const HOLD_TOLERANCE_PX = 8;

const NEXT = ['ArrowDown', 'ArrowRight'];
const PREVIOUS = ['ArrowUp', 'ArrowLeft'];

/**
 * Dragging stories to places: with the mouse, with a finger after a short hold, or with the keyboard, where arrows move between places in
 * page order. `begin` is called at the start of each drag.
 */
export function usePlaceDragging() {
  const stepped = useRef<number | null>(null);
  const step: KeyboardCoordinateGetter = (event, { context: { droppableContainers, droppableRects } }) => {
    const direction = NEXT.includes(event.code) ? 1 : PREVIOUS.includes(event.code) ? -1 : 0;
    if (direction === 0) return undefined;
    event.preventDefault();
    const places = droppableContainers.getEnabled().toSorted((one, other) => orderOf(one.data.current) - orderOf(other.data.current));
    const at = stepped.current === null ? 0 : Math.min(Math.max(stepped.current + direction, 0), places.length - 1);
    const place = places[at];
    const rect = place && droppableRects.get(place.id);
    if (!rect) return undefined;
    stepped.current = at;
    return { x: rect.left, y: rect.top };
  };
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: DRAG_AFTER_PX } }),
    useSensor(TouchSensor, { activationConstraint: { delay: HOLD_MS, tolerance: HOLD_TOLERANCE_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: step }),
  );
  const collisionDetection: CollisionDetection = (query) => {
    if (query.pointerCoordinates) return pointerWithin(query);
    if (stepped.current === null) return [];
    const distance = (id: string | number) => {
      const rect = query.droppableRects.get(id);
      return rect ? Math.hypot(rect.left - query.collisionRect.left, rect.top - query.collisionRect.top) : Number.POSITIVE_INFINITY;
    };
    const nearest = query.droppableContainers.toSorted((one, other) => distance(one.id) - distance(other.id));
    return nearest.slice(0, 1).map(({ id }) => ({ id }));
  };
  const begin = () => {
    stepped.current = null;
  };
  return { sensors, collisionDetection, begin };
}

const orderOf = (data: Record<string, unknown> | undefined): number => Number(data?.['order'] ?? 0);
