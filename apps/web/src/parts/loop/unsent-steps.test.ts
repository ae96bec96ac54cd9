import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { signIn } from '../../../test/sign-in.ts';
import { clearSession, noteLogout, type SessionRecord } from '../session/session-store.ts';
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

const handled: UnsentStep = { warningId: 'W-1', record: { step: 'handled' } };
const elsewhere: UnsentStep = { ...STEP, warningId: 'W-2' };

test('each step is kept once, of its warning and with what it says, and goes by itself', async () => {
  const page = await loadPage();
  for (const step of [STEP, handled, elsewhere]) page.keepUnsent(step);
  page.keepUnsent({ ...STEP });
  expect(page.steps()).toEqual([handled, elsewhere, STEP]);
  page.dropUnsent({ ...handled });
  expect(page.steps()).toEqual([elsewhere, STEP]);
  expect((await loadPage()).steps()).toEqual([elsewhere, STEP]);
});

test('steps follow who signs in, and nothing is stored where nobody is signed in', async () => {
  const page = await loadPage();
  const session = await import('../session/session-store.ts');
  const signedIn = (userId: string) =>
    session.setSession({ ...session.getSession(), user_id: userId } as SessionRecord);
  page.keepUnsent(STEP);
  signedIn('u2');
  expect(page.steps()).toEqual([]);
  signedIn('u1');
  expect(page.steps()).toEqual([STEP]);
  session.clearSession();
  page.keepUnsent(handled);
  expect(page.steps()).toEqual([handled]);
  expect(window.sessionStorage).toHaveLength(0);
});

test.each([
  ['no JSON', 'x', []],
  ['no list', '{"userId":"u1","steps":7}', []],
  ['nobody’s', JSON.stringify({ steps: [STEP] }), []],
  [
    'partly steps',
    JSON.stringify({ userId: 'u1', steps: [null, {}, { warningId: 'W-1' }, { record: STEP.record }, STEP] }),
    [STEP],
  ],
])('what is stored and is %s is left out', async (_what, text, steps) => {
  window.sessionStorage.setItem('cdss:unsent-steps', text);
  vi.resetModules();
  const { useUnsentSteps } = await import('./unsent-steps.ts');
  expect(useUnsentSteps.getState().steps).toEqual(steps);
});

test('a browser that refuses storage keeps steps as long as the page', async () => {
  const refuse = () => {
    throw new Error('refused');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const page = await loadPage();
  page.keepUnsent(STEP);
  expect(page.steps()).toEqual([STEP]);
  vi.unstubAllGlobals();
});
