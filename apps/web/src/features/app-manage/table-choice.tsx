import { ArrowUp } from 'lucide-react';
import { ColumnHead, headCell } from '../../kit/admin/column-head.tsx';
import { type ColumnSettings, settledWidths, totalWidth, type Widths } from '../../kit/admin/use-column-settings.ts';
import { Popover } from '../../kit/overlay/popover.tsx';
import { columnId, type Density } from '../../kit/table/table.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { IconButton } from '../../kit/ui/icon-button.tsx';
import { Segmented } from '../../kit/ui/segmented.tsx';
import { usePersonalSetting } from '../../parts/session/personal-settings.ts';
import type { AppColumn } from './app-columns.tsx';
import styles from './app-manage.module.css';

interface Kept {
  readonly hidden: readonly string[];
  /** Ids of all columns as they were chosen to stand; empty while nobody chose. */
  readonly order: readonly string[];
  readonly density: Density;
  /** In pixels, once somebody settled one of them. */
  readonly widths?: Widths;
}
const AT_FIRST: Kept = { hidden: [], order: [], density: 'loose' };

const DENSITIES = [
  { value: 'compact', label: '紧凑' },
  { value: 'standard', label: '标准' },
  { value: 'loose', label: '宽松' },
] as const;

/**
 * A column with its width and what changes it: an edge that is dragged, and Shift with an arrow on its heading. That of the acts only
 * follows: nobody reads it.
 */
function sizable(column: AppColumn, width: number | undefined, onResize: ColumnSettings['resize']): AppColumn {
  const { header, isHeaderHidden = false } = column;
  const id = columnId(column);
  const sized = { ...column, ...(width !== undefined && { width }) };
  if (isHeaderHidden) return { ...sized, headAttributes: { 'data-column': id } };
  return {
    ...sized,
    id,
    header: <ColumnHead columnKey={id} title={typeof header === 'string' ? header : id} onResize={onResize} />,
    headClassName: styles.head,
    headAttributes: { ...headCell(id, onResize), tabIndex: 0 },
  };
}

/** The columns of the list as the user chose them, their widths, its density, and what changes all of it. The name and the acts always stand. */
export function useTableChoice(columns: readonly AppColumn[]) {
  const [kept, keep] = usePersonalSetting<Kept>('table:applications', AT_FIRST);
  const placeOf = (column: AppColumn) => {
    const place = kept.order.indexOf(columnId(column));
    return place === -1 ? columns.indexOf(column) : place;
  };
  const ordered = columns.toSorted((a, b) => placeOf(a) - placeOf(b));
  const widths = kept.widths ?? {};
  const chosen = ordered.filter((column) => !kept.hidden.includes(columnId(column)));
  const resize: ColumnSettings['resize'] = (standing, key, width) =>
    keep({ ...kept, widths: { ...widths, ...settledWidths(standing, key, width) } });
  const shown = chosen.map((column) => sizable(column, widths[columnId(column)], resize));
  return {
    shown,
    /** Of all columns shown, once the user has settled their widths. */
    sizedWidth: totalWidth(chosen.map((column) => widths[columnId(column)])),
    density: kept.density,
    choice: <TableChoice columns={ordered} kept={kept} onKeep={keep} />,
  };
}

interface TableChoiceProps {
  readonly columns: readonly AppColumn[];
  readonly kept: Kept;
  readonly onKeep: (kept: Kept) => void;
}

const isFixed = ({ isRowHeader, isScreenOnly }: AppColumn) => isRowHeader === true || isScreenOnly === true;

/** 列设置: which columns stand, in what order and how dense; back to how it was at first. */
function TableChoice({ columns, kept, onKeep }: TableChoiceProps) {
  const ids = columns.map(columnId);
  const toggle = (id: string) => {
    const { hidden } = kept;
    onKeep({ ...kept, hidden: hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id] });
  };
  /** Before the one that stands before it on the screen: past those that are hidden. */
  const moveUp = (id: string) => {
    const at = ids.indexOf(id);
    const before = ids.findLastIndex((other, index) => index < at && !kept.hidden.includes(other));
    onKeep({ ...kept, order: ids.toSpliced(at, 1).toSpliced(before, 0, id) });
  };
  return (
    <Popover trigger="列设置" triggerClassName="jw-button jw-button-small" panelLabel="列设置" width={220}>
      {() => (
        <div className={`jw-grid jw-gap-8 ${styles.choice}`}>
          <div className="jw-row">
            <Segmented
              label="密度"
              options={DENSITIES}
              value={kept.density}
              onChange={(density) => onKeep({ ...kept, density })}
            />
          </div>
          <ul>
            {columns.map((column, index) =>
              isFixed(column) ? null : (
                <li key={columnId(column)} className="jw-row jw-between">
                  <label className="jw-row jw-gap-8">
                    <input
                      type="checkbox"
                      className="jw-checkbox"
                      checked={!kept.hidden.includes(columnId(column))}
                      onChange={() => toggle(columnId(column))}
                    />
                    {column.header}
                  </label>
                  {index > 1 && (
                    <IconButton
                      icon={ArrowUp}
                      label={`${columnId(column)} 前移`}
                      onClick={() => moveUp(columnId(column))}
                    />
                  )}
                </li>
              ),
            )}
          </ul>
          <Button size="small" onClick={() => onKeep(AT_FIRST)}>
            恢复默认
          </Button>
        </div>
      )}
    </Popover>
  );
}
