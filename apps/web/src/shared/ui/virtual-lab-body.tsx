import type { LaboratoryRow } from '@jianwei/api-client/model';
import { useVirtualizer } from '@tanstack/react-virtual';
import { memo, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState, type RefObject } from 'react';
import type { LabGroup } from './lab-groups.ts';
import { LabGroupRow } from './lab-group-row.tsx';
import { LabRow, type LabColumns, type RowPlace } from './lab-row.tsx';
import { nextSpan, NO_ROWS, type RowSpan } from './row-span.ts';

/** Height of a row before it is measured, in the compact density. */
const ROW_HEIGHT = 29;

/** The share of the window's height that the first drawing fills: above the rows there are always headings. */
const FIRST_VIEW = 0.8;

type Item = { key: string; group: LabGroup } | { key: string; row: LaboratoryRow };

interface VirtualLabBodyProps {
  groups: readonly LabGroup[];
  columns: LabColumns;
  /** Number of columns, for what runs over all of them. */
  width: number;
  markedIds: ReadonlySet<string>;
  onOpenKnowledge: ((row: LaboratoryRow) => void) | undefined;
  /** What scrolls. */
  scroller: RefObject<HTMLElement | null>;
}

function itemsOf(groups: readonly LabGroup[]): Item[] {
  return groups.flatMap((group): Item[] => [
    { key: `group:${group.name}`, group },
    ...group.rows.map((row) => ({ key: row.laboratory_id, row })),
  ]);
}

/** Rows of a very long report: only those near the view are in the document; the table stays a table. */
export function VirtualLabBody(props: VirtualLabBodyProps) {
  const { groups, columns, width, markedIds, onOpenKnowledge, scroller } = props;
  const items = useMemo(() => itemsOf(groups), [groups]);
  const body = useRef<HTMLTableSectionElement>(null);
  // Known only after the first commit: the ref of what is around this body is set after its own effects.
  const [scroll, setScroll] = useState<{ element: HTMLElement | null; offset: number }>({ element: null, offset: 0 });
  const { element, offset } = scroll;
  // The same function as long as the items are: with another one every place is computed anew.
  const keyOf = useCallback((index: number) => items[index]?.key ?? index, [items]);
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions change with each scroll on purpose
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => element,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: keyOf,
    overscan: 0,
    scrollMargin: offset,
    // Before the first commit nothing is known of the view but that it is a part of the window.
    initialRect: { width: 0, height: window.innerHeight * FIRST_VIEW },
    // Rows are in stock: drawing more need not hold up the frame that scrolls.
    useFlushSync: false,
  });
  const [drawn, setDrawn] = useState(NO_ROWS);
  const [, setStep] = useState(0);
  const inView = virtualizer.getVirtualItems();
  const seen = { first: inView[0]?.index ?? 0, last: inView.at(-1)?.index ?? -1 };
  const span = nextSpan(drawn, seen, items.length, virtualizer.scrollDirection);
  if (span !== drawn) setDrawn(span);

  useEffect(() => {
    // The stock grows with each frame that was drawn, until it is full.
    const frame = requestAnimationFrame(() => setStep((step) => step + 1));
    return () => cancelAnimationFrame(frame);
  }, [drawn]);

  useEffect(() => {
    const [top, start] = [body.current, scroller.current];
    if (top === null || start === null) return;
    const distance = top.getBoundingClientRect().top - start.getBoundingClientRect().top + start.scrollTop;
    setScroll({ element: start, offset: distance });
  }, [scroller]);

  const showEvidence = useEffectEvent(() => {
    const first = items.findIndex((item) => 'row' in item && markedIds.has(item.row.laboratory_id));
    if (first >= 0) virtualizer.scrollToIndex(first, { align: 'auto' });
  });
  // Only another choice of evidence moves the view, not each scroll.
  useEffect(() => showEvidence(), [markedIds, items, element]);

  const places = virtualizer.measurementsCache;
  const before = (places[span.first]?.start ?? offset) - offset;
  const after = virtualizer.getTotalSize() - ((places[span.last]?.end ?? offset) - offset);
  return (
    <tbody ref={body}>
      <Gap height={before} width={width} />
      <Rows
        items={items}
        span={span}
        columns={columns}
        width={width}
        markedIds={markedIds}
        onOpenKnowledge={onOpenKnowledge}
        measure={virtualizer.measureElement}
      />
      <Gap height={after} width={width} />
    </tbody>
  );
}

interface RowsProps extends Pick<VirtualLabBodyProps, 'columns' | 'width' | 'markedIds' | 'onOpenKnowledge'> {
  items: readonly Item[];
  span: RowSpan;
  measure: RowPlace['measure'];
}

/** The rows themselves: only another span of them is worth looking at each one again. */
const Rows = memo(function Rows({ items, span, columns, width, markedIds, onOpenKnowledge, measure }: RowsProps) {
  return items.slice(span.first, span.last + 1).map((item, position) => {
    const index = span.first + position;
    return 'group' in item ? (
      <LabGroupRow key={item.key} group={item.group} width={width} index={index} measure={measure} />
    ) : (
      <LabRow
        key={item.key}
        row={item.row}
        columns={columns}
        marked={markedIds.has(item.row.laboratory_id)}
        onOpenKnowledge={onOpenKnowledge}
        index={index}
        measure={measure}
      />
    );
  });
});

/** The room of the rows that are not drawn. */
function Gap({ height, width }: { height: number; width: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={width} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
