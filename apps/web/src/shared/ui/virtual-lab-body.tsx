import type { LaboratoryRow } from '@jianwei/api-client/model';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { LabGroup } from './lab-groups.ts';
import { LabGroupRow } from './lab-group-row.tsx';
import { LabRow, type LabColumns } from './lab-row.tsx';

/** Height of a row before it is measured, in the compact density. */
const ROW_HEIGHT = 29;
/** Rows kept ready above and below what is seen, so that quick scrolling meets no blank; at most 120 are drawn in all. */
const OVERSCAN = 30;

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
  // eslint-disable-next-line react-hooks/incompatible-library -- its functions change with each scroll on purpose
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => element,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: OVERSCAN,
    scrollMargin: offset,
  });

  useEffect(() => {
    const [top, start] = [body.current, scroller.current];
    if (top === null || start === null) return;
    const distance = top.getBoundingClientRect().top - start.getBoundingClientRect().top + start.scrollTop;
    setScroll({ element: start, offset: distance });
  }, [scroller]);

  useEffect(() => {
    const first = items.findIndex((item) => 'row' in item && markedIds.has(item.row.laboratory_id));
    if (first >= 0) virtualizer.scrollToIndex(first, { align: 'auto' });
    // Only another choice of evidence moves the view, not each scroll.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [markedIds, items, element]);

  const shown = virtualizer.getVirtualItems();
  const before = (shown[0]?.start ?? offset) - offset;
  const after = virtualizer.getTotalSize() - ((shown.at(-1)?.end ?? offset) - offset);
  return (
    <tbody ref={body}>
      <Gap height={before} width={width} />
      {shown.map(({ index, key }) => {
        const item = items[index];
        if (item === undefined) return null;
        return 'group' in item ? (
          <LabGroupRow key={key} group={item.group} width={width} index={index} measure={virtualizer.measureElement} />
        ) : (
          <LabRow
            key={key}
            row={item.row}
            columns={columns}
            marked={markedIds.has(item.row.laboratory_id)}
            onOpenKnowledge={onOpenKnowledge}
            index={index}
            measure={virtualizer.measureElement}
          />
        );
      })}
      <Gap height={after} width={width} />
    </tbody>
  );
}

/** The room of the rows that are not drawn. */
function Gap({ height, width }: { height: number; width: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden="true">
      <td colSpan={width} style={{ height, padding: 0, border: 0 }} />
    </tr>
  );
}
