import type { TableProps } from 'antd';
import type { RefObject } from 'react';
import { rangeChoice } from './range-choice.ts';

/** Keys of the rows that are chosen, on whatever page. */
export interface Selection<Row = never> {
  readonly keys: readonly string[];
  readonly onChange: (keys: readonly string[]) => void;
  /** What a row is called where its key is a number that nobody knows it by. */
  readonly nameOf?: (row: Row) => string;
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
  { keys: chosen, onChange, nameOf }: Selection<Row>,
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
    getTitleCheckboxProps: () => ({ 'aria-label': '选择本页' }),
    getCheckboxProps: (row) => ({
      'aria-label': `选择 ${(nameOf ?? rowKey)(row)}`,
      onClick: () => (pressed.current = { ...pressed.current, now: rowKey(row) }),
    }),
  };
}
