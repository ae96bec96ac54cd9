import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { setPageNavigator } from '../src/shared/lib/page-navigator.ts';
import { clearSession } from '../src/shared/session/session-store.ts';
import { declineAllConfirms } from '../src/shared/ui/confirm-store.ts';
import { notice } from '../src/shared/ui/notice.tsx';
import { TEST_CLOCK } from './clock.ts';

// Two cores shared by many test files: an answer may take longer than the library's second.
configure({ asyncUtilTimeout: 5000 });

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
