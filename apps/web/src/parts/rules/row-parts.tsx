import { GripVertical } from 'lucide-react';
import type { DragEvent, KeyboardEvent } from 'react';
import type { RuleGroupProps, RuleProps } from 'react-querybuilder';
import { countText } from '../../kit/lib/format-number.ts';
import { announce } from '../../kit/ui/notice.tsx';
import { useSurroundings } from './condition-context.ts';
import { placeText } from './rule-tree.ts';
import styles from './rules.module.css';

type Moved = Pick<RuleProps | RuleGroupProps, 'path' | 'actions' | 'shiftUpDisabled' | 'shiftDownDisabled'>;

const DRAGGED = 'application/x-condition';

/**
 * Takes a part to another place: with the arrows once a key has taken hold of it, by Alt with an arrow, or by dragging it onto the row it
 * shall stand before.
 */
export function MoveHandle({ id, path, actions, shiftUpDisabled, shiftDownDisabled }: Moved & { readonly id: string }) {
  const { isReadOnly, heldId, onHold, onMoved } = useSurroundings();
  if (isReadOnly) return <span />;
  const isHeld = heldId === id;
  const hold = (next: string) => {
    onHold(next);
    announce(`${next === '' ? '已放下' : '已拿起'}条件 ${placeText(path)}`);
  };
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ' || (isHeld && event.key === 'Escape')) {
      event.preventDefault();
      hold(isHeld ? '' : id);
      return;
    }
    const isUp = event.key === 'ArrowUp';
    if (!(event.altKey || isHeld) || (!isUp && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    if (isUp ? shiftUpDisabled : shiftDownDisabled) return;
    onMoved(id);
    actions.moveRule(path, isUp ? 'up' : 'down');
  };
  return (
    <button
      type="button"
      className={`jw-bare ${styles.handle}`}
      draggable
      aria-label={`移动 ${placeText(path)}，Alt 加上下箭头`}
      aria-description="回车拿起，上下箭头移动，再按回车放下"
      aria-pressed={isHeld}
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      title="拖动，Alt+↑↓，或按回车后用 ↑↓"
      onKeyDown={move}
      onBlur={() => isHeld && onHold('')}
      onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED, JSON.stringify(path))}
    >
      <GripVertical size={14} />
    </button>
  );
}

/** A row that another one may be dropped on. */
export function useDrop({ path, actions }: Pick<Moved, 'path' | 'actions'>) {
  return {
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(DRAGGED)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      const dragged = event.dataTransfer.getData(DRAGGED);
      if (dragged === '') return;
      event.preventDefault();
      event.stopPropagation();
      const from = JSON.parse(dragged) as number[];
      // A group cannot go into itself.
      if (from.every((index, at) => path[at] === index)) return;
      actions.moveRule(from, path);
    },
  };
}

/** Reports that still hold after a row, as a bar and a number. */
export function Still({ place }: { readonly place: string }) {
  const { kind, still, of, onStill } = useSurroundings();
  const count = still.get(place);
  // Lines of pushing are tried as a whole: no number comes, and the fields have its room.
  if (count === undefined) return <span className={kind === 'push' ? undefined : styles.still} />;
  return (
    <span className={`jw-row jw-gap-8 ${styles.still}`}>
      <span className={styles.bar} aria-hidden>
        <i style={{ width: `${of === 0 ? 0 : (count / of) * 100}%` }} />
      </span>
      {onStill && count > 0 ? (
        <button
          type="button"
          className={`jw-press ${styles.count}`}
          aria-label={`到条件 ${placeText(place.split('.').map(Number))} 仍满足的 ${countText(count)} 份报告`}
          title="到此仍满足的报告"
          onClick={() => onStill(place)}
        >
          {countText(count)}
        </button>
      ) : (
        <span className={styles.count} title="到此仍满足的报告">
          {countText(count)}
        </span>
      )}
    </span>
  );
}

/** What is to be mended at a place, and what its author may want to know. */
export function Messages({ place }: { readonly place: string }) {
  const { problems, notes } = useSurroundings();
  const own = [
    ...problems.filter(({ path }) => path === place).map(({ message }) => ({ message, isWrong: true })),
    ...notes.filter(({ path }) => path === place).map(({ message }) => ({ message, isWrong: false })),
  ];
  if (own.length === 0) return null;
  return (
    <span className={`jw-note ${styles.messages}`}>
      {own.map(({ message, isWrong }) => (
        <span key={message} className={isWrong ? 'jw-ink-high' : styles.caution}>
          {message}
        </span>
      ))}
    </span>
  );
}
