import type { TableProps } from 'antd';
import type { RefObject } from 'react';
import { rangeChoice } from './range-choice.ts';

/** Keys of the rows that are chosen, on whatever page. */
export interface Selection {
  readonly keys: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
}

/** Keys of the row whose checkbox is pressed, and of the one that was chosen last. */
export interface Pressed {
  readonly now?: string;
  readonly last?: string | undefined;
}

/**
 * Checkboxes of the rows. The library keeps the place of the row that was chosen last, which another row has once the list is
 * sorted or turned: ranges are counted from the row itself.
 */
export function rowSelection<Row extends object>(
  { keys: chosen, onChange }: Selection,
  shown: readonly string[],
  rowKey: (row: Row) => string,
  pressed: RefObject<Pressed>,
): NonNullable<TableProps<Row>['rowSelection']> {
  return {
    selectedRowKeys: [...chosen],
    preserveSelectedRowKeys: true,
    onChange: (keys, _rows, { type }) => {
      const { now, last } = pressed.current;
      const isRange = type === 'multiple' && now !== undefined;
      const next = isRange ? rangeChoice(shown, chosen, last, now) : keys.map(String);
      pressed.current = { last: type !== 'all' && now !== undefined && next.includes(now) ? now : undefined };
      onChange(next);
    },
    getCheckboxProps: (row) => ({
      'aria-label': `选择 ${rowKey(row)}`,
      onClick: () => (pressed.current = { ...pressed.current, now: rowKey(row) }),
    }),
  };
}
