import { type Announcements, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable';

/** What takes hold of a row by its grip: a pointer that moves on, so that a press stays a press, or Space and Enter. */
export function useOrderSensors() {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
}

/** A grip as screen readers call it; the library's own word is English. */
export const GRIP_ROLE = { roleDescription: '可排序' } as const;

/**
 * What is said while a row is moved by its grip. Where it was put is said by whoever keeps the order.
 * @param ids in their order
 */
export function orderWords(ids: readonly string[], nameOf: (id: string) => string) {
  const placeOf = (id: unknown) => `第 ${ids.indexOf(String(id)) + 1} 位`;
  const held = (id: unknown) => `已拿起${nameOf(String(id))}，${placeOf(id)}，共 ${ids.length} 位`;
  const announcements: Announcements = {
    onDragStart: ({ active }) => held(active.id),
    // The library says at once that a row lies over itself.
    onDragOver: ({ active, over }) =>
      over === null || over.id === active.id ? held(active.id) : `${nameOf(String(active.id))}，${placeOf(over.id)}`,
    onDragEnd: ({ active, over }) =>
      over === null || over.id === active.id ? `${nameOf(String(active.id))}留在${placeOf(active.id)}` : undefined,
    onDragCancel: ({ active }) => `已取消，${nameOf(String(active.id))}回到${placeOf(active.id)}`,
  };
  return {
    announcements,
    screenReaderInstructions: { draggable: '空格或回车拿起，上下方向键移动，再按一次放下，Esc 取消' },
  };
}
