import type { HTMLAttributes, KeyboardEvent, PointerEvent } from 'react';
import { type ColumnSettings, standingWidths, stepOf } from './use-column-settings.ts';
import styles from './admin-table.module.css';

interface ColumnHeadProps {
  readonly columnKey: string;
  /** The title, with an arrow where the server orders by it of itself. */
  readonly title: string;
  readonly onResize: ColumnSettings['resize'];
}

/** The title of a column, with an edge that is dragged to make it wider. */
export function ColumnHead({ columnKey, title, onResize }: ColumnHeadProps) {
  const grip = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const standing = standingWidths(event.currentTarget);
    const begin = event.clientX;
    const move = ({ clientX }: globalThis.PointerEvent) =>
      onResize(standing, columnKey, (standing[columnKey] ?? 0) + clientX - begin);
    const ended = new AbortController();
    const end = () => ended.abort();
    // The library draws the head anew once widths are settled: the edge itself would hear no more.
    window.addEventListener('pointermove', move, { signal: ended.signal });
    window.addEventListener('pointerup', end, { signal: ended.signal });
    window.addEventListener('pointercancel', end, { signal: ended.signal });
  };
  return (
    <>
      {title}
      <span
        aria-hidden
        className={styles.edge}
        title="拖动改变列宽，或在列头按 Shift+←→"
        onPointerDown={grip}
        onClick={(event) => event.stopPropagation()}
      />
    </>
  );
}

/** What the head of a column takes: its key for measuring, and Shift with an arrow for its width. */
export function headCell(columnKey: string, onResize: ColumnSettings['resize']): HTMLAttributes<HTMLElement> {
  return {
    ...{ 'data-column': columnKey },
    'aria-keyshortcuts': 'Shift+ArrowLeft Shift+ArrowRight',
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const step = stepOf(event);
      if (step === undefined) return;
      event.preventDefault();
      const list = event.currentTarget.closest('section');
      const standing = standingWidths(event.currentTarget);
      onResize(standing, columnKey, (standing[columnKey] ?? 0) + step);
      // The library draws the head anew once widths are settled.
      setTimeout(() => list?.querySelector<HTMLElement>(`[data-column="${columnKey}"]`)?.focus());
    },
  };
}
