import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { ManagedApplication } from '@jianwei/api-client/model';
import { GripVertical } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { GRIP_ROLE, orderWords, useOrderSensors } from '../../parts/applications/drag-order.ts';
import { type Column, columnId, type Density, EmptyRow, TableCell, TableFrame } from '../../kit/table/table.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { announce } from '../../kit/ui/notice.tsx';
import styles from './app-manage.module.css';

interface ApplicationRowsProps {
  readonly columns: readonly Column<ManagedApplication>[];
  readonly density: Density;
  /** Of all columns, once the user settled their widths. */
  readonly sizedWidth: number | undefined;
  readonly rows: readonly ManagedApplication[];
  readonly openId: string;
  /** Off while some are left out: a place between rows that are not seen cannot be chosen. */
  readonly isMovable: boolean;
  readonly empty: ReactNode;
  readonly onOpen: (id: string) => void;
  readonly onMove: (ids: readonly string[], text: string) => void;
}

const GRIP_WIDTH = 40;

/** The applications in their order, moved by their grip or with Alt+↑↓; Enter opens a row, ↑↓ lead to the next. */
export function ApplicationRows(props: ApplicationRowsProps) {
  const { columns, density, sizedWidth, rows, openId, isMovable, empty, onOpen, onMove } = props;
  const sensors = useOrderSensors();
  const ids = rows.map(({ application_id: id }) => id);
  const move = (from: number, to: number) => {
    const moved = rows[from];
    if (!isMovable || moved === undefined || to < 0 || to >= rows.length || from === to) return;
    const text = `${moved.name}移到第 ${to + 1} 位`;
    announce(text);
    onMove(arrayMove([...ids], from, to), text);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  const grip: Column<ManagedApplication> = {
    header: '移动',
    isHeaderHidden: true,
    isScreenOnly: true,
    width: GRIP_WIDTH,
    cell: () => null,
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={orderWords(ids, (id) => rows.find(({ application_id: one }) => one === id)?.name ?? '')}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <TableFrame
          caption="应用"
          columns={isMovable ? [grip, ...columns] : columns}
          density={density}
          sizedWidth={sizedWidth && sizedWidth + (isMovable ? GRIP_WIDTH : 0)}
        >
          {rows.length === 0 && <EmptyRow width={columns.length}>{empty}</EmptyRow>}
          {rows.map((row, index) => (
            <ApplicationRow
              key={row.application_id}
              row={row}
              columns={columns}
              isOpen={row.application_id === openId}
              isMovable={isMovable}
              onOpen={() => onOpen(row.application_id)}
              onStep={(step) => move(index, index + step)}
            />
          ))}
        </TableFrame>
      </SortableContext>
    </DndContext>
  );
}

interface ApplicationRowProps {
  readonly row: ManagedApplication;
  readonly columns: readonly Column<ManagedApplication>[];
  readonly isOpen: boolean;
  readonly isMovable: boolean;
  readonly onOpen: () => void;
  readonly onStep: (step: number) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function ApplicationRow({ row, columns, isOpen, isMovable, onOpen, onStep }: ApplicationRowProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({
    id: row.application_id,
    disabled: !isMovable,
    attributes: GRIP_ROLE,
  });
  const press = (event: KeyboardEvent<HTMLTableRowElement>) => {
    const { key, altKey, currentTarget: line } = event;
    const step = STEPS[key];
    if (step !== undefined && altKey) {
      event.preventDefault();
      onStep(step);
      return;
    }
    if (event.target !== line) return;
    if (key === 'Enter') onOpen();
    if (step === undefined) return;
    event.preventDefault();
    const next = step > 0 ? line.nextElementSibling : line.previousElementSibling;
    if (next instanceof HTMLElement) next.focus();
  };
  return (
    <tr
      ref={setNodeRef}
      className={styles.row}
      tabIndex={0}
      data-open={isOpen || undefined}
      data-stopped={!row.enabled || undefined}
      data-dragging={isDragging || undefined}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      onKeyDown={press}
      onClick={({ target }) => {
        if (!(target as HTMLElement).closest('a, button, input, label')) onOpen();
      }}
    >
      {isMovable && (
        <td className="jw-no-print">
          <IconButton
            icon={GripVertical}
            className={styles.grip}
            {...attributes}
            {...listeners}
            label={`移动 ${row.name}`}
            title="拖动排序，或按回车后用 ↑↓"
          />
        </td>
      )}
      {columns.map((column) => (
        <TableCell key={columnId(column)} column={column} row={row} />
      ))}
    </tr>
  );
}
