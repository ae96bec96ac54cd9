import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '../../../test/sign-in.ts';
import { clearSession, noteLogout } from '../session/session-store.ts';
import type { UnsentStep } from './unsent-steps.ts';

const STEP: UnsentStep = { warningId: 'W-1', record: { step: 'acknowledged', text: '已接报，前往查看' } };

let stop: (() => void) | undefined;

/** The module as a page that has just been loaded has it. */
async function loadPage() {
  stop?.();
  vi.resetModules();
  const module = await import('./unsent-steps.ts');
  stop = module.watchUnsentSteps();
  return { ...module, steps: () => module.useUnsentSteps.getState().steps };
}

beforeEach(() => {
  window.sessionStorage.clear();
  signIn({ user_id: 'u1' });
});
afterEach(() => stop?.());

test('a step survives a reload, and nothing but ids and the step is stored', async () => {
  (await loadPage()).keepUnsent(STEP);
  expect((await loadPage()).steps()).toEqual([STEP]);
  const stored = window.sessionStorage.getItem('cdss:unsent-steps') ?? '';
  expect(JSON.parse(stored)).toEqual({ userId: 'u1', steps: [STEP] });
});

test('a step that has arrived is gone for good', async () => {
  const first = await loadPage();
  first.keepUnsent(STEP);
  first.dropUnsent(STEP);
  expect((await loadPage()).steps()).toEqual([]);
  expect(window.sessionStorage).toHaveLength(0);
});

test('it is of the user who recorded it', async () => {
  (await loadPage()).keepUnsent(STEP);
  signIn({ user_id: 'u2' });
  expect((await loadPage()).steps()).toEqual([]);
});

test('a sign-out clears it', async () => {
  const page = await loadPage();
  page.keepUnsent(STEP);
  noteLogout();
  clearSession();
  const after = await loadPage();
  expect(after.steps()).toEqual([]);
  expect(window.sessionStorage).toHaveLength(0);
});
