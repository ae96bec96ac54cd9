import { expect, test, vi } from 'vitest';
import { type Pressed, rowSelection } from './row-selection.ts';

interface Row {
  readonly id: string;
  readonly name: string;
}

const SHOWN = ['a', 'b', 'c', 'd'];

/** The boxes of four rows of which some are chosen, and one was pressed last. */
function boxes(keys: readonly string[], last?: string) {
  const onChange = vi.fn<(keys: readonly string[]) => void>();
  const pressed: { current: Pressed } = { current: { last } };
  const selection = rowSelection<Row>({ keys, onChange }, SHOWN, (row) => row.id, pressed);
  return {
    selection,
    pressed,
    onChange,
    press: (id: string, kind: 'single' | 'multiple', next: readonly string[]) => {
      const { onClick } = selection.getCheckboxProps?.({ id, name: '' }) ?? {};
      (onClick as (() => void) | undefined)?.();
      selection.onChange?.([...next], [], { type: kind });
    },
  };
}

test('boxes show what is chosen, on whatever page, and are told apart by name', () => {
  const { selection } = boxes(['a', 'z']);
  expect(selection).toMatchObject({ selectedRowKeys: ['a', 'z'], preserveSelectedRowKeys: true });
  expect(selection.getTitleCheckboxProps?.()).toEqual({ 'aria-label': '选择本页' });
  expect(selection.getCheckboxProps?.({ id: 'a', name: '甲' })).toMatchObject({ 'aria-label': '选择 a' });
  const named = { keys: [], onChange: vi.fn(), nameOf: (row: Row) => row.name };
  const { getCheckboxProps } = rowSelection<Row>(named, SHOWN, (row) => row.id, { current: {} });
  expect(getCheckboxProps?.({ id: '7', name: '甲' })).toMatchObject({ 'aria-label': '选择 甲' });
});

test('one press chooses one row, from which the next range is counted; taken back, none is', () => {
  const on = boxes([]);
  on.press('b', 'single', ['b']);
  expect(on.onChange).toHaveBeenCalledWith(['b']);
  expect(on.pressed.current).toEqual({ last: 'b' });
  const off = boxes(['b'], 'b');
  off.press('b', 'single', []);
  expect(off.onChange).toHaveBeenCalledWith([]);
  expect(off.pressed.current.last).toBeUndefined();
});

test('a range reaches from the row that was pressed last, whatever place the library remembers', () => {
  const { press, onChange, pressed } = boxes(['b', 'z'], 'b');
  press('d', 'multiple', ['a', 'b']);
  expect(onChange).toHaveBeenCalledWith(['b', 'z', 'c', 'd']);
  expect(pressed.current).toEqual({ last: 'd' });
});

test('a range without a row that it began at is what the library says', () => {
  const { selection, onChange } = boxes(['b'], 'b');
  selection.onChange?.(['b', 7], [], { type: 'multiple' });
  expect(onChange).toHaveBeenCalledWith(['b', '7']);
});

test('the whole page at once leaves no row to count a range from', () => {
  const { press, onChange, pressed } = boxes(['b'], 'b');
  press('b', 'all' as 'single', SHOWN);
  expect(onChange).toHaveBeenCalledWith(SHOWN);
  expect(pressed.current.last).toBeUndefined();
});
