import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FloatingBox, type FloatingBoxProps } from './floating-box.tsx';

beforeEach(() => {
  // What a laid-out page would say of an element with these styles.
  for (const [side, name] of [
    ['offsetWidth', 'width'],
    ['offsetHeight', 'height'],
  ] as const) {
    vi.spyOn(HTMLElement.prototype, side, 'get').mockImplementation(function (this: HTMLElement) {
      return Number.parseFloat(this.style[name]) || 300;
    });
  }
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const [x = 0, y = 0] = (/translate\((.*)\)/.exec(this.style.transform)?.[1] ?? '')
      .split(',')
      .map(Number.parseFloat);
    return new DOMRect(x || 0, y || 0, this.offsetWidth, this.offsetHeight);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

function open(props: Partial<FloatingBoxProps> = {}) {
  cleanup();
  const { container } = render(
    <FloatingBox title="工具" {...props}>
      内容
    </FloatingBox>,
  );
  const layer = container.querySelector('.react-draggable') as HTMLElement;
  return {
    layer,
    size: () => [layer.style.width, layer.style.height],
    at: () => /translate\((.*)\)/.exec(layer.style.transform)?.[1]?.replace(/, ?/, ', '),
    grip: screen.getByRole('button', { name: '移动「工具」' }),
    handle: (name: string) => layer.querySelector(`[data-handle="${name}"]`) as HTMLElement,
  };
}

function pull(element: Element, by: [number, number]) {
  const from = { clientX: 500, clientY: 400, button: 0 };
  const to = { clientX: 500 + by[0], clientY: 400 + by[1], buttons: 1 };
  fireEvent.mouseDown(element, from);
  // The drag library listens on the document, the resize library on the window.
  fireEvent.mouseMove(document, to);
  fireEvent.mouseUp(document, to);
}

// covers B-5-16
test('is 200 by 200 unless told otherwise', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(open().size()).toEqual(['200px', '200px']);
  expect(warn).not.toHaveBeenCalled();
});

// covers B-5-09..12
test.each([
  [320, 240, ['320px', '240px']],
  [0.5, 'auto', ['0.5px', 'auto']],
  ['auto', 500, ['auto', '500px']],
] as const)('takes width %s and height %s', (width, height, size) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(open({ width, height }).size()).toEqual(size);
  expect(warn).not.toHaveBeenCalled();
});

// covers B-5-13
test.each([0, -1, Number.NaN, Infinity, '300', '50%', null])('refuses %s with a warning, and is 200 there', (wrong) => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(open({ width: wrong as number, height: 90 }).size()).toEqual(['200px', '90px']);
  expect(warn.mock.calls).toEqual([[expect.stringMatching(/^FloatingBox: width must be a positive number or 'auto'/)]]);
  expect(open({ width: 90, height: wrong as number }).size()).toEqual(['90px', '200px']);
  expect(warn).toHaveBeenCalledTimes(2);
});

// covers B-5-14
test('is dragged by its head, not by its content', () => {
  const { at } = open({ x: 30, y: 40 });
  expect(at()).toBe('30px, 40px');
  pull(screen.getByRole('heading', { name: '工具' }), [120, 60]);
  expect(at()).toBe('150px, 100px');
  pull(screen.getByText('内容'), [50, 50]);
  expect(at()).toBe('150px, 100px');
});

// covers B-5-15, B-5-17
test('has eight handles, and each pulls its own sides', () => {
  const { layer } = open();
  const names = [...layer.querySelectorAll<HTMLElement>('[data-handle]')].map(({ dataset }) => dataset.handle);
  expect(names.toSorted()).toEqual([
    'bottom',
    'bottomLeft',
    'bottomRight',
    'left',
    'right',
    'top',
    'topLeft',
    'topRight',
  ]);
});

// covers B-5-15
test.each([
  ['right', [50, 30], ['250px', '200px']],
  ['bottom', [50, 30], ['200px', '230px']],
  ['bottomRight', [50, 30], ['250px', '230px']],
  ['top', [50, -30], ['200px', '230px']],
  ['topRight', [50, -30], ['250px', '230px']],
  ['left', [-50, 30], ['250px', '200px']],
  ['bottomLeft', [-50, 30], ['250px', '230px']],
  ['topLeft', [-50, -30], ['250px', '230px']],
] as const)('handle %s', (name, by, size) => {
  const box = open({ x: 300, y: 300 });
  pull(box.handle(name), [...by]);
  expect(box.size()).toEqual(size);
});

// covers B-5-14, B-5-15
test('by keyboard: arrow keys move it, Shift and arrow keys resize it', async () => {
  const user = userEvent.setup();
  const { at, size, grip } = open({ x: 5, y: 50 });
  grip.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}{ArrowUp}{ArrowUp}');
  expect(at()).toBe('25px, 40px');
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(at()).toBe('0px, 40px');
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowDown}{ArrowUp}{ArrowUp}{ArrowLeft}{/Shift}');
  expect(size()).toEqual(['210px', '190px']);
  expect(at()).toBe('0px, 40px');
  expect(grip).toHaveAccessibleDescription('方向键移动，Shift 加方向键调整大小');
});

test('a side of auto is measured before it is resized, the other one stays', () => {
  const { size, grip } = open({ width: 'auto', height: 'auto' });
  fireEvent.keyDown(grip, { key: 'ArrowDown', shiftKey: true });
  expect(size()).toEqual(['auto', '310px']);
});

test('closes', async () => {
  const onClose = vi.fn();
  open({ onClose });
  await userEvent.click(screen.getByRole('button', { name: '关闭「工具」' }));
  expect(onClose).toHaveBeenCalledOnce();
});
