import type { KeyboardEvent } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { moveFocus } from './row-focus.ts';

beforeEach(() => {
  document.body.innerHTML = `<ul>
    <li><a href="#1" id="a">1</a><button id="more">更多</button></li>
    <li><a href="#2" id="b">2</a></li>
    <li><a href="#3" id="c">3</a></li>
    <li id="bare">4</li>
  </ul>`;
});

function press(key: string, from: string, held: object = {}) {
  const target = document.getElementById(from);
  target?.focus();
  const preventDefault = vi.fn<() => void>();
  const event = { key, target, currentTarget: document.querySelector('ul'), preventDefault, ...held };
  moveFocus(event as unknown as KeyboardEvent<HTMLElement>, 'li', 'a');
  return [document.activeElement?.id, preventDefault.mock.calls.length];
}

test.each([
  ['ArrowDown', 'a', 'b', 1],
  ['ArrowDown', 'b', 'c', 1],
  ['ArrowUp', 'c', 'b', 1],
  // The ends hold it.
  ['ArrowDown', 'c', 'c', 0],
  ['ArrowUp', 'a', 'a', 0],
  // From anything in an entry to the entry beside it.
  ['ArrowDown', 'more', 'b', 1],
  ['Enter', 'a', 'a', 0],
  ['ArrowLeft', 'a', 'a', 0],
])('%s in %s goes to %s', (key, from, to, held) => {
  expect(press(key, from)).toEqual([to, held]);
});

test('an entry without a link leads nowhere', () => {
  document.getElementById('bare')?.setAttribute('tabindex', '0');
  expect(press('ArrowDown', 'bare')).toEqual(['bare', 0]);
});

test.each(['altKey', 'ctrlKey', 'metaKey'])('with %s the key is the browser’s', (key) => {
  expect(press('ArrowDown', 'a', { [key]: true })).toEqual(['a', 0]);
});
