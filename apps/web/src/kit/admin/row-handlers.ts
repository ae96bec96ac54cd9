import type { HTMLAttributes } from 'react';

/** A row that a press or Enter opens, Space selects, and arrows lead on from; what stands in it keeps its own presses. */
export function rowHandlers(
  open: () => void,
  onMove?: (key: string, onto: string) => void,
): HTMLAttributes<HTMLElement> {
  return {
    ...(onMove && dragHandlers(onMove)),
    tabIndex: 0,
    onClick: ({ target }) => {
      if (!(target as HTMLElement).closest('a, button, input, label')) open();
    },
    onKeyDown: (event) => {
      const { currentTarget: line, key } = event;
      if (event.target !== line) return;
      if (key === 'Enter') open();
      const box = key === ' ' ? line.querySelector<HTMLElement>('input[type=checkbox]') : null;
      if (box) {
        event.preventDefault();
        box.click();
      }
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      event.preventDefault();
      const next = key === 'ArrowDown' ? line.nextElementSibling : line.previousElementSibling;
      if (!(next instanceof HTMLElement)) return;
      if (event.altKey && onMove) onMove(keyOfLine(line), keyOfLine(next));
      else next.focus();
    },
  };
}

const keyOfLine = (line: HTMLElement): string => line.dataset['rowKey'] ?? '';
const DRAGGED = 'application/x-row';

function dragHandlers(onMove: (key: string, onto: string) => void): HTMLAttributes<HTMLElement> {
  return {
    draggable: true,
    onDragStart: ({ currentTarget, dataTransfer }) => dataTransfer.setData(DRAGGED, keyOfLine(currentTarget)),
    onDragOver: (event) => {
      if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
    },
    onDrop: (event) => {
      const key = event.dataTransfer.getData(DRAGGED);
      const onto = keyOfLine(event.currentTarget);
      event.preventDefault();
      if (key !== '' && onto !== '' && key !== onto) onMove(key, onto);
    },
  };
}
