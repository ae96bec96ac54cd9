import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusPopupOf } from './tool-focus.ts';

let button: HTMLButtonElement;
let frames: FrameRequestCallback[];

beforeEach(() => {
  document.body.innerHTML = '<button type="button">列</button>';
  button = document.querySelector('button') as HTMLButtonElement;
  button.focus();
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
});
afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

const FIELDS =
  '<input disabled><input name="first"><button type="button" disabled>x</button><button type="button">末</button>';

function draw(inside: string, kind = 'ant-popover') {
  const popup = document.createElement('div');
  popup.className = kind;
  popup.innerHTML = inside;
  document.body.append(popup);
  return popup;
}
const passFrame = () => frames.shift()?.(0);
const nameOfFocus = () => (document.activeElement as HTMLInputElement | null)?.name;

/** Whether the browser's own answer to the key was stopped. */
function press(key: string, shiftKey = false): boolean {
  const event = new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true });
  return !(document.activeElement ?? document.body).dispatchEvent(event);
}
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 5));

test.each([
  ['ant-popover', '<i tabindex="0">0</i>', 'I'],
  ['ant-dropdown', '<ul role="menu"><li role="menuitem" tabindex="-1">导出</li></ul>', 'LI'],
  ['ant-popover', FIELDS, 'INPUT'],
])('the first stop of a %s has the focus', (kind, inside, tag) => {
  draw(inside, kind);
  focusPopupOf(button);
  expect(document.activeElement?.tagName).toBe(tag);
  expect(frames).toHaveLength(0);
});

test('what is hidden, or stands below another, is not the one that was opened', () => {
  draw('<input name="earlier">');
  draw('<input name="last">');
  draw('<input name="hidden">', 'ant-popover ant-popover-hidden');
  draw('<input name="hidden">', 'ant-dropdown ant-dropdown-hidden');
  focusPopupOf(button);
  expect(nameOfFocus()).toBe('last');
});

test('it is waited for while the library draws, and not for ever', () => {
  focusPopupOf(button);
  passFrame();
  draw('');
  passFrame();
  expect(document.activeElement).toBe(button);
  draw(FIELDS);
  passFrame();
  expect(nameOfFocus()).toBe('first');
  expect(frames).toHaveLength(0);
  document.body.replaceChildren(button);
  focusPopupOf(button, 2);
  passFrame();
  passFrame();
  expect(frames).toHaveLength(0);
});

test('Tab past the last stop and Shift Tab past the first lead back, within the browser leads on', () => {
  const popup = draw(FIELDS);
  focusPopupOf(button);
  expect(press('Tab')).toBe(false);
  expect(press('x', true)).toBe(false);
  expect(nameOfFocus()).toBe('first');
  expect(press('Tab', true)).toBe(true);
  expect(document.activeElement).toBe(button);
  // The way back was taken once.
  popup.querySelector<HTMLElement>('[name=first]')?.focus();
  expect(press('Tab', true)).toBe(false);
  focusPopupOf(button);
  popup.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  expect(press('Tab', true)).toBe(false);
  expect(press('Tab')).toBe(true);
  expect(document.activeElement).toBe(button);
});

test('Tab in a menu is the affair of the library', () => {
  draw('<ul role="menu"><li role="menuitem" tabindex="0">导出</li></ul>', 'ant-dropdown');
  focusPopupOf(button);
  expect(press('Tab')).toBe(false);
  expect(document.activeElement?.textContent).toBe('导出');
});

test('Escape leads back once the library has closed it', async () => {
  draw(FIELDS);
  focusPopupOf(button);
  press('Escape');
  expect(nameOfFocus()).toBe('first');
  await aMoment();
  expect(document.activeElement).toBe(button);
});

test('a choice leads back; a press beside the choices does not', async () => {
  const popup = draw('<p>几</p><ul role="menu"><li role="menuitem" tabindex="0"><b>导出</b></li></ul>', 'ant-dropdown');
  focusPopupOf(button);
  popup.querySelector('p')?.click();
  await aMoment();
  expect(document.activeElement?.textContent).toBe('导出');
  popup.querySelector('b')?.click();
  await aMoment();
  expect(document.activeElement).toBe(button);
});
