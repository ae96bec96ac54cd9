import { Popover } from '../overlay/popover.tsx';
import type { Column } from './column.ts';
import styles from './data-table.module.css';

interface ColumnChoiceProps {
  columns: readonly Pick<Column<never>, 'id' | 'header' | 'title' | 'isRowHeader'>[];
  shownIds: readonly string[];
  onToggle: (id: string) => void;
}

/** Which columns a table shows. The one that names the rows always stands. */
export function ColumnChoice({ columns, shownIds, onToggle }: ColumnChoiceProps) {
  return (
    <div className={`jw-row jw-no-print ${styles.choice}`}>
      <Popover trigger="列设置" triggerClassName="jw-button jw-button-small" panelLabel="显示的列" width={180}>
        {() => (
          <ul className={styles.columns}>
            {columns.map(({ id, title, header, isRowHeader = false }) => (
              <li key={id}>
                <label className="jw-row jw-gap-8">
                  <input
                    type="checkbox"
                    checked={shownIds.includes(id)}
                    disabled={isRowHeader}
                    onChange={() => onToggle(id)}
                  />
                  {title ?? header}
                </label>
              </li>
            ))}
          </ul>
        )}
      </Popover>
    </div>
  );
}
