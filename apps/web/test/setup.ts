import '@testing-library/jest-dom/vitest';
import '@jianwei/mock-server/record-answers.test-support';
import { cleanup, configure } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, vi } from 'vitest';
import { setPageNavigator } from '../src/kit/lib/page-navigator.ts';
import { clearSession } from '../src/parts/session/session-store.ts';
import { declineAllConfirms } from '../src/kit/overlay/confirm-store.ts';
import { notice } from '../src/kit/ui/notice.tsx';
import { TEST_CLOCK } from './clock.ts';

// One seed for every run, so that a change is judged by what it changes; another number tries other cases.
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 20251118) });

// An answer ends the wait. This ends it only where none comes, also on a busy machine.
configure({ asyncUtilTimeout: 60_000 });

beforeEach(() => {
  // Dates start at the clock of the seeded hospital and run on; timers stay real.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(TEST_CLOCK), shouldAdvanceTime: true });
  setPageNavigator({ assign: vi.fn(), reload: vi.fn() });
  window.localStorage.clear();
  window.sessionStorage.clear();
});

afterEach(() => {
  cleanup();
  declineAllConfirms();
  notice.close();
  // The navigator stays replaced: a drawer that was open reloads the page a moment after it is gone.
  clearSession();
  vi.useRealTimers();
});
