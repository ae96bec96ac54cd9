import type { HTMLAttributes } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { rowHandlers } from './row-handlers.ts';

const open = vi.fn<() => void>();
const move = vi.fn<(key: string, onto: string) => void>();
let lines: HTMLElement[] = [];

beforeEach(() => {
  vi.resetAllMocks();
  document.body.innerHTML = `<table><tbody>
    <tr tabindex="0" data-row-key="a"><td><input type="checkbox"><label>选</label><a href="#x"><i>链接</i></a><b>甲</b></td></tr>
    <tr tabindex="0" data-row-key="b"><td><button type="button">撤</button></td></tr>
    <tr tabindex="0"><td></td></tr></tbody></table>`;
  lines = [...document.querySelectorAll('tr')];
});

type Props = HTMLAttributes<HTMLElement>;
const called = (props: Props, name: keyof Props, event: object) =>
  (props[name] as unknown as (event: object) => void)(event);

/** Presses a key on a row, or in what stands in it; whether the browser's own answer to it was stopped. */
function press(
  key: string,
  line = 0,
  { props = rowHandlers(open), target = lines[line], altKey = false } = {},
): boolean {
  const preventDefault = vi.fn();
  called(props, 'onKeyDown', { key, altKey, target, currentTarget: lines[line], preventDefault });
  return preventDefault.mock.calls.length > 0;
}

test('a press anywhere opens the row, but on what has a press of its own', () => {
  const props = rowHandlers(open);
  expect(props).toMatchObject({ tabIndex: 0 });
  for (const own of document.querySelectorAll('input, label, i, button')) called(props, 'onClick', { target: own });
  expect(open).not.toHaveBeenCalled();
  called(props, 'onClick', { target: document.querySelector('b') });
  expect(open).toHaveBeenCalledOnce();
});

test('Enter opens the row it is pressed on, not one that holds what it is pressed on', () => {
  press('Enter', 0, { target: document.querySelector('a') ?? undefined });
  expect(open).not.toHaveBeenCalled();
  press('Enter');
  expect(open).toHaveBeenCalledOnce();
});

test('Space selects the row and leaves the page where it is; a row without a box is not selected, other keys select none', () => {
  const box = document.querySelector('input');
  expect(press(' ')).toBe(true);
  expect(box?.checked).toBe(true);
  expect(press(' ', 1)).toBe(false);
  expect(press('x')).toBe(false);
  expect(box?.checked).toBe(true);
  expect(open).not.toHaveBeenCalled();
});

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, undefined],
  ['ArrowDown', 2, undefined],
])('%s on row %i leads to row %s', (key, from, to) => {
  lines[from]?.focus();
  expect(press(key, from, { props: rowHandlers(open, move) })).toBe(true);
  expect(document.activeElement).toBe(lines[to ?? from]);
  expect(move).not.toHaveBeenCalled();
});

test('with Alt an arrow moves the row past its neighbour, where rows can be moved', () => {
  press('ArrowDown', 0, { props: rowHandlers(open, move), altKey: true });
  press('ArrowUp', 1, { props: rowHandlers(open, move), altKey: true });
  expect(move.mock.calls).toEqual([
    ['a', 'b'],
    ['b', 'a'],
  ]);
  press('ArrowDown', 0, { altKey: true });
  expect(document.activeElement).toBe(lines[1]);
  expect(move).toHaveBeenCalledTimes(2);
});

test('only rows that can be moved are dragged', () => {
  expect(rowHandlers(open)).not.toHaveProperty('draggable');
  expect(rowHandlers(open, move)).toMatchObject({ draggable: true });
});

test.each([
  ['another row', 0, 1, [['a', 'b']]],
  ['itself', 0, 0, []],
  ['what has no key', 0, 2, []],
  ['a row, without a key', 2, 0, []],
])('a row dropped on %s', (_what, from, onto, moved) => {
  const props = rowHandlers(open, move);
  const carried = new Map<string, string>();
  const dataTransfer = {
    setData: (kind: string, key: string) => carried.set(kind, key),
    getData: (kind: string) => carried.get(kind) ?? '',
    get types() {
      return [...carried.keys()];
    },
  };
  const preventDefault = vi.fn();
  called(props, 'onDragOver', { dataTransfer, preventDefault });
  expect(preventDefault).not.toHaveBeenCalled();
  called(props, 'onDragStart', { currentTarget: lines[from], dataTransfer });
  called(props, 'onDragOver', { dataTransfer, preventDefault });
  expect(preventDefault).toHaveBeenCalledOnce();
  called(props, 'onDrop', { currentTarget: lines[onto], dataTransfer, preventDefault });
  expect(preventDefault).toHaveBeenCalledTimes(2);
  expect(move.mock.calls).toEqual(moved);
});
