import type { LaboratoryRow } from '@jianwei/api-client/model';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { afterPaint } from '../../kit/lib/after-paint.ts';
import { nextSpan, NO_BLOCKS } from '../../kit/table/block-span.ts';
import { type LabGroup, LabGroupRow } from './lab-group-row.tsx';
import { type LabColumns, LabRow } from './lab-row.tsx';
import styles from './lab-table.module.css';

/** Height of a row before it is measured, in the compact density. */
const ROW_HEIGHT = 29;

/** The share of the window's height that the first drawing fills: above the rows there are always headings. */
const FIRST_VIEW = 0.8;

/** So many rows stand in a block: a body of its own, which is drawn, laid out, measured and taken away as one. */
const BLOCK_ROWS = 3;

type Item = { key: string; group: LabGroup } | { key: string; row: LaboratoryRow };

interface Block {
  readonly key: string;
  readonly items: readonly Item[];
  /** Row of the first item among all, from 0. */
  readonly from: number;
}

interface RowsProps {
  columns: LabColumns;
  /** Number of columns, for what runs over all of them. */
  width: number;
  markedIds: ReadonlySet<string>;
  onOpenKnowledge: ((laboratoryId: string) => void) | undefined;
}

interface VirtualLabBodiesProps extends RowsProps {
  groups: readonly LabGroup[];
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
}

function blocksOf(groups: readonly LabGroup[]): Block[] {
  const items = groups.flatMap((group): Item[] => [
    { key: `group:${group.name}`, group },
    ...group.rows.map((row) => ({ key: row.laboratory_id, row })),
  ]);
  return Array.from({ length: Math.ceil(items.length / BLOCK_ROWS) }, (_, index) => {
    const from = index * BLOCK_ROWS;
    const own = items.slice(from, from + BLOCK_ROWS);
    return { key: own[0]?.key ?? '', items: own, from };
  });
}

/** Rows of a very long report: only the blocks near the view are in the document; the table stays a table. */
export function VirtualLabBodies({ groups, scroller, ...props }: VirtualLabBodiesProps) {
  const blocks = useMemo(() => blocksOf(groups), [groups]);
  const top = useRef<HTMLTableSectionElement>(null);
  // Known only after the first commit: the ref of what is around these bodies is set after their own effects.
  const [scroll, setScroll] = useState<{ element: HTMLElement | null; offset: number }>({ element: null, offset: 0 });
  const { element, offset } = scroll;
  // The same function as long as the blocks are: with another one every place is computed anew.
  const keyOf = useCallback((index: number) => blocks[index]?.key ?? index, [blocks]);
  // oxlint-disable-next-line react/incompatible-library -- it speaks of the React Compiler, which is not used here
  const virtualizer = useVirtualizer({
    count: blocks.length,
    getScrollElement: () => element,
    estimateSize: (index) => ROW_HEIGHT * (blocks[index]?.items.length ?? 0),
    getItemKey: keyOf,
    overscan: 0,
    scrollMargin: offset,
    // Before the first commit nothing is known of the view but that it is a part of the window.
    initialRect: { width: 0, height: window.innerHeight * FIRST_VIEW },
    // Blocks are in stock: drawing more need not hold up the frame that scrolls.
    useFlushSync: false,
  });
  const [drawn, setDrawn] = useState(NO_BLOCKS);
  const inView = virtualizer.getVirtualItems();
  const seen = { first: inView[0]?.index ?? 0, last: inView.at(-1)?.index ?? -1 };
  const { isScrolling } = virtualizer;
  const span = nextSpan(drawn, seen, blocks.length, virtualizer.scrollDirection);

  useLayoutEffect(() => {
    // New rows are laid out in the task that drew them: the frame that shows them only paints.
    if (isScrolling) top.current?.getBoundingClientRect();
  }, [span.first, span.last, isScrolling]);

  useEffect(() => {
    // While it scrolls one step a task, at once: a stock that waits for frames runs out. At rest what is in view is painted first.
    if (isScrolling) {
      setDrawn(span);
      return undefined;
    }
    if (element === null) return undefined;
    const frame = requestAnimationFrame(() => setDrawn(span));
    return () => cancelAnimationFrame(frame);
  }, [span, isScrolling, element]);

  useEffect(() => {
    // The first view is painted before anything is put in stock: nobody scrolls what is not to be seen yet.
    return afterPaint(() => {
      const [first, start] = [top.current, scroller.current];
      if (first === null || start === null) return;
      const distance = first.getBoundingClientRect().top - start.getBoundingClientRect().top + start.scrollTop;
      setScroll({ element: start, offset: distance });
    });
  }, [scroller]);

  const { markedIds } = props;
  const showEvidence = useEffectEvent(() => {
    const holdsEvidence = (item: Item) => 'row' in item && markedIds.has(item.row.laboratory_id);
    const first = blocks.findIndex(({ items }) => items.some(holdsEvidence));
    if (first >= 0) virtualizer.scrollToIndex(first, { align: 'auto' });
  });
  // Only another choice of evidence moves the view, not each scroll.
  useEffect(() => showEvidence(), [markedIds, blocks, element]);

  const places = virtualizer.measurementsCache;
  const before = (places[span.first]?.start ?? offset) - offset;
  const after = virtualizer.getTotalSize() - ((places[span.last]?.end ?? offset) - offset);
  return (
    <>
      <tbody ref={top} aria-hidden="true" style={{ height: before }} />
      {blocks.slice(span.first, span.last + 1).map((block, position) => (
        <BlockOfRows
          key={block.key}
          block={block}
          index={span.first + position}
          measure={virtualizer.measureElement}
          {...props}
        />
      ))}
      <tbody aria-hidden="true" style={{ height: after }} />
    </>
  );
}

interface BlockOfRowsProps extends RowsProps {
  block: Block;
  index: number;
  measure: (element: HTMLTableSectionElement | null) => void;
}

const BlockOfRows = memo(function BlockOfRows(props: BlockOfRowsProps) {
  const { block, index, measure, columns, width, markedIds, onOpenKnowledge } = props;
  return (
    <tbody ref={measure} data-index={index} className={styles.block}>
      {block.items.map((item, position) =>
        'group' in item ? (
          <LabGroupRow key={item.key} group={item.group} width={width} index={block.from + position} />
        ) : (
          <LabRow
            key={item.key}
            row={item.row}
            columns={columns}
            marked={markedIds.has(item.row.laboratory_id)}
            onOpenKnowledge={onOpenKnowledge}
            index={block.from + position}
          />
        ),
      )}
    </tbody>
  );
});
