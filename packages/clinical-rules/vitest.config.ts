import { defineConfig } from 'vitest/config';

// Rules keep no state, so files share a process. testTimeout ends only a test that hangs, also on a busy machine.
export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    setupFiles: ['vitest.setup.ts'],
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
