import { expect, test } from 'vitest';
import { keepTypedBeforeStart, takeTypedBeforeStart } from './typed-before-start.ts';

const nothing = { account: '', password: '', isPressed: false };

test('what was typed into the frame is handed out once', () => {
  expect(takeTypedBeforeStart()).toEqual(nothing);
  document.body.innerHTML = '<input id="account" value="doctor"><input id="password" value="secret">';
  keepTypedBeforeStart();
  document.body.replaceChildren();
  expect(takeTypedBeforeStart()).toEqual({ account: 'doctor', password: 'secret', isPressed: false });
  expect(takeTypedBeforeStart()).toEqual(nothing);
});

test('a press of its button is handed out with it', () => {
  document.body.innerHTML = '<input id="account" value="doctor"><button class="login-submit" data-pressed></button>';
  keepTypedBeforeStart();
  document.body.replaceChildren();
  expect(takeTypedBeforeStart()).toEqual({ account: 'doctor', password: '', isPressed: true });
});

test('without the frame, or with something else in its place, nothing was typed', () => {
  document.body.innerHTML = '<p id="account">doctor</p>';
  keepTypedBeforeStart();
  expect(takeTypedBeforeStart()).toEqual(nothing);
});
