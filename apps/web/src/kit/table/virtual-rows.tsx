import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import styles from './data-table.module.css';
import { TableRow, type Density, type TableProps } from './table.tsx';

/** Height of a row before it is measured, in pixels: the tokens --row-compact, --row-standard and --row-loose. */
const ROW_HEIGHT_PX: Readonly<Record<Density, number>> = { compact: 29, standard: 36, loose: 47 };

/** Rows drawn above and below those in view. */
const OVERSCAN_ROWS = 12;

interface VirtualRowsProps<Row> extends Omit<
  TableProps<Row>,
  'caption' | 'empty' | 'isStale' | 'isPage' | 'className'
> {
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
}

/** Rows of a very long table: only those near the view are in the document. */
export function VirtualRows<Row>({ rows, rowKey, density = 'compact', scroller, ...row }: VirtualRowsProps<Row>) {
  const top = useRef<HTMLTableRowElement>(null);
  // Known only after the first commit: the ref of what is around the table is set after the effects inside it.
  const [scroll, setScroll] = useState<{ element: HTMLElement | null; offset: number }>({ element: null, offset: 0 });
  useEffect(() => {
    const [first, element] = [top.current, scroller.current];
    if (first === null || element === null) return;
    const offset = first.getBoundingClientRect().top - element.getBoundingClientRect().top + element.scrollTop;
    setScroll({ element, offset });
  }, [scroller]);
  const keyOf = useCallback((index: number) => rowKey(rows[index] as Row, index), [rows, rowKey]);
  // oxlint-disable-next-line react/incompatible-library -- it speaks of the React Compiler, which is not used here
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroll.element,
    estimateSize: () => ROW_HEIGHT_PX[density],
    getItemKey: keyOf,
    overscan: OVERSCAN_ROWS,
    scrollMargin: scroll.offset,
    initialRect: { width: 0, height: window.innerHeight },
  });
  const drawn = virtualizer.getVirtualItems();
  const before = (drawn[0]?.start ?? scroll.offset) - scroll.offset;
  const after = virtualizer.getTotalSize() - ((drawn.at(-1)?.end ?? scroll.offset) - scroll.offset);
  return (
    <>
      <tr ref={top} aria-hidden="true" className={styles.spacer}>
        <td colSpan={row.columns.length} style={{ height: before }} />
      </tr>
      {drawn.map(({ index, key }) => (
        <TableRow key={key} row={rows[index] as Row} index={index} measure={virtualizer.measureElement} {...row} />
      ))}
      <tr aria-hidden="true" className={styles.spacer}>
        <td colSpan={row.columns.length} style={{ height: after }} />
      </tr>
    </>
  );
}
