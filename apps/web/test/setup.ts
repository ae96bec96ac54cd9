import '@testing-library/jest-dom/vitest';
import '@jianwei/mock-server/record-answers.test-support';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { setPageNavigator } from '../src/kit/lib/page-navigator.ts';
import { clearSession } from '../src/parts/session/session-store.ts';
import { declineAllConfirms } from '../src/kit/overlay/confirm-store.ts';
import { notice } from '../src/kit/ui/notice.tsx';
import { TEST_CLOCK } from './clock.ts';

// An answer ends the wait. This ends it only where none comes, also on a busy machine: after a minute, as quick-timers.ts makes it a fifth.
configure({ asyncUtilTimeout: 300_000 });

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
